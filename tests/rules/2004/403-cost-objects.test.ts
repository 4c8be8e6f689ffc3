import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const device = (name: string, text: string) => card(name, '{0}', 'Artifact', text)
const CARDS = [
  device('Leech', 'Remove a +1/+1 counter from a creature you control: You gain 1 life.'),
  device('Drain', 'Remove two +1/+1 counters from a creature: You gain 1 life.'),
  device('Blight', 'Put a -1/-1 counter on a creature you control: You gain 1 life.'),
  device('Vault', 'Remove all charge counters from ~: You gain 1 life.'),
  device('Spill', 'Discard your hand: You gain 1 life.'),
  device('Pyre', 'Sacrifice all creatures you control: You gain 1 life.'),
  device('Purge', 'Exile all cards from your graveyard: You gain 1 life.'),
  device('Grave Pearl', 'Exile a card from a graveyard: Add {B}.'),
  card('Dark Deed', '{B}{B}', 'Instant', 'You gain 1 life.'),
]

const why = (game: Table, name: string) =>
  game.why({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), 0) })?.key ?? null
const countersOn = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).counters['+1/+1'] ?? 0

inEditions('2004', '2011')('which objects a cost is paid with, %s', (edition) => {
  const grown = (name: string, n: number) => ({ name, counters: { '+1/+1': n } })

  test('[2004:403.2] counters come off an object that has as many, as the player chooses', () => {
    const sides = [
      { battlefield: ['Leech', 'Drain', grown('Bear', 1), grown('Pup', 2), 'Pup'] },
      { battlefield: [grown('Ox', 3)] },
    ] as const
    const game = table(edition, [...sides], CARDS).activate('Leech')
    const { from, reason, max } = game.asks('choose')
    expect([from.length, reason, max]).toEqual([2, 'costCounters', 1])
    game.reply([game.id('Bear', 'battlefield')]).resolve()
    expect([game.life(0), countersOn(game, 'Bear')]).toEqual([21, 0])
    // Two counters: of the own creatures only one has two; another player's has, too.
    game.activate('Drain')
    expect(game.asks('choose').from.map((id) => get(game.state, id).controller)).toEqual([0, 1])
    game.reply([game.id('Ox')]).resolve()
    expect([game.life(0), countersOn(game, 'Ox')]).toEqual([22, 1])
    game.isAtAQuestion()
  })

  test('[2004:403.2] where none has them it is refused; a single one is not asked for', () => {
    const none = table(edition, [{ battlefield: ['Leech', 'Drain', 'Bear', grown('Pup', 1)] }, {}], CARDS)
    expect([why(none, 'Leech'), why(none, 'Drain')]).toEqual([null, 'cost.counters'])
    none.activate('Leech').resolve()
    expect([none.life(0), none.size('Pup'), why(none, 'Leech')]).toEqual([21, '1/1', 'cost.counters'])
  })

  test('[2004:403.2] counters are put on an object as the cost; without one it can not be paid', () => {
    const game = table(edition, [{ battlefield: ['Blight', 'Bear'] }, { battlefield: ['Ox'] }], CARDS)
    game.activate('Blight').resolve()
    expect([game.life(0), game.size('Bear'), game.size('Ox')]).toEqual([21, '1/1', '3/3'])
    const none = table(edition, [{ battlefield: ['Blight'] }, { battlefield: ['Ox'] }], CARDS)
    expect(why(none, 'Blight')).toBe('cost.nothingForCounters')
  })

  test('[2004:403.2] "all" is however many there are, none included', () => {
    const vault = { name: 'Vault', counters: { charge: 3 } }
    const full = {
      battlefield: [vault, 'Spill', 'Pyre', 'Purge', 'Bear', 'Pup'],
      hand: ['Ox', 'Ox'],
      graveyard: ['Bear', 'Ox'],
    }
    const empty = { battlefield: ['Vault', 'Spill', 'Pyre', 'Purge'] }
    for (const [side, gone] of [
      [full, 2],
      [empty, 0],
    ] as const) {
      const game = table(edition, [side, {}], CARDS)
      for (const name of ['Vault', 'Purge', 'Pyre', 'Spill']) game.activate(name).resolve()
      expect([game.life(0), game.handSize(0), game.state.exile.length]).toEqual([24, 0, gone])
      expect([get(game.state, game.id('Vault')).counters.charge ?? 0, game.has('battlefield', 'Bear')]).toEqual([
        0,
        false,
      ])
      expect(game.state.graveyards[0]?.length).toBe(gone * 2)
      game.isAtAQuestion()
    }
  })

  test('[2004:411.1] a mana ability that exiles from a graveyard pays, also several times in one payment', () => {
    const sides = [
      { battlefield: ['Grave Pearl'], hand: ['Dark Deed'], graveyard: ['Bear'] },
      { graveyard: ['Ox'] },
    ] as const
    const game = table(edition, [...sides], CARDS)
    game.cast('Dark Deed', { pay: false })
    const pearl = game.nth(game.id('Grave Pearl'), 0)
    game.reply({ pay: 'activate', ...pearl })
    expect(game.asks('choose').from).toHaveLength(2)
    game.plain().reply({ pay: 'activate', ...pearl })
    if (game.question.kind === 'choose') game.plain()
    game.plain().resolve()
    expect([game.life(0), game.state.exile.length]).toEqual([21, 2])
    const poor = table(edition, [{ ...sides[0] }, {}], CARDS)
    expect(poor.why({ do: 'cast', object: poor.id('Dark Deed'), via: 'normal' })?.key).toBe('cast.cantPay')
  })
})
