import { describe, expect, test } from 'vitest'
import { pageAsked, pageHref } from '../../src/ui/pages/address.ts'

describe('the addresses of pages', () => {
  test('each page has one, with what it is to open behind it', () => {
    expect(pageHref('write')).toBe('#/write')
    expect(pageAsked('#/decks')).toEqual({ page: 'decks', link: '' })
    expect(pageAsked(pageHref('cards'))).toEqual({ page: 'cards', link: '' })
    expect(pageAsked(pageHref('write', 'a-b_c/d'))).toEqual({ page: 'write', link: 'a-b_c/d' })
  })

  test('anything else is the table', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/cardsx', '#board=abc', pageHref('table')])
      expect(pageAsked(hash), hash).toEqual({ page: 'table', link: '' })
  })

  test('the rulebook lies over whatever is there', () => {
    for (const hash of ['#rules', '#rule=2004:409.1c']) expect(pageAsked(hash), hash).toBeNull()
  })
})
