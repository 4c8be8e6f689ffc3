import { describe, expect, test } from 'vitest'
import { compileAll } from '../../../src/catalog/compiling/index.ts'
import { readCardFile } from '../../../src/catalog/index.ts'
import { characteristics, get } from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import type { Printed } from '../../../src/language/index.ts'
import { BASICS, card } from '../../support/cards.ts'
import { Table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SINK = card('Sink', '{0}', 'Sorcery', 'Destroy all permanents from the Copper Coast expansion.')
const MIMIC = zoo('Mimic')

const print = (set_name: string | null) => ({
  name: 'Tidepool Sentry',
  mana_cost: '{1}{U}',
  type_line: 'Creature — Crab',
  oracle_text: '',
  power: '1',
  toughness: '3',
  rarity: 'rare',
  ...(set_name === null ? {} : { set_name }),
})

describe('206 the expansion symbol', () => {
  const records = ['Copper Coast', 'Core Set', null].map(print)
  const [first, core, none] = compileAll(readCardFile(JSON.stringify(records)).records)
  const named: Readonly<Record<string, Printed | undefined>> = {
    first: first?.compiled.printed,
    core: core?.compiled.printed,
    none: none?.compiled.printed,
    Sink: SINK,
    Mimic: MIMIC,
  }
  const put = (battlefield: string[], hand: string[]) => {
    const made = positionFrom(
      { edition: '2004', players: [{ battlefield, hand }, {}] },
      (name) => named[name] ?? BASICS.find((one) => one.name === name) ?? null,
    )
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    return new Table(made.position)
  }

  test('[2004:206.3] only the symbol tells: a reprint of the very same card with another one is spared', () => {
    const game = put(['first', 'core', 'none', 'Forest'], ['Sink'])
    const [, ...others] = game.state.battlefield
    game.cast('Sink').resolve()
    expect(game.state.battlefield).toEqual(others)
    const gone = get(game.state, game.id('Tidepool Sentry', 'graveyard'))
    expect(game.state.printed[gone.face]?.expansion).toBe('Copper Coast')
  })

  test('[2004:206.3] a copy bears the symbol of what it copies', () => {
    const game = put(['first', 'core'], ['Mimic', 'Sink'])
    game.cast('Mimic').resolve()
    game.reply([game.id('1:Tidepool Sentry', 'battlefield')])
    const names = () => game.state.battlefield.map((id) => characteristics(game.state, id).name)
    expect(names()).toHaveLength(3)
    game.cast('Sink').resolve()
    expect(names()).toEqual(['Tidepool Sentry'])
  })
})
