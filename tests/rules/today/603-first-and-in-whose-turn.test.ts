/** "For the first time each turn", "during your turn", "last turn" (today:603.2, 603.4). */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1', 'Lifelink', 'Creature — Imp'),
  card('Balm', '{0}', 'Instant', 'You gain 2 life.'),
  card('Sting', '{0}', 'Instant', 'Target player loses 1 life.'),
  card('Well', '{0}', 'Enchantment', 'Whenever you gain life for the first time each turn, draw a card.'),
  card('Wound', '{0}', 'Enchantment', 'Whenever you lose life for the first time each turn, draw a card.'),
  card(
    'Scrap',
    '{0}',
    'Enchantment',
    'Whenever you discard one or more cards for the first time each turn, draw that many cards.',
  ),
  card('Fling', '{0}', 'Instant', 'Discard two cards.'),
  card(
    'Mulch',
    '{0}',
    'Enchantment',
    'Whenever one or more land cards are put into your graveyard from anywhere for the first time each turn, you gain 1 life.',
  ),
  card('Spill', '{0}', 'Instant', 'Mill two cards.'),
  card(
    'Vulture',
    '{0}',
    'Enchantment',
    'Whenever an opponent loses life for the first time each turn, you gain 1 life.',
  ),
  card('Drain', '{0}', 'Instant', 'Target player loses 4 life.'),
  card('Rain', '{0}', 'Instant', 'Each opponent loses 1 life.'),
  card('Rout', '{0}', 'Instant', 'Each opponent discards two cards.'),
  card(
    'Harvest',
    '{0}',
    'Enchantment',
    'Whenever an opponent discards one or more cards, you gain that much life and draw a card.',
  ),
  card('Leech', '{0}', 'Enchantment', 'Whenever an opponent loses life during your turn, draw a card.'),
  card(
    'Grave',
    '{0}',
    'Enchantment',
    'Whenever one or more cards are put into exile from your graveyard, you gain that much life.',
  ),
  card('Empty', '{0}', 'Instant', 'Exile all graveyards.'),
  card(
    'Study',
    '{0}',
    'Enchantment',
    "Whenever you cast your first spell during each opponent's turn, you gain 3 life.",
  ),
  card('Odd Insight', '{0}', 'Enchantment', "Whenever you draw a card during an opponent's turn, you gain 1 life."),
  card('Quick Peek', '{0}', 'Instant', 'Draw a card.'),
  card(
    'Wake',
    '{0}',
    'Enchantment',
    'Whenever a creature an opponent controls dies during your turn, you gain 1 life.',
  ),
  card('Doom', '{0}', 'Instant', 'Destroy all creatures.'),
  card(
    'Toll',
    '{0}',
    'Enchantment',
    'Whenever an opponent is dealt noncombat damage during your turn, you gain 1 life.',
  ),
  card(
    'Watch',
    '{0}',
    'Instant',
    "Until your next turn, whenever a creature dies during an opponent's turn, you gain 1 life.",
  ),
  card('Alms', '{0}', 'Instant', 'Target player gains 2 life.'),
  card('Blast', '{0}', 'Instant', '~ deals 3 damage to each player.'),
  card('Spite', '{0}', 'Instant', 'Target player discards a card.'),
  card(
    'Fallow',
    '{0}',
    'Enchantment',
    'Whenever you discard one or more land cards for the first time each turn, you gain 1 life.',
  ),
  card(
    'Rite',
    '{0}',
    'Enchantment',
    'Whenever you sacrifice a creature for the first time each turn, you gain 1 life.',
  ),
  card('Altar', '{0}', 'Artifact', 'Sacrifice a creature: You lose 0 life.\nSacrifice an artifact: You lose 0 life.'),
  card('Tithe', '{0}', 'Instant', 'Each player sacrifices a creature.'),
  card('Double', '{0}', 'Instant', 'Sacrifice two creatures.'),
  card(
    'Muster',
    '{0}',
    'Enchantment',
    'Whenever one or more creatures you control enter for the first time each turn, you gain 1 life.',
  ),
  card('Pair', '{0}', 'Instant', 'Create two 1/1 green Elf creature tokens.'),
  card('Lend', '{0}', 'Instant', 'Target player creates a 1/1 green Elf creature token.'),
  card('Grind', '{0}', 'Instant', 'Target player mills a card.'),
  card('Recall', '{0}', 'Instant', 'If you lost life last turn, you gain 5 life.'),
  card('More', '{0}', 'Sorcery', 'Take an extra turn after this one.'),
  card('Scar', '{0}', 'Enchantment', 'At the beginning of each upkeep, if you lost life last turn, you gain 5 life.'),
]
const playing = (mine: Side, theirs: Side = {}, ...others: readonly Side[]): Table =>
  table('today', [{ life: 10, ...mine }, { life: 10, ...theirs }, ...others], CARDS)
