import { expect, test } from 'vitest'
import { characteristics, colorsOf, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  instant('Blue Dye', 'Target creature becomes blue.'),
  instant('White Death', 'Destroy target white creature.'),
  instant('Green Death', 'Destroy all green creatures.'),
  instant('Elf Death', 'Destroy all Elves.'),
  instant('Fearfit', 'Destroy target nonblack creature.'),
  instant('Sweep', 'Destroy all creatures.'),
  instant('Blast', '~ deals 5 damage to target creature.'),
  zoo('Rot'),
  zoo('Edict'),
  instant('Exile It', 'Exile target creature.'),
  zoo('Hollow'),
  instant('Weaken', 'Target creature gets -5/-0 until end of turn.'),
  instant('Brace', 'Target creature gets +3/+0 until end of turn.'),
  instant('Drain', "You lose life equal to target creature's power."),
  zoo('Take'),
  instant('Steal Back', 'Gain control of target creature.'),
  instant('Raise', 'Put target creature card from a graveyard onto the battlefield under your control.'),
  zoo('Slay'),
  card('Choice', '{0}', 'Sorcery', 'Choose a color. You gain 1 life.'),
  creature('Iron', '{0}', '2/2', '~ is indestructible.', 'Creature — Golem'),
  card('Iron Queen', '{0}', 'Legendary Creature — Golem', '~ is indestructible.', '2/2'),
  card('Aegis', '{0}', 'Enchantment', 'Creatures you control are indestructible.'),
  creature('Gold', '{W}{B}', '2/2', '', 'Creature — Cleric'),
  creature('Moss', '{B}{G}', '2/2', '', 'Creature — Plant'),
  creature('Old Elf', '{0}', '1/1', '~ is considered a green Elf.', 'Creature — Human'),
  creature('Ghost', '{0}', '1/1', 'When ~ dies, you gain 1 life.', 'Creature — Spirit'),
]
const seatOf = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).controller

