import { expect, test } from 'vitest'
import { characteristics, legalReplies } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const NAP = zoo('Nap')
const MORE = card('Open Range', '{0}', 'Enchantment', 'You may play an additional land on each of your turns.')
const STOP = card('Salted Earth', '{0}', 'Enchantment', "Players can't play lands.")
const DROP = card('Drop', '{0}', 'Sorcery', 'Put a land card from your hand onto the battlefield.')
const SEEK = card(
  'Seekout',
  '{0}',
  'Sorcery',
  'Search your library for a Forest card, reveal it, put it into your hand, then shuffle.',
)
const DUAL = card('Green Field', '', 'Land — Forest Plains')
const STRIDER = creature('Strider', '{0}', '2/2', 'Plainswalk')
const FLOOD = zoo('Washover')
const BOG = card('Creeping Bog', '{0}', 'Enchantment', 'All lands are Swamps in addition to their other types.')
const MINE = card('Deep Mine', '', 'Legendary Land', '{T}: Add {C}{C}.')
const GIFT = card('Gift', '{0}', 'Enchantment — Aura', 'Enchant land\nEnchanted land has "{T}: You gain 1 life."')
const BLEND = card('Dark Grove', '', 'Land — Swamp Forest')
const CARDS = [NAP, MORE, STOP, DROP, SEEK, DUAL, STRIDER, FLOOD, BOG, MINE, GIFT, BLEND]

const mayPlay = (game: Table, name: string): boolean =>
  game.why({ do: 'playLand', object: game.id(name, 'hand') }) === null
/** What mana each of the land's mana abilities gives. */
const manaOf = (game: Table, name: string): readonly string[] =>
  characteristics(game.state, game.id(name, 'battlefield')).abilities.flatMap((ability) => {
    const effect = ability.kind === 'activated' ? ability.body.modes[0]?.[0] : undefined
    return effect?.kind === 'addMana' && effect.mana.kind === 'fixed' ? [effect.mana.mana.join('')] : []
  })

