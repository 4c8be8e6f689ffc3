import { describe, expect, test } from 'vitest'
import { answer, legalReplies, newGame } from '../../src/engine/index.ts'
import { checkSave } from '../../src/store/checkSaved.ts'
import type { Game } from '../../src/store/game.ts'
import { reportOf } from '../../src/store/report.ts'
import { type Restored, restore } from '../../src/store/restore.ts'
import { lineOf, startOf } from '../../src/store/savedNow.ts'
import { SAVE_SCHEMA, type SavedGame } from '../../src/store/saves.ts'
import { append, current, nodeAt, pathTo, rewindTo, startTimeline } from '../../src/store/timeline.ts'
import { BASICS } from '../support/cards.ts'

const deck = Array.from({ length: 20 }, (_, index) => BASICS[index % BASICS.length] ?? BASICS[0]).flatMap(
  (one) => one ?? [],
)

/** A game some replies in: hands kept, then one legal reply or another. */
function played(steps: number): Game {
  const setup = {
    edition: '2011',
    seed: 7,
    starter: 0,
    players: [
      { name: 'Quill', deck },
      { name: 'Zora', deck },
    ],
  } as const
  const begun = newGame(setup)
  let timeline = startTimeline(begun.position, begun.events)
  for (let n = 0; n < steps; n++) {
    const { position } = current(timeline)
    const replies = legalReplies(position)
    const reply = n < 2 ? replies[0] : replies[(n * 7) % replies.length]
    if (reply === undefined) break
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(answered.refused.key)
    timeline = append(timeline, { ...answered, reply, by: position.question?.seat ?? null, auto: false })
  }
  const seat = { player: { by: 'human' }, deckId: 'd', deckName: 'D' } as const
  return { id: 'g', setup, seats: [seat, seat], timeline }
}

function opened(save: SavedGame): Restored {
  const restored = restore(save)
  if (restored === null) throw new Error('it cannot be opened')
  return restored
}

const saved = (game: Game): SavedGame => JSON.parse(JSON.stringify({ start: startOf(game), line: lineOf(game, 0, 5) }))

const NOTHING = Symbol('nothing')
const WRONG: readonly unknown[] = [NOTHING, null, 7, 'x', [], {}]

/** The value with one of its parts, each down to a depth in turn, replaced by each thing that is wrong there. */
function* bent(value: unknown, depth: number, path = ''): Generator<readonly [path: string, value: unknown]> {
  if (depth === 0 || typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key]
    const having = (other: unknown) => {
      const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
      if (other === NOTHING) Reflect.deleteProperty(copy, key)
      else Reflect.set(copy, key, other)
      return copy
    }
    for (const wrong of WRONG) yield [`${path}.${key}=${String(wrong)}`, having(wrong)]
    for (const [where, other] of bent(part, depth - 1, `${path}.${key}`)) yield [where, having(other)]
  }
}

/** Every damaged form of a saved game: whole parts, and the parts of its position. */
function* damaged({ start, line }: SavedGame): Generator<readonly [string, { start: unknown; line: unknown }]> {
  for (const [path, other] of bent(start, 1, 'start')) yield [path, { start: other, line }]
  for (const [path, other] of bent(start.seats, 3, 'seats')) yield [path, { start: { ...start, seats: other }, line }]
  for (const [path, other] of bent(line, 1, 'line')) yield [path, { start, line: other }]
  // Without its replies, a game goes on from its position alone.
  const alone = { ...line, replies: [{ reply: 'lost', by: 0, auto: false }] }
  for (const [path, other] of bent(line.latest, 2, 'latest')) yield [path, { start, line: { ...alone, latest: other } }]
  const { checkpoint } = line.latest
  for (const [path, other] of bent(checkpoint.turn, 1, 'turn')) {
    const latest = { ...line.latest, checkpoint: { ...checkpoint, turn: other } }
    yield [path, { start, line: { ...alone, latest } }]
  }
  for (const [path, other] of bent(checkpoint.players, 2, 'players')) {
    const latest = { ...line.latest, checkpoint: { ...checkpoint, players: other } }
    yield [path, { start, line: { ...alone, latest } }]
  }
}

