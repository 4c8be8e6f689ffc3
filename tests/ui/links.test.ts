import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Game, useTable } from '../../src/store/index.ts'
import { known } from '../../src/store/keptGames.ts'
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

const followed = vi.hoisted(() => [] as string[])
vi.mock('../../src/ui/session/followLink.ts', () => ({
  follow: async (params: URLSearchParams) => {
    followed.push(params.toString())
    return []
  },
}))

/** A save that ends when told to. */
function holding() {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

describe('the address of a link', () => {
  // Test files share the table.
  beforeEach(() => {
    vi.stubGlobal('indexedDB', {})
    useTable.setState({ game: null, between: null, elsewhere: false, notices: [] })
  })

  test('stays until what it leads to is saved: a reload before that opens it again', async () => {
    const saved = holding()
    known.writing = saved.promise
    const location = at('#board=AAAA')
    openLink()
    await vi.waitFor(() => expect(followed).toEqual(['board=AAAA']))
    expect(location.hash).toBe('#board=AAAA')
    // Asked for once more while it stands there, it is followed once.
    openLink()
    saved.resolve()
    await vi.waitFor(() => expect(location.hash).toBe(''))
    expect(followed).toEqual(['board=AAAA'])
    known.writing = null
  })

  test('another that stands there by then is left alone', async () => {
    const saved = holding()
    known.writing = saved.promise
    const location = at('#board=BBBB')
    openLink()
    await vi.waitFor(() => expect(followed).toContain('board=BBBB'))
    location.hash = '#/cards'
    saved.resolve()
    await new Promise((later) => setTimeout(later))
    expect(location.hash).toBe('#/cards')
    known.writing = null
    // Back to the link leads to the game at the table, once; the link in a new place begins it again.
    const times = () => followed.filter((one) => one === 'board=BBBB').length
    useTable.setState({ game: {} as Game })
    for (const n of [1, 2]) {
      location.hash = '#board=BBBB'
      openLink()
      useTable.setState({ game: null })
      await vi.waitFor(() => expect([location.hash, times()]).toEqual(['', n]))
    }
  })
})
