/** What the table looks like where a test can tell: nothing cut, nothing covered, nothing moved. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

const many = (name: string, count: number): string[] => Array.from({ length: count }, () => name)
const library = many('Forest', 12)
const board = (mine: object, other: object = {}): Board => ({
  edition: '2011',
  players: [
    { name: 'Ada', library, ...mine },
    { name: 'Bea', library, ...other },
  ],
})

const topOf = async (thing: Locator): Promise<number> => Math.round((await thing.boundingBox())?.y ?? -1)

test('nothing moves when a fight begins: the strip, lands and who stays are where they were', async ({ page }) => {
  const side = [...many('Forest', 3), 'Clinker Brute', 'Mossback Elk', 'Fellhorn Stag']
  const table = await Table.board(page, board({ battlefield: side, hand: ['Ember Dart'] }, { battlefield: side }))
  const things = [
    page.locator('[data-spot="strip"]'),
    table.card('you-lands', 'Forest'),
    table.card('you-creatures', 'Mossback Elk'),
    table.card('ring-creatures', 'Mossback Elk'),
    table.card('hand', 'Ember Dart'),
  ]
  const before = await Promise.all(things.slice(0, 4).map(topOf))
  await table.click(table.primary)
  await expect(page.getByRole('heading', { name: 'Declare attackers' })).toBeVisible()
  await table.press(table.card('you-creatures', 'Clinker Brute'))
  await expect(table.primary).toHaveText(/^Attack \(1\)/)
  await expect.poll(() => Promise.all(things.slice(0, 4).map(topOf))).toEqual(before)
  // The sword stands between the card and the strip, under neither.
  const strip = await things[0]?.boundingBox()
  const sword = await page.locator('[data-part="attacking"]').boundingBox()
  expect(sword?.y ?? 0).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0) - 1)
  expect(table.complaints).toEqual([])
})

test('who decides has the lit panel, with the word', async ({ page }) => {
  const table = await Table.board(page, RED)
  const lit = page.locator('section[data-deciding]')
  await expect(lit).toHaveAccessibleName('Ada')
  await expect(lit).toContainText('Priority')
  await table.click(table.primary)
  await expect(lit).toContainText('Decision')
})

/** Labels whose words don't fit into them. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-layout] [data-part="label"], [data-attached] button').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const texts = label.matches('button') ? [...label.querySelectorAll('[class*="Label"]')] : [label]
      return texts.flatMap((one) =>
        one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 ? [one.textContent ?? ''] : [],
      )
    }),
  )

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)
  test(`no name is cut at ${width}x${height}, neither of cards nor of what is attached`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const elder = [
      { name: 'Thornback Elder', label: 'elder' },
      { name: "Gearwright's Hammer", attachedTo: 'elder' },
      { name: 'Lantern Pike', attachedTo: 'elder' },
      { name: 'Bramblegate Warden', counters: { '+1/+1': 2 } },
    ]
    const lands = [...many('Forest', 6), ...many('Emberfern Pass', 3), ...many('Drowned Observatory', 2)]
    const others = ['Vigil of the Hollow Moon', 'Cracked Hourglass', 'Orrery Engine']
    const creatures = [...many('Glimmerdusk Moth', 2), ...many('Harrowhorn Rampager', 2), ...many('Clinker Brute', 5)]
    const side = [...lands, ...others, ...creatures]
    const table = await Table.board(page, board({ battlefield: [...elder, ...side] }, { battlefield: side }))
    expect(await cut(page)).toEqual([])
    expect(table.complaints).toEqual([])
  })

const HAND = ['Ember Dart', 'Forest', 'Wildgrowth Chant', 'Slag Monsoon', 'Kilnforged Mantle', 'Thornback Elder']

/** The cards whose name or power something else lies on. */
const wordsCovered = (cards: Locator): Promise<readonly (string | null)[]> =>
  cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const words = [...card.querySelectorAll('[data-part="label"], [class*="stats"]')]
      const free = words.every((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
          [left + 1, right - 1].every((x) => card.contains(document.elementFromPoint(x, (top + bottom) / 2))),
        )
      })
      return free ? [] : [words[0]?.textContent ?? '']
    }),
  )