describe('saved games', () => {
  test('come back to the very position, with everything before it', () => {
    const game = played(25)
    const { game: back, cut } = opened(saved(game))
    expect(cut).toBe(false)
    expect(JSON.stringify(current(back.timeline).position)).toBe(JSON.stringify(current(game.timeline).position))
    expect(back.timeline.nodes).toHaveLength(game.timeline.nodes.length)
  })

  test('where the replies no longer lead there, the position alone is kept', () => {
    const game = played(12)
    const save = saved(game)
    const bent = { ...save, line: { ...save.line, replies: save.line.replies.slice(0, 3) } }
    const { game: back, cut } = opened(bent)
    expect(cut).toBe(true)
    expect(back.timeline.nodes).toHaveLength(1)
    expect(JSON.stringify(current(back.timeline).position)).toBe(JSON.stringify(save.line.latest))
  })

  test('come back whole where only the rule that they cite has another number since', () => {
    const game = played(6)
    const conceded = answer(current(game.timeline).position, { concede: 1 })
    if ('refused' in conceded) throw new Error(conceded.refused.key)
    const reply = { reply: { concede: 1 }, by: 1, auto: false }
    const save = saved({ ...game, timeline: append(game.timeline, { ...conceded, ...reply }) })
    const text = JSON.stringify(save)
    const older: SavedGame = JSON.parse(text.replaceAll('2011:104.3a', '2004:102.7'))
    expect(JSON.stringify(older)).not.toBe(text)
    const { game: back, cut } = opened(older)
    expect(cut).toBe(false)
    expect(back.timeline.nodes).toHaveLength(game.timeline.nodes.length + 1)
    const winner: SavedGame = JSON.parse(text.replaceAll('"winner":0', '"winner":1'))
    expect(opened(winner).cut).toBe(true)
  })

  test('marks of going back behind hidden information come back with the line', () => {
    const game = played(25)
    const { cursor } = game.timeline
    const back = {
      ...game,
      timeline: { ...rewindTo(game.timeline, cursor - 1), rewinds: [{ to: 3, behindHidden: true }] },
    }
    const twice = { ...back, timeline: rewindTo(back.timeline, 2) }
    expect(twice.timeline.rewinds.at(-1)).toEqual({ to: 2, behindHidden: true })
    const restored = opened(saved(twice)).game.timeline
    expect(restored.rewinds).toEqual([{ to: 2, behindHidden: true }])
    expect(pathTo(restored, restored.cursor)).toEqual([0, 1, 2])
  })

  test('marks on a branch are told by their place on it', () => {
    const game = played(10)
    const reply = legalReplies(nodeAt(game.timeline, 4).position)[0]
    const gone = rewindTo(game.timeline, 4)
    const answered = reply === undefined ? null : answer(current(gone).position, reply)
    if (reply === undefined || answered === null || 'refused' in answered) throw new Error('no other reply')
    const branch = append(gone, { ...answered, reply, by: 0, auto: false })
    const timeline = { ...branch, rewinds: [...branch.rewinds, { to: branch.cursor, behindHidden: true }] }
    const restored = opened(saved({ ...game, timeline })).game.timeline
    expect(restored.rewinds).toEqual([...gone.rewinds, { to: 5, behindHidden: true }])
  })

  test('where only the position is kept, it stays said; odd marks are passed over', () => {
    const game = played(12)
    const save = saved({ ...game, timeline: { ...game.timeline, rewinds: [{ to: 5, behindHidden: true }] } })
    const bent = { ...save, line: { ...save.line, replies: save.line.replies.slice(0, 3) } }
    expect(opened(bent).game.timeline.rewinds).toEqual([{ to: 0, behindHidden: true }])
    const { rewinds: _, ...old } = save.line
    expect(opened({ ...save, line: old }).game.timeline.rewinds).toEqual([])
    const odd = { ...save.line, rewinds: [{ to: 99, behindHidden: true }] }
    expect(opened({ ...save, line: odd }).game.timeline.rewinds).toEqual([])
  })

  test('damage of every kind is found before the game is offered, or does not matter', () => {
    const whole = saved(played(12))
    for (const [name, stored] of damaged(whole)) {
      const checked = checkSave(stored.start, stored.line)
      if (checked === 'broken' || ((checked === 'newer' || checked === 'older') && name.includes('schema'))) continue
      if (checked === null || typeof checked === 'string') throw new Error(`${name}: ${checked}`)
      const { game } = opened(checked)
      const { position } = current(game.timeline)
      expect(position.question, name).not.toBeNull()
      expect(
        position.checkpoint.players.every(({ life }) => Number.isInteger(life)),
        name,
      ).toBe(true)
      expect(position.checkpoint.players, name).toHaveLength(2)
      expect(Number.isFinite(checked.line.savedAt), name).toBe(true)
      expect(
        game.seats.map(({ player }) => player.by),
        name,
      ).toEqual(['human', 'human'])
    }
  })

  test('what only surrounds a game does not cost it', () => {
    const { start, line } = saved(played(12))
    const { position } = current(opened({ start, line }).game.timeline)
    for (const stored of [
      { start, line: { ...line, savedAt: 'noon' } },
      { start, line: { ...line, viewer: 'me' } },
      { start, line: { ...line, rewinds: 7 } },
      { start, line: { ...line, stops: {} } },
      { start, line: { ...line, latest: null } },
      { start, line: { ...line, latest: { ...line.latest, checkpoint: {} } } },
    ]) {
      const checked = checkSave(stored.start, stored.line)
      if (checked === null || typeof checked === 'string') throw new Error(String(checked))
      expect(checked.line.latest).toEqual(position)
      expect(opened(checked).cut).toBe(false)
    }
  })

  test('newer, older and broken saves are told apart', () => {
    const { start, line } = saved(played(2))
    expect(checkSave(start, line)).toEqual({ start, line })
    expect(checkSave(undefined, undefined)).toBeNull()
    expect(checkSave({ ...start, schema: 99 }, line)).toBe('newer')
    expect(checkSave({ ...start, schema: 1 }, { ...line, schema: 1 })).toBe('older')
    expect(checkSave(start, { ...line, schema: 1 })).toBe('older')
    // Whatever an older save lacks, it is told apart by its number alone.
    const before = { schema: SAVE_SCHEMA - 3 }
    expect([checkSave({ ...start, ...before }, { ...line, ...before }), checkSave(before, before)]).toEqual([
      'older',
      'older',
    ])
    expect(checkSave({ ...start, id: 'other' }, line)).toBe('broken')
    expect(checkSave(start, 'text')).toBe('broken')
  })

  test('a report names nobody', () => {
    const game = played(8)
    const text = reportOf(game, new Error('oops'))
    expect(text).not.toContain('Quill')
    expect(text).not.toContain('Zora')
    expect(JSON.parse(text).replies).toHaveLength(8)
    expect(JSON.parse(text).trouble.message).toBe('oops')
  })
})