const casting = (game: Table, name: string, targets: readonly string[] = []): Table =>
  game.cast(name, { targets }).resolveAll()

describe('for the first time each turn', () => {
  test('only the first, even if the ability came later; again in the next turn', () => {
    const game = playing({ battlefield: ['Well'], hand: ['Balm', 'Balm', 'Balm'] })
    expect(casting(game, 'Balm').handSize(0)).toBe(3)
    expect(casting(game, 'Balm').handSize(0)).toBe(2)
    const late = playing({ hand: ['Balm', 'Well', 'Balm'] })
    casting(casting(casting(late, 'Balm'), 'Well'), 'Balm')
    expect(late.handSize(0)).toBe(0)
    game.to('main1', game.state.turn.number + 2)
    const before = game.handSize(0)
    expect(casting(game, 'Balm').handSize(0)).toBe(before)
    game.isAtAQuestion()
  })
  test('of what happens at once it triggers once', () => {
    const game = playing({ battlefield: ['Well', 'Imp', 'Imp'] })
    game.attack('1:Imp', '2:Imp').to('endCombat')
    expect([game.life(0), game.handSize(0)]).toEqual([12, 1])
  })
  test('what another player does is no time of yours', () => {
    const game = playing({ battlefield: ['Wound'], hand: ['Sting', 'Sting', 'Sting'] })
    expect(casting(game, 'Sting', ['player 1']).handSize(0)).toBe(2)
    expect(casting(game, 'Sting', ['player 0']).handSize(0)).toBe(2)
    expect(casting(game, 'Sting', ['player 0']).handSize(0)).toBe(1)
    const gains = playing({ battlefield: ['Well'], hand: ['Alms', 'Balm'] })
    expect(casting(gains, 'Alms', ['player 1']).handSize(0)).toBe(1)
    expect(casting(gains, 'Balm').handSize(0)).toBe(1)
    const lands = playing(
      { battlefield: ['Mulch'], hand: ['Grind', 'Grind'], library: ['Forest', 'Forest'] },
      { library: ['Forest', 'Forest'] },
    )
    expect(casting(lands, 'Grind', ['player 1']).life(0)).toBe(10)
    expect(casting(lands, 'Grind', ['player 0']).life(0)).toBe(11)
  })
  test('however much life it is', () => {
    const game = playing({ battlefield: ['Wound'], hand: ['Blast', 'Blast'] })
    expect([casting(game, 'Blast').life(0), game.handSize(0)]).toEqual([7, 2])
    expect([casting(game, 'Blast').life(0), game.handSize(0)]).toEqual([4, 1])
  })
  test('discarding: neither what another discards nor another kind of card', () => {
    const others = playing({ battlefield: ['Scrap'], hand: ['Spite', 'Spite', 'Balm'] }, { hand: ['Imp'] })
    casting(others, 'Spite', ['player 1'])
    expect(others.handSize(0)).toBe(2)
    casting(others, 'Spite', ['player 0'])
    expect([others.handSize(0), others.has('graveyard', 'Balm')]).toEqual([1, true])
    const kinds = playing({ battlefield: ['Fallow'], hand: ['Spite', 'Spite', 'Spite', 'Balm', 'Forest', 'Swamp'] })
    for (const [name, life] of [
      ['Balm', 10],
      ['Forest', 11],
      ['Swamp', 11],
    ] as const) {
      kinds.cast('Spite', { targets: ['player 0'] }).resolve()
      if (kinds.question.kind === 'choose') kinds.reply([kinds.id(name, 'hand')])
      expect(kinds.resolveAll().life(0)).toBe(life)
    }
    kinds.isAtAQuestion()
  })
  test('sacrificing: the first creature of yours, or several at once, and no second one', () => {
    const game = playing({ battlefield: ['Rite', 'Altar', 'Altar', 'Imp', 'Imp'] })
    game.activate('1:Altar', 1)
    game.reply([game.id('Altar')]).resolveAll()
    expect(game.life(0)).toBe(10)
    for (const life of [11, 11]) {
      game.activate('Altar', 0)
      if (game.question.kind === 'choose') game.reply([game.id('Imp')])
      expect(game.resolveAll().life(0)).toBe(life)
    }
    const others = playing({ battlefield: ['Rite'], hand: ['Tithe', 'Pair', 'Double'] }, { battlefield: ['Imp'] })
    expect(casting(others, 'Tithe').life(0)).toBe(10)
    casting(others, 'Pair')
    expect(casting(others, 'Double').life(0)).toBe(11)
    others.isAtAQuestion()
  })
  test('entering: of yours, of that kind, two at once together', () => {
    const game = playing({ hand: ['Muster', 'Lend', 'Pair', 'Imp'] })
    casting(game, 'Muster')
    expect(casting(game, 'Lend', ['player 1']).life(0)).toBe(10)
    expect(casting(game, 'Pair').life(0)).toBe(11)
    expect(casting(game, 'Imp').life(0)).toBe(11)
    game.isAtAQuestion()
  })
  test('several at once are counted, and later ones are not the first', () => {
    const game = playing({ battlefield: ['Scrap'], hand: ['Fling', 'Balm', 'Balm', 'Fling'] })
    game.cast('1:Fling').resolve()
    const balms = game.asks('choose').from.filter((id) => id !== game.id('Fling', 'hand'))
    game.reply(balms).resolveAll()
    expect(game.handSize(0)).toBe(3)
    casting(game, 'Fling')
    expect(game.handSize(0)).toBe(0)
    game.isAtAQuestion()
  })
  test('only such cards count: one that is none was no first time', () => {
    const game = playing({
      battlefield: ['Mulch'],
      hand: ['Balm', 'Spill', 'Spill'],
      library: ['Imp', 'Imp', 'Forest', 'Forest'],
    })
    expect(casting(game, 'Spill').life(0)).toBe(10)
    expect(casting(game, 'Spill').life(0)).toBe(11)
  })
})

