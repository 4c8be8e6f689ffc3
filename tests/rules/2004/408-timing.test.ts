import { expect, test } from 'vitest'
import { characteristics, get, whyNot } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const WATCH = card('Watch', '{1}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.')
const PINGER = creature('Pinger', '{R}', '1/1', '{T}: ~ deals 1 damage to target player.')
const BANNER = card('Banner', '{0}', 'Artifact', '{0}, Sacrifice ~: You gain 1 life.\nCreatures you control get +1/+1.')

/** The names of what is on the stack, the top last. */
function stackOf(game: ReturnType<typeof table>): readonly string[] {
  return game.state.stack.map((id) => {
    const source = get(game.state, id).ability?.source
    return characteristics(game.state, source ?? id).name
  })
}

inEditions('2004', '2011')('408.1 timing, priority and the stack, %s', (edition) => {
  test('[2004:408.1a] in the untap step nobody is asked, and what is sent out of turn changes nothing', () => {
    const sides = [{ hand: ['Zapping'] }, { hand: ['Zapping'], battlefield: [{ name: 'Forest', tapped: true }] }]
    const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], [], { step: 'end' })
    const steps: string[] = []
    while (game.state.turn.number === 3 || game.state.turn.step !== 'upkeep') {
      steps.push(game.state.turn.step)
      game.question.kind === 'priority' ? game.pass() : game.plain()
    }
    expect(steps).not.toContain('untap')
    expect(get(game.state, game.id('Forest', 'battlefield')).tapped).toBe(false)
    // Seat 1 has priority now: a request for the other seat's card is refused and the position stays.
    const { position } = game
    const theirs = game.state.hands[0]?.[0] as number
    expect(game.refusal({ do: 'cast', object: theirs, via: 'normal' }).key).toBe('cast.wrongZone')
    expect(game.position).toBe(position)
    // Nor may its owner cast it now, who has no priority; with it, it is legal.
    const jolt = { do: 'cast', object: theirs, via: 'normal' } as const
    expect(whyNot(game.state, 0, jolt)?.key).toBe('timing.notYourPriority')
    expect(whyNot(game.pass().state, 0, jolt)).toBeNull()
    // A sorcery waits for a main phase of its own player and an empty stack.
    const nod = card('Slow Nod', '{0}', 'Sorcery', 'You gain 1 life.')
    const slow = table(edition, [{ hand: ['Slow Nod', 'Zapping'] }, {}], [nod], { step: 'upkeep' })
    const why = () => slow.why({ do: 'cast', object: slow.id('Slow Nod'), via: 'normal' })?.key ?? null
    expect([why(), slow.to('main1') && why()]).toEqual(['timing.notMainPhase', null])
    expect(slow.cast('Zapping', { targets: ['player 1'] }) && why()).toBe('timing.stackNotEmpty')
    expect(slow.why({ do: 'cast', object: slow.id('Slow Nod'), via: 'normal' })?.rule).toBe(
      cite('sorcery.timing', edition),
    )
  })

  test('[2004:408.1b] state-based actions, again until none is left, then triggers, before anyone may act', () => {
    const lord = creature('Chief', '{W}', '2/2', 'Other creatures you control get +0/+1.')
    const wave = card('Wave', '{0}', 'Sorcery', '~ deals 2 damage to each creature.')
    const cards = [lord, wave, WATCH]
    const game = table(edition, [{ battlefield: ['Chief', 'Bear', 'Watch'], hand: ['Wave'] }, {}], cards)
    game.cast('Wave').resolve()
    expect(game.asks('order').items).toHaveLength(2)
    game.plain()
    expect([game.zone('Chief'), game.zone('Bear')]).toEqual(['graveyard', 'graveyard'])
    expect([game.asks('priority').seat, stackOf(game)]).toEqual([0, ['Watch', 'Watch']])
    const deaths = game.events.flatMap((event, at) => (event.kind === 'moved' && event.to === 'graveyard' ? [at] : []))
    const triggers = game.events.flatMap((event, at) => (event.kind === 'triggered' ? [at] : []))
    expect(Math.max(...deaths)).toBeLessThan(Math.min(...triggers))
  })

  test('[2004:408.1b] the first priority of a board is like any other', () => {
    const doomed = { battlefield: [{ name: 'Bear', damage: 2 }, 'Watch', { name: 'Leash', attachedTo: 'Ox' }] }
    const leash = card('Leash', '{0}', 'Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.')
    const scout = creature('Scout', '{0}', '1/1', 'When you control no Islands, sacrifice ~.')
    const sides = [doomed, { battlefield: ['Ox', 'Scout'] }] as const
    const game = table(edition, [...sides], [WATCH, leash, scout], { active: 1 })
    // What dies has died, whoever controls what they should, and what waits is on the stack: the active player's first.
    expect([game.zone('Bear'), get(game.state, game.id('Ox')).controller]).toEqual(['graveyard', 0])
    expect([game.asks('priority').seat, stackOf(game)]).toEqual([1, ['Scout', 'Watch']])
    expect(whyNot(game.state, 0, { do: 'pass' })?.key).toBe('timing.notYourPriority')
    game.resolve().resolve()
    expect([game.life(0), game.zone('Scout')]).toEqual([21, 'graveyard'])
    const lost = table(edition, [{ life: 0 }, {}])
    expect([lost.position.question, lost.winner()]).toEqual([null, 1])
  })

  test('[2004:408.1c] who acts keeps priority; both passing resolves the top, then the active player is first', () => {
    const game = table(edition, [{ hand: ['Zapping'] }, { hand: ['Zapping'] }])
    game.cast('Zapping', { targets: ['player 1'] })
    expect(game.asks('priority').seat).toBe(0)
    game.pass()
    expect(game.asks('priority').seat).toBe(1)
    game.cast('Zapping', { targets: ['player 0'] })
    expect(game.asks('priority').seat).toBe(1)
    game.pass()
    expect([game.asks('priority').seat, game.life(0)]).toEqual([0, 20])
    game.pass()
    expect([game.life(0), game.life(1), game.asks('priority').seat]).toEqual([19, 20, 0])
    game.resolve()
    expect([game.life(1), game.state.turn.step]).toEqual([19, 'main1'])
    game.pass(2)
    expect(game.state.turn.step).toBe('beginCombat')
  })

  test('[2004:408.1d] a spell needs priority, and other than an instant the own main phase and an empty stack', () => {
    const sides = () => [{ hand: ['Bear', 'Zapping'], pool: '{G}{G}' }, { hand: ['Zapping', 'Bear'] }]
    const at = (step: 'upkeep' | 'main1') => table(edition, [sides()[0] ?? {}, sides()[1] ?? {}], [], { step })
    const bear = (game: ReturnType<typeof table>) => {
      const seat = game.question.seat
      const object = game.state.hands[seat]?.find((id) => characteristics(game.state, id).name === 'Bear') as number
      return game.why({ do: 'cast', object, via: 'normal' })?.key ?? null
    }
    expect(bear(at('upkeep'))).toBe('timing.notMainPhase')
    expect(bear(at('main1'))).toBeNull()
    const game = at('main1').cast('Zapping', { targets: ['player 1'] })
    expect(bear(game)).toBe('timing.stackNotEmpty')
    const theirs = at('main1').pass()
    expect(bear(theirs)).toBe('timing.notYourTurn')
    // Without priority nothing at all.
    expect(theirs.refusal({ do: 'cast', object: theirs.state.hands[0]?.[1] as number, via: 'normal' }).key).toBe(
      'cast.wrongZone',
    )
  })

  test('[2004:408.1e] spells and abilities go on top and resolve from there, with priority between', () => {
    const game = table(edition, [{ hand: ['Zapping', 'Spark'], pool: '{R}', battlefield: ['Pinger'] }, {}], [PINGER])
    game.cast('Zapping', { targets: ['player 1'] })
    game.activate('Pinger', 0, { targets: ['player 1'] })
    game.cast('Spark', { targets: ['player 1'] })
    expect(stackOf(game)).toEqual(['Zapping', 'Pinger', 'Spark'])
    const lives = [0, 0, 0].map(() => game.resolve().life(1))
    expect(lives).toEqual([17, 16, 15])
  })

  test('[2004:408.1f] what triggers while a spell is cast goes on the stack above the finished spell', () => {
    const altar = card(
      'Altar Fire',
      '{0}',
      'Instant',
      'As an additional cost to cast this spell, sacrifice a creature.\n~ deals 2 damage to target player.',
    )
    const game = table(edition, [{ hand: ['Altar Fire'], battlefield: ['Bear', 'Watch'] }, {}], [altar, WATCH])
    game.cast('Altar Fire', { targets: ['player 1'] })
    expect([stackOf(game), game.asks('priority').seat]).toEqual([['Altar Fire', 'Watch'], 0])
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([21, 20])
    // Priority goes to whoever was due it: here not to the active player.
    const sides = [{}, { hand: ['Altar Fire'], battlefield: ['Bear', 'Watch'] }] as const
    const theirs = table(edition, sides, [altar, WATCH])
      .pass()
      .cast('Altar Fire', { targets: ['player 0'] })
    expect([stackOf(theirs), theirs.asks('priority').seat]).toEqual([['Altar Fire', 'Watch'], 1])
  })

  test('[2004:408.1h] static abilities end and begin without priority', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Banner'] }, {}], [BANNER])
    expect(game.size('Bear')).toBe('3/3')
    game.activate('Banner')
    expect([game.size('Bear'), game.question.kind, game.state.stack.length]).toEqual(['2/2', 'priority', 1])
  })

  test('[2004:408.1h] they go on with things on the stack, in an announcement, and in the midst of a resolution', () => {
    const totem = card('Totem', '{0}', 'Artifact', 'Creatures you control get +1/+1.')
    const melt = 'Sacrifice an artifact. You gain life equal to target creature’s power.'.replace('’', "'")
    const raise =
      "Put an artifact card from your hand onto the battlefield. You gain life equal to target creature's power."
    const cards = [BANNER, totem, card('Melt', '{0}', 'Instant', melt), card('Raise', '{0}', 'Instant', raise)]
    const sides = { battlefield: ['Bear', 'Banner', 'Totem'], hand: ['Melt', 'Raise'] }
    const game = table(edition, [sides, {}], cards)
    game.activate('Banner')
    // The other one's bonus stays, whoever has priority and whatever is on the stack.
    expect([game.size('Bear'), game.pass().size('Bear')]).toEqual(['3/3', '3/3'])
    game.pass()
    game.reply({ do: 'cast', object: game.id('Melt'), via: 'normal' })
    expect([game.question.kind, game.size('Bear')]).toEqual(['targets', '3/3'])
    // It goes in the resolution that then counts: no priority in between.
    game.announce({ targets: ['Bear'] }).resolve()
    expect([game.life(0), game.size('Bear')]).toEqual([23, '2/2'])
    const back = table(edition, [{ battlefield: ['Bear'], hand: ['Raise', 'Totem'] }, {}], cards)
    back.cast('Raise', { targets: ['Bear'] }).resolve()
    expect([back.life(0), back.size('Bear')]).toEqual([23, '3/3'])
    back.isAtAQuestion()
  })
})

test('[2004:408.1g] in 2004 assigned combat damage is an object on the stack and is dealt as assigned', () => {
  const ox = creature('Burnt Ox', '{2}', '3/3', '{0}, Sacrifice ~: You gain 1 life.')
  const game = table('2004', [{ battlefield: ['Burnt Ox'] }, {}], [ox])
  game.attack('Burnt Ox').to('combatDamage')
  expect(get(game.state, game.state.stack[0] as number).kind).toBe('combatDamage')
  game.activate('Burnt Ox').resolve()
  expect([game.zone('Burnt Ox'), game.life(1)]).toEqual(['graveyard', 20])
  game.resolve()
  expect(game.life(1)).toBe(17)
})

test('[2004:408.1g] in 2011 combat damage is dealt at once, with no priority between', () => {
  const game = table('2011', [{ battlefield: ['Ox'] }, {}])
  game.attack('Ox').to('combatDamage')
  expect([game.life(1), game.state.stack.length]).toEqual([17, 0])
})
