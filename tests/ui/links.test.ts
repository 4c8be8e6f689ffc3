import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectLink, openLink, refuseLongLink } from '../../src/ui/session/gameLink.ts'
import { fromLink, LONGEST_LINK, toLink } from '../../src/ui/session/linkText.ts'
import { useUi } from '../../src/ui/session/uiStore.ts'

/** The page's address, as far as links are about it. */
function at(hash: string) {
  const location = { hash, pathname: '/', search: '' }
  const replaceState = vi.fn((_: unknown, __: string, address: string) => {
    location.hash = address.replace(/^[^#]*/, '')
  })
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { replaceState })
  return location
}

beforeEach(() => useUi.getState().open({ linkTrouble: [], opening: false }))
afterEach(() => vi.unstubAllGlobals())

describe('links', () => {
  test('text goes through a link and back, whatever is in it', () => {
    for (const text of ['', 'Ætherling 鳥 – “x”', '\u0000\u{1F600}', 'a'.repeat(300_000)])
      expect(fromLink(toLink(text))).toBe(text)
    expect(fromLink('%')).toBeNull()
    expect(fromLink(toLink('ä').slice(0, -1))).toBeNull()
  })

  test.each(['#board=', '#deck=', '#/decks/list:', '#/write/', '#/puzzles/own:'])(
    '%s of any length: what is too long is told and not followed, nor read',
    (begin) => {
      const decode = vi.spyOn(globalThis, 'atob')
      const location = at(`${begin}${'A'.repeat(LONGEST_LINK)}`)
      refuseLongLink()
      expect(location.hash).toBe('')
      expect(useUi.getState().linkTrouble).toEqual([expect.stringContaining(String(LONGEST_LINK))])
      expectLink()
      openLink()
      expect(useUi.getState().opening).toBe(false)
      expect(decode).not.toHaveBeenCalled()
      expect(fromLink('A'.repeat(LONGEST_LINK + 4))).toBeNull()
      expect(decode).not.toHaveBeenCalled()
    },
  )

  test('one of the greatest length is left as it is', () => {
    const hash = '#board='.padEnd(LONGEST_LINK, 'A')
    const location = at(hash)
    refuseLongLink()
    expect(location.hash).toBe(hash)
    expect(useUi.getState().linkTrouble).toEqual([])
  })
})
