import { expect, test } from 'vitest'

import { isAble } from './able'

test('a browser without the exceptions, or without workers, is told from one that can', () => {
  const { validate } = WebAssembly
  globalThis.Worker ??= class {} as unknown as typeof Worker
  expect(isAble()).toBe(true)
  WebAssembly.validate = () => false
  expect(isAble()).toBe(false)
  WebAssembly.validate = () => {
    throw new Error('not here')
  }
  expect(isAble()).toBe(false)
  WebAssembly.validate = validate
})
