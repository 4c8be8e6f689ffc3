import { say } from '../messages/index.ts'
import type { CommanderView } from '../view/index.ts'

/** Where a commander is, in a word or two. */
export function whereIs(zone: CommanderView['zone']): string {
  switch (zone) {
    case 'command':
    case 'battlefield':
    case 'stack':
    case 'hand':
    case 'graveyard':
    case 'exile':
      return say(`seat.at.${zone}`)
    default:
      return say('seat.at.hidden')
  }
}
