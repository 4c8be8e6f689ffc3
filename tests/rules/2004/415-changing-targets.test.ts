import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Deflect', '{U}', 'Instant', 'Change the target of target spell with a single target.'),
  card('Reroute', '{U}', 'Instant', 'You may choose new targets for target spell.'),
  card('Slay', '{B}', 'Instant', 'Destroy target creature.'),
  card('Smash', '{B}', 'Instant', 'Choose one —\n• Destroy target artifact.\n• Destroy target creature.'),
  card('Study', '{U}', 'Instant', 'You draw two cards.'),
]

inEditions('2004', '2011')('changing targets, %s', (edition) => {
  const at = (mine: string[], theirs: string[], hand: string[]): Table =>
    table(
      edition,
      [
        { battlefield: ['Swamp', 'Mountain', 'Island', ...mine], hand },
        { battlefield: ['Island', ...theirs], hand: ['Deflect', 'Reroute'] },
      ],
      CARDS,
    )

  test('[2004:415.7a 2004:glossary/change-a-target] to another legal target', () => {
    const game = at(['Bear'], ['Ox'], ['Slay'])
    game.cast('Slay', { targets: ['Ox'] }).pass()
    game.cast('Deflect', { targets: ['Slay'] }).resolve()
    const asked = game.asks('targets')
    expect([asked.seat, asked.legal]).toEqual([1, [{ object: game.id('Bear') }]])
    game.refusal([{ object: game.id('Ox') }])
    game.refusal([{ player: 0 }])
    game.reply([{ object: game.id('Bear') }]).resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:415.7a] with no other legal target it stays', () => {
    const game = at([], ['Ox'], ['Slay'])
    game.cast('Slay', { targets: ['Ox'] }).pass()
    game.cast('Deflect', { targets: ['Slay'] }).resolve()
    expect(game.question.kind).toBe('priority')
    expect(game.resolve().zone('Ox')).toBe('graveyard')
  })

  test("[2004:glossary/change-a-target] its controller can't change it", () => {
    const game = at(['Bear'], ['Ox'], ['Slay'])
    game.cast('Slay', { targets: ['Ox'] })
    const spell = game.id('Slay')
    game.refusal([{ object: game.id('Bear') }])
    expect(game.asks('priority').seat).toBe(0)
    game.resolve()
    expect([
      game.zone('Ox'),
      game.events.some((one) => one.kind === 'targetChanged' && one.object.id === spell),
    ]).toEqual(['graveyard', false])
  })

  test('[2004:415.7b 2004:glossary/change-a-target] the mode stays', () => {
    const game = at(['Bear', 'Pebble'], ['Ox', 'Pebble'], ['Smash'])
    game.cast('Smash', { modes: [0], targets: ['2:Pebble'] }).pass()
    game.cast('Deflect', { targets: ['Smash'] }).resolve()
    expect(game.asks('targets').legal).toEqual([{ object: game.id('1:Pebble') }])
    // So where new targets may be chosen: a spell of the other mode has creatures to choose from.
    for (const [mode, target] of [
      [0, '2:Pebble'],
      [1, 'Ox'],
    ] as const) {
      const sides = { battlefield: ['Swamp', 'Island', 'Bear', 'Pebble', 'Ox', 'Pebble'], hand: ['Smash', 'Reroute'] }
      const other = table(edition, [sides, {}], CARDS)
      other.cast('Smash', { modes: [mode], targets: [target] }).cast('Reroute', { targets: ['Smash'] })
      const legal = other.resolve().asks('targets').legal
      const names = mode === 0 ? ['1:Pebble', '2:Pebble'] : ['Bear', 'Ox']
      expect(legal).toEqual(names.map((name) => other.ref(name)))
    }
  })

  test('[2004:415.7c] a spell without targets has none to change', () => {
    const game = at([], [], ['Study'])
    game.cast('Study').pass()
    expect(game.why({ do: 'cast', object: game.id('Deflect'), via: 'normal' })?.key).toBe('cast.noTarget')
  })

  test('[2004:415.6] retargeted, a spell is not offered itself', () => {
    const deny = card('Deny', '{U}', 'Instant', 'Counter target spell.')
    const game = table(
      edition,
      [
        { battlefield: ['Mountain', 'Island'], hand: ['Spark', 'Deny'] },
        { battlefield: ['Island', 'Mountain'], hand: ['Deflect', 'Spark'] },
      ],
      [...CARDS, deny],
    )
    game.cast('Spark', { targets: ['player 1'] }).pass()
    game.cast('Spark', { targets: ['player 0'] }).pass()
    const theirs = game.state.stack[1] ?? -1
    game
      .reply({ do: 'cast', object: game.id('Deny'), via: 'normal' })
      .reply([{ object: theirs }])
      .announce({})
      .pass()
    game.cast('Deflect', { targets: ['Deny'] }).resolve()
    // The first spell, and the one that is resolving; never the spell itself, nor its old target.
    const others = [game.state.stack[0], game.id('Deflect')].map((object) => ({ object }))
    expect(game.asks('targets').legal).toEqual(others)
  })

  test('[2004:415.7a] what is targeted now has become a target', () => {
    const game = at(['Bear', 'Vexed'], ['Ox'], ['Spark'])
    game.cast('Spark', { targets: ['player 1'] }).pass()
    game.cast('Deflect', { targets: ['Spark'] }).resolve()
    game.reply([{ object: game.id('Bear') }])
    expect(game.state.stack).toHaveLength(2)
    expect(game.resolve().life(0)).toBe(25)
  })

  test('[2004:415.7a] new targets may be chosen, or the old ones kept', () => {
    const game = at(['Bear'], ['Ox'], ['Slay'])
    game.cast('Slay', { targets: ['Ox'] }).pass()
    game.cast('Reroute', { targets: ['Slay'] }).resolve()
    expect(game.asks('targets').legal).toHaveLength(2)
    game.reply([{ object: game.id('Ox') }]).resolve()
    expect(game.zone('Ox')).toBe('graveyard')
  })
})