test('of an opponent: each has a first time, however much the others have lost', () => {
  const game = playing({ battlefield: ['Vulture'], hand: ['Drain', 'Sting', 'Sting', 'Rain'] }, {}, { life: 10 })
  expect(casting(game, 'Drain', ['player 1']).life(0)).toBe(11)
  expect(casting(game, 'Sting', ['player 1']).life(0)).toBe(11)
  expect(casting(game, 'Sting', ['player 2']).life(0)).toBe(12)
  expect(casting(game, 'Rain').life(0)).toBe(12)
  const both = playing({ battlefield: ['Vulture'], hand: ['Sting', 'Rain'] }, {}, { life: 10 })
  expect(casting(both, 'Sting', ['player 1']).life(0)).toBe(11)
  expect(casting(both, 'Rain').life(0)).toBe(12)
  both.isAtAQuestion()
})

test('“an opponent discards one or more cards”: once for each of them, with their own number', () => {
  const cards = { hand: ['Imp', 'Imp'] }
  const game = playing({ battlefield: ['Harvest'], hand: ['Rout'] }, cards, { ...cards, life: 10 })
  casting(game, 'Rout')
  expect([game.life(0), game.handSize(0)]).toEqual([14, 2])
  game.isAtAQuestion()
})

describe('in whose turn', () => {
  test('during your turn, and not in that of the opponent', () => {
    const game = playing({ battlefield: ['Leech'], hand: ['Sting', 'Sting'] })
    expect(casting(game, 'Sting', ['player 1']).handSize(0)).toBe(2)
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(casting(game, 'Sting', ['player 1']).handSize(0)).toBe(1)
    game.isAtAQuestion()
  })
  test.each([
    ['drawing', 'Odd Insight', 'Quick Peek', [10, 11]],
    ['dying', 'Wake', 'Doom', [11, 10]],
    ['noncombat damage', 'Toll', 'Blast', [8, 5]],
    ['nothing but the turn', 'Odd Insight', 'Doom', [10, 10]],
  ] as const)('of any event: %s', (_, held, spell, [yours, theirs]) => {
    const game = playing({ battlefield: [held], hand: [spell, spell] }, { battlefield: ['Imp'] })
    expect(casting(game, spell).life(0)).toBe(yours)
    game.to('upkeep', game.state.turn.number + 1).pass()
    game.isAtAQuestion()
    if (spell === 'Doom') return
    expect(casting(game, spell).life(0)).toBe(theirs)
  })
  test.each([
    ['in your turn', 0, 10],
    ["in the opponent's", 1, 12],
  ])('of what an effect waits for: %s', (_, turns, life) => {
    const game = casting(playing({ battlefield: ['Imp'], hand: ['Watch', 'Doom'] }, { battlefield: ['Imp'] }), 'Watch')
    if (turns === 1) game.to('upkeep', game.state.turn.number + 1).pass()
    expect(casting(game, 'Doom').life(0)).toBe(life)
    game.isAtAQuestion()
  })
  test("the first spell during each opponent's turn: neither in your own nor the second one", () => {
    const game = playing({ battlefield: ['Study'], hand: ['Sting', 'Sting', 'Sting'] })
    expect(casting(game, 'Sting', ['player 1']).life(0)).toBe(10)
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(casting(game, 'Sting', ['player 1']).life(0)).toBe(13)
    game.pass()
    expect(casting(game, 'Sting', ['player 1']).life(0)).toBe(13)
  })
})

