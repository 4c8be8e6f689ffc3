/** A choice names what is chosen, not only how many. */
import { expect, test } from 'vitest'
import { say } from '../../../src/ui/messages/index.ts'
import { thingOf } from '../../../src/ui/prompts/things.ts'
import { table } from '../../support/table.ts'

const game = table('2011', [{ battlefield: ['Mountain', 'Forest', 'Bear'], hand: ['Spark', 'Bear'] }, {}])
const on = (name: string) => game.id(name, 'battlefield')
const held = (name: string) => game.id(name, 'hand')

test('permanents by a card type that all of them have, cards elsewhere', () => {
  expect(thingOf(game.state, [on('Bear')])).toBe('creature')
  expect(thingOf(game.state, [on('Mountain'), on('Forest')])).toBe('land')
  expect(thingOf(game.state, [on('Mountain'), on('Bear')])).toBe('permanent')
  expect(thingOf(game.state, [held('Bear')])).toBe('card')
  expect(thingOf(game.state, [held('Spark'), on('Bear')])).toBe('card')
  expect(thingOf(game.state, [])).toBe('card')
})

test('one has an article, more have a number', () => {
  const count = (min: number, max: number) => say('choose.count', { min, max, thing: 'artifact' })
  expect(count(1, 1)).toBe('an artifact')
  expect(count(2, 2)).toBe('2 artifacts')
  expect(count(0, 1)).toBe('up to 1 artifact')
  expect(count(1, 3)).toBe('1 to 3 artifacts')
})

test('life below nothing has a minus sign, not a hyphen', () => {
  expect(say('life.number', { n: -18 })).toBe('−18')
  expect(say('log.lostLife', { who: 'Ada', n: 3, total: -2 })).toBe('Ada loses 3 life (−2).')
})
