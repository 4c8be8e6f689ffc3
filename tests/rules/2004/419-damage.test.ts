import { expect, test } from 'vitest'
import { find, get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  instant('Brume', 'Prevent all combat damage that would be dealt this turn.'),
  instant('White Aid', 'Prevent all damage that would be dealt to white creatures this turn.'),
  zoo('White Dye'),
  zoo('Blue Dye'),
  zoo('Red Dye'),
  instant('Aid', 'Prevent the next 3 damage that would be dealt to target creature or player this turn.'),
  zoo('Decoy'),
  zoo('Circle'),
  instant('Lipseal', 'The next time a source of your choice would deal damage to you this turn, prevent that damage.'),
  instant('Shot', '~ deals 3 damage to target creature or player.'),
  instant('Jab', '~ deals 2 damage to target creature or player.'),
  instant('Sting', '~ deals 4 damage to you.'),
  zoo('Drain'),
  zoo('Slay'),
  creature(
    'Fanatic',
    '{R}',
    '2/2',
    'Haste\nWhenever ~ deals damage to a player, you gain 10 life.',
    'Creature — Human',
  ),
  creature('Archer', '{R}', '7/7', '{0}: ~ deals 1 damage to target player.', 'Creature — Archer'),
  creature('Warded', '{0}', '3/3', 'Protection from red', 'Creature — Knight'),
  creature(
    'Bulwark Page',
    '{0}',
    '1/6',
    'All damage that would be dealt to you is dealt to ~ instead.',
    'Creature — Knight',
  ),
]
const damageOn = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

