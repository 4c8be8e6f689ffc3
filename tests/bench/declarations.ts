/** Declarations where everything is required and restricted at once: 20 attackers, 20 blockers (500). */
import { answer, type Kind, legalReplies, type Position, type QuestionOf } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import type { Printed } from '../../src/language/index.ts'
import { card, creature } from '../support/cards.ts'
import { now, roller, spreadOf } from './measure.ts'

const ATTACKERS: readonly Printed[] = [
  creature('Plain', '{1}', '2/2', '~ attacks each turn if able.'),
  creature('Flier', '{1}', '2/2', 'Flying\n~ attacks each turn if able.'),
  creature('Bait', '{1}', '2/2', '~ must be blocked if able.'),
  creature('Decoy', '{1}', '2/2', 'All creatures able to block ~ do so.'),
  creature('Looming', '{1}', '2/2', "~ can't be blocked except by two or more creatures."),
  creature('Proud', '{1}', '2/2', "~ must be blocked if able.\n~ can't be blocked except by two or more creatures."),
  creature('Narrow', '{1}', '2/2', "~ can't be blocked by more than one creature."),
  creature('Pack', '{1}', '2/2', "~ attacks each turn if able.\n~ can't attack or block alone."),
]
const BLOCKERS: readonly Printed[] = [
  creature('Ox', '{1}', '2/2'),
  creature('Guard', '{1}', '2/2', '~ blocks each turn if able.'),
  creature('Eagle', '{1}', '2/2', 'Flying\n~ blocks each turn if able.'),
  creature('Broad', '{1}', '2/2', '~ can block an additional creature.'),
  creature('Zealous', '{1}', '2/2', '~ blocks each turn if able.\n~ can block an additional creature.'),
  creature('Shy', '{1}', '2/2', "~ can't attack or block alone."),
  creature('Hired', '{1}', '2/2', "~ can't block unless you pay {1}."),
]
const LIMIT = card('Narrow Gate', '{1}', 'Enchantment', 'No more than five creatures can block each combat.')

const CARDS = new Map([...ATTACKERS, ...BLOCKERS, LIMIT].map((one) => [one.name, one]))

/** Passes until a question of this kind is asked. */
function until<K extends Kind>(start: Position, kind: K): { position: Position; question: QuestionOf<K> } {
  let position = start
  while (position.question !== null && position.question.kind !== kind) position = replyTo(position, { do: 'pass' })
  return { position, question: position.question as QuestionOf<K> }
}

function replyTo(position: Position, reply: unknown): Position {
  const answered = answer(position, reply)
  if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
  return answered.position
}

/** The board of a seed, at the start of its first main phase. */
function boardOf(seed: number): Position {
  const roll = roller(seed * 7919 + 1)
  const some = (of: readonly Printed[]): string[] => Array.from({ length: 20 }, () => of[roll(of.length)]?.name ?? '')
  const limit = seed % 3 === 0 ? [LIMIT.name] : []
  const players = [{ battlefield: some(ATTACKERS) }, { battlefield: [...some(BLOCKERS), ...limit] }]
  const made = positionFrom({ edition: '2011', players }, (name) => CARDS.get(name) ?? null)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}

/** Milliseconds for the answer to a declaration of blockers, legal or not, the median over many boards. */
export function declarationSpeed(): number {
  const times: number[] = []
  const time = (position: Position, reply: unknown): void => {
    answer(position, reply)
    const start = now()
    answer(position, reply)
    times.push(now() - start)
  }
  for (let seed = 1; seed <= 30; seed++) {
    const attack = until(boardOf(seed), 'attackers')
    const { able, defenders } = attack.question
    const all = able.flatMap((id) => defenders.slice(0, 1).map((defender) => ({ id, defender })))
    const { position } = until(replyTo(attack.position, all), 'blockers')
    for (const reply of [[], ...legalReplies(position).slice(0, 1)]) time(position, reply)
  }
  return spreadOf(times).median
}
