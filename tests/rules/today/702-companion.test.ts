/** Companions: what they ask of the starting deck, when they are revealed, and what they cost. */
import { describe, expect, test } from 'vitest'
import { byName, compileDeck, deckProblems, loadSet } from '../../../src/catalog/index.ts'
import { COMMANDER, findAnywhere, get, legalActions, seenBy } from '../../../src/engine/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { copies, gameOf, namesIn, wisps } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'

const EVEN = 'Your starting deck contains only cards with even mana values.'
const friend = (demand: string, name = 'Steady Friend') =>
  creature(name, '{2}', '2/2', `Companion — ${demand}`, 'Creature — Fox')
const evenDeck = [...wisps(30), ...copies(30, 'Plains')]
const ODD = creature('Odd One', '{2}{W}', '2/2')

interface Side {
  readonly deck: readonly Printed[]
  readonly sideboard?: readonly Printed[]
}

const started = (ada: Side, bea: Side = { deck: evenDeck }): Table =>
  gameOf({
    edition: 'today',
    seed: 7,
    starter: 0,
    players: [
      { name: 'Ada', ...ada },
      { name: 'Bea', ...bea },
    ],
  })

/** Whether the companion is offered with that deck. */
const isOffered = (demand: string, deck: readonly Printed[]): boolean => {
  const game = started({ deck, sideboard: [friend(demand)] })
  return game.question.kind === 'choose' && game.question.reason === 'companion'
}

describe('what a companion asks of the starting deck', () => {
  test('[today:103.2b today:702.139/deck] all mana values are even: one odd card, and it isn’t offered', () => {
    expect(isOffered(EVEN, evenDeck)).toBe(true)
    expect(isOffered(EVEN, [...evenDeck, ODD])).toBe(false)
  })

  const cat = creature('Cat', '{1}', '1/1', '', 'Creature — Cat')
  const stone = card('Stone', '{4}', 'Artifact', '{T}: Add {C}.')
  const idol = creature('Idol', '{5}', '4/4', '{1}: ~ gets +1/+0 until end of turn.', 'Artifact Creature — Golem')
  const plains = copies(20, 'Plains')
  const sixty = [...wisps(59), cat]
  test.each<[string, readonly Printed[], readonly Printed[]]>([
    [
      'Your starting deck contains only cards with odd mana values and land cards.',
      [ODD, ...plains],
      [ODD, cat, stone],
    ],
    [
      'Your starting deck contains only cards with mana value 3 or greater and land cards.',
      [ODD, stone, ...plains],
      [cat, stone, ...plains],
    ],
    ['Each creature card in your starting deck is a Cat or Beast card.', [cat, stone, ...plains], [cat, ODD, stone]],
    ['Each nonland card in your starting deck has a different name.', [cat, ODD, ...plains], [cat, ODD, cat]],
    ['Each permanent card in your starting deck has mana value 2 or less.', [cat, ...plains], [cat, ODD]],
    [
      'Each permanent card in your starting deck has an activated ability.',
      [stone, idol, ...plains],
      [stone, idol, cat],
    ],
    ['Each nonland card in your starting deck shares a card type.', [stone, idol, ...plains], [stone, idol, cat]],
    [
      'No card in your starting deck has more than one of the same mana symbol in its mana cost.',
      [ODD, cat, ...plains],
      [ODD, creature('Paired', '{W}{W}', '2/2')],
    ],
    [
      'Your starting deck contains at least twenty cards more than the minimum deck size.',
      [...sixty, ...plains],
      [...sixty, ...plains.slice(1)],
    ],
  ])('[today:702.139/deck] %s', (demand, fits, fails) => {
    // A deck of few cards lasts for the start of a game; what is in the sideboard doesn’t count.
    const filled = (deck: readonly Printed[]) => (deck.length < 20 ? [...deck, ...plains.slice(deck.length)] : deck)
    expect([isOffered(demand, filled(fits)), isOffered(demand, filled(fails))]).toEqual([true, false])
  })

  test('[today:702.139/deck] the companion is one of the sideboard’s fifteen, and is not in the deck itself', () => {
    const companion = friend('Each nonland card in your starting deck has a different name.')
    const fill = (n: number) => copies(n, 'Plains')
    const sideboard = (n: number) => [companion, ...fill(n)]
    const problems = (n: number) =>
      deckProblems('today', 'constructed', { deck: fill(60), sideboard: sideboard(n) }).map(({ key }) => key)
    expect([problems(14), problems(15)]).toEqual([[], ['deck.sideboard']])
  })

  test('[today:702.139/deck] a commander belongs to the starting deck', () => {
    const format = { ...COMMANDER, life: 40 }
    const led = (lead: Printed) =>
      gameOf({
        edition: 'today',
        seed: 7,
        starter: 0,
        format,
        players: ['Ada', 'Bea'].map((name) => ({
          name,
          deck: copies(40, 'Plains'),
          commander: [lead],
          sideboard: [friend(EVEN)],
        })),
      })
    const leader = (cost: string) => creature('Leader', cost, '2/2', '', 'Legendary Creature — Human')
    expect(led(leader('{2}')).asks('choose').reason).toBe('companion')
    expect(led(leader('{3}')).question.kind).toBe('mulligan')
  })
})

