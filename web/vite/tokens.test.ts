import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const css = readFileSync(new URL('../src/app/tokens.css', import.meta.url), 'utf8')

/** The relative luminance of a colour written `#rrggbb` (WCAG 2). */
function luminance(colour: string): number {
  const part = (at: number): number => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const colours = new Map<string, [light: string, dark: string]>()
for (const [, name, value] of css.matchAll(/--([\w-]+): ([^;]+);/g)) {
  const [light, dark] = value!.match(/#[0-9a-f]{6}/g) ?? []
  if (light && /^(?:light-dark\()?#/.test(value!)) colours.set(name!, [light, dark ?? light])
}

/** What is written, and on what. */
const WRITTEN: Record<string, string[]> = {
  ink: ['ground', 'paper', 'paper-edge', 'accent-soft', 'gold-soft', 'warn-soft'],
  'ink-soft': ['ground', 'paper'],
  accent: ['ground', 'paper'],
  'on-accent': ['accent'],
  warn: ['ground', 'paper', 'warn-soft'],
  gold: ['ground', 'paper', 'gold-soft'],
  pen: ['paper'],
  'on-turn': ['turn', 'turn-deep'],
  'on-felt': ['felt-light', 'felt', 'felt-deep'],
  'on-wood': ['wood', 'wood-deep', 'wood-dark'],
  pip: ['bone', 'bone-edge'],
  'on-cloth': ['cloth-0', 'cloth-1', 'cloth-2', 'cloth-3', 'cloth-4', 'cloth-5'],
}

for (const [at, theme] of ['light', 'dark'].entries()) {
  for (const [text, grounds] of Object.entries(WRITTEN)) {
    test(`${text} can be read where it stands, ${theme}`, () => {
      for (const ground of grounds) {
        const found = contrast(colours.get(text)![at]!, colours.get(ground)![at]!)
        expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
}

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
