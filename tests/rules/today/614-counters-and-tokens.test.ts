import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Twins',
    '{0}',
    'Enchantment',
    'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
  ),
  card(
    'Scales',
    '{0}',
    'Enchantment',
    'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
  ),
  card(
    'Balm',
    '{0}',
    'Enchantment',
    'If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.',
  ),
  card(
    'Constrict',
    '{0}',
    'Enchantment',
    'If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.',
  ),
  card(
    'Praetor',
    '{0}',
    'Enchantment',
    'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.\nIf an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.',
  ),
  card(
    'Host',
    '{0}',
    'Enchantment',
    'Each creature you control enters the battlefield with an additional +1/+1 counter on it.',
  ),
  card('Grow', '{0}', 'Instant', 'Put a +1/+1 counter on target creature.'),
  card('Wither Away', '{0}', 'Instant', 'Put a -1/-1 counter on target creature.'),
  card('Charge', '{0}', 'Instant', 'Put three charge counters on target permanent.'),
  card('Spark of Life', '{0}', 'Instant', 'You get two energy counters.'),
  card('Venom', '{0}', 'Instant', 'Target player gets three poison counters.'),
  card(
    'Raise',
    '{0}',
    'Sorcery',
    'Return target creature card from your graveyard to the battlefield with two +1/+1 counters on it.',
  ),
  creature('Pup', '{0}', '1/1'),
  creature('Budding', '{0}', '1/1', '~ enters the battlefield with two +1/+1 counters on it.'),
  creature(
    'Vain',
    '{0}',
    '1/1',
    '~ enters the battlefield with a +1/+1 counter on it.\nIf one or more +1/+1 counters would be put on ~, that many plus one +1/+1 counters are put on it instead.',
  ),
  creature(
    'Elder',
    '{0}',
    '1/1',
    '~ enters the battlefield with a +1/+1 counter on it.\nIf one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
  ),
  card(
    'Warren',
    '{0}',
    'Enchantment',
    'If one or more Goblin tokens would be created under your control, twice that many of those tokens are created instead.',
  ),
  card(
    'Grove',
    '{0}',
    'Enchantment',
    'If you would create one or more Elf tokens, create twice that many of those tokens instead.',
  ),
  card('Kinship', '{0}', 'Enchantment', 'Creatures you control are Elves in addition to their other types.'),
  card(
    'Cradle',
    '{0}',
    'Enchantment',
    'Each Elf you control enters the battlefield with an additional +1/+1 counter on it.',
  ),
  card('Raid', '{0}', 'Sorcery', 'Create two 1/1 red Goblin creature tokens.'),
  card('Mirror', '{0}', 'Sorcery', "Create a token that's a copy of target creature you control."),
  card('Imp', '{0}', 'Creature — Goblin', '', '1/1'),
  card('Pledge', '{0}', 'Artifact', 'Put a charge counter on ~: You gain 1 life.'),
  walker('Ilsa', '{0}', 3, '+1: You gain 1 life.'),
]
const counters = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).counters
const entering = (edition: '2011' | 'today', mine: readonly string[], name = 'Pup') =>
  counters(
    table(edition, [{ battlefield: mine, hand: [name] }, {}], CARDS)
      .cast(name)
      .resolve(),
    name,
  )

testInEditions('2011', 'today')(
  '[today:614.16] twice as many counters, also of those that another replacement has it enter with, %s',
  (edition) => {
    expect(entering(edition, ['Host'])).toEqual({ '+1/+1': 1 })
    expect(entering(edition, ['Host', 'Twins'])).toEqual({ '+1/+1': 2 })
    expect(entering(edition, ['Host', 'Twins'], 'Budding')).toEqual({ '+1/+1': 6 })
    expect(entering(edition, ['Twins', 'Twins'], 'Budding')).toEqual({ '+1/+1': 8 })
    // Loyalty is one of those: it enters with that many counters.
    expect(entering(edition, ['Twins'], 'Ilsa')).toEqual({ loyalty: 6 })
  },
)

test('[today:614.16] neither a cost nor a rule is an effect; one that says nothing of effects doubles those, too', () => {
  const game = table('today', [{ battlefield: ['Twins', 'Ilsa', 'Pledge'], hand: ['Charge'] }, {}], CARDS)
  const loyalty = counters(game, 'Ilsa').loyalty ?? 0
  game.activate('Ilsa').resolve()
  game.activate('Pledge').resolve()
  expect([counters(game, 'Ilsa').loyalty, counters(game, 'Pledge').charge, game.life(0)]).toEqual([loyalty + 1, 1, 22])
  game.cast('Charge', { targets: ['Pledge'] }).resolve()
  expect(counters(game, 'Pledge').charge).toBe(7)
  const other = table('today', [{ battlefield: ['Praetor', 'Pledge'] }, {}], CARDS)
    .activate('Pledge')
    .resolve()
  expect(counters(other, 'Pledge').charge).toBe(2)
  other.isAtAQuestion()
})