test('[today:103.2b] a deck of today may reveal the companion of its sideboard', async () => {
  const { cards, decksOfToday } = await loadSet()
  const find = byName(cards)
  const own = decksOfToday.find(({ id }) => id === 'buried-chapters')
  const side = {
    deck: compileDeck(own?.cards ?? [], find).cards,
    sideboard: compileDeck(own?.sideboard ?? [], find).cards,
  }
  const game = started(side)
  const { from, reason } = game.asks('choose')
  expect([reason, from.map((id) => game.state.printed[get(game.state, id).face]?.name)]).toEqual([
    'companion',
    ['Sexton of Every Platform'],
  ])
})

describe('the start of a game with companions', () => {
  const sides = ['Ada', 'Bea'].map((name) => ({ name, deck: evenDeck, sideboard: [friend(EVEN), ODD] }))
  const asked = () => gameOf({ edition: 'today', seed: 7, starter: 'ask', players: sides })
  const told = (game: Table) =>
    game.events.flatMap(({ kind }) => (['starterChosen', 'revealed', 'shuffled', 'drew'].includes(kind) ? kind : []))

  test('[today:103.1] the starter is chosen, then companions are revealed, and only then decks are shuffled', () => {
    const game = asked()
    game.asks('starter')
    game.reply(1)
    const first = game.asks('choose')
    expect(first).toMatchObject({ seat: 1, reason: 'companion', min: 0, max: 1 })
    expect(first.from).toHaveLength(1)
    expect([told(game), game.handSize(0), game.handSize(1)]).toEqual([['starterChosen'], 0, 0])
    game.reply(first.from)
    const second = game.asks('choose')
    expect(second).toMatchObject({ seat: 0, reason: 'companion' })
    const before = game.state.libraries[0]
    game.reply(second.from)
    expect(told(game)).toEqual(['starterChosen', 'revealed', 'revealed', 'shuffled', 'shuffled'])
    expect(game.state.libraries[0]).not.toEqual(before?.slice(7))
    expect([game.asks('mulligan').seat, game.handSize(0)]).toEqual([1, 7])
    game.isAtAQuestion()
  })

  test('[today:103.2b] the companion stays outside, and the opponent sees it; nothing else of the sideboard', () => {
    const game = asked().reply(1)
    const [companion = 0] = game.asks('choose').from
    game.reply([companion])
    expect([game.zone('Steady Friend'), namesIn(game, 'outside', 1)]).toEqual(['outside', ['Steady Friend', 'Odd One']])
    const { now } = seenBy(game.position, 0)
    expect(findAnywhere(now, companion)).toMatchObject({ zone: 'outside', owner: 1 })
    expect((now.outside[1] ?? []).filter((id) => findAnywhere(now, id) !== null)).toEqual([companion])
    game.reply([])
    game.isAtAQuestion()
  })

  test('[today:103.2b] one card at most; without one that may be it, nothing is asked', () => {
    const twins = [friend(EVEN), friend(EVEN, 'Other Friend')]
    const game = started({ deck: evenDeck, sideboard: twins })
    const { from } = game.asks('choose')
    expect([from.length, game.refusal(from).key]).toEqual([2, 'choose.tooMany'])
    expect(started({ deck: evenDeck, sideboard: [creature('Even One', '{2}', '2/2')] }).question.kind).toBe('mulligan')
  })
})

