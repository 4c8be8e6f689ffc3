import { beforeEach, describe, expect, test } from 'vitest'
import { DECK_SENTENCES, deckFollowed } from '../../../src/ui/lessons/deckSentences.ts'
import { threadTo } from '../../../src/ui/lessons/thread.ts'
import {
  LESSON_IDS,
  lessonIn,
  lessonOf,
  nextLesson,
  readLessons,
  useLessons,
} from '../../../src/ui/session/lessonProgress.ts'

beforeEach(() => useLessons.setState({ steps: {}, finished: [], running: null, games: [] }))

describe('progress in the lessons', () => {
  test('is kept and read again; what is malformed has not been done', () => {
    const kept = {
      steps: { creatures: 2 },
      finished: ['land-and-mana'],
      running: { id: 'creatures', game: 'g' },
      games: [{ game: 'g', id: 'creatures', done: true }],
    }
    expect(readLessons(JSON.stringify(kept))).toEqual(kept)
    const nothing = { steps: {}, finished: [], running: null, games: [] }
    for (const text of [
      null,
      '',
      '[]',
      '{"steps":3,"finished":["x"],"running":{"id":"x"},"games":[{"game":"g","id":"x"},{"game":3,"id":"creatures"},null]}',
    ])
      expect(readLessons(text), String(text)).toEqual(nothing)
  })

  test('the most steps count, and a lesson is finished once', () => {
    const { note, finish } = useLessons.getState()
    note('creatures', 3)
    note('creatures', 1)
    finish('creatures')
    finish('creatures')
    expect(useLessons.getState()).toMatchObject({ steps: { creatures: 3 }, finished: ['creatures'] })
  })

  test('a lesson is given in its own game only, until it is left', () => {
    useLessons.getState().begin('creatures', 'a')
    expect(lessonIn(useLessons.getState(), 'a')).toBe('creatures')
    expect(lessonIn(useLessons.getState(), 'b')).toBeNull()
    useLessons.getState().leave()
    expect(lessonIn(useLessons.getState(), 'a')).toBeNull()
  })

  test('a game is remembered as a lesson’s, done or not, when another one has begun', () => {
    const { begin, finish } = useLessons.getState()
    begin('creatures', 'a')
    begin('combat-tricks', 'b')
    expect(lessonOf(useLessons.getState(), 'a')).toMatchObject({ id: 'creatures', done: false })
    finish('combat-tricks')
    expect(lessonOf(useLessons.getState(), 'b')).toMatchObject({ id: 'combat-tricks', done: true })
    expect(lessonOf(useLessons.getState(), 'c')).toBeNull()
  })

  test('begun once more, a lesson that was finished isn’t done', () => {
    const { begin, finish } = useLessons.getState()
    begin('creatures', 'a')
    finish('creatures')
    begin('creatures', 'b')
    expect(lessonOf(useLessons.getState(), 'b')?.done).toBe(false)
    finish('creatures')
    expect(lessonOf(useLessons.getState(), 'b')?.done).toBe(true)
    expect(useLessons.getState().finished).toEqual(['creatures'])
  })

  test('one that is left goes on as an ordinary game, unless it is done', () => {
    const { begin, finish, leave } = useLessons.getState()
    begin('creatures', 'a')
    leave()
    expect(lessonOf(useLessons.getState(), 'a')).toBeNull()
    begin('creatures', 'b')
    finish('creatures')
    leave()
    expect(lessonOf(useLessons.getState(), 'b')?.done).toBe(true)
  })

  test('the first that isn’t finished comes next', () => {
    expect(nextLesson([])).toBe('land-and-mana')
    expect(nextLesson(['land-and-mana', 'attack-and-block'])).toBe('creatures')
    expect(nextLesson(LESSON_IDS)).toBe('land-and-mana')
  })
})

describe('the lesson about decks', () => {
  test('what “Show me” adds leads through all of it', () => {
    const deck = new Map<string, number>()
    const creatures = ['Lanternfield Recruit', 'Dawnward Lancer', 'Causeway Patrol', 'Skylark Herald']
    const counts = () => {
      const of = (names: readonly string[]) => names.reduce((sum, name) => sum + (deck.get(name) ?? 0), 0)
      const limited = [...deck].flatMap(([name, n]) => (name === 'Plains' ? [] : [n]))
      return {
        cards: of([...deck.keys()]),
        creatures: of(creatures),
        lands: of(['Plains']),
        copies: Math.max(0, ...limited),
      }
    }
    DECK_SENTENCES.forEach(({ adds }, at) => {
      expect(deckFollowed(counts())).toBe(at)
      for (const [name, n] of Object.entries(adds)) deck.set(name, n)
    })
    expect(deckFollowed(counts())).toBe(DECK_SENTENCES.length)
    expect(counts().cards).toBe(60)
  })
})

describe('the thread', () => {
  const panel = { left: 12, top: 320, right: 216, bottom: 520 }
  const size = { rightRail: 1134, height: 900 }
  const corners = (path: string): readonly (readonly [number, number])[] =>
    [...path.matchAll(/(?:M|Q|L(?=[^Q]*$))(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

  test.each([
    ['a card of the hand, from above', { left: 600, top: 690, right: 734, bottom: 892 }, 690],
    ['a creature, along its lower edge', { left: 600, top: 430, right: 734, bottom: 600 }, 600],
  ])('leads to %s', (_, ring, edge) => {
    const { path } = threadTo({ panel, ring, ...size })
    const [knot, out, row, end] = corners(path)
    expect(knot?.[0]).toBe(panel.right)
    // Down the gutter, then level to the ring: it never runs over what stands between two rows.
    expect(out?.[0]).toBe(row?.[0])
    expect(row?.[1]).toBe(end?.[1])
    expect(Math.abs((end?.[1] ?? 0) - edge)).toBeLessThanOrEqual(5)
  })

  test('leads to the large button below the hand', () => {
    const ring = { left: 1140, top: 760, right: 1424, bottom: 830 }
    const points = corners(threadTo({ panel, ring, ...size }).path)
    expect(points.some(([x, y]) => x > 231 && x < 1120 && y < 890)).toBe(false)
    expect(points.at(-1)).toEqual([1140, 795])
  })
})
