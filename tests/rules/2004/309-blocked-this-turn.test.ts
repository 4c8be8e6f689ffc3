import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Ram', '{1}', '2/6', 'At end of combat, tap all creatures that blocked ~ this turn.'),
  creature('Goat', '{1}', '1/6'),
  creature('Wall', '{1}', '0/9'),
  creature('Fence', '{1}', '0/9'),
  card(
    'Doom',
    '{0}',
    'Instant',
    "Choose target creature. At this turn's next end of combat, destroy all creatures that were blocked by that creature this turn.",
  ),
  card(
    'Gaze',
    '{0}',
    'Instant',
    "Regenerate target creature. At this turn's next end of combat, destroy all creatures that blocked or were blocked by it this turn.",
  ),
  card('Shove', '{0}', 'Instant', 'Target creature blocks target attacking creature.'),
  card('Snare', '{0}', 'Instant', 'Target unblocked attacking creature becomes blocked.'),
  creature('Ghost', '{1}', '1/1', 'When ~ dies, if it was blocked this turn, you gain 4 life.'),
]

const tapped = (game: ReturnType<typeof table>, name: string): boolean =>
  game.state.objects.flat()[game.id(name, 'battlefield')]?.tapped === true

inEditions('2004', '2011')('who blocked whom, %s', (edition) => {
  const fight = (hand: string[] = []) =>
    table(edition, [{ battlefield: ['Ram', 'Goat', 'Ghost'], hand }, { battlefield: ['Wall', 'Fence'] }], CARDS)

  test('[2004:309.2f] creatures that blocked it: not those that blocked another', () => {
    const game = fight().attack('Ram', 'Goat').block({ Wall: 'Ram', Fence: 'Goat' }).to('endCombat').resolveAll()
    expect([tapped(game, 'Wall'), tapped(game, 'Fence')]).toEqual([true, false])
    game.isAtAQuestion()
  })

  test('[2004:309.2f] creatures that were blocked by it, at the end of this combat only', () => {
    const game = fight(['Doom'])
      .cast('Doom', { targets: ['Wall'] })
      .resolve()
    game.attack('Ram', 'Goat').block({ Wall: 'Ram', Fence: 'Goat' }).to('endCombat').resolveAll()
    expect([game.has('battlefield', 'Ram'), game.has('battlefield', 'Goat')]).toEqual([false, true])
    game.isAtAQuestion()
  })

  test('[2004:413.2f] also what fought with a creature that has left', () => {
    const game = fight(['Gaze', 'Slay', 'Slay']).attack('Ram').block({ Wall: 'Ram' })
    game.cast('Gaze', { targets: ['Ram'] }).resolve()
    game.cast('Slay', { targets: ['Ram'] }).resolve()
    game.cast('Slay', { targets: ['Ram'] }).resolve()
    expect(game.has('battlefield', 'Ram')).toBe(false)
    game.to('endCombat').resolveAll()
    expect(game.has('battlefield', 'Wall')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:413.2f] it was blocked this turn, or was not', () => {
    const life = (blocks: Record<string, string>): number => {
      const game = fight(['Slay']).attack('Ghost').block(blocks)
      game.cast('Slay', { targets: ['Ghost'] }).resolveAll()
      game.isAtAQuestion()
      return game.life(0)
    }
    expect(life({ Wall: 'Ghost' })).toBe(24)
    expect(life({})).toBe(20)
  })

  test('[2004:309.2f] what an effect made block has blocked this turn, and what it blocks was blocked by it', () => {
    const made = (names: readonly string[]) => {
      const game = table(
        edition,
        [{ battlefield: ['Ram', 'Goat'], hand: ['Shove', 'Doom'] }, { battlefield: ['Wall', 'Fence'] }],
        CARDS,
      )
      game.cast('Doom', { targets: ['Wall'] }).resolve()
      game.attack('Ram', 'Goat').block({})
      game.cast('Shove', { targets: names }).resolve()
      return game.to('endCombat').resolveAll()
    }
    const game = made(['Fence', 'Ram'])
    expect([tapped(game, 'Wall'), tapped(game, 'Fence'), game.has('battlefield', 'Ram')]).toEqual([false, true, true])
    game.isAtAQuestion()
    const other = made(['Wall', 'Goat'])
    expect([tapped(other, 'Wall'), other.has('battlefield', 'Goat'), other.has('battlefield', 'Ram')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('[2004:309.2f] what an effect made blocked was blocked, though by nothing', () => {
    const game = table(
      edition,
      [{ battlefield: ['Ghost'], hand: ['Snare', 'Slay', 'Doom'] }, { battlefield: ['Wall'] }],
      CARDS,
    )
    game.cast('Doom', { targets: ['Wall'] }).resolve()
    game.attack('Ghost').block({})
    game.cast('Snare', { targets: ['Ghost'] }).resolve()
    game.cast('Slay', { targets: ['Ghost'] }).resolveAll()
    expect(game.life(0)).toBe(24)
    game.isAtAQuestion()
  })
})
