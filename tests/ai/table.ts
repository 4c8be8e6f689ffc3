/** Boards for machine players: cards written as data, and what a level does with them. */
import { decide, type Level, type Thought } from '../../src/ai/index.ts'
import {
  answer,
  type Board,
  characteristics,
  find,
  type Position,
  type Question,
  type Reply,
  type Roll,
  seenBy,
  stateOf,
} from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import type { Printed } from '../../src/language/index.ts'
import {
  activated,
  basic,
  card,
  creature,
  creatures,
  damage,
  instant,
  mana,
  pump,
  self,
  simple,
  sorcery,
  spell,
  tap,
  target,
} from '../support/handmadeWords.ts'

const CARDS: readonly Printed[] = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basic),
  creature('Bear', ['1', 'G'], '2/2'),
  creature('Ox', ['2', 'G'], '3/3'),
  creature('Giant', ['4', 'G'], '5/5'),
  creature('Mouse', ['G'], '1/1'),
  creature('Dragon', ['4', 'R', 'R'], '5/5', simple('flying')),
  creature('Wall', ['1', 'G'], '0/6', simple('defender')),
  creature('Pinger', ['2', 'R'], '1/1', [activated(tap, damage(1))]),
  instant('Dart', ['R'], spell(damage(3))),
  instant('Growth', ['G'], spell(pump(3, 3))),
  instant('Doom', ['1', 'B'], spell({ kind: 'destroy', what: target(creatures()), noRegeneration: false })),
  instant('Denial', ['U', 'U'], spell({ kind: 'counterSpell', what: target({ noun: 'spell', is: [] }) })),
  sorcery('Study', ['1', 'U'], spell({ kind: 'draw', who: { kind: 'you' }, n: 2 })),
  card('Furnace', ['2'], { types: ['artifact'], abilities: [activated(mana('1'), { kind: 'tap', what: self })] }),
]

export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard']

/** A clock that stands still: what is decided then depends on nothing but what is seen and on chance. */
export const still = (): number => 0

export function chance(seed: number): Roll {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
}

/** A board's position. Libraries are filled so that nobody runs out. */
export function put(board: Omit<Board, 'edition'>): Position {
  const library = Array.from({ length: 12 }, () => 'Forest')
  const players = board.players.map((side) => ({ library, ...side }))
  const made = positionFrom(
    { edition: '2011', ...board, players },
    (name) => CARDS.find((one) => one.name === name) ?? null,
  )
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}

export function think(position: Position, level: Level, seed = 1): Thought {
  const { question } = position
  if (question === null) throw new Error('the game is over')
  return decide(seenBy(position, question.seat), level, { ms: 1000, now: still }, chance(seed))
}

function after(position: Position, reply: Reply): Position {
  const answered = answer(position, reply)
  if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
  return answered.position
}

/** Lets both sides pass until the question is of this kind; fails where the turn ends before. */
export function passTo(position: Position, kind: Question['kind']): Position {
  let now = position
  const { number } = position.checkpoint.turn
  while (now.question?.kind === 'priority' && now.question.kind !== kind && now.checkpoint.turn.number === number) {
    now = after(now, { do: 'pass' })
  }
  if (now.question?.kind !== kind) throw new Error(`never asked for ${kind}`)
  return now
}

/** Lets the level play for the side until `done` or so many replies; the other side passes and does nothing else. */
export function play(
  position: Position,
  seat: number,
  level: Level,
  done: (now: Position) => boolean,
  most = 40,
): Position {
  let now = position
  for (let replies = 0; replies < most && now.question !== null && !done(now); replies++) {
    const { question } = now
    if (question.seat === seat) now = after(now, think(now, level).reply)
    else
      now = after(
        now,
        question.kind === 'priority'
          ? { do: 'pass' }
          : question.kind === 'attackers' || question.kind === 'blockers'
            ? []
            : think(now, 'easy').reply,
      )
  }
  return now
}

/** The names of what a seat controls on the battlefield, in order. */
export function board(position: Position, seat: number): readonly string[] {
  const state = stateOf(position)
  return state.battlefield
    .filter((id) => find(state, id)?.controller === seat)
    .map((id) => characteristics(state, id).name)
    .sort()
}

export function nameAt(position: Position, id: number): string {
  return characteristics(stateOf(position), id).name
}
