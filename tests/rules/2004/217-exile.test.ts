import { describe, expect, test } from 'vitest'
import { characteristics, find, get, newGame, outcomeOf, seenBy, stateOf } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const CAGE = (name: string) =>
  card(
    name,
    '{0}',
    'Enchantment',
    `When ~ enters the battlefield, exile target creature.\nWhen ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.`,
  )
const seenName = (game: Table, seat: number, id: number): string | null => {
  const { now } = seenBy(game.position, seat)
  const object = find(now, id)
  return object === null || object.face < 0 ? null : (now.printed[object.face]?.name ?? null)
}

inEditions('2004', '2011')('217.7 removed from the game, %s', (edition) => {
  test('[2004:217.7a] what is set aside is exiled and comes back; a token does not', () => {
    const away = card(
      'Away',
      '{0}',
      'Instant',
      "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.",
    )
    const sides = { battlefield: ['Bear', { name: 'Ox', token: true }], hand: ['Away', 'Away'] }
    const game = table(edition, [sides, {}], [away])
    game
      .cast('1:Away', { targets: ['Ox'] })
      .resolve()
      .cast('Away', { targets: ['Bear'] })
      .resolve()
    expect([game.zone('Bear'), game.has('exile', 'Ox'), game.has('battlefield', 'Ox')]).toEqual(['exile', false, false])
    game.to('end').resolveAll()
    expect([game.zone('Bear'), game.has('battlefield', 'Ox')]).toEqual(['battlefield', false])
  })

  test('[2004:217.7b] exiled cards lie face up for all; face down nobody may look, its owner neither', () => {
    const bury = card('Lock Away', '{0}', 'Sorcery', 'Exile the top two cards of your library face down.')
    const sides = { hand: ['Lock Away'], library: ['Bear', 'Ox', 'Spark'], exile: ['Forest'] }
    const game = table(edition, [sides, {}], [bury])
    game.cast('Lock Away').resolve()
    const hidden = game.state.exile.filter((id) => get(game.state, id).faceDown)
    expect([hidden.length, game.state.exile.length]).toEqual([2, 3])
    for (const seat of [0, 1]) {
      expect(hidden.map((id) => seenName(game, seat, id))).toEqual([null, null])
      expect(seenName(game, seat, game.id('Forest', 'exile'))).toBe('Forest')
    }
  })

  test('[2004:217.7b] unless an instruction lets a player look', () => {
    const stash = card(
      'Stash',
      '{0}',
      'Sorcery',
      'Exile the top card of your library face down. You may look at it for as long as it remains exiled.',
    )
    const game = table(edition, [{ hand: ['Stash'], library: ['Bear', 'Ox'] }, {}], [stash])
    game.cast('Stash').resolve()
    const [id = 0] = game.state.exile
    expect([seenName(game, 0, id), seenName(game, 1, id)]).toEqual(['Bear', null])
  })

  test('[2004:217.7c] each way of returning knows its own cards', () => {
    const cages = [CAGE('Cage'), CAGE('Crate')]
    const sides = { hand: ['Cage', 'Crate', 'Break'] }
    const game = table(edition, [sides, { battlefield: ['Bear', 'Ox'] }], [...cages])
    game
      .cast('Cage')
      .resolve()
      .announce({ targets: ['Bear'] })
      .resolve()
    game
      .cast('Crate')
      .resolve()
      .announce({ targets: ['Ox'] })
      .resolve()
    expect(game.state.exile).toHaveLength(2)
    const pile = (name: string) => get(game.state, game.id(name, 'exile')).placedBy
    expect([pile('Bear'), pile('Ox')]).toEqual([game.id('Cage'), game.id('Crate')])
    game.cast('Break', { targets: ['Crate'] }).resolveAll()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['exile', 'battlefield'])
  })

  test('[2004:217.7c] an object with two ways of returning keeps a pile for each, and none for what only exiles', () => {
    const exile = '{0}: Exile target creature card from a graveyard'
    const fetch = "{0}: Return the exiled cards to their owner's hand."
    const keeper = creature('Keeper', '{1}', '1/1', `${exile}.\n${fetch}`)
    const ring = card('Ring', '{1}', 'Enchantment', `Creatures you control have "${exile}" and "${fetch}"`)
    const broom = card('Broom', '{1}', 'Enchantment', `Creatures you control have "${exile}."`)
    const sides = { battlefield: ['Keeper', 'Ring', 'Broom'], graveyard: ['Bear', 'Ox', 'Keeper'] }
    const game = table(edition, [sides, {}], [keeper, ring, broom])
    const use = (ability: number, ...targets: string[]) => game.activate('Keeper', ability, { targets }).resolve()
    // Its own pair, the ring's, and what the broom gives, in this order.
    use(0, 'Bear')
    use(2, 'Ox')
    game
      .reply({ do: 'activate', ...game.nth(game.id('Keeper', 'battlefield'), 4) })
      .reply([{ object: game.id('Keeper', 'graveyard') }])
      .announce({})
      .resolve()
    expect(game.state.exile).toHaveLength(3)
    use(1)
    expect([game.zone('Bear'), game.zone('Ox'), game.has('exile', 'Keeper')]).toEqual(['hand', 'exile', true])
    use(3)
    expect([game.zone('Ox'), game.has('exile', 'Keeper')]).toEqual(['hand', true])
    game.isAtAQuestion()
  })

  test('[2004:217.7c] two givers of the same pair make two pairs', () => {
    const exile = '{0}: Exile target creature card from a graveyard'
    const ring = card(
      'Ring',
      '{1}',
      'Enchantment',
      `Creatures you control have "${exile}" and "{0}: Return the exiled cards to the battlefield."`,
    )
    const sides = { battlefield: ['Calf', 'Ring', 'Ring'], graveyard: ['Bear', 'Ox'] }
    const game = table(edition, [sides, {}], [ring, creature('Calf', '{0}', '1/1')])
    game.activate('Calf', 0, { targets: ['Bear'] }).resolve()
    game.activate('Calf', 2, { targets: ['Ox'] }).resolve()
    game.activate('Calf', 3).resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['exile', 'battlefield'])
    expect(game.activate('Calf', 1).resolve().zone('Bear')).toBe('battlefield')
  })

  test('[2004:glossary/removed-from-the-game] what is removed from the game is beyond the reach of anything else', () => {
    const sides = { exile: ['Bear'], battlefield: ['Ox'], graveyard: ['Ox'], hand: ['Raise', 'Doom'] }
    const raise = card('Raise', '{0}', 'Sorcery', 'Return target creature card from a graveyard to the battlefield.')
    const doom = card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.')
    const game = table(edition, [sides, {}], [raise, doom])
    game.reply({ do: 'cast', object: game.id('Raise'), via: 'normal' })
    const { legal } = game.asks('targets')
    expect(legal).toEqual([{ object: game.id('Ox', 'graveyard') }])
    game.announce({ targets: [] }).reply(legal).announce({}).resolve().cast('Doom').resolve()
    expect(game.zone('Bear')).toBe('exile')
  })

  const WISH = zoo('Wish')

  test('[2004:217.1e 2004:glossary/removed-from-the-game 2004:217.7a] outside the game are the sideboard and, in 2004, what was removed from the game', () => {
    const sides = { hand: ['Wish'], exile: ['Bear', 'Spark'], outside: ['Ox', 'Calf', 'Forest'], graveyard: ['Ember'] }
    const ember = creature('Ember', '{0}', '1/1')
    const calf = creature('Calf', '{0}', '1/1')
    const game = table(edition, [sides, { exile: ['Ox'], outside: ['Ox'] }], [WISH, ember, calf])
    game.cast('Wish').resolve()
    const { from } = game.asks('choose')
    const names = from.map((id) => characteristics(game.state, id).name).sort()
    expect(names).toEqual(edition === '2004' ? ['Bear', 'Calf', 'Ox'] : ['Calf', 'Ox'])
    expect(from.every((id) => get(game.state, id).owner === 0)).toBe(true)
    const chosen = edition === '2004' ? game.id('Bear', 'exile') : game.id('Calf', 'outside')
    game.reply([chosen])
    expect([game.has('hand', names[0] ?? '', 0), game.handSize(0)]).toEqual([true, 1])
  })

  test('[2004:217.1e] of what was removed from the game only a face-up card of the own, and that only in 2004', () => {
    const any = card('Call', '{0}', 'Sorcery', 'Put a card you own from outside the game into your hand.')
    const shown = 'You may reveal a creature card you own from outside the game and put it into your hand.'
    const cards = [any, card('Show', '{0}', 'Sorcery', shown), card('Stowing', '{0}', 'Sorcery', HIDE)]
    const sides = { hand: ['Stowing', 'Call', 'Show'], exile: ['Bear', 'Spark'], library: ['Ox', 'Forest'] }
    const game = table(edition, [sides, { exile: ['Ox'], hand: ['Call'] }], cards)
      .cast('Stowing')
      .resolve()
    expect(game.state.exile.filter((id) => get(game.state, id).faceDown)).toHaveLength(1)
    game.cast('Call').resolve()
    if (edition === '2011') {
      // Exile is a zone of the game: there is nothing to find.
      expect([game.question.kind, game.has('exile', 'Bear', 0), game.handSize(0)]).toEqual(['priority', true, 1])
      return game.isAtAQuestion()
    }
    expect(game.asks('choose').from).toEqual([game.id('Bear', 'exile'), game.id('Spark', 'exile')])
    game.reply([game.id('Spark', 'exile')])
    expect([game.has('hand', 'Spark', 0), game.has('exile', 'Bear', 0)]).toEqual([true, true])
    game.cast('Show').resolve().resolveAll()
    expect([game.has('hand', 'Bear', 0), game.events.some((event) => event.kind === 'revealed')]).toEqual([true, true])
    game.isAtAQuestion()
  })

  const HIDE = 'Exile the top card of your library face down.'

  test("[2004:217.7b] a sideboard is its owner's to see", () => {
    const game = table(edition, [{ outside: ['Ox'] }, {}])
    const id = game.state.outside[0]?.[0] ?? 0
    expect([seenName(game, 0, id), seenName(game, 1, id)]).toEqual(['Ox', null])
  })
})

