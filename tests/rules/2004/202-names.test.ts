import { expect, test } from 'vitest'
import { compileAll } from '../../../src/catalog/compiling/index.ts'
import { readCardFile } from '../../../src/catalog/index.ts'
import { characteristics, get } from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import type { Printed } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const TWIN = creature('Twin', '{0}', '1/1', 'Sacrifice ~: Draw a card.')
const MIMIC = zoo('Mimic')
const WAKE = zoo('Wake')
const DOOM = card(
  'Doom',
  '{0}',
  'Instant',
  'Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step.',
)
const SETTLE = zoo('Settle')
const CARDS = [TWIN, MIMIC, WAKE, DOOM, SETTLE]

inEditions('2004', '2011')('201 characteristics, %s', (edition) => {
  test('[2004:201.2] a copy has the characteristics, and nothing else of the original', () => {
    const hero = card('Hero', '{1}{W}', 'Legendary Creature — Human Knight', 'Vigilance', '2/3')
    const sides = {
      hand: ['Mimic'],
      battlefield: [{ name: 'Hero', tapped: true, damage: 1, counters: { '+1/+1': 1 } }],
    }
    const game = table(edition, [{ hand: ['Mimic'] }, sides], [...CARDS, hero])
    game
      .reply({ do: 'cast', object: game.id('Mimic', 'hand'), via: 'normal' })
      .announce({})
      .pass(2)
    while (game.question.kind === 'confirm') game.reply(true)
    if (game.question.kind === 'choose') game.plain()
    // The legend rule takes it; as it last existed it was the same but for what is no characteristic.
    const known = Object.values(game.state.lastKnown).filter((one) => one.object.zone === 'battlefield')
    const copy = known.find((one) => one.object.controller === 0)
    const { name, cost, colors, supertypes, types, subtypes, power, toughness } = copy?.characteristics ?? {}
    expect({ name, cost, colors, supertypes, types, subtypes, power, toughness }).toEqual({
      name: 'Hero',
      cost: ['1', 'W'],
      colors: ['W'],
      supertypes: ['legendary'],
      types: ['creature'],
      subtypes: ['Human', 'Knight'],
      power: 2,
      toughness: 3,
    })
    expect(copy?.characteristics.abilities).toMatchObject([{ kind: 'keyword', keyword: { name: 'vigilance' } }])
    expect([copy?.object.tapped, copy?.object.damage, copy?.object.counters, copy?.object.controller]).toEqual([
      false,
      0,
      {},
      0,
    ])
    expect(game.zone('Hero')).toBe(edition === '2004' ? 'battlefield' : 'graveyard')
  })
})

inEditions('2004', '2011')('202 names, %s', (edition) => {
  test('[2004:202.2] text that names its own object means just that one of several', () => {
    const game = table(edition, [{ battlefield: ['Twin', 'Twin'] }, {}], CARDS)
    const [first, second] = [game.id('1:Twin'), game.id('2:Twin')]
    game.reply({ do: 'activate', ...game.nth(second, 0) })
    expect([get(game.state, first).zone, game.state.battlefield]).toEqual(['battlefield', [first]])
  })

  test('[2004:202.2] a copy sacrifices itself, under the name it has from the original', () => {
    const game = table(edition, [{ battlefield: ['Twin'], hand: ['Mimic'] }, {}], CARDS)
    const original = game.id('Twin')
    game.cast('Mimic').resolve()
    while (game.question.kind !== 'priority') game.plain()
    const copy = game.state.battlefield.find((id) => id !== original) as number
    expect(characteristics(game.state, copy).name).toBe('Twin')
    game.reply({ do: 'activate', ...game.nth(copy, 0) }).resolve()
    expect([game.state.battlefield, game.handSize(0)]).toEqual([[original], 1])
  })

  test('[2004:202.2a] "that creature" stays that object when it is a creature no more', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Doom', 'Settle'] }, {}], CARDS)
    game
      .cast('Doom', { targets: ['Bear'] })
      .resolve()
      .cast('Settle', { targets: ['Bear'] })
      .resolve()
    expect(characteristics(game.state, game.id('Bear')).types).toEqual(['enchantment'])
    game.to('end').resolveAll()
    expect(game.zone('Bear')).toBe('graveyard')
  })
})

