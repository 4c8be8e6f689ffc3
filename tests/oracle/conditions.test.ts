/** Conditions: what they are made of goes together in any way, as long as it is English. */
import { describe, expect, it, test } from 'vitest'
import type { Condition } from '../../src/language/index.ts'
import { ability, problems } from './support.ts'

const sentence = (text: string): string => `At the beginning of your end step, if ${text}, draw a card.`
function condition(text: string): Condition | null {
  const found = ability(sentence(text))
  if (found.kind !== 'triggered') throw new Error('no trigger')
  return found.condition
}
const isRefused = (text: string): void => expect(problems(sentence(text))).not.toEqual([])

const YOU = { kind: 'you' }
const OPPONENT = { kind: 'anOpponent' }
const CREATURE = { is: 'type', type: 'creature' }
const CREATURES = { noun: 'permanent', is: [CREATURE] }
const did = (done: string, least: number, filter: unknown = null, who: unknown = YOU): object => ({
  kind: 'compare',
  a: { kind: 'thisTurn', done, who, filter },
  op: '>=',
  b: least,
})

describe('what players have done this turn', () => {
  it.each([
    ['you gained 3 or more life this turn', did('gainedLife', 3)],
    ["you've lost 2 or more life this turn", did('lostLife', 2)],
    ['an opponent has discarded two or more cards this turn', did('discarded', 2, null, OPPONENT)],
    ["you've drawn three or more cards this turn", did('drew', 3)],
    ['you attacked with a Goblin this turn', did('attacked', 1, { noun: 'permanent', is: [{ subtype: 'Goblin' }] })],
    ['you attacked with a creature this turn', did('attacked', 1)],
    ['three or more spells were cast this turn', did('cast', 3, { noun: 'spell', is: [] }, null)],
    ['a creature attacked this turn', did('attacked', 1, CREATURES, null)],
    ['you had a creature put into your graveyard from anywhere this turn', did('buried', 1, CREATURES)],
    ["you haven't been dealt damage this turn", { kind: 'not', of: did('wasDealtDamage', 1) }],
    ["you haven't cast a spell this turn", { kind: 'not', of: did('cast', 1, { noun: 'spell', is: [] }) }],
    ["you didn't discard a card this turn", { kind: 'not', of: did('discarded', 1) }],
    ['no creatures attacked this turn', { kind: 'not', of: did('attacked', 1, CREATURES, null) }],
  ])('%s', (text, means) => expect(condition(text)).toMatchObject(means))

  it.each([
    'you have drew a card this turn',
    'you drawn a card this turn',
    "you didn't lost life this turn",
    'you lost a life this turn',
    'you attacked with three creatures or more this turn',
    // Of one of them it would be so although it isn't of another.
    "an opponent hasn't been dealt damage this turn",
    "an opponent doesn't control a creature",
    // Each by itself, which nothing asks.
    'each opponent lost life this turn',
    'each player cast two or more spells last turn',
    'each opponent controls a creature',
    'each opponent is poisoned',
    // All of theirs together.
    'your opponents control three or more creatures',
    'your opponents control more creatures than you',
  ])('not %s', isRefused)
})

