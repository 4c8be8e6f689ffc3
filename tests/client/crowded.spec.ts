import { expect, type Page, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { openWith } from './support/ownCards.ts'
import { Table } from './support/table.ts'

const many = (name: string, count: number): string[] => Array.from({ length: count }, () => name)

const CREATURES = [
  'Mossback Elk',
  'Tanglefoot Boar',
  'Fellhorn Stag',
  'Thornback Elder',
  'Thicket Prowler',
  'Hollowtrunk Spider',
  'Veilmoss Strider',
  'Fernshade Stalker',
  'Dewleaf Adept',
  'Spore Lanternist',
  'Sapvein Tender',
  'Bramblegate Warden',
  'Orchard Colossus',
  'Bracken Ambusher',
  'Mudbank Troll',
  'Canyonmaw Wurm',
  'Slagtooth Raider',
  'Kettle Rascal',
  'Clinker Brute',
  'Ridgeback Goat',
]

const board = (side: Board['players'][number]['battlefield']): Board => ({
  edition: '2011',
  players: ['Ada', 'Bea'].map((name) => ({
    name,
    battlefield: side,
    hand: CREATURES.slice(0, 9),
    library: many('Forest', 20),
  })) as unknown as Board['players'],
})

/** The cards that are not whole inside the window. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.locator('button[data-card]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, top, right, bottom, width } = card.getBoundingClientRect()
      const isInside = left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1
      return width === 0 || isInside ? [] : [card.textContent ?? '']
    }),
  )

const standsFor = (page: Page, zone: string): Promise<number> =>
  page
    .locator(`[data-zone="${zone}"] button[data-card]`)
    .evaluateAll((cards) =>
      cards.reduce((sum, card) => sum + (card.getAttribute('data-members')?.split(' ').length ?? 1), 0),
    )

for (const [width, height, creatures] of [
  [1920, 1080, [...CREATURES, ...many('Rooftop Runner', 20)]],
  [1440, 900, [...CREATURES, ...many('Rooftop Runner', 6)]],
  [1280, 720, [...CREATURES, ...many('Rooftop Runner', 5)]],
] as const)
  test(`${creatures.length + 20} permanents a side are all in sight at ${width}x${height}, in combat too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const table = await Table.board(page, board([...many('Forest', 12), ...many('Mountain', 8), ...creatures]))
    expect(await standsFor(page, 'you-creatures')).toBe(creatures.length)
    expect(await standsFor(page, 'ring-lands')).toBe(20)
    expect(await outside(page)).toEqual([])
    const declaring = page.getByRole('heading', { name: 'Declare attackers' })
    for (let n = 0; n < 4 && !(await declaring.isVisible()); n++) await table.click(table.primary)
    const all = table.primary.filter({ hasText: /^Attack \(\d+\)/ })
    await table.until(all, () => table.press(table.button('Attack all')))
    expect(await outside(page)).toEqual([])
    expect(table.complaints).toEqual([])
  })

test('sixteen creatures a side stand on one page at 1024x768, their names whole', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const table = await Table.board(page, board([...many('Forest', 6), ...CREATURES.slice(0, 16)]))
  for (const zone of ['you-creatures', 'ring-creatures']) {
    await expect(page.locator(`[data-zone="${zone}"] button[data-card]`)).toHaveCount(16)
    const letters = await page.locator(`[data-zone="${zone}"] [data-part="label"]`).evaluateAll((names) =>
      names.map((one) => ({
        size: parseFloat(getComputedStyle(one).fontSize),
        cut: one.scrollWidth - one.clientWidth,
      })),
    )
    expect(letters).toHaveLength(16)
    for (const { size, cut } of letters) {
      expect(size).toBeGreaterThanOrEqual(12)
      expect(cut).toBeLessThanOrEqual(0)
    }
  }
  expect(await outside(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('alike creatures leave their place one by one as they attack, and come back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const table = await Table.board(page, board(many('Mossback Elk', 7)))
  const declaring = page.getByRole('heading', { name: 'Declare attackers' })
  for (let n = 0; n < 4 && !(await declaring.isVisible()); n++) await table.click(table.primary)
  const cards = page.locator('[data-zone="you-creatures"] button[data-card]')
  await expect(cards).toHaveCount(1)
  const stay = () => page.locator('[data-zone="you-creatures"] button[data-card]:not([data-state~="attacking"])')
  for (const left of ['5', '4', '3']) {
    await table.press(stay())
    await expect(stay()).toHaveAttribute('data-members', new RegExp(`^(\\d+ ){${Number(left)}}\\d+$`))
  }
  await table.press(page.locator('[data-zone="you-creatures"] button[data-state~="attacking"]').first())
  await expect(table.primary).toHaveText(/^Attack \(2\)/)
  // A crowd is divided by a number, too.
  const more = page.getByRole('button', { name: 'One more Mossback Elk attacks' })
  for (const n of [3, 4, 5]) {
    await more.click()
    await expect(table.primary).toHaveText(new RegExp(`^Attack \\(${n}\\)`))
  }
  await page.getByRole('button', { name: 'One fewer Mossback Elk attacks' }).press('Home')
  await expect(table.primary).toHaveText(/^No attack/)
  await expect(page.locator('[data-zone="you-creatures"] button[data-card]')).toHaveCount(1)
})

test('lands that are alike stay in one place: a plate for those ready, one for those tapped', async ({ page }) => {
  const table = await Table.board(page, board(many('Forest', 6)))
  const lands = page.locator('[data-zone="you-lands"] button[data-card]')
  await expect(lands).toHaveCount(1)
  await table.press(lands)
  await expect(lands).toHaveAccessibleName(/one of 6 alike, 1 tapped/)
  await table.press(lands)
  await expect(lands).toHaveAccessibleName(/one of 6 alike, 2 tapped/)
  await expect(lands).toHaveCount(1)
})

for (const [width, height] of [
  [640, 360],
  [844, 390],
] as const)
  test(`in a low window of ${width}x${height} both sides, the hand and the prompt are in sight at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const side = [...many('Forest', 12), ...many('Mountain', 8), ...CREATURES]
    const table = await Table.board(page, board(side))
    expect(await outside(page)).toEqual([])
    for (const zone of ['you-creatures', 'ring-creatures', 'you-lands', 'ring-lands', 'hand'])
      await expect(page.locator(`[data-zone="${zone}"] button[data-card]`).first()).toBeInViewport()
    await expect(table.primary).toBeInViewport({ ratio: 1 })
    // What has no room is a page further, and its button says how much that is.
    const next = page.locator('[data-zone="you-creatures"]').getByRole('button', { name: /more/ })
    const first = page.locator('[data-zone="you-creatures"] button[data-card]').first()
    const spoken = first.locator('[data-part="spoken"]')
    const name = await spoken.getAttribute('aria-label')
    await next.click()
    await expect(spoken).not.toHaveAttribute('aria-label', name ?? '')
    expect(await outside(page)).toEqual([])
    expect(table.complaints).toEqual([])
  })

test('a card is a handful of elements, its picture a bitmap of just the size that is shown', async ({ page }) => {
  const table = await Table.board(page, board([...many('Forest', 3), ...CREATURES.slice(0, 6)]))
  // A picture follows the frame that shows its place.
  await expect(async () => {
    const cards = await page.locator('button[data-card]').evaluateAll((all) =>
      all.map((card) => {
        const image = card.querySelector('img')
        const at = image?.getBoundingClientRect()
        const brush = document.createElement('canvas').getContext('2d')
        if (image) brush?.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
        return {
          // The symbols within a line of rules are that line's.
          elements: card.querySelectorAll(':not([data-part="short"] *, [data-part="ability"] *)').length + 1,
          sharp: image && at ? Math.abs(image.naturalWidth - at.width * devicePixelRatio) < 1.5 : false,
          // Something is painted: in the middle, where every window is.
          painted: brush?.getImageData(0, 0, 1, 1).data[3] === 255,
        }
      }),
    )
    expect(cards.length).toBeGreaterThan(20)
    expect(Math.max(...cards.map(({ elements }) => elements))).toBeLessThanOrEqual(8)
    expect(cards.filter(({ sharp, painted }) => !sharp || !painted)).toEqual([])
  }).toPass()
  // A canvas would be a layer of the page's, and what lies over it another one.
  expect(await page.locator('canvas').count()).toBe(0)
  // Zoomed, or on another screen, it is painted anew.
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(async () => {
    const sharp = await page
      .locator('[data-zone="you-creatures"] img')
      .evaluateAll((all) =>
        all.every((one) => Math.abs((one as HTMLImageElement).naturalWidth - one.getBoundingClientRect().width) < 1.5),
      )
    expect(sharp).toBe(true)
  }).toPass()
  expect(table.complaints).toEqual([])
})

test('every name of an open hand of twelve is whole; what has no room is a page further', async ({ page }) => {
  const hand = [
    'Vermilion Sovereign',
    'Emberwick Apprentice',
    'Chief of the Bellows',
    'Ashwing Fledgling',
    'Verdict at Dawn',
    'Refusal of the Deep',
    'Pyreblade Duelist',
    'Hollowtrunk Spider',
    'Mountain',
    'Glance Beneath',
    'Ember Dart',
    'Saltglass Oracle',
  ]
  const players = ['Ada', 'Bea'].map((name) => ({ name, hand, library: ['Mountain'] }))
  const table = await Table.board(page, { edition: '2011', players })
  const theirs = page.getByRole('region', { name: /Bea.s hand/ })
  const cut = () =>
    theirs.locator('[data-part="label"]').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const words = document.createRange()
        words.selectNodeContents(label)
        const [text, face] = [words, label.closest('button')].map((one) => one?.getBoundingClientRect())
        const isWhole = text && face && text.bottom <= face.bottom && text.right <= face.right && text.left >= face.left
        return isWhole ? [] : [label.textContent]
      }),
    )
  const more = theirs.getByRole('button', { name: /more/ })
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(more).toBeVisible()
    expect(await more.evaluate((button) => button.scrollHeight <= button.clientHeight)).toBe(true)
    const names = new Set<string | null>()
    for (const _ of [1, 2]) {
      expect(await cut()).toEqual([])
      for (const label of await theirs.locator('[data-part="label"]').allTextContents()) names.add(label)
      await more.click()
    }
    expect(names.size).toBe(hand.length)
  }
  expect(table.complaints).toEqual([])
})

test('the button to more lands says on which page one is, where it has room for that', async ({ page }) => {
  const lands = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
    name: `${letter} Vale`,
    mana_cost: '',
    type_line: 'Land',
    oracle_text: '{T}: Add {R}.',
  }))
  const battlefield = lands.map(({ name }) => name)
  const players = ['Ada', 'Bea'].map((name) => ({ name, battlefield, library: ['Mountain'] }))
  const table = await openWith(page, lands, { edition: '2011', players })
  const more = page.locator('[data-zone="you-lands"]').getByRole('button', { name: /more/ })
  for (const [width, height, dots] of [
    [1024, 768, 0],
    [1440, 900, 4],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(more.locator('i:visible')).toHaveCount(dots)
    expect(await more.evaluate((button) => button.scrollHeight <= button.clientHeight)).toBe(true)
  }
  expect(table.complaints).toEqual([])
})