inEditions('2004', '2011')('202.3 the same name, %s', (edition) => {
  test('[2004:202.3] the name in English is what counts, whatever else is printed', () => {
    const print = (fields: object) => ({
      name: 'Aldous of the Reeds',
      mana_cost: '{1}{G}',
      type_line: 'Legendary Creature — Elf',
      oracle_text: '',
      power: '2',
      toughness: '2',
      ...fields,
    })
    const prints = [print({}), print({ printed_name: 'Aldous des roseaux', lang: 'fr', mana_cost: '{2}{W}' })]
    const other = print({ name: 'Alda of the Reeds', printed_name: 'Aldous of the Reeds' })
    const [en, fr, alda] = compileAll(readCardFile(JSON.stringify([...prints, other])).records)
    const named: Readonly<Record<string, Printed | undefined>> = {
      en: en?.compiled.printed,
      fr: fr?.compiled.printed,
      other: alda?.compiled.printed,
    }
    const left = (mine: string, theirs: string): number => {
      const players = [{ battlefield: [mine] }, { battlefield: [theirs] }]
      const made = positionFrom({ edition, players }, (name) => named[name] ?? null)
      if ('problems' in made) throw new Error(JSON.stringify(made.problems))
      return new Table(made.position).pass().state.battlefield.length
    }
    expect([left('en', 'fr'), left('en', 'other')]).toEqual([edition === '2004' ? 1 : 0, 2])
  })
})

inEditions('2004', '2011')('202.2b the name of what gives an ability, %s', (edition) => {
  const BURST = card(
    'Burst',
    '{0}',
    'Enchantment',
    'Remove a fade counter from ~: Create a green Saproling creature token with "This creature\'s power and toughness are each equal to the number of fade counters on ~."',
  )
  const PLATE = card(
    'Plate',
    '{0}',
    'Artifact — Equipment',
    'Equipped creature has "{0}, Sacrifice ~: This creature gets +1/+0 until end of turn."\nEquip {0}',
  )
  const at = (name: string, n: number) => ({ name, counters: { fade: n } })
  const all = [...CARDS, BURST, PLATE]

  test('[2004:202.2b] a token looks at what made it, not at another of that name', () => {
    const game = table(edition, [{ battlefield: [at('Burst', 4), at('Burst', 6)] }, {}], all)
    game.activate('1:Burst').resolve()
    expect(game.size('Saproling')).toBe('3/3')
    game.activate('2:Burst').resolve()
    expect([game.size('1:Saproling'), game.size('2:Saproling')]).toEqual(['3/3', '5/5'])
    game.activate('1:Burst').resolve()
    expect([game.size('1:Saproling'), game.size('2:Saproling'), game.size('3:Saproling')]).toEqual([
      '2/2',
      '5/5',
      '2/2',
    ])
  })

  test('[2004:202.2b] a copy of the token looks at what made the token', () => {
    const game = table(edition, [{ battlefield: [at('Burst', 4)], hand: ['Mimic'] }, {}], all)
    game.activate('Burst').resolve()
    game.cast('Mimic').resolve()
    while (game.question.kind !== 'priority') game.plain()
    const names = game.state.battlefield.map((id) => characteristics(game.state, id).name)
    expect(names).toEqual(['Burst', 'Saproling', 'Saproling'])
    expect([game.size('1:Saproling'), game.size('2:Saproling')]).toEqual(['3/3', '3/3'])
  })

  test('[2004:202.2b] when it is gone nothing is counted on it, though another of that name is there', () => {
    const game = table(
      edition,
      [{ battlefield: [at('Burst', 4), at('Burst', 6)], hand: ['Takeback'] }, {}],
      [...all, card('Takeback', '{0}', 'Instant', 'Destroy target enchantment.')],
    )
    game.activate('1:Burst').resolve()
    game.cast('Takeback', { targets: ['1:Burst'] }).resolve()
    expect(game.has('battlefield', 'Saproling')).toBe(false)
    expect(game.state.battlefield).toHaveLength(1)
  })

  test('[2004:202.2b] an equipped creature sacrifices the equipment that it has the ability from', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox', 'Plate', 'Plate'] }, {}], all)
    const [first, second] = [game.id('1:Plate'), game.id('2:Plate')]
    game.activate('2:Plate', 1, { targets: ['Bear'] }).resolve()
    game.activate('Bear').resolve()
    expect([get(game.state, first).zone, game.state.battlefield.includes(second)]).toEqual(['battlefield', false])
    expect([game.size('Bear'), game.zone('Ox')]).toEqual(['3/2', 'battlefield'])
  })
})
