import { describe, expect, test } from 'vitest'
import { pictureOf } from '../../../src/ui/card/index.ts'
import { lookOf } from '../../../src/ui/view/index.ts'
import { creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { sceneOf, viewOf } from './support.ts'

const CARDS = [creature('Masked Bear', '{3}{G}', '4/4', 'Morph {3}{G}')]

describe('face-down permanents', () => {
  const down = { name: 'Masked Bear', faceDown: true }
  const game = table('2011', [{ battlefield: [down, down] }, {}], CARDS)

  test('look like backs with the numbers in which they came, whatever they are', () => {
    const scene = sceneOf(game)
    const looks = scene.state.battlefield.map((id) => lookOf(scene.state, id))
    expect(looks.map(({ back }) => back?.number)).toEqual([1, 2])
    expect(looks.map((look) => pictureOf(look).back)).toEqual([1, 2])
  })

  test('show and say their names to who may look at them, and to nobody else', () => {
    const own = sceneOf(game)
    const other = sceneOf(game, 1)
    const ids = own.state.battlefield
    expect(ids.map((id) => lookOf(own.state, id).back?.own)).toEqual(['Masked Bear', 'Masked Bear'])
    expect(ids.map((id) => lookOf(other.state, id).back?.own)).toEqual([null, null])
    expect(ids.map((id) => lookOf(other.state, id).back?.number)).toEqual([1, 2])

    expect(JSON.stringify(viewOf(game))).toContain('Face-down card 1, Masked Bear')
  })
})
