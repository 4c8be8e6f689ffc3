import { expect } from 'vitest'
import { find, powerOf } from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import type { Printed } from '../../../src/language/index.ts'
import { testInEditions } from '../../support/editions.ts'
import { always, basic, creature, creatures, enchantment, has, mana } from '../../support/handmadeWords.ts'
import { Table } from '../../support/table.ts'

const wyrm = creature('Wyrm', ['4', 'U'], '4/4', [has({ name: 'morph', cost: mana('U') })])
const blueTax = enchantment(
  'Blue Tax',
  ['1'],
  always({
    kind: 'spellCost',
    spells: { noun: 'spell', is: [{ is: 'color', color: 'U' }] },
    more: true,
    mana: ['2'],
    times: 1,
  }),
)
const beastTax = enchantment(
  'Beast Tax',
  ['1'],
  always({ kind: 'spellCost', spells: { ...creatures(), noun: 'spell' }, more: true, mana: ['1'], times: 1 }),
)
const CARDS: readonly Printed[] = [basic('Island'), wyrm, blueTax, beastTax]

function table(edition: '2004' | '2011', islands: number, tax: string): Table {
  const battlefield = [...Array<string>(islands).fill('Island'), tax]
  const made = positionFrom(
    { edition, players: [{ hand: ['Wyrm'], battlefield, library: ['Island'] }, { library: ['Island'] }] },
    (name) => CARDS.find((card) => card.name === name) ?? null,
  )
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return new Table(made.position)
}

testInEditions('2004', '2011')(
  '[2004:504.2] under %s rules a spell cast face down costs {3} and is what a face-down spell is',
  (edition) => {
    const game = table(edition, 4, 'Blue Tax').cast('Wyrm', { via: 'faceDown' })
    expect(game.events.map((event) => event.kind)).not.toContain('reversed')
    game.resolve()
    const wyrmId = game.id('Wyrm', 'battlefield')
    expect(powerOf(game.state, wyrmId)).toBe(2)
    game.reply({ do: 'turnFaceUp', object: wyrmId }).plain()
    expect(powerOf(game.state, wyrmId)).toBe(4)
    expect(find(game.state, wyrmId)?.faceDown).toBe(false)
  },
)

testInEditions('2004', '2011')(
  '[2004:504.2] under %s rules what makes creature spells cost more counts before it is listed',
  (edition) => {
    const game = table(edition, 3, 'Beast Tax')
    const action = { do: 'cast', ...game.way(game.id('Wyrm', 'hand'), 'faceDown') } as const
    expect(game.why(action)).toMatchObject({ key: 'cast.cantPay' })
  },
)
