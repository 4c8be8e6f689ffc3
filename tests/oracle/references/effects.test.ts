/** What the words after an effect mean: every kind of effect that leaves something to speak of, played. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { type EffectKind, effectKinds, PASSES_ON } from '../../../src/language/index.ts'
import { MENTIONED_AFTER } from '../../../src/oracle/meaning/mentions.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

interface Row {
  readonly kind: EffectKind
  /** The sentence that does it. */
  readonly does: string
  /** What is said of the objects that it leaves, and what comes of that. */
  readonly that?: { readonly text: string; readonly shows: (game: Table) => void }
  /** How many or how much it was. */
  readonly amount?: number
  /** Whether "if you do" comes true, on this board and on an empty one. */
  readonly did?: true
  readonly targets?: readonly string[]
}

/** You: Bear, Ox and Forest, a Monk card in the graveyard and two cards in hand. The opponent: one Ox. */
const BOARD = [
  { battlefield: ['Bear', 'Ox', 'Forest', 'Island'], graveyard: ['Bear'], hand: ['Deed', 'Plains', 'Plains'] },
  { battlefield: ['Ox'] },
] as const
const EMPTY = [{ battlefield: ['Island'], hand: ['Deed'], library: [] }, { library: ['Forest'] }] as const

const counters = (game: Table, zone = 'battlefield'): readonly string[] =>
  game.state.battlefield
    .filter((id) => get(game.state, id).zone === zone && (get(game.state, id).counters.charge ?? 0) > 0)
    .map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')
const MARK = 'Put a charge counter on it.'
const marks = (...names: readonly string[]) => ({
  text: MARK,
  shows: (game: Table): void => expect(counters(game)).toEqual(names),
})
const MARK_ALL = 'Put a charge counter on them.'
const exiles = (name: string) => ({
  text: 'Exile that card.',
  shows: (game: Table): void => expect(game.has('exile', name)).toBe(true),
})

const ROWS: readonly Row[] = [
  { kind: 'damage', does: '~ deals 2 damage to target player.', targets: ['player 1'], amount: 2 },
  { kind: 'gainLife', does: 'You gain 3 life.', amount: 3, did: true },
  { kind: 'loseLife', does: 'Target player loses 3 life.', targets: ['player 1'], amount: 3 },
  { kind: 'draw', does: 'Draw two cards.', amount: 2 },
  { kind: 'discard', does: 'Discard two cards.', amount: 2, did: true },
  { kind: 'mill', does: 'Put the top two cards of your library into your graveyard.', amount: 2 },
  { kind: 'mill', does: 'Mill a card.', that: { ...exiles('Forest'), text: 'Exile the milled card.' } },
  {
    kind: 'mill',
    does: 'Mill a card.',
    amount: 1,
    that: { text: 'Exile the milled card.', shows: (game) => expect(game.state.exile).toHaveLength(1) },
  },
  {
    kind: 'move',
    does: 'Return a creature you control to its owner’s hand.',
    amount: 1,
    did: true,
    that: {
      text: 'Put it onto the battlefield tapped.',
      shows: (game) => expect(get(game.state, game.id('Bear', 'battlefield')).tapped).toBe(true),
    },
  },
  {
    kind: 'destroy',
    does: 'Destroy a creature you control.',
    amount: 1,
    did: true,
    that: exiles('Bear'),
  },
  { kind: 'sacrifice', does: 'Sacrifice a creature.', amount: 1, did: true, that: exiles('Bear') },
  {
    kind: 'createToken',
    does: 'Create two 1/1 green Elf creature tokens.',
    amount: 2,
    that: { text: MARK_ALL, shows: (game) => expect(counters(game)).toEqual(['Elf', 'Elf']) },
  },
  {
    kind: 'createCopy',
    does: 'Create two tokens that are copies of target creature.',
    targets: ['Bear'],
    amount: 2,
    that: { text: MARK_ALL, shows: (game) => expect(counters(game)).toHaveLength(2) },
  },
  {
    kind: 'forEach',
    does: 'For each creature you control, create a token that’s a copy of that creature.',
    that: {
      text: 'Put a charge counter on those tokens.',
      // A token that is a copy has no name of its own.
      shows: (game) => expect(counters(game)).toEqual(['', '']),
    },
  },
  {
    kind: 'forEach',
    does: 'Create a 1/1 green Elf creature token. For each Goblin you control, create a 1/1 red Goblin creature token.',
    that: { text: 'Put a charge counter on those tokens.', shows: (game) => expect(counters(game)).toEqual([]) },
  },
  {
    kind: 'repeatTimes',
    does: 'Put two +1/+1 counters on target creature. Remove two +1/+1 counters from it. For each +1/+1 counter removed this way, create a 1/1 green Elf creature token.',
    targets: ['Bear'],
    that: {
      text: 'Put a charge counter on those tokens.',
      shows: (game) => expect(counters(game)).toEqual(['Elf', 'Elf']),
    },
  },
  { kind: 'putCounters', does: 'Put two +1/+1 counters on target creature.', targets: ['Bear'], amount: 2 },
  { kind: 'playerCounters', does: 'Target player gets two poison counters.', targets: ['player 1'], amount: 2 },
  {
    kind: 'removeCounters',
    does: 'Put three +1/+1 counters on target creature. Remove two +1/+1 counters from it.',
    targets: ['Bear'],
    amount: 2,
  },
  { kind: 'tap', does: 'Tap all creatures you control.', did: true },
  { kind: 'untap', does: 'Tap all creatures you control. Untap all creatures you control.', did: true },
  {
    kind: 'modify',
    does: 'Creatures you control get +1/+1 until end of turn.',
    that: {
      text: 'Put a charge counter on those creatures.',
      shows: (game) => expect([...counters(game)].sort()).toEqual(['Bear', 'Ox']),
    },
  },
  {
    kind: 'reveal',
    does: 'Reveal the top card of your library.',
    that: {
      text: 'If it’s a land card, put it onto the battlefield tapped.',
      shows: (game) => expect(game.has('battlefield', 'Forest')).toBe(true),
    },
  },
  {
    kind: 'sortCards',
    does: 'Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.',
    amount: 1,
    that: exiles('Forest'),
  },
  {
    kind: 'eachPlayer',
    does: 'Each player returns all creature cards from their graveyard to the battlefield.',
    that: { text: MARK_ALL, shows: (game) => expect(counters(game)).toEqual(['Bear']) },
  },
  {
    kind: 'exchangeControl',
    does: 'Exchange control of target Bear you control and target creature an opponent controls.',
    targets: ['Bear', '2:Ox'],
    that: { text: MARK_ALL, shows: (game) => expect([...counters(game)].sort()).toEqual(['Bear', 'Ox']) },
  },
  {
    kind: 'tradeControl',
    does: 'You and target opponent each gain control of all creatures the other controls until end of turn.',
    targets: ['player 1'],
    that: {
      text: 'Put a charge counter on those creatures.',
      shows: (game) => expect([...counters(game)].sort()).toEqual(['Bear', 'Ox', 'Ox']),
    },
  },
  { kind: 'reveal', does: 'Reveal the top two cards of your library.', amount: 2 },
  { kind: 'chooseObjects', does: 'Choose a creature you control.', amount: 1, did: true, that: marks('Bear') },
  { kind: 'rollDie', does: 'Roll a d1.', amount: 1 },
  { kind: 'payAnyMana', does: 'You may pay any amount of mana.', amount: 1 },
  { kind: 'discard', does: 'Discard a card.', that: exiles('Plains') },
  { kind: 'sortCards', does: 'Reveal your hand.', amount: 2 },
  {
    kind: 'sortCards',
    amount: 1,
    does: 'Search your library for a basic land card, put that card onto the battlefield, then shuffle.',
    that: marks('Forest'),
  },
]