inEditions('2004', '2011')('glossary, effects, %s', (edition) => {
  test('[2004:glossary/color] a new colour replaces the others; there are five to choose from', () => {
    const game = table(
      edition,
      [{ hand: ['Blue Dye', 'White Death', 'Choice'], battlefield: ['Gold', 'Gold'] }, {}],
      CARDS,
    )
    expect(colorsOf(game.state, game.id('1:Gold', 'battlefield'))).toEqual(['W', 'B'])
    game.cast('Blue Dye', { targets: ['1:Gold'] }).resolve()
    expect(colorsOf(game.state, game.id('1:Gold', 'battlefield'))).toEqual(['U'])
    game.reply({ do: 'cast', object: game.id('White Death'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('2:Gold', 'battlefield') }])
    game
      .announce({ targets: ['2:Gold'] })
      .resolve()
      .cast('Choice')
      .resolve()
    expect(game.asks('color').colors).toEqual(['W', 'U', 'B', 'R', 'G'])
  })

  test('[2004:glossary/color] "in addition" leaves the colours there were', () => {
    const more = instant('Tint', 'Target creature becomes blue in addition to its other colors until end of turn.')
    const both = instant('Rot', 'Target creature becomes a red Zombie in addition to its other colors and types.')
    const sides = { hand: ['Tint', 'Rot', 'White Death'], battlefield: ['Gold'] }
    const game = table(edition, [sides, {}], [more, both, ...CARDS.filter(({ name }) => name !== 'Rot')])
    game.cast('Tint', { targets: ['Gold'] }).resolve()
    expect(colorsOf(game.state, game.id('Gold'))).toEqual(['W', 'U', 'B'])
    game.cast('Rot', { targets: ['Gold'] }).resolve()
    const { colors, subtypes } = characteristics(game.state, game.id('Gold'))
    expect([colors, subtypes]).toEqual([
      ['W', 'U', 'B', 'R'],
      ['Cleric', 'Zombie'],
    ])
    expect(
      game
        .cast('White Death', { targets: ['Gold'] })
        .resolve()
        .zone('Gold'),
    ).toBe('graveyard')
  })

  test('[2004:glossary/considered] "is considered" says that it is', () => {
    for (const spell of ['Green Death', 'Elf Death']) {
      const game = table(edition, [{ hand: [spell], battlefield: ['Old Elf', 'Gold'] }, {}], CARDS)
      expect(characteristics(game.state, game.id('Old Elf')).subtypes).toContain('Elf')
      game.cast(spell).resolve()
      expect([game.zone('Old Elf'), game.zone('Gold')]).toEqual(['graveyard', 'battlefield'])
    }
  })

  test('[2004:glossary/controller] who puts it there controls it; it goes to its owner; elsewhere the owner counts', () => {
    const game = table(edition, [{ hand: ['Raise', 'Slay'] }, { graveyard: ['Ghost'] }], CARDS)
    game.cast('Raise', { targets: ['Ghost'] }).resolve()
    expect(seatOf(game, 'Ghost')).toBe(0)
    game
      .cast('Slay', { targets: ['Ghost'] })
      .resolve()
      .resolve()
    expect([game.state.graveyards[1]?.length, game.life(0), get(game.state, game.id('Ghost')).controller]).toEqual([
      1, 21, 1,
    ])
  })

  test('[2004:glossary/permanently] control without a time lasts until a newer effect', () => {
    const game = table(edition, [{ hand: ['Take'] }, { battlefield: ['Bear'], hand: ['Steal Back'] }], CARDS)
    game
      .cast('Take', { targets: ['Bear'] })
      .resolve()
      .to('upkeep', 4)
    expect(seatOf(game, 'Bear')).toBe(0)
    game.cast('Steal Back', { targets: ['Bear'] }).resolve()
    expect(seatOf(game, 'Bear')).toBe(1)
  })

  test('[2004:glossary/indestructible] nothing destroys it; it can die in other ways', () => {
    const put = (hand: readonly string[]) => table(edition, [{ hand: [...hand], battlefield: ['Iron'] }, {}], CARDS)
    const game = put(['Blast', 'Sweep'])
    game.cast('Blast', { targets: ['Iron'] }).resolve()
    expect(get(game.state, game.id('Iron')).damage).toBe(5)
    expect(game.cast('Sweep').resolve().zone('Iron')).toBe('battlefield')
    expect(
      put(['Rot'])
        .cast('Rot', { targets: ['Iron'] })
        .resolve()
        .zone('Iron'),
    ).toBe('graveyard')
    expect(
      put(['Edict'])
        .cast('Edict', { targets: ['player 0'] })
        .resolve()
        .zone('Iron'),
    ).toBe('graveyard')
    expect(
      put(['Exile It'])
        .cast('Exile It', { targets: ['Iron'] })
        .resolve()
        .zone('Iron'),
    ).toBe('exile')
    const legends = table(edition, [{ hand: ['Iron Queen'], battlefield: ['Iron Queen'] }, {}], CARDS)
    legends.cast('Iron Queen').resolve()
    expect(legends.state.battlefield.length).toBe(edition === '2004' ? 1 : 0)
  })

  test('[2004:glossary/indestructible] it is no ability: losing all abilities leaves it', () => {
    const sides = { hand: ['Hollow', 'Slay'], battlefield: ['Bear', 'Aegis'] }
    const game = table(edition, [sides, {}], CARDS)
    game
      .cast('Hollow', { targets: ['Bear'] })
      .resolve()
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
    expect(game.zone('Bear')).toBe('battlefield')
  })

  test('[2004:glossary/multicolored] it is of each of its colours', () => {
    const game = table(edition, [{ hand: ['Fearfit', 'Green Death'], battlefield: ['Moss', 'Ox'] }, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Fearfit'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Ox') }])
    game
      .announce({ targets: ['Ox'] })
      .resolve()
      .cast('Green Death')
      .resolve()
    expect(game.zone('Moss')).toBe('graveyard')
  })

  test('[2004:glossary/number] a negative power counts as nothing but in a sum', () => {
    const sides = { hand: ['Weaken', 'Brace', 'Drain'], battlefield: ['Ox'] }
    const game = table(edition, [sides, {}], CARDS)
    game
      .cast('Weaken', { targets: ['Ox'] })
      .resolve()
      .cast('Drain', { targets: ['Ox'] })
      .resolve()
    expect([game.life(0), characteristics(game.state, game.id('Ox')).power]).toEqual([20, -2])
    game.cast('Brace', { targets: ['Ox'] }).resolve()
    expect(game.size('Ox')).toBe('1/3')
    game.attack('Ox').to('endCombat')
    expect(game.life(1)).toBe(19)
  })

  test('[2004:glossary/number] it deals no damage', () => {
    const game = table(edition, [{ hand: ['Weaken'], battlefield: ['Ox'] }, {}], CARDS)
    game
      .cast('Weaken', { targets: ['Ox'] })
      .resolve()
      .attack('Ox')
      .to('endCombat')
    expect([game.life(1), game.events.some((event) => event.kind === 'damage')]).toEqual([20, false])
    expect(game.size('Ox')).toBe(edition === '2004' ? '0/3' : '-2/3')
  })
})
