/**
 * Words that one sentence has belong to all that are like it: each of these means what other words for it mean, or what
 * is said beside it.
 */
import { describe, expect, it, test } from 'vitest'
import { abilities, ability, effects, problems, unaddressed } from '../support.ts'

const meaning = (text: string, type?: string): unknown => unaddressed(abilities(text, type))
const same = (text: string, plain: string, type?: string): void =>
  expect(meaning(text, type), text).toEqual(meaning(plain, type))

describe('how many', () => {
  test.each([
    ['Target player discards another land card.', 'Target player discards a land card.'],
    ['Put another charge counter on target artifact.', 'Put a charge counter on target artifact.'],
    [
      'Mill a number of cards equal to the number of creatures you control.',
      'Mill a card for each creature you control.',
    ],
    [
      'Target player discards all the cards in their hand, then draws that many cards.',
      'Target player discards their hand, then draws that many cards.',
    ],
  ])('%s', (text, plain) => same(text, plain, 'Instant'))
  test('up to a number', () => {
    expect(effects('Discard up to two Goblin cards.')).toMatchObject([{ kind: 'discard', n: 2, upTo: true }])
    expect(effects('Remove up to three charge counters from target artifact.')).toMatchObject([
      { kind: 'removeCounters', n: 3, upTo: true },
    ])
  })
  test('for each', () =>
    expect(effects('Remove two charge counters from target artifact for each Swamp you control.')).toMatchObject([
      { kind: 'removeCounters', n: { kind: 'times', n: 2, of: { kind: 'count' } } },
    ]))
  it('reads no X that nothing gives', () => expect(problems('Draw up to X cards.', 'Instant')).not.toEqual([]))
})

describe('where and how', () => {
  test.each([
    ["Put target creature into its owner's library third from the top.", 'third'],
    ["Put target creature into its owner's library second from the top.", 'second'],
  ])('%s', (text, position) => expect(effects(text)).toMatchObject([{ to: { zone: 'library', position } }]))
  test('face down, whatever is exiled', () => {
    const text = 'Look at the top four cards of your library, then exile all land cards from among them face down.'
    expect(effects(text)).toMatchObject([{ fates: [{ place: { to: { zone: 'exile', faceDown: true } } }] }])
  })
  test('a token that joins an attack', () =>
    expect(effects("Create a token that's a copy of target creature and that's tapped and attacking.")).toMatchObject([
      { kind: 'createCopy', tapped: true, attacking: true },
    ]))
  test('a name that more follows', () =>
    expect(
      effects('Create a 1/1 red Goblin creature token named Lord of Rust for each Swamp you control.'),
    ).toMatchObject([{ token: { name: 'Lord of Rust' }, n: { kind: 'count' } }]))
  test('the cards shown, by their kind', () =>
    same(
      'Reveal the top three cards of your library. Put the land cards revealed this way into your hand and the rest into your graveyard.',
      'Reveal the top three cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.',
      'Instant',
    ))
})

describe('how long, and of whom', () => {
  test("until another player's step begins", () =>
    same(
      "Target creature gets +1/+1 until the beginning of its controller's next upkeep.",
      "Target creature gets +1/+1 until its controller's next upkeep.",
      'Instant',
    ))
  test('mana that a player keeps', () =>
    same(
      "At the beginning of each player's upkeep, that player adds {G}. Until end of turn, that player doesn't lose this mana as steps and phases end.",
      "At the beginning of each player's upkeep, that player adds {G}. Until end of turn, they don't lose this mana as steps and phases end.",
    ))
  test('what lands produce for whoever taps them', () => {
    const produced = (who: string) =>
      `{T}: Until end of turn, if ${who} for mana, it produces {R} instead of any other type.`
    same(produced('you tap a Forest'), produced('you tap a Forest you control'))
    expect(meaning(produced('a player taps a Forest'))).not.toEqual(meaning(produced('you tap a Forest')))
    expect(problems(produced('target player taps a Forest'))).not.toEqual([])
  })
  test('one of several colours or card types', () => {
    expect(effects('Choose white, blue, or black.')).toMatchObject([{ choice: 'color', among: ['W', 'U', 'B'] }])
    expect(effects('Choose artifact or land.')).toMatchObject([{ choice: 'cardType', among: ['artifact', 'land'] }])
    expect(problems('Choose white or land.', 'Instant')).not.toEqual([])
  })
})