function played(row: Row, text: string, board: typeof BOARD | typeof EMPTY, edition: EditionId): Table {
  const deed = card('Deed', '{U}', 'Sorcery', `${row.does} ${text}`)
  const game = table(edition, board, [deed])
  game.cast('Deed', { targets: row.targets ?? [] }).resolve()
  for (let guard = 0; guard < 9 && game.question.kind !== 'priority'; guard++) game.plain()
  game.isAtAQuestion()
  return game
}

inEditions('2004', '2011')('the words for what an effect has done, %s', (edition) => {
  for (const row of ROWS) {
    const { that, amount, did } = row
    if (that !== undefined) test(`${row.does} ${that.text}`, () => that.shows(played(row, that.text, BOARD, edition)))
    if (amount !== undefined)
      test(`${row.does} “That many” is ${amount}`, () => {
        const game = played(row, 'Create that many 1/1 red Goblin creature tokens.', BOARD, edition)
        const goblins = game.state.battlefield.filter(
          (id) => game.state.printed[get(game.state, id).face]?.name === 'Goblin',
        )
        expect(goblins).toHaveLength(amount)
      })
    if (did !== undefined)
      test(`${row.does} “If you do”: where it was done`, () => {
        const text = 'If you do, create a 1/1 red Goblin creature token.'
        expect(played(row, text, BOARD, edition).has('battlefield', 'Goblin')).toBe(true)
        if (row.kind !== 'gainLife') expect(played(row, text, EMPTY, edition).has('battlefield', 'Goblin')).toBe(false)
      })
  }
})

/** What they leave is what the effects inside leave. */
/**
 * "You may choose new targets for the copy" is all that is said of a copy, and part of the effect; a game that begins
 * anew needs decks, which these boards have not: `rules/2011/713-714-whole-game.test.ts` plays what is said of it. A
 * spell cast meanwhile is spoken of in `rules/2004/213-more-wordings.test.ts`.
 */
const UNSAID: readonly EffectKind[] = ['copySpell', 'restartGame', 'castFree']

test('every amount, and all that can be spoken of afterwards, is played', () => {
  const rowsOf = (name: 'that' | 'amount') => ROWS.flatMap((row) => (row[name] === undefined ? [] : row.kind))
  const amounts = [...effectKinds(({ leaves }) => leaves.includes('amount'))].filter((kind) => !PASSES_ON.has(kind))
  expect(amounts.filter((kind) => !rowsOf('amount').includes(kind))).toEqual([])
  const spoken = (Object.keys(MENTIONED_AFTER) as EffectKind[]).filter((kind) => !UNSAID.includes(kind))
  expect(spoken.filter((kind) => !rowsOf('that').includes(kind))).toEqual([])
})

test('“if you do” looks at the choice', () => {
  const text = 'You may draw a card. If you do, create a 1/1 red Goblin creature token.'
  const game = (yes: boolean) => {
    const deed = card('Deed', '{U}', 'Sorcery', text)
    return table('2004', BOARD, [deed]).cast('Deed').resolve().reply(yes).has('battlefield', 'Goblin')
  }
  expect([game(true), game(false)]).toEqual([true, false])
})
