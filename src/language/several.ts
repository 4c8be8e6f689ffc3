/** What happens to several objects in one event, of which the text then speaks together (410.9d). */
import type { Filter } from './nouns.ts'
import type { Trigger } from './triggers.ts'

/** "Those creatures": whenever you attack with two or more creatures, whenever one or more enter; `null`: no such. */
export function severalOf(trigger: Trigger): Filter | null {
  if (trigger.on === 'attackers') return trigger.filter
  return trigger.on === 'enters' && trigger.many === true && trigger.what.kind === 'all' ? trigger.what.filter : null
}