test('[today:614.16] that many plus one, of that kind, on those of yours; minus one may leave none', () => {
  const mine = { battlefield: ['Scales', 'Balm', 'Ox'], hand: ['Grow', 'Wither Away', 'Charge', 'Grow'] }
  const game = table('today', [mine, { battlefield: ['Bear'] }], CARDS)
  game.cast('Grow', { targets: ['Ox'] }).resolve()
  game.cast('Charge', { targets: ['Ox'] }).resolve()
  game.cast('Wither Away', { targets: ['Ox'] }).resolve()
  game.cast('Grow', { targets: ['1:Bear'] }).resolve()
  expect(counters(game, 'Ox')).toEqual({ '+1/+1': 2, charge: 3 })
  expect(get(game.state, game.id('Bear')).counters).toEqual({ '+1/+1': 1 })
  game.isAtAQuestion()
})

test('[today:614.16] the controller of what gets them says what is applied first', () => {
  const mine = { battlefield: ['Scales', 'Twins', 'Ox'], hand: ['Grow', 'Budding'] }
  const game = table('today', [mine, {}], CARDS).cast('Grow', { targets: ['Ox'] })
  game.resolve()
  expect(game.question).toMatchObject({ kind: 'replacement', seat: 0 })
  game.reply(0).until('priority')
  expect(counters(game, 'Ox')).toEqual({ '+1/+1': 4 })
  game.cast('Budding').resolve()
  expect(game.question).toMatchObject({ kind: 'replacement', seat: 0 })
  game.reply(1).until('priority')
  expect(counters(game, 'Budding')).toEqual({ '+1/+1': 5 })
  game.isAtAQuestion()
})

test('[today:614.16] a card that returns with counters; what enters heeds its own rule only where that is about it alone', () => {
  const game = table(
    'today',
    [{ battlefield: ['Scales'], graveyard: ['Ox'], hand: ['Raise', 'Vain', 'Elder'] }, {}],
    CARDS,
  )
  game.cast('Raise', { targets: ['Ox'] }).resolve()
  expect(counters(game, 'Ox')).toEqual({ '+1/+1': 3 })
  expect(entering('today', [], 'Vain')).toEqual({ '+1/+1': 2 })
  expect(entering('today', [], 'Elder')).toEqual({ '+1/+1': 1 })
})

test('[today:614.16] counters on players; by whom they are put', () => {
  const game = table('today', [{ battlefield: ['Constrict'], hand: ['Spark of Life', 'Venom'] }, {}], CARDS)
  game.cast('Spark of Life').resolve()
  game.cast('Venom', { targets: ['player 1'] }).resolve()
  const of = (one: Table, seat: number) => one.state.players[seat]?.counters
  expect([of(game, 0), of(game, 1)]).toEqual([{ energy: 3 }, { poison: 3 }])
  const put = table('today', [{ battlefield: ['Praetor'], hand: ['Venom'] }, { hand: ['Venom'] }], CARDS)
  put.cast('Venom', { targets: ['player 1'] }).resolve()
  expect(of(put, 1)).toEqual({ poison: 6 })
  put
    .pass()
    .cast('Venom', { targets: ['player 0'] })
    .resolve()
  expect(of(put, 0)).toEqual({ poison: 1 })
  put.isAtAQuestion()
})

const tokens = (game: Table) => game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')

test('[today:701.7] a token is judged as its effect makes it by what has it created, as it will be by what it enters with', () => {
  const raid = (mine: readonly string[]) =>
    table('today', [{ battlefield: mine, hand: ['Raid'] }, {}], CARDS)
      .cast('Raid')
      .resolve()
  expect(tokens(raid([]))).toHaveLength(2)
  expect(tokens(raid(['Warren', 'Kinship']))).toHaveLength(4)
  // They are Elves only once they are there.
  const elves = raid(['Grove', 'Kinship', 'Cradle'])
  expect(tokens(elves).map((id) => get(elves.state, id).counters)).toEqual([{ '+1/+1': 1 }, { '+1/+1': 1 }])
  elves.isAtAQuestion()
})

test('[today:701.7] a copy is judged by its copiable values, and only what its controller creates', () => {
  const copies = (mine: readonly string[], yours: readonly string[] = []) => {
    const sides = [{ battlefield: mine, hand: ['Mirror'] }, { battlefield: yours }] as const
    return tokens(
      table('today', sides, CARDS)
        .cast('Mirror', { targets: [mine[0] ?? ''] })
        .resolve(),
    ).length
  }
  expect([copies(['Imp', 'Warren']), copies(['Pup', 'Warren']), copies(['Imp', 'Warren', 'Warren'])]).toEqual([2, 1, 4])
  expect([copies(['Pup', 'Grove', 'Kinship']), copies(['Imp'], ['Warren'])]).toEqual([1, 1])
})
