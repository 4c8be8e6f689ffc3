/** Sagas (today:714). */
import { inFull } from '../../../language/index.ts'
import type { Characteristics } from '../../state/index.ts'

/** The number of the last chapter of a Saga; 0: it is none, or has lost its chapters (today:714.2d). */
export function lastChapter({ subtypes, abilities }: Pick<Characteristics, 'subtypes' | 'abilities'>): number {
  if (!subtypes.includes('Saga')) return 0
  const all = inFull(abilities).flatMap((ability) =>
    ability.kind === 'triggered' && ability.trigger.on === 'chapter' ? ability.trigger.chapters : [],
  )
  return Math.max(0, ...all)
}
