/** Every question the engine can put has a prompt that says what is asked: tables over the engine's own types. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, test, vi } from 'vitest'
import {
  type ChooseReason,
  type ConfirmReason,
  type Kind,
  type NumberReason,
  type Question,
  type QuestionOf,
  type State,
  seenBy,
} from '../../../src/engine/index.ts'
import { startTimeline } from '../../../src/store/timeline.ts'
import { knowsRefusal, sayRefusal } from '../../../src/ui/messages/index.ts'
import { Prompt } from '../../../src/ui/prompts/index.ts'
import type { TableModel } from '../../../src/ui/session/model.ts'
import { makeScene, marksOf, startDraft, tableView } from '../../../src/ui/view/index.ts'
import { table } from '../../support/table.ts'

// Sheets are drawn into the page's body: here where they stand.
vi.mock('react-dom', async (original) => ({
  ...(await original<object>()),
  createPortal: (children: unknown) => children,
}))
vi.stubGlobal('document', { body: null })
afterAll(() => void vi.unstubAllGlobals())

const game = table('2011', [
  { battlefield: ['Mountain', 'Bear'], hand: ['Spark'], library: ['Mountain', 'Forest'] },
  { battlefield: ['Bear'] },
])
const bear = game.id('Bear')
const spark = game.id('Spark', 'hand')
const mountain = game.id('Mountain', 'battlefield')

/** The prompt of a question, as text without marks. */
function promptOf(
  question: Question,
  keeps: TableModel['keeps'] = [],
  combat: State['combat'] = null,
): { readonly html: string; readonly title: string; readonly text: string } {
  const position = { ...game.position, checkpoint: { ...game.position.checkpoint, combat }, question }
  const draft = startDraft(question)
  const seen = seenBy(position, 0)
  const scene = makeScene(seen, [], marksOf(question, draft))
  const seat = { player: { by: 'human' }, deckId: '', deckName: '' } as const
  const setup = { edition: '2011', seed: 1, starter: 0, players: [] } as const
  const model: TableModel = {
    game: { id: 'g', setup, seats: [seat, seat], timeline: startTimeline(position) },
    position,
    key: 'k',
    scene,
    view: tableView({ scene, preview: null, refused: null }),
    draft,
    mine: true,
    watch: null,
    preview: null,
    before: null,
    keeps,
    games: [seen],
    shown: 0,
  }
  const html = renderToStaticMarkup(<Prompt model={model} thinking={false} />)
  const plain = (part: string) => part.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]*>/g, ' ')
  return { html, title: plain(/<h2.*?<\/h2>/.exec(html)?.[0] ?? '').trim(), text: plain(html) }
}