inEditions('2004', '2011')('217.9 ante, %s', (edition) => {
  const STAKE = card(
    'Stake',
    '{0}',
    'Sorcery',
    "Remove ~ from your deck before playing if you're not playing for ante.\nAnte the top card of your library.",
  )
  const deck = Array.from({ length: 15 }, (_, n) =>
    card(`Wisp ${String.fromCharCode(65 + n)}`, '{0}', 'Creature — Spirit', '', '1/1'),
  )
  const setup = (ante: boolean, extra = [STAKE]) => ({
    edition,
    seed: 5,
    starter: 0,
    ante,
    players: ['Ada', 'Bea'].map((name) => ({ name, deck: [...deck, ...extra] })),
  })

  test('[2004:217.9b] each player stakes a card of the own deck by chance, open to both; the winner owns them all', () => {
    const begun = newGame(setup(true))
    const state = stateOf(begun.position)
    expect(state.ante.map((id) => get(state, id).owner)).toEqual([0, 1])
    expect(state.libraries.map((ids, seat) => ids.length + (state.hands[seat]?.length ?? 0))).toEqual([15, 15])
    for (const seat of [0, 1])
      for (const id of state.ante) expect(find(seenBy(begun.position, seat).now, id)?.face).toBeGreaterThanOrEqual(0)
    const moved = begun.events.findIndex((event) => event.kind === 'moved' && event.to === 'ante')
    const drawn = begun.events.findIndex((event) => event.kind === 'moved' && event.to === 'hand')
    expect(moved).toBeLessThan(drawn)
    const staked = new Set(
      [1, 2, 3, 4, 5].map((seed) => {
        const other = stateOf(newGame({ ...setup(true), seed }).position)
        return characteristics(other, other.ante[0] ?? 0).name
      }),
    )
    expect(staked.size).toBeGreaterThan(1)
    const game = table(edition, [{ ante: ['Bear'] }, { ante: ['Ox'], life: 3 }]).reply({ concede: 1 })
    expect(outcomeOf(game.position)?.winner).toBe(0)
    expect(game.state.ante.map((id) => get(game.state, id).owner)).toEqual([0, 0])
  })

  test('[2004:217.9b] without ante the zone stays empty', () => {
    expect(stateOf(newGame(setup(false)).position).ante).toEqual([])
  })

  test('[2004:217.9c] cards that are only for ante are not in a deck without it', () => {
    const state = stateOf(newGame(setup(false)).position)
    expect(state.libraries.map((ids, seat) => ids.length + (state.hands[seat]?.length ?? 0))).toEqual([15, 15])
    expect(state.printed.some((face) => face?.name === 'Stake')).toBe(false)
    expect(stateOf(newGame(setup(true)).position).printed.some((face) => face?.name === 'Stake')).toBe(true)
  })

  test('[2004:217.9c] no other card can touch the cards at stake', () => {
    const record = {
      name: 'Raid',
      mana_cost: '{0}',
      type_line: 'Sorcery',
      oracle_text: 'Ante the top card of your library.',
    }
    expect(compile(record).ok).toBe(false)
    const doom = card('Doom', '{0}', 'Sorcery', "Destroy all creatures. Return all creatures to their owners' hands.")
    const game = table(edition, [{ ante: ['Bear'], hand: ['Doom'] }, { ante: ['Ox'] }], [doom])
    game.cast('Doom').resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['ante', 'ante'])
  })

  test('[2004:217.9d] to ante is to move to the ante zone; only its owner may', () => {
    const risk = card(
      'Risk',
      '{0}',
      'Sorcery',
      "Remove ~ from your deck before playing if you're not playing for ante.\nAnte target creature you control.",
    )
    const sides = {
      hand: ['Stake', 'Risk', 'Risk'],
      library: ['Bear', 'Ox'],
      ante: ['Forest'],
      battlefield: ['Ember', { name: 'Wisp', owner: 1 }],
    }
    const cards = [STAKE, risk, creature('Ember', '{0}', '1/1'), zoo('Wisp')]
    const game = table(edition, [sides, { ante: ['Forest'] }], cards)
    game.cast('Stake').resolve()
    expect([game.zone('Bear'), game.state.libraries[0]?.length]).toEqual(['ante', 1])
    game
      .cast('1:Risk', { targets: ['Ember'] })
      .resolve()
      .cast('Risk', { targets: ['Wisp'] })
      .resolve()
    expect([game.zone('Ember'), game.zone('Wisp')]).toEqual(['ante', 'battlefield'])
  })
})