test('put into exile from your graveyard: how many, and none from another', () => {
  const game = playing({ battlefield: ['Grave'], graveyard: ['Imp', 'Imp'], hand: ['Empty'] }, { graveyard: ['Imp'] })
  expect(casting(game, 'Empty').life(0)).toBe(12)
  game.isAtAQuestion()
})

test('last turn: in the turn before this one, and no earlier', () => {
  const game = playing({ battlefield: ['Scar'], hand: ['Sting'] })
  casting(game, 'Sting', ['player 0'])
  expect(game.life(0)).toBe(9)
  expect(game.to('draw', game.state.turn.number + 1).life(0)).toBe(14)
  expect(game.to('draw', game.state.turn.number + 1).life(0)).toBe(14)
  game.isAtAQuestion()
})

describe('last turn', () => {
  const recalls = ['Recall', 'Recall', 'Recall']
  const nextTurn = (game: Table): Table => game.to('main1', game.state.turn.number + 1)
  test('not in this one; not before there was one', () => {
    const game = playing({ hand: ['Sting', ...recalls] })
    expect(casting(game, 'Recall').life(0)).toBe(10)
    casting(game, 'Sting', ['player 0'])
    expect(casting(game, 'Recall').life(0)).toBe(9)
    nextTurn(game).pass()
    expect(casting(game, 'Recall').life(0)).toBe(14)
    game.isAtAQuestion()
  })
  test('what you lost, not what another lost', () => {
    const game = playing({ hand: ['Sting', ...recalls] })
    casting(game, 'Sting', ['player 1'])
    nextTurn(game).pass()
    expect(casting(game, 'Recall').life(0)).toBe(10)
  })
  test('[today:500.7] before an extra turn it is the turn that gave it; after one it is the extra turn', () => {
    const game = playing({ hand: ['Sting', 'More', ...recalls] })
    casting(casting(game, 'Sting', ['player 0']), 'More')
    nextTurn(game)
    expect([game.state.turn.active, casting(game, 'Recall').life(0)]).toEqual([0, 14])
    nextTurn(game).pass()
    expect([game.state.turn.active, casting(game, 'Recall').life(0)]).toEqual([1, 14])
    game.isAtAQuestion()
  })
})