describe('a companion in play', () => {
  const spring = card('Spring', '{0}', 'Artifact', '{T}: Add {C}{C}{C}.')
  const deck = Array<Printed>(60).fill(spring)
  /** Ada's first main phase, with that many artifacts that make three mana each. */
  const begun = (springs: number, reveal = true): Table => {
    const game = started({ deck, sideboard: [friend(EVEN)] }, { deck })
    game.reply(reveal ? game.asks('choose').from : [])
    game.reply('keep').reply('keep').to('main1')
    for (let n = 1; n <= springs; n++) {
      const [object = 0] = game.state.hands[0] ?? []
      game.reply({ do: 'cast', object, via: 'normal' }).resolve()
    }
    return game
  }
  const joining = (game: Table) => ({ do: 'special', object: game.id('Steady Friend'), what: 'companion' }) as const
  const isOpen = (game: Table): boolean =>
    legalActions(game.state, 0).some((action) => action.do === 'special' && action.what === 'companion')

  test('[today:702.139 today:116.2] {3} puts it into the hand as a special action, with priority kept; it is cast from there', () => {
    const game = begun(2)
    expect([game.why(joining(game)), isOpen(game)]).toEqual([null, true])
    game.reply(joining(game)).plain()
    expect([game.zone('Steady Friend'), game.state.stack.length, game.asks('priority').seat]).toEqual(['hand', 0, 0])
    game
      .reply({ do: 'cast', object: game.id('Steady Friend'), via: 'normal' })
      .plain()
      .resolve()
    expect(game.zone('Steady Friend')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[today:702.139] it can’t be cast from outside the game, nor be paid for without the mana', () => {
    const game = begun(1)
    expect(game.why({ do: 'cast', object: game.id('Steady Friend'), via: 'normal' })).not.toBeNull()
    const poor = begun(0)
    expect([poor.why(joining(poor)) !== null, isOpen(poor)]).toEqual([true, false])
  })

  test('[today:702.139] only at a time when a sorcery could be cast', () => {
    const game = begun(2)
    const [object = 0] = game.state.hands[0] ?? []
    game.reply({ do: 'cast', object, via: 'normal' })
    expect(game.why(joining(game))?.rule).toBe('today:116.2')
    game.resolve()
    expect(game.why(joining(game))).toBeNull()
    game.to('upkeep', 2)
    expect([game.why(joining(game)) !== null, isOpen(game)]).toEqual([true, false])
    game.isAtAQuestion()
  })

  test('[today:702.139] only once, and only by whoever has revealed it', () => {
    const game = begun(4)
    const action = joining(game)
    game.reply(action).plain()
    expect([game.state.players[0]?.companion, isOpen(game)]).toEqual([null, false])
    expect(game.why(action)).not.toBeNull()
    const silent = begun(2, false)
    expect([silent.why(joining(silent)) !== null, isOpen(silent)]).toEqual([true, false])
    expect(silent.state.players[0]).not.toHaveProperty('companion')
    silent.isAtAQuestion()
  })
})