/** It has a title of words, nothing is missing in its sentences, and there is a way to answer. */
function speaks(question: Question): string {
  const { html, title, text } = promptOf(question)
  expect(title).toMatch(/[A-Za-z]{2}/)
  expect(text).not.toMatch(/undefined|NaN|\[object|null/)
  expect(html).toMatch(/<(button|input)/)
  return title
}

test('attackers that one creature blocks are called attackers (2011:509.3)', () => {
  const blocks = [{ id: bear, attackers: [mountain, spark] }]
  const combat = { attacked: true, attackers: [], blocks, dealtFirst: [] }
  const question = { kind: 'order', seat: 0, what: 'blockers', items: [mountain, spark], of: bear } as const
  const { text } = promptOf(question, [], combat)
  expect(text.replace(/\s+/g, ' ')).toMatch(/Order the attackers Bear blocks them\./)
})

const base = { seat: 0, source: spark } as const

const QUESTIONS: { readonly [K in Kind]: Omit<QuestionOf<K>, 'kind'> } = {
  priority: { seat: 0 },
  starter: { seat: 0, among: [0, 1] },
  player: { ...base, among: [0, 1] },
  mulligan: { seat: 0, cards: 7 },
  modes: { ...base, legal: [0, 1], min: 1, max: 1 },
  options: {
    ...base,
    options: [{ keyword: 'kicker', key: 'k', cost: ['2'] }],
    ways: [
      { times: [0], mana: ['R'] },
      { times: [1], mana: ['2', 'R'] },
    ],
  },
  number: { ...base, what: 'x', min: 0, max: 3 },
  targets: { ...base, mode: 0, slot: 0, legal: [{ object: bear }, { player: 1 }], min: 1, max: 1 },
  divide: { ...base, total: 3, among: [{ object: bear }, { player: 1 }], least: 1 },
  pay: {
    ...base,
    cost: ['R'],
    proposal: { taps: [{ object: mountain, ability: 'type:Mountain', mana: ['R'] }], spend: null },
    terms: {},
    optional: false,
  },
  choose: { ...base, reason: 'effect', from: [bear], min: 1, max: 1, zone: 'battlefield', looking: [] },
  confirm: { ...base, reason: 'may', cost: null, default: true },
  pile: { ...base, piles: [[bear], []] },
  coin: base,
  repeat: { ...base, done: 120, times: 500 },
  color: { ...base, colors: ['W', 'R'] },
  mana: { ...base, among: ['R', 'C'] },
  creatureType: { ...base, known: ['Bear', 'Goblin'] },
  cardName: { ...base, known: ['Bear', 'Spark'], of: 'any' },
  word: { ...base, which: 'replaced', words: ['Forest', 'red'] },
  order: { seat: 0, what: 'library', items: [bear, spark], of: null },
  arrange: { ...base, cards: [spark] },
  attackers: { seat: 0, able: [bear], defenders: [{ player: 1 }] },
  blockers: { seat: 0, able: [{ id: bear, attackers: [mountain], capacity: 1 }] },
  assignDamage: {
    seat: 0,
    sources: [
      {
        id: bear,
        n: 2,
        to: [
          { ref: { object: mountain }, lethal: 1 },
          { ref: { player: 1 }, lethal: 0 },
        ],
        trample: true,
        ordered: false,
      },
    ],
  },
  replacement: {
    seat: 0,
    options: [
      { source: bear, key: 'a', at: null },
      { source: spark, key: 'b', at: null },
    ],
  },
}

const CHOOSE: Readonly<Record<ChooseReason, RegExp>> = {
  discard: /Discard/,
  discardToHandSize: /Too many/,
  sacrifice: /^Sacrifice a creature$/,
  exile: /Exile/,
  return: /Return/,
  search: /Search/,
  takeFromHand: /hand/,
  untap: /Untap/,
  tap: /Tap/,
  copy: /Copy/,
  keepLegend: /Legend rule: keep a creature/,
  landPermission: /lets you play/,
  effect: /Choose/,
  enchant: /Enchant/,
  dig: /Take/,
  pile: /pile/,
  faceUpPile: /face up/,
  source: /source/,
  costSacrifice: /Cost: sacrifice/,
  costDiscard: /Cost: discard/,
  costExile: /Cost: exile/,
  costReturn: /Cost: return/,
  costPut: /Cost: choose a creature to put there/,
  costReveal: /Cost: reveal/,
  costTap: /Cost: tap/,
  crew: /Cost: tap creatures with total power 0 or greater/,
  evidence: /Cost: exile cards with total mana value 0 or greater/,
  behold: /Cost: behold/,
  costCounters: /Cost: remove counters from a creature/,
  reverseMana: /Undo the mana/,
  redirect: /planeswalker instead/,
  bottomed: /on the bottom of your library$/,
  beginGame: /^Begin the game with/,
  companion: /^Reveal a companion/,
  proliferate: /^Proliferate/,
  reveal: /^Reveal/,
}

const CONFIRM: Readonly<Record<ConfirmReason, RegExp>> = {
  may: /Use Spark/,
  mayPay: /Pay .* for Spark/,
  copy: /copy/,
  replacement: /Apply Spark/,
  command: /Put Spark into the command zone\?/,
  over: /Put Spark on top/,
  unlessPaid: /Pay .* for Spark\? If you don’t/,
  attackCost: /to attack/,
  asUnblocked: /weren.t blocked/,
  tapped: /tap or untap/,
  first: /which of the two/,
  anotherColor: /another colour/,
  searchLibrary: /search your library/,
  flipAgain: /flip another coin/,
  proliferate: /another poison counter/,
  friend: /friend or foe/,
  showDrawn: /just drawn/,
}

const NUMBER: Readonly<Record<NumberReason, RegExp>> = {
  x: /Choose X/,
  amount: /How many/,
  choice: /Choose a number/,
  lifeForMana: /with life/,
  tapsForMana: /artifacts and creatures/,
  genericForMana: /other mana/,
  reduction: /Reduce the cost/,
  life: /How much life/,
  repeat: /repeat this/,
  shorten: /Let the loop run/,
  raise: /repeat both/,
}

const ORDER: Readonly<Record<QuestionOf<'order'>['what'], RegExp>> = {
  triggers: /triggers/,
  library: /cards/,
  graveyard: /for your graveyard/,
  blockers: /blockers/,
  timestamps: /permanents/,
  spliced: /spliced/,
}

const WORD: Readonly<Record<QuestionOf<'word'>['which'], RegExp>> = {
  replaced: /to replace/,
  replacement: /new word/,
  type: /type/,
  counter: /kind of counter$/,
  ability: /ability/,
  size: /change/,
  quality: /Protection/,
  room: /room/,
  option: /one/,
  vote: /[Vv]ote/,
}

describe('every kind of question', () => {
  for (const [kind, payload] of Object.entries(QUESTIONS))
    test(`${kind} has a prompt that says what is asked`, () => {
      speaks({ kind, ...payload } as Question)
    })
})

describe('every reason', () => {
  test('to choose', () => {
    for (const [reason, words] of Object.entries(CHOOSE))
      expect(speaks({ kind: 'choose', ...QUESTIONS.choose, reason: reason as ChooseReason }), reason).toMatch(words)
  })

  test('to confirm, with a cost', () => {
    for (const [reason, words] of Object.entries(CONFIRM)) {
      const question: Question = {
        kind: 'confirm',
        ...QUESTIONS.confirm,
        reason: reason as ConfirmReason,
        cost: ['1', 'R'],
      }
      speaks(question)
      expect(promptOf(question).text.replace(/\s+/g, ' '), reason).toMatch(words)
    }
  })

  test('to confirm, by what the two answers do', () => {
    const { text } = promptOf({ kind: 'confirm', ...QUESTIONS.confirm, reason: 'over', cost: null })
    expect(text).toContain('On top')
    expect(text).toContain('On the bottom')
    expect(text).not.toContain('Yes')
  })

  test('for modes one after another: what is left, and which were chosen', () => {
    const asked = { kind: 'modes', ...QUESTIONS.modes, legal: [0, 1], min: 0, max: 1 } as const
    const weighed = promptOf({ ...asked, after: { chosen: [1, 1], left: 3, weighed: true } })
    expect([weighed.title, weighed.text]).toEqual(['3 pawprints left', expect.stringMatching(/chosen ×2.*Done/)])
    const first = promptOf({ ...asked, min: 1, after: { chosen: [], left: 2, weighed: false } })
    expect([first.title, /Done|chosen/.test(first.text)]).toEqual(['Choose 2, one at a time', false])
  })

  test('for creatures to crew with: how much power they have together', () => {
    const question = { kind: 'choose', ...QUESTIONS.choose, reason: 'crew', min: 0, max: 2 } as const
    const { text } = promptOf({ ...question, power: { least: 3, each: question.from.map(() => 2) } })
    expect(text).toContain('(0 of 3)')
    expect(text).not.toContain('Choose none')
  })

  test('to pay, and what happens otherwise: to what asks, or to something else', () => {
    const told = (does: 'sacrifice' | 'counterSpell' | 'destroy', object: number) =>
      promptOf({
        kind: 'confirm',
        ...QUESTIONS.confirm,
        reason: 'unlessPaid',
        cost: ['2'],
        otherwise: { does, object },
      }).text
    expect(told('sacrifice', spark)).toContain('If you don’t, you sacrifice it.')
    expect(told('sacrifice', bear)).toMatch(/If you don’t, (you sacrifice Bear|Bear is sacrificed)\./)
    expect(told('counterSpell', bear)).toContain('If you don’t, Bear is countered.')
    expect(told('destroy', bear)).toContain('If you don’t, Bear is destroyed.')
  })

  test('for a number', () => {
    for (const [what, words] of Object.entries(NUMBER))
      expect(speaks({ kind: 'number', ...QUESTIONS.number, what: what as NumberReason }), what).toMatch(words)
  })

  test('for an order, and for a word', () => {
    for (const [what, words] of Object.entries(ORDER))
      expect(speaks({ kind: 'order', ...QUESTIONS.order, what: what as keyof typeof ORDER }), what).toMatch(words)
    for (const [which, words] of Object.entries(WORD)) {
      const among = which === 'ability' ? { words: ['flying', 'firstStrike'] } : {}
      const question = { kind: 'word', ...QUESTIONS.word, ...among, which: which as keyof typeof WORD } as const
      expect(speaks(question), which).toMatch(words)
    }
  })

  test('life is not paid unless that is chosen; an X is neither 0 nor everything unless that is', () => {
    const shown = (what: NumberReason) => promptOf({ kind: 'number', ...QUESTIONS.number, what }).text
    expect(shown('lifeForMana')).toContain('Choose 0')
    expect(shown('genericForMana')).toContain('Choose 0')
    expect(shown('x')).toContain('X = 1')
    expect(shown('x')).toContain('Max (3)')
    expect(shown('amount')).toContain('Choose 1')
  })

  test('a payment says what it keeps castable, and ready', () => {
    const pay: Question = { kind: 'pay', ...QUESTIONS.pay }
    expect(promptOf(pay).text).not.toMatch(/Keeps/)
    const spell = { object: spark, what: 'spell' } as const
    expect(promptOf(pay, [spell]).text.replace(/\s+/g, ' ')).toMatch(/Keeps Spark castable/)
    const words = promptOf(pay, [spell, spell, { object: bear, what: 'ability' }]).text.replace(/\s+/g, ' ')
    expect(words).toMatch(/Keeps Spark castable\. Keeps mana for Bear/)
  })

  test('a card that says itself when it may be cast is refused in its own words', () => {
    expect(knowsRefusal('cast.notNow')).toBe(true)
    const words = { name: () => 'Spark' }
    expect(sayRefusal({ key: 'cast.notNow', params: { object: spark } }, words)).toMatch(
      /Spark.*can.t be cast right now/,
    )
  })
})

test('an order says whose blockers or whose cards it is about', () => {
  const asked = (what: QuestionOf<'order'>['what'], of: number) =>
    promptOf({ kind: 'order', seat: 0, what, items: [mountain, spark], of }).text
  expect(asked('blockers', bear)).toMatch(/Order the blockers\s+They block\s+Bear\s*\./)
  expect(asked('library', spark)).toContain('deals 3 damage')
})
