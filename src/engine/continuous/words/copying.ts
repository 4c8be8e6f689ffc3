/** What a copy copies, settled as it becomes one (503.2, 503.3, 503.9; 706.2, 706.9 of 2011). */
import { type Ability, type Copied, type CopyChange, type CopyException, saidBy } from '../../../language/index.ts'
import type { Context, LayerObject, LayerState } from '../../state/index.ts'
import { abilitiesUnder, copiable } from '../faces/copiable.ts'
import { givenInCopying } from '../faces/copyExceptions.ts'
import { copiedFrom } from '../faces/sides.ts'
import { evaluators } from './evaluators.ts'

/** An ability that was itself given in copying is given on as it was given: its key doesn't grow. */
function asFirstGiven({ except }: Copied, ability: Ability): Ability {
  const given = except.find(
    (one, place) => one.kind === 'gain' && givenInCopying(one.ability, place).at.key === ability.at.key,
  )
  return given?.kind === 'gain' ? given.ability : ability
}

function settled(state: LayerState, one: CopyException, becoming: LayerObject, context: Context): CopyChange {
  switch (one.kind) {
    case 'keep': {
      const { name, colors } = copiable(state, becoming)
      return one.what === 'name' ? { kind: 'rename', name } : { kind: 'colors', set: true, colors }
    }
    case 'gain':
      return { kind: 'gain', ability: asFirstGiven(copiedFrom(state, becoming), saidBy(one.ability, context.source)) }
    case 'setPt': {
      const number = (n: typeof one.power) => (n === null ? null : evaluators.amount(state, n, context))
      return { kind: 'setPt', power: number(one.power), toughness: number(one.toughness) }
    }
    case 'costless':
      return one
    case 'gainThis':
      throw new Error('only an ability on the stack can be given by itself')
    default:
      return saidBy(one, context.source)
  }
}

/**
 * What becoming a copy of the object copies now, with that copy's own exceptions and then these. `becoming`: what
 * becomes the copy, as it was before.
 */
export function copyOf(
  state: LayerState,
  original: LayerObject,
  except: readonly CopyException[],
  becoming: LayerObject,
  context: Context,
): Copied {
  const copied = copiedFrom(state, original)
  const under = abilitiesUnder(state, original).map((ability) => ({ kind: 'gain', ability }) as const)
  const own = except.map((one) => settled(state, one, becoming, context))
  return { ...copied, except: [...copied.except, ...under, ...own] }
}
