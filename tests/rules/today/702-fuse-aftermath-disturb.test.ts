/** Split cards of today and cards cast with their back face up: fuse, aftermath, disturb. */
import { describe, expect, test } from 'vitest'
import { characteristics, manaValueOf } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const FUSED = 'Ash // Ember'
const MODAL = 'Plainly // Either'
const CUT = 'Fall // Rise'
const CARDS = [
  faced(
    'split',
    ['Plainly', '{R}', 'Sorcery', 'You gain 3 life.\nFuse'],
    ['Either', '{R}', 'Sorcery', 'Choose one —\n• You gain 5 life.\n• You gain 7 life.\nFuse'],
  ),
  faced(
    'split',
    ['Ash', '{R}', 'Sorcery', '~ deals 2 damage to target creature.\nFuse'],
    ['Ember', '{3}{R}', 'Sorcery', 'Target player loses 3 life.\nFuse'],
  ),
  faced(
    'split',
    ['Fall', '{R}', 'Instant', 'You gain 1 life.'],
    ['Rise', '{1}{R}', 'Sorcery', 'Aftermath\nYou gain 4 life.'],
  ),
  faced(
    'transform',
    ['Lamp Bearer', '{2}{R}', 'Creature — Human', 'Disturb {R}', '1/1'],
    [
      'Bearer’s Light',
      '',
      'Creature — Spirit',
      'Flying\nIf ~ would be put into a graveyard from anywhere, exile it instead.',
      '2/2',
    ],
    ['R'],
  ),
  card('Weigh', '{0}', 'Instant', 'You lose life equal to the mana value of target card in your graveyard.'),
  card('Call Back', '{0}', 'Sorcery', 'Return target card with mana value 2 or less from your graveyard to your hand.'),
  card('Flicker', '{0}', 'Instant', 'Counter target spell with mana value 4 or less.'),
  card('Kill', '{0}', 'Instant', 'Destroy target creature.'),
  card('Tutor Card', '{0}', 'Enchantment', 'You may cast spells from your graveyard.'),
  creature('Paper', '{0}', '0/4'),
]
const MOUNTAINS = times(6, 'Mountain')
const play = (mine: object, theirs: object = {}): Table =>
  table(
    'today',
    [
      { battlefield: MOUNTAINS, ...mine },
      { battlefield: ['Paper'], ...theirs },
    ],
    CARDS,
  )
describe('702.102 fuse', () => {
  const fused = (game: Table, name = FUSED) => game.way(game.id(name), 'fuse')

  test('[today:702.102] both halves are cast as one spell for both costs, the left one’s instructions first', () => {
    const game = play({ hand: [FUSED] })
    game.reply({ do: 'cast', ...fused(game) }).announce({ targets: ['Paper', 'player 1'] })
    const [spell = 0] = game.state.stack
    expect([characteristics(game.state, spell).name, manaValueOf(game.state, spell)]).toEqual([FUSED, 5])
    expect(game.state.stack).toHaveLength(1)
    game.resolveAll()
    expect([game.life(1), game.zone(FUSED)]).toEqual([17, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[today:702.102] one half’s target is gone: the other half still works', () => {
    const game = play({ hand: [FUSED, 'Kill'] })
    game.reply({ do: 'cast', ...fused(game) }).announce({ targets: ['Paper', 'player 1'] })
    game.cast('Kill', { targets: ['Paper'] }).resolveAll()
    expect(game.life(1)).toBe(17)
  })

  test('[today:702.102] only from the hand, and only for both costs; either half is still cast alone', () => {
    const buried = play({ graveyard: [FUSED], battlefield: [...MOUNTAINS, 'Tutor Card'] })
    expect(buried.why({ do: 'cast', ...fused(buried) })).toMatchObject({ key: 'cast.wrongZone' })
    const poor = play({ hand: [FUSED], battlefield: times(4, 'Mountain') })
    expect(poor.why({ do: 'cast', ...fused(poor) })).toMatchObject({ key: 'cast.cantPay' })
    poor.cast(FUSED, { half: 'Ember', targets: ['player 1'] }).resolveAll()
    expect(poor.life(1)).toBe(17)
  })

  test('halves of which the right one has modes aren’t joined: each is cast alone', () => {
    const game = play({ hand: [MODAL] })
    expect(fused(game, MODAL).via).toBe('no such way')
    game.cast(MODAL, { half: 'Either', modes: [1] }).resolveAll()
    expect([game.life(0), game.zone(MODAL)]).toEqual([27, 'graveyard'])
  })
})

describe('702.127 aftermath', () => {
  test('[today:702.127] that half is cast only from the graveyard, and is exiled afterwards', () => {
    const game = play({ hand: [CUT] })
    const object = game.id(CUT, 'hand')
    expect(game.why({ do: 'cast', object, via: '2|normal' })).toMatchObject({ key: 'cast.wrongZone' })
    game.cast(CUT, { half: 'Fall' }).resolveAll()
    expect([game.life(0), game.zone(CUT)]).toEqual([21, 'graveyard'])
    game.cast(CUT, { half: 'Rise', via: 'aftermath', from: 'graveyard' })
    expect(manaValueOf(game.state, game.state.stack[0] ?? 0)).toBe(2)
    game.resolveAll()
    expect([game.life(0), game.zone(CUT)]).toEqual([25, 'exile'])
    game.isAtAQuestion()
  })

  test('[today:702.127] exiled when it is countered, too', () => {
    const game = play({ graveyard: [CUT], hand: ['Flicker'] })
    game.cast(CUT, { half: 'Rise', via: 'aftermath', from: 'graveyard' }).cast('Flicker', { targets: ['Rise'] })
    game.resolveAll()
    expect([game.life(0), game.zone(CUT)]).toEqual([20, 'exile'])
  })

  test('[today:702.127 today:202.3d today:709] off the stack the card has one mana value, of both costs', () => {
    const game = play({ graveyard: [CUT], hand: ['Weigh', 'Call Back'] })
    expect(manaValueOf(game.state, game.id(CUT))).toBe(3)
    expect(game.why({ do: 'cast', ...game.way(game.id('Call Back'), 'normal') })?.key).toBe('cast.noTarget')
    game.cast('Weigh', { targets: [CUT] }).resolveAll()
    expect(game.life(0)).toBe(17)
  })
})

describe('702.146 disturb', () => {
  test('[today:702.146] cast from the graveyard for its cost it is its back face, on the stack and on the battlefield', () => {
    const game = play({ graveyard: ['Lamp Bearer'], hand: ['Kill'] })
    game.cast('Lamp Bearer', { via: 'disturb', half: 'Bearer’s Light', from: 'graveyard' })
    const [spell = 0] = game.state.stack
    // Its mana value is the front's.
    expect([characteristics(game.state, spell).name, manaValueOf(game.state, spell)]).toEqual(['Bearer’s Light', 3])
    game.resolveAll()
    expect(game.size('Bearer’s Light')).toBe('2/2')
    game.cast('Kill', { targets: ['Bearer’s Light'] }).resolveAll()
    expect(game.zone('Lamp Bearer')).toBe('exile')
  })

  test('[today:702.146] from no other zone', () => {
    const game = play({ hand: ['Lamp Bearer'] })
    const way = game.way(game.id('Lamp Bearer', 'hand'), 'disturb', 'Bearer’s Light')
    expect(game.why({ do: 'cast', ...way })).toMatchObject({ key: 'cast.wrongZone' })
    game.cast('Lamp Bearer').resolveAll()
    expect(game.size('Lamp Bearer')).toBe('1/1')
  })
})
