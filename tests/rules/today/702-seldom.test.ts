/** Keywords and keyword actions of today that few cards have. */
import { describe, expect, test } from 'vitest'
import { characteristics, get, seenEvents, waysToCast } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Marvelling', '{5}', 'Sorcery', 'You gain 3 life.\nMiracle {0}'),
  card('Draw', '{0}', 'Instant', 'Draw a card.'),
  card('Code', '{0}', 'Sorcery', 'You gain 2 life.\nCipher'),
  card('Take', '{0}', 'Sorcery', 'Gain control of target creature. Untap that creature. It gains haste.'),
  creature('Choir', '{4}', '2/2', 'Encore {0}'),
  card(
    'Fan',
    '{0}',
    'Sorcery',
    'Choose one or more —\n• You gain 1 life.\n• You gain 2 life.\n• You gain 4 life.\nEscalate {1}',
  ),
  card(
    'Echoes',
    '{0}',
    'Sorcery',
    'Choose three. You may choose the same mode more than once.\n• ~ deals 1 damage to target player.\n• You gain 1 life.',
  ),
  card(
    'Both',
    '{0}',
    'Sorcery',
    'Choose one. If you control a Forest as you cast ~, you may choose both.\n• You gain 1 life.\n• You gain 2 life.',
  ),
  card('Deal', '{0}', 'Sorcery', 'Bargain\nYou gain 1 life. If ~ was bargained, you gain 4 life instead.'),
  card('Gear', '{0}', 'Artifact'),
  card('Show', '{0}', 'Sorcery', '~ deals 1 damage to target player.\nDemonstrate'),
  creature('Spent', '{0}', '1/1', 'Exhaust — {0}: You gain 3 life.'),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target creature, then return it to the battlefield under its owner's control.",
  ),
  creature('Learner', '{0}', '1/3', 'Increment'),
  card('Grand', '{2}', 'Instant', 'You gain 1 life.'),
  card('Nothing', '{0}', 'Instant', 'You gain 1 life.'),
  card('Dig', '{0}', 'Sorcery', 'Discover 2.'),
  creature('Elk', '{2}', '2/3'),
  creature('Giant', '{5}', '5/5'),
  creature('Stayer', '{0}', '1/1', 'When ~ enters the battlefield, it endures 2.'),
  card('Enlist', '{0}', 'Sorcery', 'Recruit.'),
  card('Mend', '{0}', 'Instant', 'Heal target creature.'),
  card('Bolt', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  card('Droop', '{0}', 'Sorcery', 'As an additional cost to cast ~, blight 1.\nYou gain 2 life.'),
  creature('Runt', '{0}', '1/1'),
  card(
    'Pull Together',
    '{0}',
    'Sorcery',
    'Teamwork 3\nYou gain 1 life. If ~’s teamwork cost was paid, you gain 4 life instead.',
  ),
  card('Rummage', '{0}', 'Sorcery', 'As an additional cost to cast ~, forage.\nYou gain 1 life.'),
  card('Snack', '{0}', 'Artifact — Food'),
]
const tokens = (game: Table) => game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
const settled = (game: Table): Table => {
  while (game.question.kind !== 'priority') game.plain()
  return game
}

