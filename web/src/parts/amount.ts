// Numbers of an analysis as they are written.

/** The unit of chances of winning. */
export const WIN = 'win'

/** A number of the unit in a language: a probability in per cent, else points. */
export function amount(value: number, unit: string, language: string, signed = false): string {
  const win = unit === WIN
  const shown = Math.abs(value) < (win ? 0.00005 : 0.005) ? 0 : value
  return new Intl.NumberFormat(language, {
    style: win ? 'percent' : 'decimal',
    maximumFractionDigits: win ? 1 : 2,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
    .format(shown)
    .replace('-', '−')
}
