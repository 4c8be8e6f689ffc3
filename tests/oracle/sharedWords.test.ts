/** Small words stand once in the grammar: what one sentence may say with them, any other may. */
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../src/language/index.ts'
import { abilities, ability, effects, problems } from './support.ts'

const IT = { kind: 'self' }
const isRefused = (text: string): void => expect(problems(text)).not.toEqual([])
const soAsLongAs = (so: string): unknown => ability(`As long as ${so}, ~ has flying.`)
const atYourEnd = (so: string): unknown => ability(`At the beginning of your end step, if ${so}, draw a card.`)

describe('conditions', () => {
  it.each([
    ['~ is tapped, red, and attacking', [{ state: 'tapped' }, { color: 'R' }, { state: 'attacking' }]],
    ['~ remains an Elf', [{ is: 'subtype', subtype: 'Elf' }]],
    ['~ is attacking alone', [{ state: 'attackingAlone' }]],
  ])('%s', (so, is) => expect(soAsLongAs(so)).toMatchObject({ condition: { kind: 'is', thing: IT, is } }))

  it.each([
    ['at least three creatures are attacking', { op: '>=', b: 3 }],
    ['you have a land card in your hand', { a: { kind: 'count' }, op: '>=', b: 1 }],
    ['you have one or fewer cards in hand', { a: { kind: 'zoneSize' }, op: '<=', b: 1 }],
    ['you have exactly one card in hand', { a: { kind: 'zoneSize' }, op: '=', b: 1 }],
    ['you have exactly 30 life', { a: { kind: 'life' }, op: '=', b: 30 }],
    ['you have at least 30 life', { a: { kind: 'life' }, op: '>=', b: 30 }],
  ])('%s', (so, means) => expect(soAsLongAs(so)).toMatchObject({ condition: { kind: 'compare', ...means } }))

  it.each([
    ['~ dealt damage to defending player this turn', { kind: 'is', is: [{ is: 'dealtDamageTo' }] }],
    ["you didn't cast two or more spells this turn", { kind: 'not', of: { op: '>=', b: 2 } }],
    ['~ came under your control this turn', { kind: 'is', is: [{ is: 'allOf' }] }],
  ])('%s', (so, means) => expect(atYourEnd(so)).toMatchObject({ condition: means }))

  it.each([
    ['all creatures you control are Elves', [{ is: 'subtype', subtype: 'Elf' }]],
    ['all creatures you control are white and untapped', [{ color: 'W' }, { state: 'untapped' }]],
  ])('%s', (so, of) =>
    expect(soAsLongAs(so)).toMatchObject({
      condition: { kind: 'not', of: { kind: 'exists', filter: { is: [{}, { of: { is: 'allOf', of } }, {}] } } },
    }),
  )

  it('of X', () =>
    expect(
      ability('{X}: If X is greater than the number of lands you control, draw a card.', 'Creature — Elf'),
    ).toMatchObject({
      body: { modes: [[{ kind: 'if', condition: { a: { kind: 'x' }, op: '>', b: { kind: 'count' } } }]] },
    }))

  it.each([
    'all lands are land cards',
    '~ remain tapped',
    'you have a cards in hand',
    '~ dealt damage to a creature this turn',
  ])('not %s', (so) => isRefused(`At the beginning of your end step, if ${so}, draw a card.`))
})

describe('amounts', () => {
  const amountOf = (text: string): unknown => (effects(`You gain life equal to ${text}.`)[0] as { n?: unknown }).n
  it.each([
    ['the total damage dealt to ~ so far this turn', { kind: 'damageTaken', of: IT }],
    ["the life you've lost so far this turn", { kind: 'thisTurn', done: 'lostLife' }],
    ["the number of cards in your opponents' hands", { kind: 'zoneSize', of: { kind: 'eachOpponent' } }],
    ["the number of land cards in all players' graveyards", { kind: 'count', filter: { is: [{}, { is: 'in' }] } }],
    ['the total power of the sacrificed creatures', { kind: 'statistic', what: 'power' }],
  ])('%s', (text, means) => {
    const cost = text.includes('sacrificed') ? '{T}, Sacrifice two creatures' : '{T}'
    const said = ability(`${cost}: You gain life equal to ${text}.`)
    expect(said).toMatchObject({ body: { modes: [[{ n: means }]] } })
  })
  it('of what has just been done', () =>
    expect(effects('You gain 2 life. Target player loses three times that much life.')[1]).toMatchObject({
      kind: 'loseLife',
      n: { kind: 'times', n: 3, of: { kind: 'thatMuch' } },
    }))
  it('one for each', () =>
    expect(ability('~ gets +1/+0 for each 1 life you lost this turn.')).toMatchObject({
      rule: { changes: [{ power: { kind: 'thisTurn', done: 'lostLife' } }] },
    }))
  it.each(["the number of cards in your opponents' hand", 'the total your life total', 'that number'])(
    'not %s',
    (text) => isRefused(`{T}: You gain life equal to ${text}.`),
  )
  it('says nothing of an amount that nothing has told', () => expect(amountOf('your life total')).toBeDefined())
})