describe('miracle', () => {
  const board = (library: readonly string[]) =>
    table('today', [{ hand: ['Draw', 'Draw'], library }, { library: ['Forest', 'Forest'] }], CARDS)
  test('[today:702.94] the first card drawn in a turn may be shown, and then cast for its miracle cost', () => {
    const game = board(['Marvelling', 'Forest', 'Forest']).cast('Draw').pass(2)
    expect(game.asks('confirm').reason).toBe('showDrawn')
    game.reply(true)
    expect(JSON.stringify(seenEvents(game.events, 1))).toContain('"Marvelling"')
    expect(game.state.stack.length).toBe(1)
    game.resolveAll()
    expect([game.life(0), game.zone('Marvelling')]).toEqual([23, 'graveyard'])
    game.isAtAQuestion()
  })
  test('[today:702.94] declined it is shown to nobody; drawn second it isn’t offered', () => {
    const kept = board(['Marvelling', 'Forest', 'Forest']).cast('Draw').pass(2).reply(false)
    expect([kept.zone('Marvelling'), kept.state.stack.length]).toEqual(['hand', 0])
    expect(JSON.stringify(seenEvents(kept.events, 1))).not.toContain('"Marvelling"')
    const second = board(['Forest', 'Marvelling', 'Forest']).cast('Draw').resolve().cast('Draw').resolve()
    expect([second.question.kind, second.zone('Marvelling')]).toEqual(['priority', 'hand'])
  })
  test('[today:702.94] in another player’s turn, too', () => {
    const game = board(['Marvelling', 'Forest', 'Forest'])
    game.to('upkeep', game.state.turn.number + 1).pass()
    game.cast('Draw').pass(2).reply(true).resolveAll()
    expect(game.life(0)).toBe(23)
  })
})

describe('cipher', () => {
  const encoded = () => {
    const sides = [{ hand: ['Code'], battlefield: ['Bear'] }, { hand: ['Take'] }] as const
    const game = table('today', sides, CARDS).cast('Code').pass(2)
    return settled(game.reply(true))
  }
  test('[today:702.99] encoded on a creature, whose combat damage to a player lets a copy be cast', () => {
    const game = encoded()
    expect([game.zone('Code'), game.life(0)]).toEqual(['exile', 22])
    game.attack('Bear').to('main2')
    expect([game.life(0), game.life(1), game.zone('Code')]).toEqual([24, 18, 'exile'])
    game.isAtAQuestion()
  })
  test('[today:702.99] whoever controls the creature then casts it', () => {
    const game = encoded()
    game.to('main1', game.state.turn.number + 1)
    game.cast('Take', { targets: ['Bear'] }).resolve()
    game.attack('Bear').to('main2')
    expect([game.life(0), game.life(1)]).toEqual([20, 22])
  })
})

describe('encore', () => {
  test('[today:702.141] a token for each opponent, with haste, which attacks that opponent, until the next end step', () => {
    const game = table('today', [{ graveyard: ['Choir'] }, {}, {}], CARDS)
    settled(game.activate('Choir', 0, {}, 'graveyard')).pass(3)
    expect([tokens(game).length, game.has('exile', 'Choir')]).toEqual([2, true])
    const [one = 0, other = 0] = tokens(game)
    game.until('attackers')
    const to = (id: number, player: number) => ({ id, defender: { player } })
    expect(game.refusal([]).key).toBeDefined()
    expect(game.refusal([to(one, 2), to(other, 1)]).key).toBeDefined()
    game.reply([to(one, 1), to(other, 2)]).to('main2')
    expect([game.life(1), game.life(2)]).toEqual([18, 18])
    game.to('upkeep', game.state.turn.number + 1)
    expect(tokens(game)).toEqual([])
  })
  test('[today:702.141] with one opponent one token', () => {
    const game = table('today', [{ graveyard: ['Choir'] }, {}], CARDS)
    expect(tokens(settled(game.activate('Choir', 0, {}, 'graveyard')).resolve()).length).toBe(1)
  })
})

