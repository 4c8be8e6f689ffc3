/** How long a click takes until it is painted, on the built site in a real browser, on a board of 60 permanents. */
import { chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { freePort, root } from '../../scripts/setup.mjs'
import type { Board } from '../../src/engine/index.ts'
import { linkTo, Table } from '../client/support/table.ts'
import { type Spread, spreadOf } from './measure.ts'

const CREATURES = [
  'Slagtooth Raider',
  'Kettle Rascal',
  'Clinker Brute',
  'Ashwing Fledgling',
  'Pyreblade Duelist',
  'Ridgeback Goat',
  'Rooftop Runner',
  'Chief of the Bellows',
  'Emberwick Apprentice',
  'Mossback Elk',
  'Tanglefoot Boar',
  'Fellhorn Stag',
  'Hollowtrunk Spider',
  'Dewleaf Adept',
  'Thicket Prowler',
]

const many = (name: string, count: number): readonly string[] => Array.from({ length: count }, () => name)

/** 30 permanents a side: 15 lands, 15 creatures. */
function board(): Board {
  const lands = [...many('Mountain', 9), ...many('Forest', 6)]
  const side = {
    battlefield: [...lands, ...CREATURES],
    hand: ['Slagtooth Raider', 'Mossback Elk', 'Ember Dart', 'Fellhorn Stag', 'Mountain'],
    library: [...many('Forest', 20)],
  }
  return {
    edition: '2011',
    players: [
      { name: 'Ada', ...side },
      { name: 'Bea', ...side },
    ],
  }
}

/** Between clicks the page comes to rest: also the moment in which a new prompt takes no answer. */
const REST = 300

const press = async (table: Table, place: ReturnType<Table['card']>): Promise<void> => {
  await table.press(place)
  await table.page.waitForTimeout(REST)
}

/** The cards of a zone, and how many permanents each stands for. */
const cardsIn = (page: Page, zone: string): Promise<readonly number[]> =>
  page
    .locator(`[data-zone="${zone}"] button[data-card]`)
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-members')?.split(' ').length ?? 1))

/** Presses each permanent of a zone: the members of a group one after another, where the group stands. */
async function pressAll(table: Table, zone: string): Promise<void> {
  for (const [place, count] of (await cardsIn(table.page, zone)).entries())
    for (let n = 0; n < count; n++)
      await press(table, table.page.locator(`[data-zone="${zone}"] button[data-card]`).nth(place))
}

/** Lands are tapped and untapped, spells begun and taken back, attackers declared and taken back: some 80 clicks. */
async function clickAround(table: Table): Promise<void> {
  const { page } = table
  for (let n = 0; n < 2; n++) await pressAll(table, 'you-lands')
  for (const name of ['Slagtooth Raider', 'Mossback Elk', 'Fellhorn Stag']) {
    await press(table, table.card('hand', name))
    await press(table, table.button('Cancel'))
  }
  // Whoever is asked on the way passes.
  const declaring = page.getByRole('heading', { name: 'Declare attackers' })
  for (let n = 0; n < 6 && !(await declaring.isVisible()); n++) await press(table, table.primary)
  for (let n = 0; n < 2; n++) await pressAll(table, 'you-creatures')
  await press(table, table.primary)
}

export interface ClickToPaint extends Spread {
  readonly clicks: number
}

/**
 * Milliseconds from pressing to the end of the frame that shows what the click did; clicks that changed nothing are an
 * error, for they would only make it look fast. Needs the built site and the path of a Chromium.
 */
export async function clickToPaint(executablePath: string): Promise<ClickToPaint> {
  const port = await freePort(4700)
  const server = await preview({ root, logLevel: 'error', preview: { port, host: 'localhost', strictPort: true } })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      baseURL: `http://localhost:${port}`,
      // Keeping the site for offline use takes time that is not the table's.
      serviceWorkers: 'block',
    })
    await page.addInitScript({ path: `${root}/tests/bench/inPage.js` })
    const table = await Table.open(page, linkTo(board()), { openHands: true, pace: 1 })
    await page.locator('[data-prompt="you"]').waitFor()
    await page.waitForTimeout(1000)
    await clickAround(table)
    const paints = await page.evaluate<readonly { readonly ms: number; readonly changed: boolean }[]>('paints')
    const dead = paints.filter(({ changed }) => !changed).length
    if (dead > 0) throw new Error(`${dead} of ${paints.length} clicks changed nothing`)
    return { ...spreadOf(paints.map(({ ms }) => ms)), clicks: paints.length }
  } finally {
    await browser.close()
    await server.close()
  }
}
