/** How long a click takes until it is painted, and how much work it is, on the built site in a real browser. */
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

/** A table: how many of each creature a side has, with lands in proportion, and how many play. */
export interface Crowd {
  /** With 1 a side has 30 permanents, 15 of them lands. */
  readonly times: number
  readonly seats: number
}

const NAMES = ['Ada', 'Bea', 'Cal', 'Dee', 'Eve', 'Finn']

function board({ times, seats }: Crowd): Board {
  const lands = [...many('Mountain', 9 * times), ...many('Forest', 6 * times)]
  const side = {
    battlefield: [...lands, ...CREATURES.flatMap((name) => many(name, times))],
    hand: ['Slagtooth Raider', 'Mossback Elk', 'Ember Dart', 'Fellhorn Stag', 'Mountain'],
    library: [...many('Forest', 20)],
  }
  return {
    edition: '2011',
    players: NAMES.slice(0, seats).map((name) => ({ name, ...side })),
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

/** Passes until attackers are declared; whoever is asked on the way passes. */
async function toAttackers(table: Table): Promise<void> {
  const declaring = table.page.getByRole('heading', { name: 'Declare attackers' })
  for (let n = 0; n < 12 && !(await declaring.isVisible()); n++) await press(table, table.primary)
}

/** Lands are tapped and untapped, spells begun and taken back, attackers declared and taken back: some 80 clicks. */
async function clickAround(table: Table): Promise<void> {
  for (let n = 0; n < 2; n++) await pressAll(table, 'you-lands')
  for (const name of ['Slagtooth Raider', 'Mossback Elk', 'Fellhorn Stag']) {
    await press(table, table.card('hand', name))
    await press(table, table.button('Cancel'))
  }
  await toAttackers(table)
  for (let n = 0; n < 2; n++) await pressAll(table, 'you-creatures')
  await press(table, table.primary)
}

/** A table on the built site, in a browser of its own. */
async function onTable<T>(executablePath: string, crowd: Crowd, run: (table: Table) => Promise<T>): Promise<T> {
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
    const table = await Table.open(page, linkTo(board(crowd)), { openHands: true, pace: 1 })
    await page.locator('[data-prompt="you"]').waitFor()
    await page.waitForTimeout(1000)
    return await run(table)
  } finally {
    await browser.close()
    await server.close()
  }
}

export interface ClickToPaint extends Spread {
  readonly clicks: number
}

/**
 * Milliseconds from pressing to the end of the frame that shows what the click did; clicks that changed nothing are an
 * error, for they would only make it look fast. Needs the built site and the path of a Chromium.
 */
export const clickToPaint = (executablePath: string, crowd: Crowd): Promise<ClickToPaint> =>
  onTable(executablePath, crowd, async (table) => {
    await clickAround(table)
    const paints = await table.page.evaluate<readonly { readonly ms: number; readonly changed: boolean }[]>('paints')
    const dead = paints.filter(({ changed }) => !changed).length
    if (dead > 0) throw new Error(`${dead} of ${paints.length} clicks changed nothing`)
    return { ...spreadOf(paints.map(({ ms }) => ms)), clicks: paints.length }
  })

/** What a reply costs the browser; the same on every machine. */
export interface ClickWork {
  /** Layouts that a script waited for. */
  readonly forced: number
  readonly restyled: number
  readonly inserted: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly tid: number
  readonly ts: number
  readonly dur: number
  readonly args: { readonly elementCount?: number }
}

const SCRIPTS = ['FunctionCall', 'EvaluateScript', 'EventDispatch', 'TimerFire', 'FireAnimationFrame']

function workIn(trace: string, inserted: number): ClickWork {
  const parsed: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace)
  const events = parsed.traceEvents.filter(({ ph }) => ph === 'X')
  const scripts = events.filter(({ name }) => SCRIPTS.includes(name))
  const within = (one: TraceEvent): boolean =>
    scripts.some(({ tid, ts, dur }) => tid === one.tid && ts <= one.ts && one.ts + one.dur <= ts + dur)
  const styled = events.filter(({ name }) => name === 'UpdateLayoutTree')
  return {
    forced: events.filter((one) => one.name === 'Layout' && within(one)).length,
    restyled: styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    inserted,
  }
}

/**
 * The most that any one reply costs, with all that follows it until the table is at rest: a whole turn with an attack.
 */
export const clickWork = (executablePath: string): Promise<ClickWork> =>
  onTable(executablePath, { times: 1, seats: 2 }, async (table) => {
    const { page } = table
    const works: ClickWork[] = []
    const measured = async (place: ReturnType<Table['card']>): Promise<void> => {
      const box = await place.boundingBox()
      if (box === null) throw new Error('nothing to press')
      await page.mouse.move(box.x + box.width / 2, box.y + Math.min(30, box.height / 2))
      await page.waitForTimeout(REST)
      await page.evaluate('resetInserted()')
      await page
        .context()
        .browser()
        ?.startTracing(page, { categories: ['devtools.timeline'] })
      await page.mouse.down()
      await page.mouse.up()
      await page.waitForTimeout(2 * REST)
      const trace = await page.context().browser()?.stopTracing()
      works.push(workIn(`${trace}`, await page.evaluate<number>('inserted()')))
    }
    await measured(page.locator('[data-zone="you-lands"] button[data-card]').first())
    await measured(table.card('hand', 'Mountain'))
    await measured(table.card('hand', 'Slagtooth Raider'))
    await measured(table.button('Cancel'))
    await toAttackers(table)
    await press(table, page.locator('[data-zone="you-creatures"] button[data-card]').first())
    for (let n = 0; n < 8; n++) await measured(table.primary)
    const most = (of: (work: ClickWork) => number): number => Math.max(...works.map(of))
    return {
      forced: most(({ forced }) => forced),
      restyled: most(({ restyled }) => restyled),
      inserted: most(({ inserted }) => inserted),
    }
  })