for (const n of [8, 10, 12])
  test(`in a hand of ${n} every card has its name, type and text, and nothing of it is covered`, async ({ page }) => {
    const hand = [...HAND, ...HAND].slice(0, n)
    const table = await Table.board(page, board({ hand, battlefield: many('Forest', 3) }))
    const cards = table.zone('hand').locator('button[data-card]')
    expect(await wordsCovered(cards)).toEqual([])
    await expect(cards.locator('[data-part="type"]')).toHaveCount(n)
    await expect(cards.locator('[data-part="short"]')).toHaveCount(n)
    const windows = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('[data-part="picture"]')?.getBoundingClientRect().height ?? 0
        return picture / card.getBoundingClientRect().height
      }),
    )
    expect(Math.max(...windows)).toBeLessThanOrEqual(0.36)
    if (n < 10) return
    const labels = cards.locator('[data-part="label"]')
    await table.button('As drawn').click()
    await expect(labels.first()).toHaveText('Wildgrowth Chant')
    await expect(labels.last()).toHaveText('Forest')
    expect(table.complaints).toEqual([])
  })

test('a card of a hand too large for a small window is whole when it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const table = await Table.board(page, board({ hand: [...HAND, ...HAND.slice(0, 5)], battlefield: many('Forest', 3) }))
  const cards = table.zone('hand').locator('button[data-card]')
  await expect(cards).toHaveCount(11)
  for (const card of await cards.all()) {
    await card.focus()
    expect(await wordsCovered(card)).toEqual([])
  }
  expect(table.complaints).toEqual([])
})

/** The longest texts of the set, some with a tab beside them, and one short. */
const WORDY = [
  ['Twinroot Ox', 'Grave Bargain', 'Split Wildfire', 'Glasswater Double', 'Ruskar, Kiln Tyrant', 'Ember Dart'],
  ['Orrery of First Mornings', 'Keepsake Hourglass', 'Plaster Likeness', 'Forked Augury', 'Rime Shackles', 'Forest'],
]

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
] as const)
  for (const hand of WORDY)
    test(`the text of ${hand[0]} and others in hand ends with a whole line at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const table = await Table.board(page, board({ hand, battlefield: ['Forest'] }))
      const texts = await table
        .zone('hand')
        .locator('[data-part="short"]')
        .evaluateAll((all) =>
          all.map((short) => {
            const [text, mark] = [short.querySelector('span'), short.querySelector(':scope > svg')]
            const [at, tab] = [text, short.parentElement?.querySelector('[data-part="stats"]')].map((one) =>
              one?.getBoundingClientRect(),
            )
            const face = short.parentElement?.getBoundingClientRect()
            const line = Number.parseFloat(getComputedStyle(short).lineHeight)
            return {
              name: short.parentElement?.querySelector('[data-part="label"]')?.textContent,
              hidden: (text?.scrollHeight ?? 0) > (text?.clientHeight ?? 0) + 6,
              said: mark !== null && mark.getBoundingClientRect().width > 0,
              whole: Math.abs((at?.height ?? 0) / line - Math.round((at?.height ?? 0) / line)) < 0.1,
              small: Number.parseFloat(getComputedStyle(short).fontSize) < 12,
              covered: at !== undefined && tab !== undefined && at.bottom > tab.top + 1,
              outside: (at?.bottom ?? 0) > (face?.bottom ?? 0) - 2,
            }
          }),
        )
      expect(texts).toHaveLength(hand.length)
      // The widths of words are counted, not measured: where it is close the mark may stand although all of it is
      // there.
      expect(texts.filter(({ hidden, said }) => hidden && !said)).toEqual([])
      expect(texts.filter(({ whole, small, covered, outside }) => !whole || small || covered || outside)).toEqual([])
      expect(texts.filter(({ said, hidden }) => said && !hidden).length).toBeLessThan(2)
    })
