/** What effects demand that a player chooses as a target for their own spell or activated ability, if able (409.1c). */
import { targetDemandsOn } from '../playerRules/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { find, type ObjectId, type Ref, type Seat, type State } from '../state/index.ts'
import { forFirst, forOthers, type TargetsAsked } from './targetSets.ts'

type Demand = (id: ObjectId) => boolean

/** Nobody is told what to choose for a triggered ability. */
const isOwnChoice = (state: State, id: ObjectId): boolean => find(state, id)?.ability?.triggered !== true

/** The demands on one announcement: each is met by one target, whichever instance of "target" that is. */
export class TargetDemands {
  private unmet: readonly Demand[]

  constructor(state: State, seat: Seat, id: ObjectId) {
    this.unmet = isOwnChoice(state, id) ? targetDemandsOn(state, seat) : []
  }

  /** What meets the demand, among these. */
  private static among(refs: readonly Ref[], demand: Demand): readonly Ref[] {
    return refs.filter((ref) => 'object' in ref && demand(ref.object))
  }

  /** Whether it matters what could be chosen for later instances. */
  get isOpen(): boolean {
    return this.unmet.length > 0
  }

  /**
   * Asks for the targets of one instance; `later`: what could still be chosen for others, where a demand may be met as
   * well.
   */
  *ask(question: TargetsAsked, later: () => readonly Ref[]): Process<readonly Ref[]> {
    const demand = this.unmet.find((one) => TargetDemands.among(question.legal, one).length > 0)
    const isNow = demand !== undefined && TargetDemands.among(later(), demand).length === 0
    const chosen = isNow
      ? yield* withFirst(question, TargetDemands.among(question.legal, demand))
      : yield* ask('targets', question)
    this.unmet = this.unmet.filter((one) => TargetDemands.among(chosen, one).length === 0)
    return chosen
  }
}

/** One of these, and then the others. */
function* withFirst(question: TargetsAsked, first: readonly Ref[]): Process<readonly Ref[]> {
  const [one] = yield* ask('targets', forFirst(question, first))
  if (one === undefined || question.max <= 1) return one === undefined ? [] : [one]
  const left = forOthers(question, one)
  const others = left.max === 0 ? [] : yield* ask('targets', left)
  return [one, ...others]
}