describe('damage', () => {
  const next = (source: string): string =>
    `{1}: The next time ${source} would deal damage to you this turn, prevent that damage.`
  test('a source of your choice with any quality', () => {
    expect(ability(next('a creature of your choice with power 2 or greater'))).toMatchObject({
      body: { modes: [[{ from: { is: [{ is: 'type' }, { is: 'compare', what: 'power', n: 2 }] } }]] },
    })
    expect(ability(next('a source of your choice with flying'))).toMatchObject({
      body: { modes: [[{ covers: { chosen: true }, from: { is: [{ is: 'keyword', keyword: 'flying' }] } }]] },
    })
    expect(problems(next('a source of your choice with'))).not.toEqual([])
  })
  test('to whom, by what and when, in any order', () => {
    same(
      'Prevent all damage that would be dealt to you by red sources this turn.',
      'Prevent all damage that would be dealt this turn to you by red sources.',
      'Instant',
    )
    same(
      'Prevent all damage that would be dealt by target creature this turn.',
      'Prevent all damage that would be dealt this turn by target creature.',
      'Instant',
    )
  })
  test('that no damage of it is prevented', () =>
    same(
      "~ deals 3 damage to any target, and that damage can't be prevented.",
      "~ deals 3 damage to any target. The damage can't be prevented.",
      'Instant',
    ))
  test('~ as the source, of any damage', () =>
    expect(ability('If ~ would deal damage to a player, put that many +1/+1 counters on ~ instead.')).toMatchObject({
      rule: { event: { on: 'damage', from: { is: [{ is: 'thing', thing: { kind: 'self' } }] } } },
    }))
})

describe('one of two acts', () => {
  test.each([
    ['Tap all Goblins, or destroy all Elves.', ['tap', 'destroy']],
    ['Put a +1/+1 counter on target creature or remove two +1/+1 counters from it.', ['putCounters', 'removeCounters']],
  ])('%s', (text, kinds) =>
    expect(effects(text)).toMatchObject([{ kind: 'eitherOf', effects: kinds.map((kind) => ({ kind })) }]),
  )
  it('is no choice of targets', () =>
    expect(problems('Destroy target creature or tap target artifact.', 'Instant')).not.toEqual([]))
})

describe('exceptions of a copy', () => {
  const copying = (except: string): string =>
    `You may have ~ enter the battlefield as a copy of any creature on the battlefield, except it's ${except}.`
  test.each(['7/7', 'still 7/7'])('%s', (except) =>
    expect(ability(copying(except))).toMatchObject({ rule: { as: { except: [{ kind: 'setPt', power: 7 }] } } }),
  )
  test('besides what it is', () =>
    same(copying('still a Zombie in addition to its other types'), copying('a Zombie in addition to its other types')))
})

test('flash, and no cost', () =>
  expect(
    ability('You may cast Goblin spells without paying their mana costs and as though they had flash.'),
  ).toMatchObject({
    rule: { rule: { kind: 'castsFor', cost: [], flash: true } },
  }))