describe('glossary: pile', () => {
  const SPLIT = card(
    'Split',
    '{0}',
    'Sorcery',
    'Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
  )
  const FORCE = card(
    'Force Apart',
    '{0}',
    'Sorcery',
    'Separate all creatures into two piles. Target opponent chooses one of those piles. Destroy that pile.',
  )

  test('[2004:glossary/pile] any number in a pile, none too; until one is chosen all stay where they are', () => {
    const game = table('2004', [{ hand: ['Split'], library: [...times(3, 'Bear'), 'Ox', 'Ox', 'Forest'] }, {}], [SPLIT])
    game.cast('Split').resolve()
    const choice = game.asks('choose')
    expect([choice.seat, choice.reason, choice.min, choice.max]).toEqual([1, 'pile', 0, 5])
    game.reply([])
    expect(game.asks('pile').piles.map((pile) => pile.length)).toEqual([0, 5])
    expect(game.asks('pile').seat).toBe(0)
    expect(game.state.libraries[0]).toHaveLength(6)
    expect(game.refusal(2).key).toBe('reply.noSuchOption')
    game.reply(1)
    expect([game.handSize(0), game.state.libraries[0]?.length, game.state.graveyards[0]?.length]).toEqual([5, 1, 1])
  })

  test('[2004:glossary/pile] separating permanents moves none of them', () => {
    const watch = zoo('Watch')
    const sides = { hand: ['Force Apart'], battlefield: ['Bear', 'Ox', 'Watch'], graveyard: ['Bear', 'Ox', 'Forest'] }
    const game = table('2004', [sides, {}], [FORCE, watch])
    const before = game.state.graveyards[0]
    game.cast('Force Apart', { targets: ['player 1'] }).resolve()
    game.reply([game.id('Bear', 'battlefield')])
    expect([game.life(0), game.state.graveyards[0]]).toEqual([20, before])
    expect(game.asks('pile').seat).toBe(1)
    game.reply(0).resolveAll()
    expect([game.has('battlefield', 'Bear'), game.has('battlefield', 'Ox'), game.life(0)]).toEqual([false, true, 21])
    expect(game.state.graveyards[0]?.slice(0, 3)).toEqual(before)
  })
})

test('[2004:217.7a] a card that is gone is not brought back', () => {
  const game = table('2004', [{ hand: ['Cage', 'Slay'] }, { battlefield: ['Bear'] }], [CAGE('Cage')])
  game
    .cast('Cage')
    .resolve()
    .announce({ targets: ['Bear'] })
  game
    .cast('Slay', { targets: ['Bear'] })
    .resolve()
    .resolve()
  expect([game.zone('Bear'), game.state.exile]).toEqual(['graveyard', []])
})
