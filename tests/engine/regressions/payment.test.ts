import { expect, test } from 'vitest'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import type { Ability, Printed } from '../../../src/language/index.ts'
import {
  activated,
  addMana,
  artifact,
  basic,
  draw,
  instant,
  mana,
  self,
  spell,
  tap,
  target,
  x,
  you,
} from '../../support/handmadeWords.ts'
import { Table } from '../../support/table.ts'

const own: Ability = activated(tap, addMana({ kind: 'fixed', mana: ['C'] }))
const rod = artifact('Rod', ['1'], own, activated([...mana('1'), ...tap], draw(1)))
const well = artifact('Well', ['1'], own, activated([...mana('X'), ...tap], { kind: 'gainLife', who: you, n: x }))
const CARDS: readonly Printed[] = [basic('Island'), rod, well]

function table(...battlefield: string[]): Table {
  const made = positionFrom(
    { edition: '2011', players: [{ battlefield, library: ['Island', 'Island'] }, { library: ['Island'] }] },
    (name) => CARDS.find((card) => card.name === name) ?? null,
  )
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return new Table(made.position)
}

test('[2004:409.1h] what a cost taps is not proposed as a source of mana for the same cost', () => {
  const game = table('Rod', 'Island').activate('Rod', 1)
  expect(game.events.map((event) => event.kind)).not.toContain('reversed')
  expect(game.state.stack).toHaveLength(1)
})

test('[2004:409.1b] X counts only mana that the cost leaves', () => {
  const game = table('Well', 'Island', 'Island')
  game.reply({ do: 'activate', ...game.nth(game.id('Well'), 1) })
  expect(game.asks('number').max).toBe(2)
})

test('[2004:409.1d] no more targets may be chosen than there is damage to divide', () => {
  const among = target(null, 'any', { count: { min: 0, max: { kind: 'all' } } })
  const coals = instant('Coals', ['R'], spell({ kind: 'damage', source: self, n: 1, divided: true, to: among }))
  const made = positionFrom(
    { edition: '2011', players: [{ battlefield: ['Mountain'], hand: ['Coals'] }, {}] },
    (name) => [basic('Mountain'), coals].find((card) => card.name === name) ?? null,
  )
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  const game = new Table(made.position)
  game.reply({ do: 'cast', object: game.id('Coals'), via: 'normal' })
  expect(game.asks('targets')).toMatchObject({ min: 0, max: 1 })
})