inEditions('2004', '2011')('212.6 lands, %s', (edition) => {
  test('[2004:212.6a] a land is put onto the battlefield at once: no stack, no priority in between', () => {
    const game = table(edition, [{ hand: ['Forest', 'Nap'] }, { hand: ['Nap'] }], CARDS)
    game.land('Forest')
    expect([game.state.stack, game.zone('Forest'), game.question]).toEqual([
      [],
      'battlefield',
      { kind: 'priority', seat: 0 },
    ])
  })

  test('[2004:212.6a] only in the own main phase with an empty stack', () => {
    const game = table(edition, [{ hand: ['Forest', 'Nap'] }, { hand: ['Island'] }], CARDS)
    expect(mayPlay(game, 'Forest')).toBe(true)
    game.cast('Nap')
    expect(mayPlay(game, 'Forest')).toBe(false)
    game.pass()
    expect([game.question.seat, mayPlay(game, 'Island')]).toEqual([1, false])
    game.pass().to('beginCombat')
    expect(mayPlay(game, 'Forest')).toBe(false)
    expect(mayPlay(game.to('main2'), 'Forest')).toBe(true)
  })

  test('[2004:212.6b] one land a turn, two where an effect allows one more', () => {
    const game = table(edition, [{ hand: ['Forest', 'Island'] }, {}], CARDS)
    expect(mayPlay(game.land('Forest'), 'Island')).toBe(false)
    const more = table(edition, [{ hand: ['Forest', 'Island', 'Swamp'], battlefield: ['Open Range'] }, {}], CARDS)
    more.land('Forest').land('Island')
    expect(mayPlay(more, 'Swamp')).toBe(false)
  })

  const NAMED = [
    card('Unravel', '{0}', 'Instant', 'Destroy target enchantment.'),
    card('Trek', '{0}', 'Sorcery', 'You may play an additional land this turn.'),
    card('Vast Range', '{0}', 'Enchantment', 'You may play two additional lands on each of your turns.'),
    card('Bounce', '{0}', 'Instant', "Return target enchantment to its owner's hand."),
    card('Give Away', '{0}', 'Instant', 'Target opponent gains control of target enchantment.'),
  ]
  /** Plays lands until it may no longer, and tells how many. */
  const playAll = (game: Table): number => {
    let played = 0
    while (game.has('hand', 'Forest', 0) && mayPlay(game, 'Forest')) {
      game.land('Forest')
      while (game.question.kind === 'choose') game.plain()
      played++
    }
    return played
  }
  const lands = (battlefield: readonly string[], hand: readonly string[]) =>
    table(edition, [{ hand: [...times(6, 'Forest'), ...hand], battlefield }, {}], [...CARDS, ...NAMED])

  test('[2004:212.6b] a land played with an effect leaves the own play, also when the effect has gone', () => {
    const game = lands(['Open Range'], ['Unravel']).land('Forest')
    game.cast('Unravel', { targets: ['Open Range'] }).resolve()
    expect(playAll(game)).toBe(1)
    game.isAtAQuestion()
    const none = lands(['Open Range'], ['Unravel']).land('Forest').land('Forest')
    expect(playAll(none.cast('Unravel', { targets: ['Open Range'] }).resolve())).toBe(0)
    const stolen = lands(['Open Range'], ['Give Away']).land('Forest')
    expect(playAll(stolen.cast('Give Away', { targets: ['player 1', 'Open Range'] }).resolve())).toBe(1)
  })

  test('[2004:212.6b] a new permission may be used after an old one was, the same one only once', () => {
    const game = lands(['Open Range'], ['Bounce']).land('Forest')
    game
      .cast('Bounce', { targets: ['Open Range'] })
      .resolve()
      .cast('Open Range')
      .resolve()
    expect(playAll(game)).toBe(2)
    const trek = lands([], ['Trek', 'Trek'])
    expect([playAll(trek), playAll(trek.cast('Trek').resolve()), playAll(trek.cast('Trek').resolve())]).toEqual([
      1, 1, 1,
    ])
    const two = lands(['Open Range', 'Vast Range'], ['Trek', 'Unravel']).cast('Trek').resolve()
    expect(playAll(two)).toBe(5)
    expect(playAll(two.to('main1', 5))).toBe(2)
  })

  test('[2004:212.6b] of a permission for two lands one may be used before it goes', () => {
    const game = lands(['Vast Range'], ['Unravel', 'Trek']).cast('Trek').resolve().land('Forest')
    // What an event could take away is used first: the sorcery's permission and the own play are left.
    expect(playAll(game.cast('Unravel', { targets: ['Vast Range'] }).resolve())).toBe(2)
  })

  test('[2004:212.6b] of several permanents that permit it, the player names the one whose permission is used', () => {
    const game = lands(['Open Range', 'Vast Range'], ['Unravel']).land('Forest')
    const asked = game.asks('choose')
    const [open, vast] = [game.id('Open Range'), game.id('Vast Range')]
    expect([asked.reason, asked.seat, [...asked.from].sort()]).toEqual(['landPermission', 0, [open, vast].sort()])
    expect(game.refusal([game.id('Forest', 'hand')]).key).toBe('choose.notOffered')
    const leftWith = (named: number) => {
      const one = lands(['Open Range', 'Vast Range'], ['Unravel']).land('Forest').reply([named])
      return playAll(one.cast('Unravel', { targets: ['Vast Range'] }).resolve())
    }
    expect([leftWith(vast), leftWith(open)]).toEqual([2, 1])
    game.reply([open]).land('Forest')
    expect(game.question.kind).toBe('priority')
  })

  test('[2004:212.6b] putting a land onto the battlefield is not playing it', () => {
    const game = table(edition, [{ hand: ['Forest', 'Island', 'Drop'] }, {}], CARDS)
    game.cast('Drop').resolve().plain()
    expect([game.state.battlefield.length, game.handSize(0)]).toEqual([1, 1])
    const rest = game.has('hand', 'Island') ? 'Island' : 'Forest'
    expect(mayPlay(game, rest)).toBe(true)
  })

  test('[2004:212.6b] where lands cannot be played none is, and one may still be put', () => {
    const game = table(edition, [{ hand: ['Forest', 'Drop'], battlefield: ['Salted Earth'] }, {}], CARDS)
    expect(mayPlay(game, 'Forest')).toBe(false)
    game.cast('Drop').resolve()
    if (game.question.kind === 'choose') game.plain()
    expect(game.zone('Forest')).toBe('battlefield')
  })

  test('[2004:212.6c] a land with two land types counts as each', () => {
    const sides = { hand: ['Seekout'], library: ['Island', 'Green Field', 'Plains'], battlefield: ['Strider'] }
    const game = table(edition, [sides, { battlefield: ['Green Field', 'Bear'] }], CARDS)
    game.cast('Seekout').resolve()
    expect(game.asks('choose').from).toEqual([game.id('Green Field', 'library')])
    game.plain().attack('Strider').pass(2)
    // The Bear can not block what walks through the Plains that a Green Field is: nobody is asked.
    expect([game.state.turn.step, game.question.kind]).toEqual(['declareBlockers', 'priority'])
    expect(game.to('main2').life(1)).toBe(18)
  })

  test('[2004:212.6d 2004:glossary/dual-lands] each basic land type gives its mana, though there is no text', () => {
    const game = table(edition, [{ battlefield: ['Dark Grove', 'Plains'], hand: ['Washover'] }, {}], CARDS)
    expect(BLEND.abilities).toEqual([])
    expect([manaOf(game, 'Dark Grove'), manaOf(game, 'Plains')]).toEqual([['B', 'G'], ['W']])
    const taps = legalReplies(game.position).filter(
      (reply) => typeof reply === 'object' && 'object' in reply && reply.object === game.id('Dark Grove'),
    )
    expect(taps).toHaveLength(2)
    game.cast('Washover', { targets: ['Plains'] }).resolve()
    expect(manaOf(game, 'Plains')).toEqual(['U'])
  })

  test('[2004:212.6e] a new land type takes the text and the old types; supertypes and granted abilities stay', () => {
    const sides = {
      battlefield: ['Deep Mine', { name: 'Gift', attachedTo: 'Deep Mine' }, 'Forest'],
      hand: ['Washover'],
    }
    const game = table(edition, [sides, {}], CARDS)
    expect(manaOf(game, 'Deep Mine')).toEqual(['CC'])
    game.cast('Washover', { targets: ['Deep Mine'] }).resolve()
    const now = characteristics(game.state, game.id('Deep Mine'))
    expect([now.supertypes, now.types, now.subtypes]).toEqual([['legendary'], ['land'], ['Island']])
    expect([manaOf(game, 'Deep Mine'), now.abilities.length]).toEqual([['U'], 2])
  })

  test('[2004:212.6e] a land type in addition takes nothing away', () => {
    const game = table(edition, [{ battlefield: ['Deep Mine', 'Creeping Bog', 'Forest'] }, {}], CARDS)
    expect([manaOf(game, 'Deep Mine'), manaOf(game, 'Forest')]).toEqual([
      ['CC', 'B'],
      ['G', 'B'],
    ])
  })
})