describe('who has more', () => {
  const life = (of: object): object => ({ kind: 'life', of })
  const hand = (of: object): object => ({ kind: 'zoneSize', zone: 'hand', of })
  it.each([
    [
      'an opponent has at least ten more life than you',
      { a: life(OPPONENT), op: '>=', b: { kind: 'sum', of: [life(YOU), 10] }, per: 'some' },
    ],
    [
      'you have at least two more cards in hand than defending player',
      { a: hand(YOU), op: '>=', b: { kind: 'sum', of: [hand({ kind: 'defendingPlayer' }), 2] } },
    ],
    ['you have a card in hand', { a: hand(YOU), op: '>=', b: 1 }],
    ['you have a land card in your hand', { a: { kind: 'count', filter: { noun: 'card' } }, op: '>=', b: 1 }],
  ])('%s', (text, means) => expect(condition(text)).toMatchObject({ kind: 'compare', ...means }))

  test('what a clause says of players is compared in the same words', () => {
    const whoOf = (who: string): unknown => {
      const found = ability(`When ~ enters the battlefield, ${who} draws a card.`)
      return found.kind === 'triggered' ? found.body.modes[0]?.[0] : null
    }
    const asked = { kind: 'asked' }
    expect(whoOf('each player who has less life than you')).toMatchObject({
      who: { kind: 'playersWho', among: 'players', if: { a: life(asked), op: '<', b: life(YOU) } },
    })
    expect(whoOf('the player with the fewest cards in hand')).toMatchObject({
      who: {
        among: 'one',
        if: { a: hand(asked), op: '<=', b: hand({ kind: 'othersThan', who: asked }), per: 'every' },
      },
    })
    expect(whoOf('each opponent who drew two or more cards this turn')).toMatchObject({
      who: { among: 'opponents', if: did('drew', 2, null, asked) },
    })
  })
  it.each([
    'you have at least one more life than an opponent',
    'an opponent has more life than your opponents',
    'you have the more life',
  ])('not %s', isRefused)
})

describe('what something is, has and does', () => {
  const SELF = { kind: 'self' }
  const charged = { is: 'hasCounter', counter: 'charge' }
  it.each([
    ["~ isn't in your graveyard", { kind: 'not', of: { thing: SELF, is: [{ is: 'in', zone: 'graveyard' }] } }],
    ["~ doesn't have a charge counter on it", { kind: 'not', of: { thing: SELF, is: [charged] } }],
    ["~ doesn't have power 4 or greater", { kind: 'not', of: { is: [{ is: 'compare', op: '>=', n: 4 }] } }],
    ["~ isn't white and untapped", { kind: 'not', of: { is: [{ is: 'color' }, { is: 'state' }] } }],
    [
      "the top card of your library isn't a land card",
      { kind: 'not', of: { thing: { kind: 'top', n: 1 }, is: [{ type: 'land' }], card: true } },
    ],
    ["it's your turn", { kind: 'whoseTurn', who: YOU }],
    ["it isn't defending player's turn", { kind: 'not', of: { kind: 'whoseTurn', who: { kind: 'defendingPlayer' } } }],
    ['~ is equipped by two or more Equipment', { kind: 'compare', op: '>=', b: 2 }],
    [
      'a Wall creature is blocking ~',
      { kind: 'exists', filter: { is: [{}, CREATURE, { is: 'blocks', thing: SELF }] } },
    ],
    ['creatures you control have total toughness 3 or less', { a: { what: 'toughness' }, op: '<=', b: 3 }],
  ])('%s', (text, means) => expect(condition(text)).toMatchObject(means))

  it.each(["~ isn't a charge counter on it", "~ doesn't has flying", '~ is in hand', "it's you turn"])(
    'not %s',
    isRefused,
  )
})

describe('what there is', () => {
  const named = (name: string): object => ({
    kind: 'exists',
    filter: { is: [CREATURE, { is: 'named', name }, { is: 'controlled', by: YOU }] },
  })
  test('one of each name', () =>
    expect(condition('you control creatures named Aron Vale, Bela Vale, and Cor Vale')).toMatchObject({
      kind: 'and',
      of: [named('Aron Vale'), named('Bela Vale'), named('Cor Vale')],
    }))
  test('all of them are so: none of them is anything else', () => {
    const other = { is: 'not', of: { is: 'allOf', of: [{ is: 'color', color: 'W' }] } }
    expect(condition('all creatures you control are white')).toMatchObject({
      kind: 'not',
      of: { kind: 'exists', filter: { is: [CREATURE, other, { is: 'controlled', by: YOU }] } },
    })
  })
  test('another with the same name: as what the sentence is about', () =>
    expect(
      ability('{T}: Tap target creature if another creature with the same name is on the battlefield.'),
    ).toMatchObject({
      body: {
        modes: [[{ condition: { filter: { is: [{ is: 'other' }, {}, { is: 'shares', thing: { kind: 'slot' } }] } } }]],
      },
    }))
})
