/** 103.1: what an effect forbids players can't be done, whatever else says that it is. */
import { expect, test } from 'vitest'
import { countersOnPlayer, get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const JAR = card('Quiet Jar', '{2}', 'Artifact', "Each player can't cast more than one spell each turn.")
const VOW = card('Plain Vow', '{1}', 'Enchantment', "Players can't cast more than one noncreature spell each turn.")
const DAWN = card('Own Dawn', '{1}', 'Enchantment', 'Players can cast spells only during their own turns.')
const SLOW = card(
  'Slow Law',
  '{1}',
  'Enchantment',
  'Each opponent can cast spells only any time they could cast a sorcery.',
)
const LOCK = card('Shelf Lock', '{1}', 'Artifact', "Players can't search libraries.")
const SEEK = card(
  'Wide Seek',
  '{0}',
  'Sorcery',
  'Search your library for a land card, put it into your hand, then shuffle. You gain 1 life.',
)
const DRY = card('Dry Well', '{1}', 'Enchantment', "Players can't draw cards.")
const SIP = card('Long Sip', '{0}', 'Sorcery', 'Draw two cards. You gain 1 life.')
const PALE = card('Pale Oath', '{1}', 'Enchantment', "You don't lose the game for having 0 or less life.")
const DRAIN = card('Slow Drain', '{0}', 'Sorcery', 'Target player loses 25 life.')
const CLEAN = card('Clean Charm', '{1}', 'Artifact', "You can't get poison counters.")
const STING = card('Small Sting', '{0}', 'Sorcery', 'Each player gets a poison counter.')

inEditions('2004', '2011')('103.1 what players are kept from, %s', (edition) => {
  test('[2004:103.1] one spell a turn: the second is refused, the next turn begins anew, for each player', () => {
    const other = card('Other Pin', '{0}', 'Instant', 'You gain 1 life.')
    const game = table(
      edition,
      [{ battlefield: ['Quiet Jar'], hand: ['Pin', 'Pin'] }, { hand: ['Other Pin'] }],
      [JAR, other],
    )
    game.cast('1:Pin').resolve()
    expect(game.why({ do: 'cast', object: game.id('Pin', 'hand'), via: 'normal' })?.key).toBe('cast.forbidden')
    game.pass().cast('Other Pin').resolve()
    game
      .to('upkeep', game.state.turn.number + 1)
      .pass()
      .cast('Pin')
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([22, 21])
  })

  test('[2004:103.1] only such spells count, and only such are refused', () => {
    const game = table(edition, [{ battlefield: ['Plain Vow'], hand: ['Pin', 'Pin', 'Wisp'] }, {}], [VOW])
    game.cast('Wisp').resolve().cast('1:Pin').resolve()
    expect(game.why({ do: 'cast', object: game.id('Pin', 'hand'), via: 'normal' })?.key).toBe('cast.forbidden')
  })

  test("[2004:103.1] only in their own turns: not in another's, whoever controls the rule", () => {
    const game = table(edition, [{ battlefield: ['Own Dawn'], hand: ['Pin'] }, { hand: ['Pin'] }], [DAWN])
    game.pass()
    expect(game.why({ do: 'cast', object: game.id('2:Pin'), via: 'normal' })?.key).toBe('cast.forbidden')
    const own = table(edition, [{ battlefield: ['Own Dawn'], hand: ['Pin'] }, {}], [DAWN])
    own.cast('Pin').resolve()
    expect(own.life(0)).toBe(21)
  })

  test('[2004:103.1] only when a sorcery could be cast: instants too, of the opponents alone', () => {
    const game = table(edition, [{ battlefield: ['Slow Law'], hand: ['Pin'] }, { hand: ['Pin'] }], [SLOW])
    game.cast('1:Pin')
    game.pass()
    expect(game.why({ do: 'cast', object: game.id('Pin', 'hand'), via: 'normal' })?.key).toBe('timing.notYourTurn')
    game.resolveAll().to('main1', game.state.turn.number + 1)
    game.cast('Pin').resolve()
    expect([game.life(0), game.life(1)]).toEqual([21, 21])
  })

  test("[2004:103.1] who can't search finds nothing; the rest of the text is followed", () => {
    const game = table(
      edition,
      [{ battlefield: ['Shelf Lock'], hand: ['Wide Seek'], library: times(3, 'Forest') }, {}],
      [LOCK, SEEK],
    )
    game.cast('Wide Seek').resolve()
    expect([game.handSize(0), game.life(0)]).toEqual([0, 21])
    expect(game.events.some(({ kind }) => kind === 'shuffled')).toBe(true)
    expect(game.events.some(({ kind }) => kind === 'lookedAt')).toBe(false)
    game.isAtAQuestion()
  })

  test("[2004:103.1] who can't draw doesn't, even from an empty library, and loses nothing for it", () => {
    const game = table(edition, [{ battlefield: ['Dry Well'], hand: ['Long Sip'], library: [] }, {}], [DRY, SIP])
    game.cast('Long Sip').resolve()
    expect([game.handSize(0), game.life(0), game.winner()]).toEqual([0, 21, undefined])
  })

  test('[2004:420.5a] who lives without life goes on at 0 or less; another player does not', () => {
    const game = table(edition, [{ battlefield: ['Pale Oath'], hand: ['Slow Drain', 'Slow Drain'] }, {}], [PALE, DRAIN])
    game.cast('1:Slow Drain', { targets: ['player 0'] }).resolve()
    expect([game.life(0), game.winner()]).toEqual([-5, undefined])
    game.cast('Slow Drain', { targets: ['player 1'] }).resolve()
    expect(game.winner()).toBe(0)
  })

  test("[2004:103.1] who can't get poison counters gets none", () => {
    const game = table(edition, [{ battlefield: ['Clean Charm'], hand: ['Small Sting'] }, {}], [CLEAN, STING])
    game.cast('Small Sting').resolve()
    expect(game.state.players.map((player) => countersOnPlayer(player, 'poison'))).toEqual([0, 1])
  })
})

inEditions('2004', '2011')('302.2 the next untap step of a player, %s', (edition) => {
  const HUSH = card('Hush', '{0}', 'Sorcery', "Creatures don't untap during target player's next untap step.")
  const DOZE = card(
    'Doze',
    '{0}',
    'Sorcery',
    "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
  )
  const STEAL = card('Take Away', '{0}', 'Instant', 'Gain control of target creature.')
  const tapped = (name: string): { name: string; tapped: boolean } => ({ name, tapped: true })

  test('[2004:302.2] holds for whatever that player has then, once', () => {
    const game = table(
      edition,
      [{ hand: ['Hush'], battlefield: [tapped('Bear')] }, { battlefield: ['Ox', 'Forest'].map(tapped) }],
      [HUSH],
    )
    game.cast('Hush', { targets: ['player 1'] }).resolve()
    game.to('upkeep', game.state.turn.number + 1)
    expect([get(game.state, game.id('Ox')).tapped, get(game.state, game.id('Forest')).tapped]).toEqual([true, false])
    game.to('upkeep', game.state.turn.number + 1)
    expect(get(game.state, game.id('Bear')).tapped).toBe(false)
    game.to('upkeep', game.state.turn.number + 1)
    expect(get(game.state, game.id('Ox')).tapped).toBe(false)
  })

  test("[2004:302.2] of that player's untap step: under another's control the creature untaps in that player's", () => {
    const game = table(edition, [{ hand: ['Doze', 'Take Away'] }, { battlefield: ['Ox', 'Bear'] }], [DOZE, STEAL])
    game.cast('Doze', { targets: ['player 1'] }).resolve()
    game.to('main1', game.state.turn.number + 1)
    expect([get(game.state, game.id('Ox')).tapped, get(game.state, game.id('Bear')).tapped]).toEqual([true, true])
    const taken = table(edition, [{ hand: ['Doze', 'Take Away'] }, { battlefield: ['Ox', 'Bear'] }], [DOZE, STEAL])
    taken.cast('Doze', { targets: ['player 1'] }).resolve()
    taken.cast('Take Away', { targets: ['Ox'] }).resolve()
    taken.to('upkeep', taken.state.turn.number + 2)
    expect([get(taken.state, taken.id('Ox')).tapped, get(taken.state, taken.id('Bear')).tapped]).toEqual([false, true])
  })
})
