/** What a resolution's continuous effect locks in as it begins (418.3b, 418.3c). */
import { type Change, type Color, type Predicate, type Quantity, saidBy, type Thing } from '../../../language/index.ts'
import { added, amount, chosenColor, copiedFrom, thingsOf } from '../../continuous/index.ts'
import { type Context, findOrLast, type State } from '../../state/index.ts'

function locked(state: State, n: Quantity, context: Context): number {
  return typeof n === 'number' ? n : amount(state, n, context)
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The same data with every "the chosen color" replaced by the chosen colour. */
function withColor(node: Json, color: Color): Json {
  if (Array.isArray(node)) return node.map((child) => withColor(child, color))
  if (typeof node !== 'object' || node === null) return node
  const record = node as { readonly [key: string]: Json }
  if (record.is === 'chosenColor') return { is: 'color', color } satisfies Predicate
  return Object.fromEntries(Object.entries(record).map(([key, child]) => [key, withColor(child, color)]))
}

/** A change with the chosen colour filled in wherever it is mentioned. */
function lockColor(state: State, change: Change, context: Context): Change {
  const color = chosenColor(state, context)
  return color === null ? change : (withColor(change as unknown as Json, color) as unknown as Change)
}

/** "Creatures of the chosen color", with the colour filled in. */
export function lockThing<T extends Thing>(state: State, thing: T, context: Context): T {
  const color = chosenColor(state, context)
  return color === null ? thing : (withColor(thing as unknown as Json, color) as unknown as T)
}

/** A change with its numbers counted now and its chosen colour filled in. */
export function lockChange(state: State, change: Change, context: Context): Change {
  return lockNumbers(state, lockColor(state, change, context), context)
}

/** 503.2-503.3: what it becomes a copy of, as that is now, including that copy's own exceptions. */
function lockCopy(state: State, change: Extract<Change, { kind: 'copy' }>, context: Context): Change {
  const [id] = thingsOf(state, change.of, context)
  const object = id === undefined ? null : findOrLast(state, id)
  if (object === null) return change
  const { face, except } = copiedFrom(state, object)
  const own = change.except.map((one) => lockNumbers(state, saidBy(one, context.source), context))
  return { ...change, copied: { face, except: [...except, ...own] } }
}

function lockNumbers(state: State, change: Change, context: Context): Change {
  switch (change.kind) {
    case 'pt':
      return {
        ...change,
        power: added(state, change.power, context),
        toughness: added(state, change.toughness, context),
      }
    case 'setPt':
      return {
        ...change,
        power: change.power === null ? null : locked(state, change.power, context),
        toughness: change.toughness === null ? null : locked(state, change.toughness, context),
      }
    case 'copy':
      return lockCopy(state, change, context)
    case 'restrict': {
      const { restriction } = change
      if (!('n' in restriction)) return change
      return { ...change, restriction: { ...restriction, n: locked(state, restriction.n, context) } }
    }
    case 'switchPt':
    case 'gain':
    case 'loseKeyword':
    case 'loseAllAbilities':
    case 'types':
    case 'colors':
    case 'control':
    case 'text':
      return change
  }
}
