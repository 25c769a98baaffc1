import { beforeAll, describe, expect, it, vi } from 'vitest'

let match: (pattern: string, path: string) => Record<string, string> | null

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  ;({ match } = await import('./router.svelte'))
})

describe('an address', () => {
  it('fits its pattern', () => {
    expect(match('/', '/')).toEqual({})
    expect(match('/t/:id', '/t/abc')).toEqual({ id: 'abc' })
    expect(match('/t/:id', '/t/abc/')).toEqual({ id: 'abc' })
    expect(match('/rules/:rule', '/rules/MX-14')).toEqual({ rule: 'MX-14' })
    expect(match('/t/:id', '/t/a%20b')).toEqual({ id: 'a b' })
  })

  it('fits no other', () => {
    expect(match('/', '/lobby')).toBeNull()
    expect(match('/lobby', '/')).toBeNull()
    expect(match('/t/:id', '/t')).toBeNull()
    expect(match('/t/:id', '/t/')).toBeNull()
    expect(match('/t/:id', '/t/abc/replay')).toBeNull()
  })
})