inEditions('2004', '2011')('prevention and redirection, %s', (edition) => {
  test('[2004:419.1d] prevented damage is not dealt; loss of life is no damage', () => {
    const game = table(edition, [{ hand: ['Brume', 'Drain'], battlefield: ['Fanatic'] }, {}], CARDS)
    game.cast('Brume').resolve().attack('Fanatic').to('endCombat')
    expect([game.life(0), game.life(1)]).toEqual([20, 20])
    game.cast('Drain', { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(17)
  })

  test('[2004:419.2] it applies as things happen: also to what is white only later', () => {
    const game = table(
      edition,
      [{ hand: ['White Aid', 'White Dye', 'Jab', 'Jab'], battlefield: ['Ox', 'Bear'] }, {}],
      CARDS,
    )
    game
      .cast('White Aid')
      .resolve()
      .cast('White Dye', { targets: ['Ox'] })
      .resolve()
    game.cast('1:Jab', { targets: ['Ox'] }).resolve()
    game.cast('Jab', { targets: ['Bear'] }).resolve()
    expect([damageOn(game, 'Ox'), game.has('graveyard', 'Bear')]).toEqual([0, true])
  })

  test('[2004:419.2] also to what arrives only later, and to nothing that is white no more', () => {
    const squire = creature('Pageboy', '{W}', '1/4', '', 'Creature — Knight')
    const dim = instant('Dim', 'Target creature becomes black until end of turn.')
    const sides = { hand: ['White Aid', 'Pageboy', 'Jab', 'Dim', 'Jab'], pool: '{W}' }
    const game = table(edition, [sides, {}], [...CARDS, squire, dim])
    game.cast('White Aid').resolve().cast('Pageboy').resolve()
    game.cast('1:Jab', { targets: ['Pageboy'] }).resolve()
    expect(damageOn(game, 'Pageboy')).toBe(0)
    game
      .cast('Dim', { targets: ['Pageboy'] })
      .resolve()
      .cast('Jab', { targets: ['Pageboy'] })
      .resolve()
    expect(damageOn(game, 'Pageboy')).toBeGreaterThan(0)
  })

  test('[2004:419.3 2004:glossary/prevention-effect] a shield waits for damage, and is gone at the end of the turn', () => {
    const game = table(edition, [{ hand: ['Aid', 'Jab', 'Shot'] }, {}], CARDS)
    game
      .cast('Aid', { targets: ['player 1'] })
      .resolve()
      .cast('Jab', { targets: ['player 1'] })
      .resolve()
    expect([game.life(1), game.state.shields.length]).toEqual([20, 1])
    game
      .to('main1', 5)
      .cast('Shot', { targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(17)
  })

  test('[2004:419.6c] redirected damage is dealt to the other, as far as it goes', () => {
    const game = table(
      edition,
      [{ hand: ['Decoy', 'Sting'], battlefield: ['Bulwark Page'] }, {}],
      CARDS.filter((one) => one.name !== 'Bulwark Page').concat(creature('Bulwark Page', '{0}', '1/6')),
    )
    game
      .cast('Decoy', { targets: ['Bulwark Page'] })
      .resolve()
      .cast('Sting')
      .resolve()
    expect([game.life(0), damageOn(game, 'Bulwark Page'), game.state.shields.length]).toEqual([19, 3, 0])
  })

  test('[2004:419.6c] with the creature gone it does nothing', () => {
    const game = table(edition, [{ hand: ['Decoy', 'Sting', 'Slay'], battlefield: ['Ox'] }, {}], CARDS)
    game
      .cast('Decoy', { targets: ['Ox'] })
      .resolve()
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
      .cast('Sting')
      .resolve()
    expect([game.life(0), game.state.shields.length]).toEqual([16, 1])
  })

  test('[2004:419.6c] a permanent can redirect all the time', () => {
    const game = table(edition, [{ hand: ['Sting'], battlefield: ['Bulwark Page'] }, {}], CARDS)
    game.cast('Sting').resolve()
    expect([game.life(0), damageOn(game, 'Bulwark Page')]).toEqual([20, 4])
  })

  test('[2004:419.6c] nor to a permanent that is no creature any more', () => {
    const petrify = zoo('Petrify')
    const sides = { hand: ['Sting', 'Petrify'], battlefield: ['Bulwark Page'] }
    const game = table(edition, [sides, {}], [...CARDS, petrify])
    game
      .cast('Petrify', { targets: ['Bulwark Page'] })
      .resolve()
      .cast('Sting')
      .resolve()
    expect([game.life(0), damageOn(game, 'Bulwark Page')]).toEqual([16, 0])
  })

  test('[2004:glossary/redirect] its source and its kind stay what they were', () => {
    const sides = { battlefield: ['Warded', 'Ox'], hand: ['Decoy', 'Decoy'] }
    const attacked = (host: string) => {
      const game = table(edition, [{ battlefield: ['Fanatic'] }, sides], CARDS)
      game
        .attack('Fanatic')
        .pass()
        .cast('1:Decoy', { targets: [host] })
        .resolve()
        .to('endCombat')
      return game
    }
    const warded = attacked('Warded')
    expect([warded.life(1), damageOn(warded, 'Warded')]).toEqual([20, 0])
    const ox = attacked('Ox')
    expect([ox.life(1), damageOn(ox, 'Ox')]).toEqual([20, 2])
    expect(
      ox.events.filter((event) => event.kind === 'damage').map((event) => event.kind === 'damage' && event.combat),
    ).toEqual([true])
  })

  test('[2004:419.7b] the player says which of several sources the shield stops; what is left stays', () => {
    for (const stopped of ['Bear', 'Fanatic'] as const) {
      const game = table(edition, [{ battlefield: ['Bear', 'Fanatic'] }, { hand: ['Aid'] }], CARDS)
      game
        .attack('Bear', 'Fanatic')
        .pass()
        .cast('Aid', { targets: ['player 1'] })
        .resolve()
      const question = game.until('replacement').asks('replacement')
      expect(question.seat).toBe(1)
      game.reply(question.options.findIndex(({ source }) => source === game.id(stopped)))
      game.to('endCombat').resolveAll()
      // 3 of 4: all of the chosen one's, 1 of the other's.
      expect([game.life(1), game.state.shields.length]).toEqual([19, 0])
      const by = game.events.flatMap((event) => (event.kind === 'damage' ? [event.object.name, event.n] : []))
      expect(by).toEqual([stopped === 'Bear' ? 'Fanatic' : 'Bear', 1])
    }
  })

  test('[2004:419.7b] only the amount counts', () => {
    const game = table(edition, [{ hand: ['Aid', 'Jab', 'Jab'] }, {}], CARDS)
    game.cast('Aid', { targets: ['player 1'] }).resolve()
    game
      .cast('1:Jab', { targets: ['player 1'] })
      .resolve()
      .cast('Jab', { targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(19)
  })

  test('[2004:419.8a] permanents, spells and what is referred to can be chosen; a spell is followed to its permanent', () => {
    const game = table(
      edition,
      [
        { hand: ['Fanatic'], battlefield: ['Mountain', 'Archer'] },
        { hand: ['Circle'], battlefield: ['Bear'] },
      ],
      CARDS,
    )
    game.cast('Fanatic').pass().cast('Circle')
    game.resolve()
    const { seat, from, reason } = game.asks('choose')
    expect([seat, reason]).toEqual([1, 'source'])
    const spell = game.id('Fanatic', 'stack')
    expect([...from].sort()).toEqual([game.id('Archer'), spell].sort())
    game.reply([spell]).resolve().attack('Fanatic').to('endCombat')
    expect([game.life(0), game.life(1)]).toEqual([20, 20])
  })

  test('[2004:419.8b] the source is looked at again when it would deal damage; what prevents nothing stays', () => {
    const sides = { hand: ['Blue Dye', 'Red Dye'], battlefield: ['Archer'] }
    const game = table(edition, [sides, { hand: ['Circle'], battlefield: [] }], CARDS)
    game.pass().cast('Circle').resolve()
    game
      .cast('Blue Dye', { targets: ['Archer'] })
      .resolve()
      .activate('Archer', 0, { targets: ['player 1'] })
      .resolve()
    expect([game.life(1), game.state.shields.length]).toEqual([19, 1])
    game
      .cast('Red Dye', { targets: ['Archer'] })
      .resolve()
      .activate('Archer', 0, { targets: ['player 1'] })
      .resolve()
    expect([game.life(1), game.state.shields.length]).toEqual([19, 0])
  })

  test('[2004:glossary/prevention-effect] all of the next damage of one source, once', () => {
    const game = table(edition, [{ battlefield: ['Archer', 'Bear'] }, { hand: ['Lipseal'] }], CARDS)
    game.attack('Archer', 'Bear').pass().cast('Lipseal').resolve()
    game.reply([game.id('Archer')]).to('endCombat')
    expect(game.life(1)).toBe(18)
    game.activate('Archer', 0, { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(17)
  })
})

test.each([
  ['2004', 17],
  ['2011', 20],
] as const)(
  '[2004:419.8a] in %s the source of what a delayed trigger will do can be chosen, or not yet',
  (edition, life) => {
    const fuse = card(
      'Slow Fuse',
      '{R}',
      'Instant',
      '~ deals 3 damage to each opponent at the beginning of the next end step.',
    )
    const sides = [
      { hand: ['Slow Fuse'], pool: '{R}' },
      { hand: ['Circle'], battlefield: ['Archer'] },
    ] as const
    const game = table(edition, sides, [...CARDS, fuse]).cast('Slow Fuse')
    const spell = game.id('Slow Fuse', 'stack')
    game.resolve().pass().cast('Circle').resolve()
    if (edition === '2011') {
      expect(game.asks('choose').from).toEqual([game.id('Archer'), spell])
      game.reply([spell])
    } else expect(game.question.kind).toBe('priority')
    expect(game.to('end').resolveAll().life(1)).toBe(life)
    game.isAtAQuestion()
  },
)

test('[2004:419.6c] in 2011 damage is redirected to a planeswalker as to a creature, while it is there', () => {
  const text =
    'The next 3 damage that would be dealt to you this turn is dealt to target creature or planeswalker instead.'
  const veil = instant('Veil', text)
  const wipe = instant('Wipe', 'Destroy target planeswalker.')
  const guide = walker('Guide', '{0}', 5)
  for (const [hand, life, loyalty] of [
    [['Veil', 'Sting'], 19, 2],
    [['Veil', 'Wipe', 'Sting'], 16, null],
  ] as const) {
    const game = table('2011', [{ hand, battlefield: ['Guide'] }, {}], [...CARDS, veil, wipe, guide])
    const id = game.id('Guide')
    for (const name of hand) game.cast(name, { targets: ['Guide'] }).resolve()
    expect([game.life(0), find(game.state, id)?.counters.loyalty ?? null]).toEqual([life, loyalty])
    game.isAtAQuestion()
  }
})
