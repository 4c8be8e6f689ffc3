import { describe, expect, test } from 'vitest'
import { find, sampleReply, stateOf } from '../../../src/engine/index.ts'
import { current, rewindTo, undoTarget } from '../../../src/store/timeline.ts'
import { TABLE_LESSONS } from '../../../src/ui/lessons/games.ts'
import type { TableLesson } from '../../../src/ui/lessons/lesson.ts'
import { toldBy } from '../../../src/ui/lessons/standing.ts'
import { LEARNER } from '../../../src/ui/lessons/table.ts'
import { sayLesson } from '../../../src/ui/messages/pages/lessons.ts'
import { chance } from '../../ai/table.ts'
import { type Player, playLesson, sentencesOf, showMe, turnOf } from './support.ts'

const SEEDS = [1, 2, 3]
const ALL = TABLE_LESSONS.map((lesson) => [lesson.id, lesson] as const)

const LONGEST = { touch: false, other: 'Tamsin', button: 'To combat damage' }

const first = (id: string): TableLesson => {
  const lesson = TABLE_LESSONS.find((one) => one.id === id)
  if (lesson === undefined) throw new Error(`no lesson ${id}`)
  return lesson
}

describe.each(ALL)('%s', (_, lesson) => {
  test.each(SEEDS)('“Show me” alone leads through all of it, in order, against machine %i', (seed) => {
    const played = playLesson(lesson, seed, showMe)
    expect(sentencesOf(played)).toEqual(lesson.sentences.map((_, at) => at))
    expect(played.last.kind).toBe('over')
    expect(turnOf(played)).toBeLessThan((lesson.board.turn?.number ?? 1) + 5)
  })

  test('what a sentence points at is where the learner sees it', () => {
    const player: Player = (table, standing) => {
      if (standing.kind === 'sentence' && standing.thing !== 'button') {
        const { ref } = standing.thing
        const object = 'object' in ref ? find(table.state, ref.object) : null
        expect(['hand', 'battlefield']).toContain(object?.zone)
        expect(object?.controller).toBe(LEARNER)
      }
      return showMe(table, standing)
    }
    expect(playLesson(lesson, 1, player).said.length).toBeGreaterThan(lesson.sentences.length - 1)
  })

  test.each([1, 2])('any other play breaks nothing, and what is pointed at can be pressed (play %i)', (seed) => {
    const roll = chance(seed)
    // Every second answer follows the lesson, so that it is left and met again.
    const player: Player = (table, standing) => {
      if (roll(2) === 0 && standing.kind !== 'over' && standing.thing !== null) return standing.thing
      const { question, state } = table
      if (question === null) return null
      const reply = sampleReply({ checkpoint: state, replies: [], question }, roll)
      return reply === null ? null : { reply }
    }
    const played = playLesson(lesson, seed, player, 90)
    expect(played.said.length).toBeGreaterThan(0)
  })

  test('each sentence begins with what to do, names the thing, and has 14 words at most', () => {
    for (const { say, move } of lesson.sentences) {
      const text = sayLesson(say, LONGEST)
      expect(text.replaceAll('**', '').split(/\s+/).length, text).toBeLessThanOrEqual(14)
      expect(text, text).toContain(move.press === 'button' ? LONGEST.button : `**${move.card}**`)
      expect(text, text).toMatch(/^(Click|Press|Add) /)
    }
  })
})

describe('something else is done instead', () => {
  const lesson = first('land-and-mana')

  /** Passes in the first turn, whatever is said; then follows. */
  const late: Player = (table, standing) =>
    table.state.turn.number === 1 ? 'button' : standing.kind === 'over' ? null : standing.thing

  test('it says once that the moment has gone, and comes back to it in the next turn', () => {
    const played = playLesson(lesson, 1, late)
    const missed = played.meanwhile.filter((one) => one.kind === 'aside' && one.aside === 'missed')
    expect(missed.length).toBeGreaterThan(0)
    expect(sentencesOf(played).slice(0, 3)).toEqual([0, 1, 2])
    expect(played.last.kind).toBe('over')
  })

  test('a second missed turn is passed over in silence', () => {
    const lazy: Player = ({ state, question }) => {
      if (state.turn.number > 4) return null
      return question?.kind === 'choose' ? { reply: question.from.slice(0, question.min) } : 'button'
    }
    const turns = playLesson(lesson, 1, lazy)
    const said = (turn: number) => toldBy(turns.timeline, lesson).missed && turn
    expect(stateOf(current(turns.timeline).position).turn.number).toBe(5)
    expect(said(5)).toBe(false)
  })

  test('who attacks before being told to has done it', () => {
    const eager = first('attack-and-block')
    const all: Player = (table, standing) => {
      if (table.question?.kind !== 'attackers') return showMe(table, standing)
      const { able, defenders } = table.question
      const [defender = { player: 1 }] = defenders
      return { reply: able.map((id) => ({ id, defender })) }
    }
    const played = playLesson(eager, 1, all)
    expect(sentencesOf(played)).toEqual([0, 1, 2])
    expect(played.last.kind).toBe('over')
  })

  test('what can’t be done any more isn’t waited for', () => {
    // The trick stays in the hand, and the bait dies.
    const keeping: Player = (table, standing) =>
      standing.kind === 'sentence' && standing.at === 2 ? 'button' : showMe(table, standing)
    const played = playLesson(first('combat-tricks'), 1, keeping)
    expect(sentencesOf(played)).toEqual([0, 1, 2, 4])
    expect(played.last.kind).toBe('over')
  })
})

test('undo leads back in the lesson, too', () => {
  const lesson = first('land-and-mana')
  let landed = 0
  const player: Player = (_, standing) => (landed++ === 1 ? null : showMe(_, standing))
  const { timeline } = playLesson(lesson, 1, player)
  expect(toldBy(timeline, lesson).followed[0]).toBe(true)
  const back = undoTarget(timeline, (seat) => seat === LEARNER)
  expect(back).not.toBeNull()
  expect(toldBy(rewindTo(timeline, back ?? 0), lesson).followed).toEqual([false, false, false, false, false])
})
