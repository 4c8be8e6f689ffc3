/** Triggers on damage (410.7: only what was really dealt). */

import { isType } from '../continuous/index.ts'
import { areOpponents, type Happening, type Noticed } from '../state/index.ts'
import { isOf, isSubject, objectIn, playerIn, type Scene, saw } from './scene.ts'
import type { TriggerOf } from './triggerTable.ts'

type Damage = Extract<Happening, { kind: 'damage' }>

/** What the trigger sees: what was dealt the damage (or, dealt to a player, what dealt it), and the source as the other. */
export function matchDamage(
  event: Happening,
  trigger: TriggerOf<'dealsDamage' | 'dealtDamage' | 'playerDealtDamage'>,
  scene: Scene,
): Noticed | null {
  if (event.kind !== 'damage' || (trigger.combatOnly && !event.combat)) return null
  if (!isDealtTo(event, trigger, scene)) return null
  return saw(objectIn(event.to) ?? event.source, event.source, playerIn(scene.state, event.to), event.n)
}

function isDealtTo(
  event: Damage,
  trigger: TriggerOf<'dealsDamage' | 'dealtDamage' | 'playerDealtDamage'>,
  scene: Scene,
): boolean {
  const { to } = event
  if (trigger.on === 'dealsDamage')
    return isSubject(scene, trigger.what, event.source) && isRecipient(event, trigger.to, scene)
  if (trigger.on === 'dealtDamage') return 'object' in to && isSubject(scene, trigger.what, to.object)
  return 'player' in to && isOf(scene, trigger.who, to.player)
}

function isRecipient({ to }: Damage, kind: TriggerOf<'dealsDamage'>['to'], { state, context }: Scene): boolean {
  switch (kind) {
    case 'any':
      return true
    case 'player':
      return 'player' in to
    case 'opponent':
      return 'player' in to && areOpponents(to.player, context.controller)
    case 'creature':
      return 'object' in to && isType(state, to.object, 'creature')
  }
}
