import type { LogEntry } from '../../engine/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { say } from '../messages/index.ts'

type Terms = Readonly<Record<EditionId, string>>
type Moved = Extract<LogEntry, { kind: 'moved' }>

/** The sentences for exile and for permanents that enter, in each edition's terms. */
const EXILED = { '2004': 'log.removed', '2011': 'log.exiled', today: 'log.exiled' } as const satisfies Terms
const ENTERS = { '2004': 'log.comesIntoPlay', '2011': 'log.enters', today: 'log.enters' } as const satisfies Terms

/** The sentence for a change of zones; `null` if another entry already covers it. */
export function moveSentence(event: Moved, edition: EditionId, who: string): string | null {
  const { name } = event.object
  switch (event.cause) {
    case 'draw':
      return say('log.drew', { who, name })
    case 'discard':
      return say('log.discarded', { who, name })
    case 'sacrifice':
      return say('log.sacrificed', { who, name })
    case 'destroy':
      return say('log.destroyed', { name })
    case 'stateBased':
      return say('log.dies', { name })
    case 'setup':
      return event.to === 'ante' ? say('log.staked', { who, name }) : null
    case 'effect':
    case 'cost':
      return destinationSentence(event, edition, who)
    case 'play':
    case 'cast':
    case 'resolve':
    case 'counter':
    case 'mulligan':
      return null
  }
}

/** Where an effect or a cost put it; `null` where the move has an entry of its own. */
function destinationSentence({ object: { name }, to }: Moved, edition: EditionId, who: string): string | null {
  switch (to) {
    case 'hand':
      return say('log.toHand', { name, who })
    case 'graveyard':
      return say('log.toGraveyard', { name, who })
    case 'library':
      return say('log.toLibrary', { name, who })
    case 'exile':
      return say(EXILED[edition], { name })
    case 'battlefield':
      return say(ENTERS[edition], { name })
    case 'stack':
    case 'phasedOut':
    case 'ante':
    case 'command':
    case 'outside':
      return null
  }
}
