/** 413.2: what is measured as it happens: a difference, its mana cost, so many cards revealed, mana for each. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const EVEN = card(
  'Even Hands',
  '{0}',
  'Sorcery',
  'If target opponent has more cards in hand than you, draw cards equal to the difference.',
)
const TRAWL = card(
  'Long Trawl',
  '{0}',
  'Sorcery',
  'Reveal cards from the top of your library until you reveal two nonland cards. Put the nonland cards revealed this way into your hand, then put the rest of the revealed cards on the bottom of your library in any order.',
)
const SHIFT = card(
  'Great Shift',
  '{0}',
  'Sorcery',
  'Exile all creatures you control, then reveal cards from the top of your library until you reveal that many creature cards. Put all creature cards revealed this way onto the battlefield, then shuffle the rest of the revealed cards into your library.',
)
const GRAVE = card(
  'Deep Dig',
  '{0}',
  'Sorcery',
  'Target opponent reveals cards from the top of their library until two land cards are revealed. That player puts all cards revealed this way into their graveyard.',
)
const FLUX = card(
  'Slow Flux',
  '{1}',
  'Enchantment — Aura',
  'Enchant creature\nEnchanted creature has "At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."',
)
const WORKS = card(
  'Metal Works',
  '{1}',
  'Artifact',
  '{T}: Reveal any number of artifact cards in your hand. Add {C}{C} for each card revealed this way.',
)
const GIANT = creature(
  'Hot Giant',
  '{2}{R}',
  '4/4',
  "~ enters the battlefield with two -1/-1 counters on it unless you've cast another red spell this turn.",
)
const SPARKLE = card('Sparkle', '{R}', 'Instant', 'You gain 1 life.')
const REST = creature('Day Eater', '{0}', '9/8', 'When ~ enters the battlefield, you skip your next two turns.')
const IVORY = creature(
  'Pale Gargoyle',
  '{0}',
  '2/2',
  "When ~ dies, return it to the battlefield under its owner's control at the beginning of the next end step and you skip your next draw step.",
)
const DESCENT = card('Low Descent', '{1}', 'Enchantment', 'Skip your upkeep step if you have no cards in hand.')

inEditions('2004', '2011')('413.2 measured as it happens, %s', (edition) => {
  test('[2004:413.2] the difference, and nothing where there is none', () => {
    const game = table(edition, [{ hand: ['Even Hands', 'Even Hands'] }, { hand: times(4, 'Forest') }], [EVEN])
    game.cast('1:Even Hands', { targets: ['player 1'] }).resolve()
    expect(game.handSize(0)).toBe(4)
    game.cast('Even Hands', { targets: ['player 1'] }).resolve()
    expect(game.handSize(0)).toBe(4)
  })

  test('[2004:413.2] so many of them, and all that come before', () => {
    const game = table(
      edition,
      [{ hand: ['Long Trawl'], library: ['Forest', 'Bear', 'Island', 'Ox', 'Bear'] }, {}],
      [TRAWL],
    )
    game.cast('Long Trawl').resolveAll()
    expect([game.handSize(0), game.has('hand', 'Ox', 0), game.has('library', 'Forest', 0)]).toEqual([2, true, true])
    expect(game.state.libraries[0]).toHaveLength(3)
  })

  test('[2004:413.2] as many as were exiled: none for none', () => {
    const library = ['Forest', 'Ox', 'Island', 'Ox', 'Ox']
    const game = table(edition, [{ hand: ['Great Shift'], battlefield: ['Bear', 'Bear'], library }, {}], [SHIFT])
    game.cast('Great Shift').resolveAll()
    expect([game.state.battlefield.length, game.state.libraries[0]?.length]).toEqual([2, 3])
    const none = table(edition, [{ hand: ['Great Shift'], library }, {}], [SHIFT])
    none.cast('Great Shift').resolveAll()
    expect([none.state.battlefield.length, none.state.libraries[0]?.length]).toEqual([0, 5])
  })

  test('[2004:413.2] all that is revealed goes to the graveyard', () => {
    const game = table(
      edition,
      [{ hand: ['Deep Dig'] }, { library: ['Bear', 'Forest', 'Ox', 'Island', 'Bear'] }],
      [GRAVE],
    )
    game.cast('Deep Dig', { targets: ['player 1'] }).resolve()
    expect([game.state.graveyards[1]?.length, game.state.libraries[1]?.length]).toEqual([4, 1])
  })

  test('[2004:203.1] its mana cost is paid or it is sacrificed; a cost that is not there cannot be paid', () => {
    const game = table(
      edition,
      [{ hand: ['Slow Flux'], pool: '{C}' }, { battlefield: ['Bear', 'Forest', 'Forest'] }],
      [FLUX],
    )
    game.cast('Slow Flux', { targets: ['Bear'] }).resolve()
    game.until('confirm')
    expect(game.asks('confirm')).toMatchObject({ seat: 1, cost: ['1', 'G'] })
    game.reply(true).resolveAll()
    expect([game.zone('Bear'), get(game.state, game.id('1:Forest', 'battlefield')).tapped]).toEqual([
      'battlefield',
      true,
    ])
    const poor = table(edition, [{ hand: ['Slow Flux'], pool: '{C}' }, { battlefield: ['Bear', 'Forest'] }], [FLUX])
    poor.cast('Slow Flux', { targets: ['Bear'] }).resolve()
    poor.to('draw', poor.state.turn.number + 1)
    expect(poor.zone('Bear')).toBe('graveyard')
  })

  test('[2004:406.1] two mana for each card shown', () => {
    const game = table(
      edition,
      [{ hand: ['Metal Works', 'Metal Works', 'Bear'], battlefield: ['Metal Works'] }, {}],
      [WORKS],
    )
    game.activate('Metal Works')
    game.reply(game.asks('choose').from)
    expect(game.pool(0)).toBe('CCCC')
  })

  test('[2004:410.10] with the counters, unless another such spell was cast: itself is none', () => {
    const side = { hand: ['Hot Giant', 'Sparkle'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] }
    const alone = table(edition, [side, {}], [GIANT, SPARKLE])
    alone.cast('Hot Giant').resolve()
    expect(alone.size('Hot Giant')).toBe('2/2')
    const after = table(edition, [side, {}], [GIANT, SPARKLE])
    after.cast('Sparkle').resolve().cast('Hot Giant').resolve()
    expect(after.size('Hot Giant')).toBe('4/4')
  })

  test('[2004:419.6f] two turns are skipped, one draw step, an upkeep for as long as the hand is empty', () => {
    const game = table(edition, [{ hand: ['Day Eater'] }, {}], [REST])
    const { number } = game.state.turn
    game.cast('Day Eater').resolve().resolve()
    for (const ahead of [1, 2, 3]) {
      game.to('main1', number + ahead)
      expect(game.state.turn.active).toBe(1)
    }
    game.to('main1', number + 4)
    expect(game.state.turn.active).toBe(0)

    const pale = table(edition, [{ hand: ['Fell'], battlefield: ['Pale Gargoyle'] }, {}], [IVORY])
    const from = pale.state.turn.number
    pale.cast('Fell').resolve().resolve()
    expect(pale.zone('Pale Gargoyle')).toBe('graveyard')
    pale.to('end').resolveAll()
    expect(pale.zone('Pale Gargoyle')).toBe('battlefield')
    pale.to('main1', from + 2)
    expect(pale.handSize(0)).toBe(0)
    pale.to('main1', from + 4)
    expect(pale.handSize(0)).toBe(1)

    const low = table(edition, [{ hand: ['Bear'] }, { battlefield: ['Low Descent'] }], [DESCENT])
    const seen = low.events.length
    low.to('main1', low.state.turn.number + 1)
    expect(low.events.slice(seen).some((one) => one.kind === 'stepSkipped' && one.step === 'upkeep')).toBe(true)
  })
})