describe('several in one sentence', () => {
  const kinds = (text: string): readonly string[] => effects(text).map(({ kind }) => kind)
  test.each([
    ['Draw a card, gain 1 life, then discard a card.', ['draw', 'gainLife', 'discard']],
    ['Target player draws a card, then discards a card and loses 1 life.', ['draw', 'discard', 'loseLife']],
    ['Tap target creature, then untap target artifact and draw a card.', ['tap', 'untap', 'draw']],
    ['Draw a card, then sacrifice a creature unless you pay {1} and discard a card.', ['draw', 'mayPay']],
  ])('%s', (text, all) => expect(kinds(text)).toEqual(all))
  test('a condition and an offer are for all that follows', () => {
    for (const text of [
      'Draw a card, then if you control a Swamp, gain 1 life and discard a card.',
      'Draw a card, then you may gain 1 life and discard a card.',
    ])
      expect(kinds(text)).toHaveLength(2)
    expect(effects('Draw a card, then you may gain 1 life and discard a card.')).toMatchObject([
      { kind: 'draw' },
      { kind: 'may', effects: [{ kind: 'gainLife' }, { kind: 'discard' }] },
    ])
  })
  it('joins no price to what follows', () =>
    expect(problems('Sacrifice a creature unless you pay {1}, then draw a card.', 'Instant')).not.toEqual([]))
})

describe('what follows a shield', () => {
  const next = 'The next time a source of your choice would deal damage to you this turn, prevent that damage.'
  test.each(['each opponent loses that much life', 'put that many +1/+1 counters on target creature'])('%s', (then) =>
    expect(effects(`${next} If damage is prevented this way, ${then}.`)).toMatchObject([
      { kind: 'preventDamage', then: [{ n: { kind: 'thisWay', done: 'preventedDamage' } }] },
    ]),
  )
  it('is about what was prevented', () =>
    expect(problems(`${next} If damage is prevented this way, draw a card.`, 'Instant')).not.toEqual([]))
  test('what would have dealt it is known by its noun', () => {
    const redirected = (by: string): string =>
      `The next time target artifact would deal damage to you this turn, that ${by} deals that damage to any target instead.`
    expect(effects(redirected('artifact'))).toMatchObject([{ kind: 'redirectDamage' }])
    expect(problems(redirected('creature'), 'Instant')).not.toEqual([])
  })
})

describe('where sorted cards go', () => {
  const look = 'Look at the top four cards of your library. Put one of them into your hand, one on top of your library,'
  test.each([
    [`${look} and one on the bottom of your library.`, 3],
    [`${look} and the rest into your graveyard.`, 2],
  ])('%s', (text, fates) => {
    const [sorted] = effects(text)
    expect(sorted?.kind === 'sortCards' && sorted.fates).toHaveLength(fates)
  })
  test('the bottom card is moved, the top one milled', () => {
    expect(effects('Put the bottom card of your library into your graveyard.')).toMatchObject([{ kind: 'move' }])
    expect(effects('Put the top card of your library into your graveyard.')).toMatchObject([{ kind: 'mill' }])
  })
})

test("a rule for players until end of turn, as after it's said", () =>
  same('Until end of turn, your maximum hand size is two.', 'Your maximum hand size is two this turn.', 'Instant'))

describe('the verb said once', () => {
  const both = (first: string, second: string): string =>
    `${first} if you control a Swamp and ${second} if you control a Forest.`
  test.each([
    [both('You lose 3 life', '2 life'), { kind: 'loseLife', who: { kind: 'you' }, n: 2 }],
    [both('~ deals 3 damage to target creature', '2 damage to you'), { kind: 'damage', n: 2, to: { kind: 'you' } }],
    [both("Target player can't gain life this turn", "can't draw cards this turn"), { kind: 'playerRule' }],
  ])('%s', (text, then) => expect(effects(text)).toMatchObject([{ kind: 'if' }, { kind: 'if', then: [then] }]))
  it('is the same verb', () => {
    expect(problems(both('You lose 3 life', '2 damage to you'), 'Instant')).not.toEqual([])
    expect(problems(both('Draw a card', '2 life'), 'Instant')).not.toEqual([])
  })
})

