/** Sagas (today:714). */
import { inFull } from '../../../language/index.ts'
import { type Characteristics, find, type LayerState, type ObjectId, read } from '../../state/index.ts'
import { evaluators } from './evaluators.ts'
import { holdsKeyword } from './predicates.ts'

/** The number of the last chapter of a Saga; 0: it is none, or has lost its chapters (today:714.2d). */
export function lastChapter({ subtypes, abilities }: Pick<Characteristics, 'subtypes' | 'abilities'>): number {
  if (!subtypes.includes('Saga')) return 0
  const all = inFull(abilities).flatMap((ability) =>
    ability.kind === 'triggered' && ability.trigger.on === 'chapter' ? ability.trigger.chapters : [],
  )
  return Math.max(0, ...all)
}

/**
 * Those chapters whose numbers that many lore counters have just made it reach or pass (today:714.2c); of a Saga with
 * read ahead that entered this turn, only the one whose number it has (today:702.155b).
 */
export function chaptersReached(
  state: LayerState,
  id: ObjectId,
  put: number,
  chapters: readonly number[],
): readonly number[] {
  const now = find(state, id)?.counters.lore ?? 0
  const isAhead =
    holdsKeyword(evaluators.characteristics(state, id).abilities, 'readAhead') &&
    read(state, 'facts').done.some(({ done, object }) => done === 'entered' && object === id)
  const least = isAhead ? now : now - put + 1
  return chapters.filter((n) => least <= n && n <= now)
}
