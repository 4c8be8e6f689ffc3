/**
 * A person who plays without much thought: what is lit is played, everything attacks, every question gets an answer.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { type LitCard, type Sight, seeOnce } from './sight.ts'
import type { Table } from './table.ts'

/** How the person presses things: with a pointer, a finger or keys. */
export interface Hands {
  readonly press: (thing: Locator) => Promise<void>
  /** Answers with the large button. */
  readonly primary: () => Promise<void>
  readonly attackAll: () => Promise<void>
  readonly takeOver: () => Promise<unknown>
}

/** Attacks with everything; among several players, one of them. */
export const ALL = /^Attack all$|^All at /

export const mouseOf = (table: Table): Hands => ({
  press: (thing) => table.press(thing),
  primary: () => table.press(table.primary),
  attackAll: () => table.press(table.button(ALL).first()),
  takeOver: () => table.takeOver(),
})

/** The same numbers for the same seed. */
export function rollOf(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

const turnOf = (sight: Sight): string => /\d+/.exec(sight.turn)?.[0] ?? ''

const TRIES = 6
const PASS = 'Pass to end of turn'

export class Bot {
  private tried = new Set<string>()
  private turn = ''

  constructor(
    private readonly table: Table,
    private readonly hands: Hands,
    private readonly roll: (n: number) => number,
  ) {}

  private get page(): Page {
    return this.table.page
  }

  private byId({ id, zone }: LitCard): Locator {
    return this.page.locator(`${zone === '' ? '' : `[data-zone="${zone}"] `}button[data-card="${id}"]`).first()
  }

  private inPrompt(name: string): Locator {
    return this.page.locator('[data-at]').getByRole('button', { name, exact: true }).first()
  }

  /** Presses until something has changed on the page; false where nothing does. */
  private async changes(before: Sight, press: () => Promise<void>): Promise<boolean> {
    // A prompt that has just come does not listen for a moment.
    for (let n = 0; n < TRIES; n++) {
      await press()
      if ((await seeOnce(this.page, { unlike: before }, 100)) !== null) return true
    }
    return false
  }

  /** Uses a card: at once, or by the first or any entry of its menu. */
  private async use(before: Sight, card: LitCard): Promise<boolean> {
    this.tried.add(card.id)
    return this.changes(before, async () => {
      await this.hands.press(this.byId(card))
      const entries = this.page.getByRole('menuitem')
      const n = await entries.count()
      if (n > 1) await this.hands.press(entries.nth(this.roll(n - 1)))
    })
  }

  private isPlay = ({ id, zone }: LitCard): boolean =>
    !this.tried.has(id) && (zone === 'hand' || (zone === 'you-creatures' && this.roll(4) === 0))

  /** A target: what is the other's before what is one's own. */
  private async aim(sight: Sight): Promise<boolean> {
    const other = sight.lit.filter(({ zone }) => zone.startsWith('other') || zone === 'stack' || zone === 'choice')
    const [card] = other.length > 0 ? other : sight.lit
    const [player] = sight.players
    if (card !== undefined && (other.length > 0 || player === undefined))
      return this.changes(sight, () => this.hands.press(this.byId(card)))
    if (player === undefined) return false
    return this.changes(sight, () => this.hands.press(this.page.locator(`button[data-ref="${player}"]`).first()))
  }

  private async attack(sight: Sight): Promise<boolean> {
    if (sight.primary === 'No attack' && !this.tried.has(sight.at) && sight.others.some((name) => ALL.test(name))) {
      this.tried.add(sight.at)
      return this.changes(sight, () => this.hands.attackAll())
    }
    if (await this.changes(sight, this.hands.primary)) return true
    return this.changes(sight, () => this.hands.press(this.inPrompt('No attack')))
  }

  private async answer(sight: Sight): Promise<boolean> {
    if (sight.title === 'Declare attackers') return this.attack(sight)
    // On a phone the way to pass further is in the menu.
    const isFree = sight.others.includes(PASS) || /ha(s|ve) priority/.test(sight.title)
    const play = isFree ? sight.lit.find(this.isPlay) : undefined
    if (play !== undefined && (await this.use(sight, play))) return true
    if (play !== undefined) return true
    if (sight.primaryOn && (await this.changes(sight, this.hands.primary))) return true
    const options = this.page.locator(
      '[data-at] button:not(#primary, [aria-disabled="true"])[class*="option"], [data-at] [class*="chips"] button',
    )
    if (sight.options > 0 && sight.primary === null) {
      const option = options.nth(this.roll(await options.count()))
      return this.changes(sight, () => this.hands.press(option))
    }
    if (await this.aim(sight)) return true
    for (const name of sight.others)
      if (await this.changes(sight, () => this.hands.press(this.inPrompt(name)))) return true
    return false
  }

  /** Answers one question; says what stood there, and fails where nothing leads on. */
  async step(): Promise<Sight> {
    const sight = await this.table.settled()
    if (turnOf(sight) !== this.turn) {
      this.turn = turnOf(sight)
      this.tried.clear()
    }
    if (sight.over) return sight
    if (sight.screen === 'curtain') await this.hands.takeOver()
    else expect(await this.answer(sight), `no way on from ${JSON.stringify(sight)}`).toBe(true)
    return sight
  }

  /** Plays on until the game is over, or for so many answers. */
  async play(most: number, each: (sight: Sight) => Promise<void> = async () => {}): Promise<boolean> {
    for (let n = 0; n < most; n++) {
      const sight = await this.step()
      if (sight.over) return true
      await each(sight)
    }
    return false
  }
}