describe('prices and offers', () => {
  const offered = (price: string): string => `You may pay ${price}. If you do, draw a card.`
  test('the one or the other, or so often, but not both', () => {
    expect(effects(offered('{1} or 2 life'))).toMatchObject([{ kind: 'mayPay', or: [{ kind: 'payLife', n: 2 }] }])
    expect(effects(offered('{1} for each Swamp you control'))).toMatchObject([{ kind: 'mayPay', times: {} }])
    expect(problems(offered('{1} or 2 life for each Swamp you control'), 'Instant')).not.toEqual([])
  })
  test('an optional clash that may be lost', () =>
    expect(
      effects('You may clash with an opponent. If you win, draw a card. Otherwise, discard a card.'),
    ).toMatchObject([{ kind: 'may', effects: [{ kind: 'clash', lose: [{ kind: 'discard' }] }] }]))
  test('spells cast from a hand, or from among cards', () => {
    const cast = (where: string): string => `You may cast a red spell ${where} without paying its mana cost.`
    expect(effects(cast('from your hand'))).toMatchObject([{ what: { filter: { is: [{}, { is: 'in' }] } } }])
    expect(effects(`Exile the top two cards of your library. ${cast('from among those cards')}`)).toMatchObject([
      { kind: 'move' },
      { what: { filter: { is: [{}, { is: 'thing' }] } } },
    ])
    expect(problems(cast(''), 'Instant')).not.toEqual([])
  })
})

test('becoming something legendary', () =>
  expect(
    effects("Target land becomes a legendary 4/4 Spirit creature until end of turn. It's still a land."),
  ).toMatchObject([
    { changes: [{ kind: 'types', supertypes: ['legendary'], subtypes: ['Spirit'] }, { kind: 'setPt' }] },
  ]))

test('the targets, or any of them', () =>
  same(
    'You may change the targets of target instant spell.',
    'You may choose new targets for target instant spell.',
    'Instant',
  ))

describe('one of several changes', () => {
  const changes = (text: string): unknown => effects(`Target creature ${text} until end of turn.`)
  test.each([
    ['gets +2/-2 or -2/+2', 'pt', 2],
    ['has base power 1 or base toughness 4', 'setPt', 2],
    ['becomes an Elf or a Goblin', 'types', 2],
    ['becomes an Elf, a Goblin, or a Bird', 'types', 3],
  ])('%s', (text, kind, n) =>
    expect(changes(text)).toMatchObject([{ changes: [{ kind: 'oneOf', of: Array(n).fill({ kind }) }] }]),
  )
  it('is of one verb', () =>
    expect(problems('Target creature gets +2/-2 or base power 1 until end of turn.', 'Instant')).not.toEqual([]))
})

describe('how much, said at the end', () => {
  const swamps = 'where X is the number of Swamps you control'
  test('of cards chosen or found', () => {
    const count = { max: { kind: 'count' } }
    expect(
      effects(
        `Look at target opponent's hand and choose up to X cards from it, ${swamps}. That player discards those cards.`,
      ),
    ).toMatchObject([{ fates: [{ count }] }])
    expect(
      effects(
        `Search your library for a Plains card and X Swamp cards, ${swamps}, reveal them, put them into your hand, then shuffle.`,
      ),
    ).toMatchObject([{ fates: [{ count: { max: 1 } }, { count }] }])
  })
  test('of mana of any color', () =>
    expect(effects('Add one mana of any color for each Swamp you control.')).toMatchObject([
      { mana: { kind: 'combination', n: { kind: 'count' } } },
    ]))
  test('of a price for blocking some', () => {
    expect(ability("~ can't block creatures with flying unless you pay {1} for each Swamp you control.")).toMatchObject(
      {
        rule: { changes: [{ restriction: { kind: 'cantBlockUnlessPaid', what: {}, times: {} } }] },
      },
    )
    expect(problems("~ can't attack creatures with flying unless you pay {1}.")).not.toEqual([])
  })
})
