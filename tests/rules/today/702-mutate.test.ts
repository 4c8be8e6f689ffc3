/** Mutate and merged permanents (702.140, 730). */
import { describe, expect, test } from 'vitest'
import { COMMANDER, characteristics, get, hasKeyword, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Maw',
    '{5}',
    '4/4',
    'Mutate {0}\nTrample\nWhenever this creature mutates, you gain 3 life.',
    'Creature — Beast',
  ),
  creature('Wing', '{5}', '1/3', 'Mutate {0}\nFlying', 'Creature — Bird'),
  creature('Quick', '{5}', '5/1', 'Flash\nMutate {0}\nTrample', 'Creature — Cat'),
  creature('Flier', '{0}', '1/1', 'Flying'),
  creature('Rhea', '{0}', '3/3', '', 'Legendary Creature — Cat'),
  creature(
    'Mender',
    '{0}',
    '1/1',
    'Whenever another creature you control dies, return that card to its owner’s hand.',
    'Creature — Human',
  ),
  creature('Paw', '{5}', '3/3', 'Mutate {0}\n{1}: You gain 1 life. Activate only once each turn.', 'Creature — Cat'),
  card('Hide', '{0}', 'Instant', 'Turn target creature face down.'),
  card('Show', '{0}', 'Instant', 'Turn target creature face up.'),
  creature('Runt', '{0}', '1/1'),
  creature(
    'Counter',
    '{0}',
    '1/1',
    'Whenever this creature mutates, you gain X life, where X is the number of times this creature has mutated.',
  ),
  creature(
    'Watcher',
    '{0}',
    '1/1',
    'Whenever a creature you control mutates, put a +1/+1 counter on that creature.',
    'Creature — Human',
  ),
  creature('Greeter', '{0}', '1/1', 'Whenever a creature enters, you gain 1 life.', 'Creature — Human'),
  creature('Mourner', '{0}', '1/1', 'Whenever another creature dies, you gain 1 life.', 'Creature — Human'),
  creature(
    'Digger',
    '{0}',
    '1/1',
    'Whenever a creature card is put into a graveyard from anywhere, you gain 10 life.',
    'Creature — Human',
  ),
  creature('Tapper', '{0}', '2/2', '{T}: You gain 1 life. Activate only once each turn.', 'Creature — Cat'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Bounce', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target creature, then return that card to the battlefield under its owner's control.",
  ),
  card('Bury', '{0}', 'Instant', "Put target creature on top of its owner's library."),
  card('Double', '{0}', 'Sorcery', 'Create a token that’s a copy of target creature.'),
  card('Twin', '{0}', 'Instant', 'Copy target creature spell you control.'),
  card('Breed', '{0}', 'Sorcery', 'Create a 2/2 green Bear creature token.'),
  card(
    'Shape',
    '{0}',
    'Instant',
    'Target creature you control becomes a copy of target creature an opponent controls until end of turn.',
  ),
  card('Swiftly', '{0}', 'Instant', 'The next creature spell you cast this turn has haste.'),
  creature('Masked', '{3}', '5/5', 'Morph {0}\nFirst strike', 'Creature — Cat'),
]
const mutated = (over: boolean, mine: Side = {}, onto = 'Bear', spell = 'Maw') =>
  table(
    'today',
    [
      {
        ...mine,
        hand: ['Maw', 'Wing', 'Slay', 'Bounce', 'Blink', 'Bury', 'Double', ...(mine.hand ?? [])],
        battlefield: ['Bear', ...(mine.battlefield ?? [])],
      },
      { battlefield: ['Ox'] },
    ],
    CARDS,
  )
    .cast(spell, { via: 'mutate', targets: [onto] })
    .resolve()
    .reply(over)

