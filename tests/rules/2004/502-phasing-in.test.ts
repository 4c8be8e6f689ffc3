/** Permanents that phase in by an effect, and together (502.15k, 502.15m). */
import { expect, test } from 'vitest'
import { characteristics, getAnywhere, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Runner', '{0}', '2/2', '{T}: You gain 1 life.'),
  card('Callback', '{0}', 'Instant', 'All phased-out creatures phase in.'),
  card('Mine Again', '{0}', 'Instant', 'All phased-out creatures you control phase in.'),
  card('Take', '{0}', 'Sorcery', 'Gain control of target creature.'),
  creature('Small Law', '{0}', '1/1', 'Phasing\nOther creatures have base power and toughness 1/1.'),
  creature('Great Law', '{0}', '1/1', 'Phasing\nOther creatures have base power and toughness 4/4.'),
]
const LIBRARY = { library: Array.from({ length: 8 }, () => 'Forest') }
const zoneOf = (game: Table, id: ObjectId) => getAnywhere(game.state, id).zone
const cast = (game: Table, name: string, target: ObjectId): Table => {
  game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' }).reply([{ object: target }])
  return game.announce({}).resolve()
}

inEditions('2004', '2011')('phasing in, %s', (edition) => {
  const put = (mine: object, theirs: object = {}) =>
    table(
      edition,
      [
        { ...mine, ...LIBRARY },
        { ...theirs, ...LIBRARY },
      ],
      CARDS,
    )

  test('[2004:502.15m] cast, phased out and in during one turn: whether it may attack and tap is the edition’s', () => {
    const game = put({ hand: ['Runner', 'Fade', 'Callback'] })
      .cast('Runner')
      .resolve()
    const runner = game.id('Runner')
    expect(game.why({ do: 'activate', ...game.nth(runner, 0) })).not.toBeNull()
    cast(game, 'Fade', runner)
    expect(zoneOf(game, runner)).toBe('phasedOut')
    game.cast('Callback').resolve()
    expect(zoneOf(game, runner)).toBe('battlefield')
    const mayTap = game.why({ do: 'activate', ...game.nth(runner, 0) }) === null
    expect(mayTap).toBe(edition === '2004')
    if (edition === '2004') {
      game.until('attackers').reply([{ id: runner, defender: { player: 1 } }])
      expect(game.to('main2').life(1)).toBe(18)
    } else expect(game.to('main2').life(1)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:502.15m] with a new controller the advantage is over', () => {
    const game = put({ hand: ['Fade', 'Callback'], battlefield: ['Runner'] }, { hand: ['Take'] })
    const runner = game.id('Runner')
    cast(game, 'Fade', runner).cast('Callback').resolve()
    expect(game.why({ do: 'activate', ...game.nth(runner, 0) })).toBeNull()
    game.to('main1', game.state.turn.number + 1)
    cast(game, 'Take', runner)
    expect(game.why({ do: 'activate', ...game.nth(runner, 0) })).not.toBeNull()
    game.isAtAQuestion()
  })

  test('[2004:502.15i] what was attached comes back with it, and only what is meant', () => {
    const game = put(
      {
        hand: ['Fade', 'Mine Again'],
        battlefield: [
          { name: 'Runner', label: 'r' },
          { name: 'Blade', attachedTo: 'r' },
        ],
      },
      { battlefield: ['Bear'], hand: ['Fade'] },
    )
    const [runner, blade, bear] = [game.id('Runner'), game.id('Blade'), game.id('Bear')]
    cast(game, 'Fade', runner)
    game.pass()
    game
      .reply({ do: 'cast', object: game.id('Fade', 'hand'), via: 'normal' })
      .reply([{ object: bear }])
      .announce({})
    game.resolve()
    expect([runner, blade, bear].map((id) => zoneOf(game, id))).toEqual(['phasedOut', 'phasedOut', 'phasedOut'])
    game.cast('Mine Again').resolve()
    expect([runner, blade, bear].map((id) => zoneOf(game, id))).toEqual(['battlefield', 'battlefield', 'phasedOut'])
    expect([game.size('Runner'), getAnywhere(game.state, blade).attachedTo]).toEqual(['3/3', { object: runner }])
    game.isAtAQuestion()
  })

  test('[2004:502.15k] phasing in together they keep their order: the later one’s effect still wins', () => {
    const game = put({ battlefield: ['Bear'], hand: ['Great Law', 'Small Law'] })
    game.cast('Great Law').resolve().cast('Small Law').resolve()
    expect(game.size('Bear')).toBe('1/1')
    game.to('upkeep', 5)
    expect([game.size('Bear'), game.state.phasedOut.length]).toEqual(['2/2', 2])
    game.to('upkeep', 7)
    expect([game.size('Bear'), game.state.phasedOut.length]).toEqual(['1/1', 0])
    game.isAtAQuestion()
  })

  test('[2004:502.15k] two legends with one name that phase in together are both put into the graveyard', () => {
    const game = put({ hand: ['Queen', 'Queen', 'Fade', 'Fade', 'Callback'] })
    game.cast('Queen').resolve()
    const first = game.state.battlefield.at(-1) as ObjectId
    cast(game, 'Fade', first).cast('Queen').resolve()
    const second = game.state.battlefield.at(-1) as ObjectId
    expect([zoneOf(game, first), zoneOf(game, second)]).toEqual(['phasedOut', 'battlefield'])
    cast(game, 'Fade', second).cast('Callback').resolve()
    expect(game.state.graveyards[0]?.filter((id) => characteristics(game.state, id).name === 'Queen')).toHaveLength(2)
    expect(game.state.battlefield).toEqual([])
    game.isAtAQuestion()
  })

  test('[2004:502.15k] beside one that has been there the older stays in 2004', () => {
    const game = put({ hand: ['Queen', 'Queen', 'Fade', 'Callback'] })
    game.cast('Queen').resolve()
    const first = game.state.battlefield.at(-1) as ObjectId
    cast(game, 'Fade', first).cast('Queen').resolve()
    game.cast('Callback').resolve()
    expect(game.state.battlefield.length).toBe(edition === '2004' ? 1 : 0)
    game.isAtAQuestion()
  })
})
