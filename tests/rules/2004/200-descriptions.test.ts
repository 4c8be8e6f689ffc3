import { describe, expect, test } from 'vitest'
import { readCardFile } from '../../../src/catalog/index.ts'
import { getAnywhere, legalReplies } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const GOBLIN = creature('Mogg', '{0}', '1/1', '', 'Creature — Goblin')
const PURGE = card('Scrubout', '{0}', 'Instant', 'Destroy all Goblins.')
const REGROW = card(
  'Regrow',
  '{0}',
  'Sorcery',
  'Return target creature card with power 1 or less from your graveyard to your hand.',
)
const FETCH = zoo('Fetch')
const DENY = card('Deny', '{0}', 'Instant', 'Counter target creature spell.')
const NEGATE = card('Naysay', '{0}', 'Instant', 'Counter target spell.')
const PINGER = creature('Pinger', '{0}', '1/1', '{0}: ~ deals 1 damage to target player.')
const WARD = card('Ward', '{0}', 'Instant', 'Prevent all damage that would be dealt this turn by red sources.')
const GEM = card('Gem', '{0}', 'Artifact', 'Remove a charge counter from ~: You gain 1 life.')
const CHARGE = card('Charge', '{0}', 'Instant', 'Put a charge counter on target artifact.')
const RULED = card('Toll Bell', '{0}', 'Artifact', 'At the beginning of your upkeep, you lose 1 life.')

const CARDS = [GOBLIN, PURGE, REGROW, FETCH, DENY, NEGATE, PINGER, WARD, GEM, CHARGE, RULED]