describe('mutate', () => {
  test('[today:702.140 today:730] on top: its values, the abilities of all; it hasn’t entered, and may attack', () => {
    const game = mutated(true, { battlefield: ['Greeter'] })
    const id = game.id('Maw')
    expect([game.size('Maw'), characteristics(game.state, id).name]).toEqual(['4/4', 'Maw'])
    game.resolveAll()
    expect([game.life(0), game.has('battlefield', 'Bear')]).toEqual([23, false])
    game
      .cast('Wing', { via: 'mutate', targets: ['Maw'] })
      .resolve()
      .reply(true)
      .resolveAll()
    // Its trigger is had by the permanent still.
    expect([game.id('Wing'), game.size('Wing'), game.life(0)]).toEqual([id, '1/3', 26])
    game.attack('Wing').to('main2')
    expect(game.life(1)).toBe(19)
    game.isAtAQuestion()
  })
  test('[today:702.140 today:730] at the bottom: the values of what was there; counters and status stay', () => {
    const game = mutated(false, { battlefield: ['Watcher'] }).resolveAll()
    expect([game.size('Bear'), game.life(0)]).toEqual(['3/3', 23])
    game.attack('Bear').to('main2')
    expect([get(game.state, game.id('Bear')).tapped, game.life(1)]).toEqual([true, 17])
    game.isAtAQuestion()
  })
  test('[today:702.140 today:730] under an attacker: it goes on attacking, and tramples', () => {
    const mine = { hand: ['Quick'], battlefield: ['Bear'] }
    const game = table('today', [mine, { battlefield: ['Runt'] }], CARDS).attack('Bear')
    game
      .cast('Quick', { via: 'mutate', targets: ['Bear'] })
      .resolve()
      .reply(false)
    game.until('blockers').block({ Runt: 'Bear' }).to('main2')
    expect([game.life(1), game.zone('Runt')]).toEqual([19, 'graveyard'])
  })
  test('[today:702.140] the target is a non-Human creature of its owner’s', () => {
    const mine = { hand: ['Maw'], battlefield: ['Bear', 'Watcher', 'Forest'] }
    const game = table('today', [mine, { battlefield: ['Ox'] }], CARDS)
    game.reply({ do: 'cast', ...game.way(game.id('Maw', 'hand'), 'mutate') })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Bear') }])
    const alone = table('today', [{ hand: ['Maw'], battlefield: ['Watcher'] }, {}], CARDS)
    expect(alone.why({ do: 'cast', ...alone.way(alone.id('Maw', 'hand'), 'mutate') })).not.toBeNull()
  })
  test('[today:702.140 today:608.3] without a legal target it resolves as a creature, and enters', () => {
    const mine = { hand: ['Maw', 'Slay'], battlefield: ['Bear', 'Greeter'] }
    const game = table('today', [mine, {}], CARDS).cast('Maw', { via: 'mutate', targets: ['Bear'] })
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect([game.zone('Maw'), game.size('Maw'), game.life(0)]).toEqual(['battlefield', '4/4', 21])
    game.isAtAQuestion()
  })
  test('[today:702.140] for its mana cost it is a creature, and nothing mutates', () => {
    const mine = { hand: ['Maw'], battlefield: ['Bear', 'Greeter'], pool: '{C}{C}{C}{C}{C}' }
    const game = table('today', [mine, {}], CARDS).cast('Maw').resolveAll()
    expect([game.size('Maw'), game.size('Bear'), game.life(0)]).toEqual(['4/4', '2/2', 21])
  })
  test('[today:702.140] it counts how often it has mutated, whatever lies on top', () => {
    const mine = { hand: ['Maw', 'Wing'], battlefield: ['Counter'] }
    const game = table('today', [mine, {}], CARDS).cast('Wing', { via: 'mutate', targets: ['Counter'] })
    game.resolve().reply(true).resolveAll()
    expect(game.life(0)).toBe(21)
    game
      .cast('Maw', { via: 'mutate', targets: ['Wing'] })
      .resolve()
      .reply(false)
    game.resolveAll()
    expect(game.life(0)).toBe(21 + 2 + 3)
  })
  test('[today:702.140] two of one card: each of its abilities is there twice', () => {
    const mine = { hand: ['Maw', 'Maw'], battlefield: ['Bear'] }
    const game = table('today', [mine, {}], CARDS).cast('Maw', { via: 'mutate', targets: ['Bear'] })
    game.resolve().reply(true).resolveAll()
    game
      .cast('Maw', { via: 'mutate', targets: ['1:Maw'] })
      .resolve()
      .reply(true)
    game.resolveAll()
    expect(game.life(0)).toBe(20 + 3 + 6)
  })
  test('[today:702.140] what applies to the spell applies to the permanent, on top or below', () => {
    for (const over of [true, false]) {
      const game = table('today', [{ hand: ['Swiftly', 'Wing', 'Breed'] }, {}], CARDS)
        .cast('Breed')
        .resolveAll()
      game.cast('Swiftly').resolve()
      game
        .cast('Wing', { via: 'mutate', targets: ['Bear Token'] })
        .resolve()
        .reply(over)
        .resolveAll()
      const [id = 0] = game.state.battlefield
      expect(hasKeyword(game.state, id, 'haste')).toBe(true)
      game.attack(over ? 'Wing' : 'Bear Token').isAtAQuestion()
    }
  })
  test('[today:702.140] it goes on as the object that it was: an ability used this turn stays used', () => {
    const game = table('today', [{ hand: ['Maw'], battlefield: ['Tapper'] }, {}], CARDS)
    const use = () => game.reply({ do: 'activate', ...game.nth(game.id('Tapper'), 0) })
    use().resolveAll()
    game
      .cast('Maw', { via: 'mutate', targets: ['Tapper'] })
      .resolve()
      .reply(false)
      .resolveAll()
    expect([game.life(0), game.why({ do: 'activate', ...game.nth(game.id('Tapper'), 0) })?.key]).toEqual([
      24,
      'activate.usedUp',
    ])
  })
  test('[today:702.140] two of one card: each of its abilities is used by itself', () => {
    const mine = { hand: ['Paw', 'Paw'], battlefield: ['Bear'], pool: '{C}{C}{C}' }
    const game = table('today', [mine, {}], CARDS).cast('Paw', { via: 'mutate', targets: ['Bear'] })
    game.resolve().reply(true).resolveAll()
    game
      .cast('Paw', { via: 'mutate', targets: ['1:Paw'] })
      .resolve()
      .reply(true)
    game.activate('Paw', 1).activate('Paw', 3).resolveAll()
    expect(game.life(0)).toBe(22)
    expect([1, 3].map((n) => game.why({ do: 'activate', ...game.nth(game.id('Paw'), n) })?.key)).toEqual([
      'activate.usedUp',
      'activate.usedUp',
    ])
  })
})

describe('merged permanents', () => {
  test('[today:730 today:702.140] it dies as one: one trigger, and each card is in its owner’s graveyard', () => {
    const game = mutated(true, { battlefield: ['Mourner'] }).resolveAll()
    game.cast('Slay', { targets: ['Maw'] }).resolveAll()
    expect([game.zone('Maw'), game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 'graveyard', 24])
    game.isAtAQuestion()
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
  test('[today:730 today:903.10] damage by it is its commander’s', () => {
    const mine = { hand: ['Maw'], battlefield: ['Rhea'], commander: ['Rhea'] }
    const game = table('today', [mine, {}], CARDS, {}, { format: COMMANDER }).cast('Maw', {
      via: 'mutate',
      targets: ['Rhea'],
    })
    game.resolve().reply(true).resolveAll().attack('Maw').to('main2')
    expect(game.state.players[0]?.commanders?.[0]?.damage).toEqual([0, 4])
  })
  test('[today:730] a trigger that speaks of “that card” finds each', () => {
    const game = mutated(true, { battlefield: ['Mender'] }).resolveAll()
    game.cast('Slay', { targets: ['Maw'] }).resolveAll()
    expect([game.zone('Maw'), game.zone('Bear')]).toEqual(['hand', 'hand'])
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
