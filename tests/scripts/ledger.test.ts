import { describe, expect, test } from 'vitest'
import { placed, plainGist, yearsOf } from '../../scripts/lib/ledger.ts'

describe('the import of a ledger', () => {
  test.each([
    ['One rule. The flag for it is the same.', 'One rule.'],
    ['A casual set; not wanted here. It stays.', 'A casual set. It stays.'],
    ['A token; its exact ability was not available to me.', 'A token.'],
    ["Timing only. (Answers the ledger's doubt.)", 'Timing only.'],
    ['As the keywords (see ledger-one-two.json), with more.', 'As the keywords, with more.'],
    ['A flag is waved and seen here.', 'A flag is waved and seen here.'],
  ])('leaves remarks for maintainers out: %s', (gist, plain) => expect(plainGist(gist)).toBe(plain))

  test.each([
    ['2013 (a set of 2014)', '2013'],
    ['2011-2020', '2011-2020'],
    ['2007; battles 2023', '2023'],
    ['unchanged', ''],
  ])('takes the years alone: %s', (since, years) => expect(yearsOf(since)).toBe(years))

  test('puts each rule in the section of its number, in the order of the numbers', () => {
    const entry = (id: string, section: string) => ({ id, section, gist: '', kind: 'engine' })
    const given = [
      entry('today:keyword/new', '702 Keywords: seldom'),
      entry('today:702.22', '702 Keywords: seldom'),
      entry('today:702.9a', '702 Keywords: evergreen'),
      entry('today:702.9', '702 Keyword abilities'),
      entry('today:613.7/several', 'Multiplayer'),
      entry('today:613.7', '613 Layers'),
      entry('today:text/they', 'Wording'),
    ]
    expect(placed(given).map(({ id, section }) => [id, section])).toEqual([
      ['today:613.7/several', '613 Layers'],
      ['today:613.7', '613 Layers'],
      ['today:text/they', '700 General'],
      ['today:702.9', '702 Keyword abilities'],
      ['today:702.9a', '702 Keyword abilities'],
      ['today:702.22', '702 Keyword abilities'],
      ['today:keyword/new', '702 Keyword abilities'],
    ])
  })
})