describe('200 cards and what describes them', () => {
  test('[2004:200.2] the reference text is what a card does: a triggered ability goes on the stack', () => {
    const game = table('2004', [{ battlefield: ['Toll Bell'] }, {}], CARDS, { active: 1, number: 2 })
    game.to('upkeep', 3)
    expect(game.state.stack.map((id) => getAnywhere(game.state, id).ability?.triggered)).toEqual([true])
    expect(game.life(0)).toBe(20)
    game.resolve()
    expect(game.life(0)).toBe(19)
  })

  test('[2004:200.2] whichever printing is shown, the reference text is what is read and played', () => {
    const oracle_text = 'At the beginning of your upkeep, you lose 1 life.'
    const record = { name: 'Toll Bell', mana_cost: '{0}', type_line: 'Artifact', oracle_text }
    const printings = [
      { ...record, set_name: 'First', printed_text: 'During your upkeep, pay {1} or lose 1 life.' },
      { ...record, set_name: 'Second', printed_text: 'Draw a card at the end of each turn.', printed_name: 'Bell' },
    ]
    const { records, problems } = readCardFile(JSON.stringify(printings))
    expect(problems).toEqual([])
    const read = records.map((one) => compile(one)).flatMap((one) => (one.ok ? [one.printed] : []))
    expect(read.map(({ name, text }) => [name, text])).toEqual([
      ['Toll Bell', oracle_text],
      ['Toll Bell', oracle_text],
    ])
    for (const printed of read) {
      const game = table('2004', [{ battlefield: ['Toll Bell'] }, {}], [printed], { active: 1, number: 2 })
      game.to('upkeep', 3)
      expect(game.state.stack.map((id) => getAnywhere(game.state, id).ability?.triggered)).toEqual([true])
      expect([game.life(0), game.resolve().life(0), game.handSize(0)]).toEqual([20, 19, 0])
      game.isAtAQuestion()
    }
  })

  test('[2004:200.9] a type without "card", "spell" or "source" means permanents on the battlefield', () => {
    const sides = {
      battlefield: ['Mogg', 'Bear'],
      hand: ['Scrubout', 'Mogg', 'Mogg'],
      graveyard: ['Mogg'],
      library: ['Mogg'],
    }
    const game = table('2004', [sides, {}], CARDS)
    game.cast('Mogg').cast('Scrubout').resolve()
    expect(game.has('battlefield', 'Mogg')).toBe(false)
    expect([game.has('stack', 'Mogg'), game.has('hand', 'Mogg'), game.has('library', 'Mogg')]).toEqual([
      true,
      true,
      true,
    ])
    expect([game.zone('Bear'), game.state.graveyards[0]?.length]).toEqual(['battlefield', 3])
  })

  test('[2004:200.9a] "card" with a zone means a card of that kind in that zone', () => {
    const sides = { battlefield: ['Ox'], hand: ['Fetch'], graveyard: ['Bear', 'Gem', 'Mogg'] }
    const game = table('2004', [sides, { graveyard: ['Pinger'] }], CARDS)
    game.reply({ do: 'cast', object: game.id('Fetch'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Bear') }, { object: game.id('Mogg') }])
  })

  test('[2004:200.9b] "spell" means a spell on the stack: no permanent, no ability of a creature', () => {
    const sides = { battlefield: ['Pinger'], hand: ['Mogg', 'Deny', 'Naysay', 'Gem'] }
    const game = table('2004', [sides, {}], CARDS)
    game.activate('Pinger', 0, { targets: ['player 1'] })
    for (const name of ['Deny', 'Naysay'])
      expect(game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.rule).toBe('2004:409.1c')
    game.resolve().cast('Gem')
    expect(game.why({ do: 'cast', object: game.id('Deny'), via: 'normal' })).not.toBeNull()
    game
      .resolve()
      .cast('Mogg')
      .reply({ do: 'cast', object: game.id('Deny'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Mogg', 'stack') }])
  })

  test('[2004:200.9c] "source" is any source of that kind: a red instant as well as a red permanent', () => {
    const red = creature('Imp', '{R}', '1/1', '{0}: ~ deals 1 damage to target player.')
    const sides = { battlefield: ['Imp', 'Pinger', 'Mountain'], hand: ['Ward', 'Spark'] }
    const game = table('2004', [sides, {}], [...CARDS, red])
    game
      .cast('Ward')
      .resolve()
      .cast('Spark', { targets: ['player 1'] })
      .resolve()
    game.activate('Imp', 0, { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(20)
    game.activate('Pinger', 0, { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(19)
  })
})

describe('200.10 counters', () => {
  test('[2004:200.10] +1/+1 and -1/-1 counters add and subtract, and all stay', () => {
    const game = table('2004', [{ battlefield: [{ name: 'Bear', counters: { '+1/+1': 2, '-1/-1': 1 } }] }, {}])
    game.pass()
    expect(game.size('Bear')).toBe('3/3')
    expect(getAnywhere(game.state, game.id('Bear')).counters).toEqual({ '+1/+1': 2, '-1/-1': 1 })
    game.isAtAQuestion()
  })

  test('[2004:200.10] what is phased out is no permanent to put a counter on', () => {
    const fade = card('Fading Mark', '{0}', 'Instant', 'Target creature phases out. Put a +1/+1 counter on it.')
    const game = table('2004', [{ battlefield: ['Bear'], hand: ['Fading Mark'] }, {}], [fade])
    game.cast('Fading Mark', { targets: ['Bear'] }).resolve()
    expect(getAnywhere(game.state, game.id('Bear')).zone).toBe('phasedOut')
    expect([game.to('upkeep', 5).size('Bear'), getAnywhere(game.state, game.id('Bear')).counters]).toEqual(['2/2', {}])
    game.isAtAQuestion()
  })

  test('[2004:200.10] a counter from anywhere will do where its name is asked for; another name will not', () => {
    const game = table('2004', [{ battlefield: [{ name: 'Gem', counters: { age: 1 } }], hand: ['Charge'] }, {}], CARDS)
    const use = { do: 'activate', ...game.nth(game.id('Gem'), 0) } as const
    expect(game.why(use)).not.toBeNull()
    game.cast('Charge', { targets: ['Gem'] }).resolve()
    expect(legalReplies(game.position)).toContainEqual(use)
    game.activate('Gem').resolve()
    expect([game.life(0), getAnywhere(game.state, game.id('Gem')).counters]).toEqual([21, { age: 1 }])
  })
})

inEditions('2004', '2011')('200.1 what a card is, %s', (edition) => {
  const tokens = [
    card('Spawn', '{0}', 'Sorcery', 'Create a 1/1 red Goblin creature token.'),
    card('Toss', '{0}', 'Instant', "Return target creature to its owner's hand, then discard a card. You gain 1 life."),
    card(
      'Lose',
      '{0}',
      'Instant',
      "Return target creature to its owner's hand. You gain 1 life for each card in your hand.",
    ),
    card('Tally', '{0}', 'Instant', 'Destroy all creatures. You gain 1 life for each card in your graveyard.'),
    card(
      'Count',
      '{0}',
      'Instant',
      'Destroy all creatures. You gain life equal to the number of cards in your graveyard.',
    ),
    card(
      'Sweep',
      '{0}',
      'Instant',
      'Destroy all creatures. Return all creature cards from your graveyard to your hand.',
    ),
    card('Bury', '{0}', 'Instant', "Put target creature on top of its owner's library. Draw a card."),
    card('Grind', '{0}', 'Instant', "Put target creature on top of its owner's library. You mill a card."),
  ]
  const made = (hand: string) =>
    table(edition, [{ hand: ['Spawn', hand] }, {}], [...CARDS, ...tokens])
      .cast('Spawn')
      .resolve()

  test('[2004:200.1] a token that leaves is no card: it is neither discarded nor counted', () => {
    const toss = made('Toss')
      .cast('Toss', { targets: ['Goblin'] })
      .resolve()
    expect([
      toss.life(0),
      toss.events.some((event) => event.kind === 'moved' && event.cause === 'effect' && event.to === 'graveyard'),
    ]).toEqual([21, false])
    expect(
      made('Lose')
        .cast('Lose', { targets: ['Goblin'] })
        .resolve()
        .life(0),
    ).toBe(20)
    // In the graveyard lies the sorcery that made the token.
    expect(made('Tally').cast('Tally').resolve().life(0)).toBe(21)
    expect(made('Count').cast('Count').resolve().life(0)).toBe(21)
  })

  test('[2004:200.1] nor is it returned, drawn or milled as a card', () => {
    expect(made('Sweep').cast('Sweep').resolve().handSize(0)).toBe(0)
    const bury = made('Bury')
      .cast('Bury', { targets: ['Goblin'] })
      .resolve()
    expect([bury.handSize(0), bury.state.libraries[0]?.length]).toEqual([1, 4])
    const grind = made('Grind')
      .cast('Grind', { targets: ['Goblin'] })
      .resolve()
    expect([grind.has('graveyard', 'Forest'), grind.state.libraries[0]?.length]).toEqual([true, 4])
    grind.isAtAQuestion()
  })

  test('[2004:200.1] nor is it a target as a card, or pays where a card is asked for', () => {
    const dig = card('Dig Up', '{0}', 'Instant', 'Return target creature card from your graveyard to your hand.')
    const shrine = card('Shrine', '{0}', 'Artifact', 'Exile a card from your graveyard: You gain 1 life.')
    const slay = zoo('Slay')
    const sides = { hand: ['Spawn', 'Slay', 'Dig Up'], battlefield: ['Shrine'] }
    const game = table(edition, [sides, {}], [...tokens, dig, shrine, slay])
      .cast('Spawn')
      .resolve()
    game.cast('Slay', { targets: ['Goblin'] }).resolve()
    expect(game.why({ do: 'cast', object: game.id('Dig Up'), via: 'normal' })?.key).toBe('cast.noTarget')
    game.activate('Shrine')
    expect(game.asks('choose').from).toHaveLength(2)
  })
})
