/** What is phased out is away (2004:217.8c, 2004:502.15g-h, 2011:702.24): nothing finds it, and what it was is known. */
import { expect, test } from 'vitest'
import { findAnywhere, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Callback', '{0}', 'Instant', 'All phased-out creatures phase in.'),
  card('All Out', '{0}', 'Instant', 'All permanents phase out.'),
  creature('Titan', '{0}', '4/4'),
  creature('Brute', '{0}', '3/3'),
  card('Spark', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  card('Ward', '{0}', 'Instant', 'Prevent the next 2 damage that would be dealt to target creature this turn.'),
  card('Ward Life', '{0}', 'Instant', 'Prevent the next 2 damage that would be dealt to you this turn.'),
  card(
    'Deflect Onto',
    '{0}',
    'Instant',
    'The next 2 damage that would be dealt to you this turn is dealt to target creature instead.',
  ),
  card('Muzzle It', '{0}', 'Instant', 'Prevent all combat damage target creature would deal this turn.'),
  card(
    'Pyre',
    '{0}',
    'Instant',
    '~ deals 1 damage to target creature. If that creature would die this turn, exile it instead.',
  ),
  card('Doom', '{0}', 'Instant', 'Destroy target creature.'),
  card('Sting', '{0}', 'Instant', '~ deals 2 damage to target player.'),
  card('Vigil', '{0}', 'Instant', 'When target creature dies this turn, you gain 5 life.'),
  card('Fated', '{0}', 'Instant', '~ deals 1 damage to target creature. Destroy that creature at end of combat.'),
  creature('Brief', '{0}', '2/2', '{0}: Sacrifice ~ at the beginning of the next end step.'),
  creature('Jailer', '{0}', '1/1', '{0}: Gain control of target creature for as long as you control ~.'),
  card('Winch', '{0}', 'Artifact', '{0}, {T}: Target creature gets +2/+2 for as long as ~ remains tapped.'),
  creature('Weigher', '{0}', '3/3', '{0}: You gain life equal to the power of ~.'),
  card('Banner', '{0}', 'Enchantment', 'Creatures you control get +2/+2.'),
  creature(
    'Runaway',
    '{0}',
    '2/2',
    '{0}: Exile ~.\n{1}: Return ~ to its owner’s hand.\n{2}: Put ~ on top of its owner’s library.',
  ),
  creature('Payer', '{0}', '2/2', 'Echo {2}'),
  card(
    'Borrow',
    '{0}',
    'Instant',
    'Untap target creature and gain control of it until end of turn. It gains haste until end of turn.',
  ),
  card('Take It Over', '{0}', 'Sorcery', 'Gain control of target creature.'),
  creature('Tapper', '{0}', '1/1', '{T}: You gain 1 life.'),
  card(
    'Send Later',
    '{0}',
    'Instant',
    '~ deals 1 damage to target creature. Exile that creature at the beginning of the next end step.',
  ),
]
const LIBRARY = { library: Array.from({ length: 8 }, () => 'Forest') }

inEditions('2004', '2011')('what is away, %s', (edition) => {
  const isZone = edition === '2004'
  const put = (mine: object, theirs: object = {}) =>
    table(
      edition,
      [
        { ...mine, ...LIBRARY },
        { ...theirs, ...LIBRARY },
      ],
      CARDS,
    )
  const use = (game: Table, spell: string, ...targets: readonly string[]): Table =>
    game.cast(spell, { targets }).resolve()
  const outAndIn = (game: Table, name: string): Table => use(use(game, 'Fade', name), 'Callback')
  const damageOn = (game: Table, name: string) => findAnywhere(game.state, game.id(name))?.damage
  const zoneOf = (game: Table, id: ObjectId) => findAnywhere(game.state, id)?.zone

  test('[2004:502.15g] a shield of limited duration no longer prevents its damage in 2004', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Ward', 'Fade', 'Callback', 'Spark'] })
    outAndIn(use(game, 'Ward', 'Titan'), 'Titan')
    use(game, 'Spark', 'Titan')
    expect(damageOn(game, 'Titan')).toBe(isZone ? 2 : 0)
    game.isAtAQuestion()
  })

  test('[2004:502.15g] one that protects a player is not about the creature that left', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Ward Life', 'Fade', 'Callback', 'Sting'] })
    outAndIn(use(game, 'Ward Life'), 'Titan')
    use(game, 'Sting', 'player 0')
    expect(game.life(0)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:502.15g] damage is no longer redirected to it in 2004, nor while it is away', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Deflect Onto', 'Fade', 'Callback', 'Sting'] })
    outAndIn(use(game, 'Deflect Onto', 'Titan'), 'Titan')
    use(game, 'Sting', 'player 0')
    expect([game.life(0), damageOn(game, 'Titan')]).toEqual(isZone ? [18, 0] : [20, 2])
    const away = put({ battlefield: ['Titan'], hand: ['Deflect Onto', 'Fade', 'Sting'] })
    use(use(use(away, 'Deflect Onto', 'Titan'), 'Fade', 'Titan'), 'Sting', 'player 0')
    expect(away.life(0)).toBe(18)
    away.isAtAQuestion()
  })

  test('[2004:502.15g] the damage that it deals is no longer prevented in 2004', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Muzzle It', 'Fade', 'Callback'] })
    outAndIn(use(game, 'Muzzle It', 'Titan'), 'Titan')
    expect(game.attack('Titan').to('main2').life(1)).toBe(isZone ? 16 : 20)
  })

  test('[2004:502.15g] it dies where it would have been exiled instead', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Pyre', 'Fade', 'Callback', 'Doom'] })
    outAndIn(use(game, 'Pyre', 'Titan'), 'Titan')
    expect(use(game, 'Doom', 'Titan').has('graveyard', 'Titan')).toBe(isZone)
    game.isAtAQuestion()
  })

  test('[2004:502.15g 2004:404.4d] a delayed trigger about the target no longer sees it in 2004', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Vigil', 'Fade', 'Callback', 'Doom'] })
    outAndIn(use(game, 'Vigil', 'Titan'), 'Titan')
    expect(use(game, 'Doom', 'Titan').resolveAll().life(0)).toBe(isZone ? 20 : 25)
    game.isAtAQuestion()
  })

  test('[2004:404.4d] nor one about what it remembers', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Fated', 'Fade', 'Callback'] })
    outAndIn(use(game, 'Fated', 'Titan'), 'Titan')
    expect(game.to('main2').has('graveyard', 'Titan')).toBe(!isZone)
  })

  test('[2004:404.4d] nor one of the creature itself about itself', () => {
    const game = put({ battlefield: ['Brief'], hand: ['Fade', 'Callback'] })
    outAndIn(game.activate('Brief').resolve(), 'Brief')
    expect(game.to('upkeep', 4).has('graveyard', 'Brief')).toBe(!isZone)
  })

  test('[2004:404.4d] without phasing out, all of them do', () => {
    const game = put({ battlefield: ['Titan', 'Brief'], hand: ['Vigil', 'Doom'] })
    game.activate('Brief').resolve()
    expect(
      use(use(game, 'Vigil', 'Titan'), 'Doom', 'Titan')
        .resolveAll()
        .life(0),
    ).toBe(25)
    expect(game.to('upkeep', 4).has('graveyard', 'Brief')).toBe(true)
  })

  test('[2004:502.15g] a delayed trigger does nothing to what is away when it resolves', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Send Later', 'Fade'] })
    use(use(game, 'Send Later', 'Titan'), 'Fade', 'Titan')
    expect(game.to('upkeep', 4).zone('Titan')).toBe('phasedOut')
    game.isAtAQuestion()
  })

  test('[2004:418.3a] "for as long as you control ~" ends as ~ phases out, and doesn’t come back with it', () => {
    const game = put({ battlefield: ['Jailer'], hand: ['Fade', 'Callback'] }, { battlefield: ['Brute'] })
    game.activate('Jailer', 0, { targets: ['Brute'] }).resolve()
    const controller = () => findAnywhere(game.state, game.id('Brute'))?.controller
    expect(controller()).toBe(0)
    use(game, 'Fade', 'Jailer')
    expect(controller()).toBe(1)
    use(game, 'Callback')
    expect(controller()).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:418.3a] "for as long as ~ remains tapped" ends, too: in 2004 it is neither tapped nor untapped', () => {
    const game = put({ battlefield: ['Winch', 'Titan'], hand: ['All Out', 'Callback'] })
    game.activate('Winch', 0, { targets: ['Titan'] }).resolve()
    expect(game.size('Titan')).toBe('6/6')
    use(use(game, 'All Out'), 'Callback')
    expect(game.size('Titan')).toBe('4/4')
    game.isAtAQuestion()
  })

  test('[2004:413.2f] its power is the one it had as it left', () => {
    const game = put({ battlefield: ['Weigher', 'Banner'], hand: ['Fade'] })
    game
      .activate('Weigher')
      .cast('Fade', { targets: ['Weigher'] })
      .resolve()
    expect(game.resolve().life(0)).toBe(25)
    game.isAtAQuestion()
  })

  test('[2004:413.2f 2004:217.8d] of a token that ceased to exist, too', () => {
    const game = put({ battlefield: [{ name: 'Weigher', token: true }, 'Banner'], hand: ['Fade'] })
    game
      .activate('Weigher')
      .cast('Fade', { targets: ['Weigher'] })
      .resolve()
    expect(game.state.phasedOut).toEqual([])
    expect(game.resolve().life(0)).toBe(25)
    game.isAtAQuestion()
  })

  test('[2004:217.8c] an effect that would move it does nothing', () => {
    for (const ability of [0, 1, 2]) {
      const game = put({ battlefield: ['Runaway', 'Forest', 'Forest'], hand: ['Fade'] })
      const id = game.id('Runaway')
      game
        .activate('Runaway', ability)
        .cast('Fade', { targets: ['Runaway'] })
        .resolve()
        .resolve()
      expect(zoneOf(game, id)).toBe('phasedOut')
      expect(game.to('upkeep', 5).zone('Runaway')).toBe('battlefield')
      game.isAtAQuestion()
    }
  })

  test('[2004:502.19a 2004:502.15h] echo is owed by what came lately and phased', () => {
    const game = put({ hand: ['Payer', 'Fade', 'Callback'] })
    outAndIn(game.cast('Payer').resolve(), 'Payer')
    expect(game.to('draw', 5).has('graveyard', 'Payer')).toBe(true)
  })

  test('[2004:502.15h 2004:502.15m] taken until end of turn, it phases in under its owner, ready in 2004', () => {
    const taken = put({ hand: ['Borrow', 'Fade', 'Callback'] }, { battlefield: ['Tapper'] })
    const id = taken.id('Tapper')
    outAndIn(use(taken, 'Borrow', 'Tapper'), 'Tapper')
    expect(findAnywhere(taken.state, id)?.controller).toBe(isZone ? 1 : 0)
    taken.pass()
    const ready = () => taken.why({ do: 'activate', ...taken.nth(id, 0) }) === null
    if (isZone) expect(ready()).toBe(true)
    taken.isAtAQuestion()
    // With a new controller the advantage is over.
    const stolen = put({ hand: ['Fade', 'Callback', 'Take It Over'], battlefield: [] }, { battlefield: ['Tapper'] })
    use(outAndIn(stolen, 'Tapper'), 'Take It Over', 'Tapper')
    expect(stolen.why({ do: 'activate', ...stolen.nth(stolen.id('Tapper'), 0) })).not.toBeNull()
    stolen.isAtAQuestion()
  })
})
