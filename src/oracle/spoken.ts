/** What is spoken of, as a scope remembers it. Everything here is what is meant, not what is said. */
import type { Effect, Players, Thing } from '../language/index.ts'
import { PLAYERS, THAT } from './nodes.ts'
import type { Moved, Scope } from './pronouns.ts'

type Moving = Extract<Effect, { kind: 'move' | 'destroy' | 'sacrifice' }>

/** A thing or player has been named or pointed at. */
export function spokenOf(scope: Scope, ref: Thing | Players): void {
  if (ref.kind === 'slot') {
    const filter = scope.filterOf(ref)
    if (filter === null) scope.mentionPlayer(ref)
    else scope.mention(ref, filter, false)
  } else if (PLAYERS.has(ref.kind)) scope.mentionPlayer(ref as Players)
  else scope.mention(ref as Thing, scope.filterOf(ref as Thing), false)
}

/** What an effect made or moved can be spoken of. */
export function spokenAfter(scope: Scope, effect: Effect): void {
  switch (effect.kind) {
    case 'createToken': {
      const types = effect.token.types.map((type) => ({ is: 'type', type }) as const)
      const subtypes = effect.token.subtypes.map((subtype) => ({ is: 'subtype', subtype }) as const)
      const token = { is: 'state', state: 'token' } as const
      return scope.mention(THAT, { noun: 'permanent', is: [...subtypes, ...types, token] }, effect.n !== 1)
    }
    case 'search':
    case 'dig':
      return scope.mention(THAT, effect.filter, false)
    case 'reveal':
      return ofTop(scope, effect.what)
    case 'copySpell':
      return scope.mention(THAT, { noun: 'spell', is: [] }, false)
    case 'destroy':
    case 'sacrifice':
    case 'move':
      return moved(scope, effect)
    default:
  }
}

/** Cards from the top of a library: "it", "those cards". */
function ofTop(scope: Scope, what: Thing): void {
  if (what.kind === 'top') scope.mention(THAT, { noun: 'card', is: [] }, what.n !== 1)
}

function howMoved(effect: Moving): Moved {
  if (effect.kind === 'sacrifice') return 'the sacrificed'
  if (effect.kind !== 'move') return 'otherwise'
  return effect.to.zone === 'exile' ? 'the exiled' : effect.to.zone === 'hand' ? 'the returned' : 'otherwise'
}

function moved(scope: Scope, effect: Moving): void {
  const { what } = effect
  ofTop(scope, what)
  const ref = what.kind === 'target' ? ({ kind: 'slot', slot: what.slot } as const) : what
  scope.moved(ref.kind === 'all' || ref.kind === 'choose' || ref.kind === 'top' ? THAT : ref, howMoved(effect))
  const toPlayer = effect.kind === 'move' && (effect.to.zone === 'hand' || effect.to.zone === 'library')
  if (toPlayer) scope.mentionPlayer({ kind: 'ownerOf', thing: ref })
}
