/** Several things that one player, or each of several, does: the subject is said once. */
import {
  type Ability,
  type Effect,
  effectKinds,
  isEachOf,
  memoised,
  type Players,
  visitNodes,
} from '../../language/index.ts'
import { type Deed, type Doing, doings, type Effects, each_, isEffects, moving, playerAgain } from '../clauses/index.ts'
import { either, mapped, part, type Syntax } from '../core/index.ts'
import { player } from '../nouns/index.ts'
import { joined } from './lists.ts'

/** What players do that has no field for who they are. */
const MOVES = effectKinds(({ deed }) => deed === true)
interface SharedPlayer {
  readonly who: Players
  readonly does: readonly Doing<Deed>[]
}

/** "Each player discards their hand, then draws that many cards": what each does goes by what that player has done. */
function isPersonal(who: Players, does: readonly Doing<Deed>[]): boolean {
  let found = false
  visitNodes(does, (node) => {
    found ||= node.kind === 'thatMuch'
    return undefined
  })
  return found && isEachOf(who)
}

const doneByThem = (one: Doing<Deed>): readonly Effect[] =>
  one.kind === 'eachPlayer' ? one.effects : [{ who: { kind: 'they' }, ...one }]

/** "Target player draws two cards and loses 2 life". */
export const sharedPlayer = memoised((granted: Syntax<Ability>): Syntax<Effects> => {
  const doing = either(doings(granted), moving)
  return mapped(part()`${{ who: player }} ${each_} ${{ does: joined(doing) }}`, {
    to: ({ who, does: list }: SharedPlayer) => {
      // What you move is an order.
      if (who.kind === 'you' && list.some((one) => one.kind === 'eachPlayer')) return undefined
      if (isPersonal(who, list)) return [{ kind: 'eachPlayer', who, effects: list.flatMap(doneByThem) }]
      return list.map((one, i) => ({ who: i === 0 ? who : playerAgain(who), ...one }))
    },
    is: isEffects,
    from: (effects): SharedPlayer | undefined => {
      const [first] = effects
      if (!first || !('who' in first)) return undefined
      const said = first.kind === 'eachPlayer' && effects.length === 1 ? first.effects : effects
      const list = said.map(({ ...one }) => {
        if (MOVES.has(one.kind)) return { kind: 'eachPlayer', effects: [one] } as Doing<Deed>
        if ('who' in one) Reflect.deleteProperty(one, 'who')
        return one as Doing<Deed>
      })
      return { who: first.who, does: list }
    },
  })
})
