import { describe, expect, test } from 'vitest'
import { actionsOf, lookOf, lookOfPrinted, whyNothing, zoomView } from '../../../src/ui/view/index.ts'
import { creature, faced } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { sceneOf, viewOf } from './support.ts'

const SPLIT = faced(
  'split',
  ['Ember', '{R}', 'Sorcery', '~ deals 2 damage to target creature or player.'],
  ['Thicket', '{3}{G}', 'Instant', 'You gain 4 life.'],
)
const CARDS = [
  SPLIT,
  faced(
    'transform',
    ['Pupil', '{G}', 'Creature — Human', '{0}: Transform ~.', '1/1'],
    ['Beast', '', 'Creature — Beast', 'Trample\n{0}: Transform ~.', '5/5'],
  ),
  creature('Acolyte', '{W}', '1/1', 'Level up {1}\nLEVEL 2-4\n3/3\nFlying\n{T}: You gain 1 life.\nLEVEL 5+\n5/5'),
]

describe('cards with more than one face', () => {
  const game = table(
    '2011',
    [{ hand: ['Ember // Thicket'], battlefield: [...Array(4).fill('Forest'), 'Mountain', 'Pupil'] }, {}],
    CARDS,
  )

  test('a split card shows and names both halves, and offers each for its cost', () => {
    const scene = sceneOf(game)
    const id = game.id('Ember // Thicket')
    const { parts, typeLine } = lookOf(scene.state, id)
    expect(parts?.faces.map(({ name, cost, rulesText }) => [name, cost, rulesText])).toEqual([
      ['Ember', ['R'], 'Ember deals 2 damage to target creature or player.'],
      ['Thicket', ['3', 'G'], 'You gain 4 life.'],
    ])
    expect(typeLine).toBe('Sorcery // Instant')
    expect(lookOfPrinted(SPLIT)).toMatchObject({ typeLine, parts: { kind: 'split' } })
    expect(actionsOf(scene, id).map(({ text }) => text)).toEqual(['Cast Ember {R}', 'Cast Thicket {3}{G}'])
    const [card] = viewOf(game).hand
    expect(card?.label).toContain('Ember costs {R}, Thicket costs {3}{G}')
  })

  test('where neither half can be cast, the reason is a half’s', () => {
    const poor = table('2011', [{ hand: ['Ember // Thicket'] }, {}], CARDS)
    expect(whyNothing(sceneOf(poor), poor.id('Ember // Thicket'))?.key).toBe('cast.cantPay')
  })

  test('on the stack it is the half alone', () => {
    const cast = table('2011', [{ hand: ['Ember // Thicket'], battlefield: ['Mountain'] }, {}], CARDS)
    cast.cast('Ember // Thicket', { half: 'Ember', targets: ['player 1'] })
    const [id = 0] = cast.state.stack
    expect(lookOf(sceneOf(cast).state, id)).toMatchObject({ name: 'Ember', cost: ['R'], parts: undefined })
  })

  test('the enlarged card has the side that isn’t up', () => {
    const faces = (name: string) => zoomView(sceneOf(game), game.id(name))?.look.parts?.faces.map((face) => face.name)
    expect(faces('Pupil')).toEqual(['Beast'])
    const turned = table('2011', [{ battlefield: ['Pupil'] }, {}], CARDS)
    turned.activate('Pupil').resolveAll()
    const view = zoomView(sceneOf(turned), turned.id('Beast'))
    expect(view?.look).toMatchObject({
      name: 'Beast',
      typeLine: 'Creature — Beast',
      rulesText: expect.stringContaining('Trample'),
    })
  })

  test('a leveler has a scale instead of a plate of counters, and its abilities are told in their own lines', () => {
    const levels = table('2011', [{ battlefield: [{ name: 'Acolyte', counters: { level: 3 } }] }, {}], CARDS)
    const [card] = viewOf(levels).you.side.creatures.map(({ members }) => members[0]?.card)
    expect(card?.look.levels).toEqual({ now: 3, from: [2, 5] })
    expect([card?.state.counters, card?.label.includes('level 3')]).toEqual([undefined, true])
    expect(actionsOf(sceneOf(levels), levels.id('Acolyte')).map(({ text }) => text)).toContain('{T}: You gain 1 life.')
  })
})