describe('nouns and events', () => {
  it.each([
    ['Whenever any opponent loses life', { on: 'losesLife', who: { kind: 'anOpponent' } }],
    ['Whenever an opponent loses a coin flip', { on: 'flipsCoin', won: false }],
    ['At the beginning of each of your upkeeps', { on: 'step', step: 'upkeep', whose: { kind: 'you' } }],
    ["Whenever you don't pay ~'s echo cost", { on: 'upkeepPaid', paid: false }],
    ['Whenever an opponent puts a land onto the battlefield', { on: 'enters', what: { filter: { is: [{}, {}] } } }],
    ['Whenever an opponent loses the game', { on: 'losesGame' }],
    ['Whenever a charge counter is put on an artifact', { on: 'countersPut', counter: 'charge' }],
    ['Whenever you attack with one or more Elves', { on: 'attackers', least: 1 }],
  ])('%s', (when, trigger) => expect(ability(`${when}, draw a card.`)).toMatchObject({ trigger }))

  it.each([
    ["creature that's attached to a land", { is: 'attachedTo' }],
    ['creature that was blocked by ~ this turn', { is: 'wasBlocked', by: IT }],
    ["creature that's attacking you", { is: 'attacks' }],
  ])('%s', (what, is) => {
    const [destroy] = effects(`Destroy target ${what}.`) as [Extract<Effect, { kind: 'destroy' }>]
    expect(destroy.what).toMatchObject({ filter: { is: [{ type: 'creature' }, is] } })
  })
  it('a spell that aims only at so much', () =>
    expect(effects('Counter target spell that targets only a player.')[0]).toMatchObject({
      what: { filter: { is: [{ is: 'targets', only: true, players: { kind: 'anyPlayer' } }] } },
    }))
  it.each([
    ['creature that shares at least one card type with ~', { is: 'shares', what: 'cardType' }],
    ['artifact with {X} in its mana cost', { is: 'symbolInCost', symbol: 'X' }],
    ['creature with three or more charge counters on it', { is: 'hasCounter', least: 3 }],
  ])('%s', (what, is) =>
    expect(effects(`Tap target ${what}.`)[0]).toMatchObject({ what: { filter: { is: [{}, is] } } }),
  )
  it('the chosen ones', () =>
    expect(effects('Choose two target creatures. Destroy the chosen creatures.')[1]).toMatchObject({ kind: 'destroy' }))
  it('everything everywhere', () =>
    expect(abilities("All cards that aren't on the battlefield, spells, and permanents are black.")).toMatchObject(
      ['card', 'spell', 'permanent'].map((noun) => ({ rule: { what: { filter: { noun } } } })),
    ))
  it('a number that is X, of a keyword with a cost', () =>
    expect(ability('Reinforce X—{X}{G}')).toMatchObject({ keyword: { n: 'x' }, abilities: [{ kind: 'activated' }] }))
  it('a person is the card, whatever else has been spoken of', () => {
    const struck = '{T}: ~ deals 1 damage to target creature. That creature deals 1 damage to'
    expect(ability(`${struck} him.`)).toMatchObject({ body: { modes: [[{}, { to: IT }]] } })
    expect(ability('At the beginning of your upkeep, if ~ has a charge counter on him, draw a card.')).toMatchObject({
      condition: { is: [{ is: 'hasCounter' }] },
    })
    isRefused(`${struck} her.`)
  })
  const token = (own: string): unknown =>
    ability(`{T}: Create a 1/1 red Elf creature token named Small Spark. It has flying and "${own}"`)
  const having = (one: object): object => ({ body: { modes: [[{ token: { abilities: [{}, one] } }]] } })
  it('the name of a token in its own ability is that token; after “named” it is a name', () => {
    expect(token('Sacrifice Small Spark: Draw a card.')).toMatchObject(having({ cost: [{ what: IT }] }))
    expect(token('{T}: Destroy target creature named Small Spark.')).toMatchObject(
      having({ body: { modes: [[{ what: { filter: { is: [{}, { is: 'named', name: 'Small Spark' }] } } }]] } }),
    )
    isRefused('{T}: Create a 1/1 red Elf creature token named Small Spark. Sacrifice Small Spark.')
  })
  it('two verbs at the end of a cost', () =>
    expect(ability('{T}, Remove a charge counter from ~ and sacrifice it: Draw a card.')).toMatchObject({
      cost: [{ kind: 'tap' }, { kind: 'removeCounters' }, { kind: 'sacrifice', what: IT }],
    }))
  it('the most, of what each has', () =>
    expect(ability('When the player who has the most cards in hand loses life, draw a card.')).toBeDefined())

  it.each([
    'Whenever any opponents loses life, draw a card.',
    'At the beginning of each of your upkeep, draw a card.',
    'Destroy target creature that was attacking you.',
    'Whenever a player puts ~ onto the battlefield, draw a card.',
    'Destroy all creatures with {X} in its mana cost.',
    "Whenever a charge counter is put on ~ while it's exiled, draw a card.",
    'All cards and permanents are black.',
    'Whenever you attack with one or more Elf, draw a card.',
  ])('not %s', isRefused)
})
