// How far counts of faces are from what fair dice give.

/** What of the faces is expected each. */
export const mean = (faces: readonly number[]): number => faces.reduce((sum, one) => sum + one, 0) / 6

/** How probable it is that fair dice stray at least so far (Pearson's χ² with five degrees of
 * freedom); null with too few throws to say. */
export function probability(faces: readonly number[]): number | null {
  const expected = mean(faces)
  if (faces.length !== 6 || expected < 5) return null
  const x = faces.reduce((sum, one) => sum + (one - expected) ** 2, 0) / expected
  return erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)
}

/** The complementary error function for x ≥ 0, to 1.5e-7 (Abramowitz & Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const sum = 0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))
  return t * sum * Math.exp(-x * x)
}
