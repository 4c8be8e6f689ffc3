/** Vehicles, and crew, which makes creatures of them. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Hauler', '{0}', 'Artifact — Vehicle', 'Trample\nCrew 3', '4/5'),
  card('Shrink', '{0}', 'Instant', 'Target creature gets -3/-0 until end of turn.'),
  card('Anthem', '{0}', 'Enchantment', 'Creatures you control get +1/+1.'),
  creature('Giant', '{0}', '3/3', '', 'Creature — Giant'),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const types = (game: Table) => characteristics(game.state, game.id('Hauler')).types
const whyNot = (game: Table) => game.why({ do: 'activate', ...game.nth(game.id('Hauler'), 1) })

describe('301.7, 702.122 Vehicles', () => {
  test('[today:702.122] a creature that has just been cast crews; the Vehicle is an artifact creature for the turn', () => {
    const game = play({ hand: ['Giant'], battlefield: ['Hauler'] })
      .cast('Giant')
      .resolve()
    expect(types(game)).toEqual(['artifact'])
    game.activate('Hauler', 1)
    const [hauler, giant] = [game.id('Hauler'), game.id('Giant')]
    expect(game.asks('choose')).toMatchObject({ reason: 'crew', from: [giant], power: { least: 3, each: [3] } })
    game.reply([giant])
    expect([get(game.state, giant).tapped, types(game)]).toEqual([true, ['artifact']])
    game.resolve()
    expect(types(game)).toEqual(['artifact', 'creature'])
    expect(characteristics(game.state, hauler)).toMatchObject({ subtypes: ['Vehicle'], power: 4, toughness: 5 })
    game.attack('Hauler').to('combatDamage')
    expect(game.life(1)).toBe(16)
    game.to('main1', game.state.turn.number + 1)
    expect(types(game)).toEqual(['artifact'])
    game.isAtAQuestion()
  })

  test('[today:702.122] powers add up; too little is refused; it doesn’t crew itself, even as a creature', () => {
    const game = play({ battlefield: ['Bear', 'Ox', 'Hauler'] })
    game.activate('Hauler', 1)
    const [bear, ox] = [game.id('Bear'), game.id('Ox')]
    expect(game.refusal([bear])).toMatchObject({ key: 'choose.tooWeak', params: { least: 3 } })
    game.reply([ox]).resolve()
    expect([get(game.state, bear).tapped, get(game.state, ox).tapped]).toEqual([false, true])
    // 2 power is left untapped besides its own 4.
    expect(whyNot(game)).toMatchObject({ key: 'cost.tooWeak' })
  })

  test('[today:702.122] it may be crewed again; negative power counts as it is', () => {
    const again = play({ battlefield: ['Giant', 'Ox', 'Hauler'] })
    again
      .activate('Hauler', 1)
      .reply([again.id('Giant')])
      .resolve()
    expect(again.why({ do: 'activate', ...again.nth(again.id('Hauler'), 1) })).toBeNull()
    const weak = play({ hand: ['Shrink'], battlefield: ['Bear', 'Giant', 'Hauler'] })
    weak.cast('Shrink', { targets: ['Bear'] }).resolve()
    weak.activate('Hauler', 1)
    const both = [weak.id('Bear'), weak.id('Giant')]
    expect(weak.asks('choose').power?.each).toEqual(weak.asks('choose').from.map((id) => (id === both[0] ? -1 : 3)))
    expect(weak.refusal(both)).toMatchObject({ key: 'choose.tooWeak' })
    weak.reply([both[1] ?? 0]).isAtAQuestion()
  })

  test('[today:301.7] one that came this turn can be crewed, but can’t attack', () => {
    const game = play({ hand: ['Hauler'], battlefield: ['Giant'] })
      .cast('Hauler')
      .resolve()
    game
      .activate('Hauler', 1)
      .reply([game.id('Giant')])
      .resolve()
    game.to('declareAttackers')
    expect(game.question.kind).not.toBe('attackers')
    game.isAtAQuestion()
  })

  test('[today:301.7] becoming a creature, it has its printed power and toughness before other effects', () => {
    const game = play({ battlefield: ['Giant', 'Hauler', 'Anthem'] })
    game
      .activate('Hauler', 1)
      .reply([game.id('Giant')])
      .resolve()
    expect(game.size('Hauler')).toBe('5/6')
  })
})
