/** An attack on several, by what is attacked: what its entry in the rail says. */
import { describe, expect, test } from 'vitest'
import { COMMANDER, FREE_FOR_ALL, TWO_HEADED_GIANT } from '../../../src/engine/index.ts'
import { type Attack, attacksOn, previewCombat } from '../../../src/ui/view/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'
import { sceneOf } from './support.ts'

const CARDS = [
  walker('Lampward', '{0}', 4, '+1: You gain 1 life.'),
  creature('Heron', '{U}', '1/1', 'Flying', 'Creature — Bird'),
  creature('Hothead', '{R}', '2/2', '~ attacks each turn if able.'),
  creature('Rhea, Queen of Reeds', '{G}', '4/4', '', 'Legendary Creature — Human'),
  card(
    'Tollgate',
    '{W}',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  ),
]

type Format = NonNullable<Parameters<typeof table>[4]>['format']

function attackers(sides: readonly Partial<Side>[], format: Format = FREE_FOR_ALL): Table {
  return table('2011', sides as never, CARDS, {}, { format }).until('attackers')
}

/** The entries of an attack of these creatures, by name; those chosen next go to `next`. */
function entries(game: Table, sent: readonly (readonly [string, Attack['defender']])[], next: Attack['defender']) {
  const attacks = sent.map(([name, defender]) => ({ id: game.id(name), defender }))
  const draft = { kind: 'attackers', attacks, defender: next } as const
  const question = game.asks('attackers')
  const preview = attacks.length === 0 ? null : previewCombat(game.position, attacks)
  return attacksOn({ position: game.position, scene: sceneOf(game, 0, draft), question, draft, preview })
}

const BEA = { player: 1 }
const CAL = { player: 2 }

describe('each defender has an entry', () => {
  const game = attackers([
    { name: 'Ada', battlefield: ['Bear', 'Bear', 'Heron'] },
    { name: 'Bea', life: 9, battlefield: ['Ox', 'Heron', 'Lampward'] },
    { name: 'Cal', battlefield: [{ name: 'Ox', tapped: true }] },
  ])

  test('players and planeswalkers, attacked or not, in the order of the question', () => {
    const found = entries(game, [], CAL)
    expect(found.map(({ name, seat, n, chosen }) => [name, seat, n, chosen])).toEqual([
      ['Bea', 1, 0, false],
      ['Cal', 2, 0, true],
      ['Lampward', 1, 0, false],
    ])
    expect(found.map(({ life, blockers }) => [life, blockers])).toEqual([
      [9, undefined],
      [20, undefined],
      [4, undefined],
    ])
  })

  test('with who attacks it, what it comes to, and how many can block', () => {
    const lampward = { object: game.id('Lampward') }
    const sent = [
      ['1:Bear', BEA],
      ['2:Bear', BEA],
      ['Heron', lampward],
    ] as const
    const [bea, cal, walked] = entries(game, sent, BEA)
    expect(bea).toMatchObject({ n: 2, attackers: [{ name: 'Bear', n: 2 }], life: 9, after: 5, blockers: 2 })
    expect(cal).toMatchObject({ n: 0, attackers: [], after: 20, blockers: undefined })
    // Only what flies can block what flies.
    expect(walked).toMatchObject({ n: 1, life: 4, after: 3, blockers: 1 })
  })

  test('a tapped creature blocks nothing', () => {
    expect(entries(game, [['1:Bear', CAL]], CAL)[1]).toMatchObject({ blockers: 0, after: 18 })
  })
})

test('[2011:contents/810] of a team either blocks for the other, and both lose the life', () => {
  const sides = [{ battlefield: ['Bear'] }, {}, { battlefield: ['Ox'] }, { battlefield: ['Ox', 'Bear'] }]
  const [cal, dee] = entries(attackers(sides, TWO_HEADED_GIANT), [['1:Bear', CAL]], CAL)
  expect(cal).toMatchObject({ n: 1, life: 30, after: 28, blockers: 3 })
  expect(dee).toMatchObject({ n: 0, life: 30, after: 28 })
})

test('[2011:contents/9] a commander: the combat damage that it will have dealt to the player', () => {
  const commander = [{ name: 'Rhea, Queen of Reeds', casts: 1, damage: [0, 5, 0] }]
  const sides = [{ commander, battlefield: ['Rhea, Queen of Reeds', 'Bear'] }, {}, {}]
  const sent = [
    ['Rhea, Queen of Reeds', BEA],
    ['Bear', BEA],
  ] as const
  const [bea, cal] = entries(attackers(sides, COMMANDER), sent, BEA)
  expect(bea?.commanders).toEqual([{ name: 'Rhea, Queen of Reeds', n: 9, most: 21 }])
  expect(cal?.commanders).toEqual([])
})

describe('[2011:contents/308] what an attack costs', () => {
  const game = attackers([
    { battlefield: ['Bear', 'Ox', 'Forest', 'Forest', 'Forest', 'Forest'] },
    { battlefield: ['Tollgate'] },
    {},
  ])

  test('is told before and while somebody is sent there, of that defender only', () => {
    expect(entries(game, [], BEA).map(({ cost }) => cost)).toEqual(['{2}', null])
    const sent = [
      ['Bear', BEA],
      ['Ox', BEA],
    ] as const
    expect(entries(game, sent, BEA).map(({ cost, refusal }) => [cost, refusal])).toEqual([
      ['{4}', null],
      [null, null],
    ])
  })
})

describe('what is wrong with it', () => {
  const game = attackers([{ battlefield: ['Hothead', 'Bear'] }, { battlefield: ['Tollgate'] }, {}])

  test('a requirement stands where the attackers chosen next go, with its rule', () => {
    const [bea, cal] = entries(game, [], CAL)
    expect(bea?.refusal).toBeNull()
    expect(cal?.refusal).toMatchObject({ key: 'attack.must', params: { object: game.id('Hothead') } })
    expect(cal?.refusal?.rule).toContain('2011:508.1d')
  })

  test('a cost that can’t be paid stands at who asks for it, nothing once it is mended', () => {
    const sent = [
      ['Hothead', CAL],
      ['Bear', BEA],
    ] as const
    expect(entries(game, sent, BEA).map(({ refusal }) => refusal?.key ?? null)).toEqual(['attack.cantPay', null])
    expect(entries(game, [['Hothead', CAL]], BEA).map(({ refusal }) => refusal)).toEqual([null, null])
  })
})
