/** Merged permanents (730). */
import { describe, expect, test } from 'vitest'
import { COMMANDER, characteristics, get, seenBy } from '../../../src/engine/index.ts'
import { CARDS, mutated } from '../../support/merging.ts'
import { table } from '../../support/table.ts'

describe('merged permanents', () => {
  test('[today:730 today:702.140] it dies as one: one trigger, and each card is in its owner’s graveyard', () => {
    const game = mutated(true, { battlefield: ['Mourner'] }).resolveAll()
    game.cast('Slay', { targets: ['Maw'] }).resolveAll()
    expect([game.zone('Maw'), game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 'graveyard', 24])
    game.isAtAQuestion()
  })
  test.each(['Sentry', 'Clinger', 'Porter'])('[today:730] it leaves as one, and %s sees it once', (name) => {
    const game = mutated(true, { battlefield: [name] }).resolveAll()
    game.cast('Bounce', { targets: ['Maw'] }).resolveAll()
    expect([game.life(0), game.zone('Bear')]).toEqual([24, 'hand'])
  })
  test('[today:730] it is one creature that died this turn', () => {
    const game = mutated(true, { hand: ['Toll'] }).resolveAll()
    game.cast('Slay', { targets: ['Maw'] }).resolveAll()
    expect(game.cast('Toll').resolve().life(0)).toBe(24)
  })
  test('[today:730] it is one creature that is destroyed this way', () => {
    const game = mutated(true, { hand: ['Sweep'] })
      .resolveAll()
      .cast('Sweep')
      .resolve()
    // It, and the opponent's.
    expect([game.state.battlefield, game.life(0)]).toEqual([[], 25])
  })
  test('[today:730] what sees cards come from anywhere sees each', () => {
    const game = mutated(true, { battlefield: ['Digger'] }).resolveAll()
    game
      .cast('Slay', { targets: ['Maw'] })
      .resolve()
      .resolveAll()
    expect(game.life(0)).toBe(23 + 20)
  })
  test('[today:730] “that card” is every card that it becomes', () => {
    const game = mutated(true, { battlefield: ['Greeter'] }).resolveAll()
    game.cast('Blink', { targets: ['Maw'] }).resolveAll()
    expect([game.size('Maw'), game.size('Bear'), game.life(0)]).toEqual(['4/4', '2/2', 25])
    expect(characteristics(game.state, game.id('Bear')).abilities).toEqual([])
  })
  test('[today:730] to a hand each goes by itself; on a library its owner arranges them', () => {
    const game = mutated(false).resolveAll()
    game.cast('Bounce', { targets: ['Bear'] }).resolveAll()
    expect([game.zone('Maw'), game.zone('Bear')]).toEqual(['hand', 'hand'])
    const other = mutated(false).resolveAll()
    other.cast('Bury', { targets: ['Bear'] }).resolve()
    const { items, what } = other.asks('order')
    expect([what, items.length]).toEqual(['library', 2])
    other.reply([...items].reverse())
    const [first, second] = other.state.libraries[0] ?? []
    expect([first, second]).toEqual([...items].reverse())
    other.isAtAQuestion()
  })
  test('[today:730] a copy of it has all of that', () => {
    const game = mutated(false).resolveAll()
    game.cast('Double', { targets: ['Bear'] }).resolveAll()
    const token = game.state.battlefield.find((id) => get(game.state, id).kind === 'token') ?? 0
    const { name, power, abilities } = characteristics(game.state, token)
    expect([name, power, abilities.length]).toEqual(['Bear', 2, 3])
    game.isAtAQuestion()
  })
  test('[today:730] it is a token only if what lies on top is one', () => {
    const mine = { hand: ['Maw', 'Wing', 'Breed', 'Bounce'] }
    const bred = () => {
      const game = table('today', [mine, {}], CARDS).cast('Breed').resolveAll()
      return { game, token: game.id('Bear Token') }
    }
    const under = bred()
    under.game
      .cast('Maw', { via: 'mutate', targets: ['Bear Token'] })
      .resolve()
      .reply(false)
      .resolveAll()
    expect(get(under.game.state, under.token).kind).toBe('token')
    under.game.cast('Bounce', { targets: ['Bear Token'] }).resolveAll()
    expect([under.game.zone('Maw'), under.game.state.battlefield]).toEqual(['hand', []])
    const over = bred()
    over.game
      .cast('Maw', { via: 'mutate', targets: ['Bear Token'] })
      .resolve()
      .reply(true)
      .resolveAll()
    expect(get(over.game.state, over.token).kind).toBe('card')
  })
  test('[today:730 today:702.140] a copy of the spell merges as a token', () => {
    const game = table('today', [{ hand: ['Maw', 'Twin', 'Slay'], battlefield: ['Bear'] }, {}], CARDS)
    game
      .cast('Maw', { via: 'mutate', targets: ['Bear'] })
      .cast('Twin', { targets: ['Maw'] })
      .resolveAll()
    const { kind, merged } = get(game.state, game.id('Maw'))
    expect([kind, merged?.under.map((one) => one.kind)]).toEqual(['card', ['token', 'card']])
    game.cast('Slay', { targets: ['Maw'] }).resolveAll()
    expect(game.state.graveyards[0]?.length).toBe(4)
    game.isAtAQuestion()
  })
  test('[today:730] what it becomes a copy of later is all that it is, for as long as that lasts', () => {
    const game = mutated(false, { hand: ['Shape'] }).resolveAll()
    game.cast('Shape', { targets: ['Bear', '1:Ox'] }).resolveAll()
    const id = game.state.battlefield[0] ?? 0
    const { name, abilities } = characteristics(game.state, id)
    expect([name, abilities.length]).toEqual(['Ox', 0])
    game.to('upkeep', game.state.turn.number + 1)
    expect([characteristics(game.state, id).name, characteristics(game.state, id).abilities.length]).toEqual([
      'Bear',
      3,
    ])
  })
  test('[today:730] over a copy: what it was a copy of is below', () => {
    const game = table('today', [{ hand: ['Maw', 'Shape'], battlefield: ['Bear'] }, { battlefield: ['Flier'] }], CARDS)
    game.cast('Shape', { targets: ['Bear', 'Flier'] }).resolveAll()
    game
      .cast('Maw', { via: 'mutate', targets: ['1:Flier'] })
      .resolve()
      .reply(true)
      .resolveAll()
    const { name, abilities } = characteristics(game.state, game.id('Maw'))
    expect([name, abilities.length]).toEqual(['Maw', 4])
  })
  test('[today:730] the topmost card tells whether it lies face down; it is turned up as a whole', () => {
    const mine = { hand: ['Masked', 'Maw', 'Wing'], pool: '{C}{C}{C}' }
    const down = () => table('today', [mine, {}], CARDS).cast('Masked', { via: 'faceDown' }).resolveAll()
    const under = down()
    under
      .cast('Maw', { via: 'mutate', targets: ['Masked'] })
      .resolve()
      .reply(false)
      .resolveAll()
    const id = under.id('Masked')
    expect([under.size('Masked'), characteristics(under.state, id).abilities, under.life(0)]).toEqual(['2/2', [], 20])
    under.reply({ do: 'turnFaceUp', object: id }).plain()
    expect([under.size('Masked'), characteristics(under.state, id).abilities.length]).toEqual(['5/5', 5])
    const over = down()
    over
      .cast('Maw', { via: 'mutate', targets: ['Masked'] })
      .resolve()
      .reply(true)
      .resolveAll()
    expect([over.size('Maw'), get(over.state, over.id('Maw')).faceDown, over.life(0)]).toEqual(['4/4', false, 23])
    // Nobody else may know what lies there face down.
    const [ours, theirs] = [0, 1].map(
      (seat) => get(seenBy(over.position, seat).now, over.id('Maw')).merged?.under[0]?.face,
    )
    expect([ours === theirs, theirs]).toEqual([false, -1])
    // Nor by what is remembered of the spell that it was.
    const known = (seat: number) =>
      seenBy(over.position, seat).now.printed.some((printed) => printed?.name === 'Masked')
    expect([known(0), known(1)]).toEqual([true, false])
  })
  test('[today:730 today:903.9] with a commander in it, that card alone may go to the command zone', () => {
    const game = (over: boolean, spell: string, at: string) => {
      const mine = { hand: ['Maw', spell], battlefield: ['Rhea'], commander: ['Rhea'] }
      const begun = table('today', [mine, {}], CARDS, {}, { format: COMMANDER }).cast('Maw', {
        via: 'mutate',
        targets: ['Rhea'],
      })
      return begun
        .resolve()
        .reply(over)
        .resolveAll()
        .cast(spell, { targets: [at] })
        .resolve()
    }
    for (const over of [true, false]) {
      const at = over ? 'Maw' : 'Rhea'
      const bounced = game(over, 'Bounce', at)
      bounced.asks('confirm')
      bounced.reply(true).resolveAll()
      expect([bounced.zone('Maw'), bounced.zone('Rhea')]).toEqual(['hand', 'command'])
      const slain = game(over, 'Slay', at)
      expect(slain.zone('Rhea')).toBe('graveyard')
      slain.reply(true).resolveAll()
      expect([slain.zone('Maw'), slain.zone('Rhea')]).toEqual(['graveyard', 'command'])
    }
  })
  test('[today:730 today:903.3] it is a commander, as one of its cards is; damage by it is its commander’s', () => {
    const mine = { hand: ['Maw'], battlefield: ['Rhea', 'Salute'], commander: ['Rhea'] }
    const game = table('today', [mine, {}], CARDS, {}, { format: COMMANDER }).cast('Maw', {
      via: 'mutate',
      targets: ['Rhea'],
    })
    game.resolve().reply(true).resolveAll().attack('Maw').to('main2')
    expect(game.state.players[0]?.commanders?.[0]?.damage).toEqual([0, 5])
  })
  test('[today:730] a trigger that speaks of “that card” finds each', () => {
    const game = mutated(true, { battlefield: ['Mender'] }).resolveAll()
    game.cast('Slay', { targets: ['Maw'] }).resolveAll()
    expect([game.zone('Maw'), game.zone('Bear')]).toEqual(['hand', 'hand'])
  })
  test('[today:730] turned down, all that it consists of lies face down, also below what comes on top then', () => {
    const game = mutated(false, { hand: ['Hide'] })
      .resolveAll()
      .cast('Hide', { targets: ['Bear'] })
      .resolve()
    const [id = 0] = game.state.battlefield
    game
      .cast('Wing', { via: 'mutate', targets: ['Bear'] })
      .resolve()
      .reply(true)
      .resolveAll()
    const { name, abilities } = characteristics(game.state, id)
    expect([name, abilities.length]).toEqual(['Wing', 2])
    const lying = get(game.state, id).merged?.under.map((one) => one.faceDown)
    expect(lying).toEqual([true, true])
  })
  test('[today:730] turned down and up again, everything of it lies face up', () => {
    const mine = { hand: ['Masked', 'Maw', 'Hide', 'Show'], pool: '{C}{C}{C}' }
    const game = table('today', [mine, {}], CARDS).cast('Masked', { via: 'faceDown' }).resolveAll()
    game
      .cast('Maw', { via: 'mutate', targets: ['Masked'] })
      .resolve()
      .reply(true)
      .resolveAll()
    const abilities = () => characteristics(game.state, game.id('Maw')).abilities.length
    expect(abilities()).toBe(3)
    game.cast('Hide', { targets: ['Maw'] }).resolveAll()
    expect(game.size('Maw')).toBe('2/2')
    game.cast('Show', { targets: ['Maw'] }).resolveAll()
    expect([game.size('Maw'), abilities()]).toEqual(['4/4', 5])
    game.isAtAQuestion()
  })
})