describe('modes', () => {
  test('[today:702.120 today:700.2] escalate: paid for each mode beyond the first, and no more than can be paid are offered', () => {
    const game = table('today', [{ hand: ['Fan'], pool: '{C}{C}' }, {}], CARDS).cast('Fan', { modes: [0, 1, 2] })
    expect([game.pool(0), game.resolve().life(0)]).toEqual(['', 27])
    const poor = table('today', [{ hand: ['Fan'], pool: '{C}' }, {}], CARDS)
    poor.reply({ do: 'cast', object: poor.id('Fan', 'hand'), via: 'normal' })
    expect(poor.asks('modes').max).toBe(2)
    const prices = poor.asks('modes').prices?.map(({ modes, mana }) => [modes.length, mana])
    expect(prices).toEqual(
      expect.arrayContaining([
        [1, ['0']],
        [2, ['1']],
      ]),
    )
    expect(settled(poor.reply([2])).pool(0)).toBe('C')
  })
  test('[today:700.2] the same mode several times: targets for each, carried out in printed order', () => {
    const game = table('today', [{ hand: ['Echoes'] }, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Echoes', 'hand'), via: 'normal' })
    for (const mode of [1, 0, 0]) game.reply([mode])
    for (const player of [1, 0]) game.reply([{ player }])
    expect(get(game.state, game.id('Echoes', 'stack')).choices?.modes).toEqual([0, 0, 1])
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([20, 19])
  })
  test('[today:700.2] both, if it is so as it is cast', () => {
    const most = (battlefield: readonly string[]) => {
      const game = table('today', [{ hand: ['Both'], battlefield }, {}], CARDS)
      game.reply({ do: 'cast', object: game.id('Both', 'hand'), via: 'normal' })
      return game.asks('modes').max
    }
    expect([most(['Forest']), most([])]).toEqual([2, 1])
  })
})

describe('costs and copies', () => {
  test('[today:702.166] bargain: an artifact sacrificed, or not', () => {
    const sides = [{ hand: ['Deal'], battlefield: ['Gear', 'Bear'] }, {}] as const
    const game = settled(table('today', sides, CARDS).cast('Deal', { kick: true })).resolve()
    expect([game.life(0), game.zone('Gear'), game.zone('Bear')]).toEqual([24, 'graveyard', 'battlefield'])
    expect(table('today', sides, CARDS).cast('Deal').resolve().life(0)).toBe(21)
    const none = table('today', [{ hand: ['Deal'], battlefield: ['Bear'] }, {}], CARDS)
    none.reply({ do: 'cast', object: none.id('Deal', 'hand'), via: 'normal' })
    expect(none.question.kind).toBe('priority')
  })
  test('[today:702.144] demonstrate: a copy, and one for an opponent', () => {
    const game = table('today', [{ hand: ['Show'] }, {}], CARDS)
      .cast('Show', { targets: ['player 1'] })
      .resolveAll()
    expect([game.life(0) + game.life(1), game.life(1)]).toEqual([37, 17])
  })
  test('[today:702.177] exhaust: once for each object', () => {
    const game = table('today', [{ battlefield: ['Spent'], hand: ['Blink'] }, {}], CARDS)
    const spend = () => ({ do: 'activate', ...game.nth(game.id('Spent'), 0) }) as const
    expect(game.activate('Spent').resolve().life(0)).toBe(23)
    expect(game.why(spend())).not.toBeNull()
    game.cast('Blink', { targets: ['Spent'] }).resolve()
    expect(game.why(spend())).toBeNull()
  })
  test('[today:702.191] increment: more mana spent than its power or its toughness', () => {
    const mine = { battlefield: ['Learner'], hand: ['Grand', 'Nothing'], pool: '{C}{C}' }
    const game = table('today', [mine, {}], CARDS).cast('Nothing').resolveAll()
    expect(game.size('Learner')).toBe('1/3')
    expect(game.cast('Grand').resolveAll().size('Learner')).toBe('2/4')
  })
})

describe('keyword actions', () => {
  test('[today:701.57] discover: cast for nothing, or taken into the hand', () => {
    const board = () =>
      table('today', [{ hand: ['Dig'], library: ['Forest', 'Giant', 'Elk', 'Forest'] }, {}], CARDS)
        .cast('Dig')
        .pass(2)
    expect(board().asks('confirm').card).toEqual({ name: 'Elk', by: 'cast' })
    const cast = board().reply(true).resolveAll()
    expect([cast.zone('Elk'), cast.state.libraries[0]?.length, cast.state.exile]).toEqual(['battlefield', 3, []])
    const taken = settled(board().reply(false))
    expect([taken.zone('Elk'), taken.state.libraries[0]?.length, taken.state.exile]).toEqual(['hand', 3, []])
  })
  test('[today:701.63] endure: counters, or a Spirit', () => {
    const made = (first: boolean) => {
      const game = table('today', [{ hand: ['Stayer'] }, {}], CARDS)
        .cast('Stayer')
        .resolve()
        .pass(2)
      return settled(game.reply(first))
    }
    expect([made(true).size('Stayer'), tokens(made(true)).length]).toEqual(['3/3', 0])
    const spirit = made(false)
    expect([spirit.size('Stayer'), characteristics(spirit.state, tokens(spirit)[0] ?? 0).power]).toEqual(['1/1', 2])
  })
  test('[today:701.70] recruit: a nonland card discarded makes a Soldier, a land none', () => {
    const made = (name: string) => {
      const game = table('today', [{ hand: ['Enlist', name], library: [name, name] }, {}], CARDS).cast('Enlist')
      return tokens(settled(game.pass(2))).length
    }
    expect([made('Elk'), made('Forest')]).toEqual([1, 0])
  })
  test('[today:701.69] heal: no damage is marked on it', () => {
    const game = table('today', [{ hand: ['Bolt', 'Mend', 'Bolt'], battlefield: ['Ox'] }, {}], CARDS)
    for (const name of ['Bolt', 'Mend', 'Bolt']) game.cast(name, { targets: ['Ox'] }).resolve()
    expect([game.zone('Ox'), get(game.state, game.id('Ox')).damage]).toEqual(['battlefield', 2])
  })
  test('[today:701.68] blight: as a cost, which needs a creature', () => {
    const game = settled(table('today', [{ hand: ['Droop'], battlefield: ['Runt'] }, {}], CARDS).cast('Droop'))
    expect([game.zone('Runt'), game.resolve().life(0)]).toEqual(['graveyard', 22])
    const none = table('today', [{ hand: ['Droop'] }, {}], CARDS)
    expect(none.why({ do: 'cast', object: none.id('Droop', 'hand'), via: 'normal' })).not.toBeNull()
  })
})

describe('costs of cooperation and hunger', () => {
  test('[today:702.194] teamwork: creatures with so much power together are tapped, those that have just come included', () => {
    const ready = { hand: ['Pull Together'], battlefield: [{ name: 'Bear', sick: true }, 'Runt'] }
    const game = settled(table('today', [ready, {}], CARDS).cast('Pull Together', { kick: true }))
    expect(['Bear', 'Runt'].map((name) => get(game.state, game.id(name)).tapped)).toEqual([true, true])
    expect(game.resolve().life(0)).toBe(24)
    const weak = table('today', [{ hand: ['Pull Together'], battlefield: ['Bear'] }, {}], CARDS)
    expect(weak.cast('Pull Together').resolve().life(0)).toBe(21)
  })
  test('[today:701.61] forage: three cards exiled from the graveyard, or a Food sacrificed', () => {
    const cast = (side: Parameters<typeof table>[1][number]) => {
      const game = table('today', [{ hand: ['Rummage'], ...side }, {}], CARDS)
      const object = game.id('Rummage', 'hand')
      const via = waysToCast(game.state, 0, object).find(
        (way) => game.why({ do: 'cast', object, via: way.key }) === null,
      )
      if (via === undefined) return null
      return settled(game.reply({ do: 'cast', object, via: via.key })).resolve()
    }
    const fed = cast({ battlefield: ['Snack'] })
    expect([fed?.life(0), fed?.zone('Snack')]).toEqual([21, 'graveyard'])
    const found = cast({ graveyard: ['Runt', 'Elk', 'Giant'] })
    expect([found?.life(0), found?.state.exile.length]).toEqual([21, 3])
    expect(cast({ graveyard: ['Runt', 'Elk'] })).toBeNull()
  })
})
