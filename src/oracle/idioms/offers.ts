/** Effects that a player may end by paying (408.2i), and abilities that a player may ignore (408.2j). */
import type { Ability, Cost, Effect, Offer, Players, Trigger, TurnPart } from '../../language/index.ts'
import { attach, type Effects, passing, passingChanges, restrictionChanges } from '../clauses/index.ts'
import { apart, mapped, narrowed, part, repeat, rule, type Syntax, shaped, wordings } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { turnPart } from '../lexicon/index.ts'
import { player, self, thing } from '../nouns/index.ts'

type Endable = Extract<Effect, { kind: 'endable' }>

/** "Any player may pay {2}". */
export const offer: Syntax<Offer> = part()`${{ by: player }} may ${{ cost: apart(payment) }}`

/** "Target creature can't attack": until somebody ends it. */
function untilEnded(granted: Syntax<Ability>): Syntax<Effects> {
  const changes = wordings(passingChanges(granted), restrictionChanges(passing))
  const begun = rule('modify', { duration: { kind: 'permanent' } })`${{ what: thing }} ${{ changes }}`
  return repeat(begun, { max: 1 })
}

/** "~ loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature." */
function attachedUntilEnded(granted: Syntax<Ability>): Syntax<Effects> {
  const begun = rule('modify', { duration: { kind: 'permanent' } })`${{ what: self }} ${{
    changes: passingChanges(granted),
  }}`
  return shaped(part()`${{ begun }}. ${{ attach }}`, ({ begun: first, attach: then }) => [first, then])
}

interface Spoken {
  readonly effect: Effect
  readonly when: Trigger
  readonly by: Players
  readonly cost: Cost
  readonly before?: TurnPart
}

const isEndable = (value: unknown): value is Endable =>
  typeof value === 'object' && value !== null && (value as Endable).kind === 'endable'

/** "... at the beginning of your next upkeep unless you pay {2} before that upkeep": what is due then is called off. */
function calledOff(plain: Syntax<Effect>, later: Syntax<Trigger>): Syntax<Endable> {
  const begun = part()`${{ effect: plain }} at ${{ when: later }} unless ${{ by: player }} ${{ cost: payment }} before that`
  const said = (named: boolean): Syntax<Endable> =>
    mapped((named ? part()`${begun} ${{ before: turnPart }}` : part()`${begun} step`) as Syntax<Spoken>, {
      to: ({ effect, when, by, cost, before }): Endable | undefined => {
        if (when.on !== 'step' || (named && before !== when.step)) return undefined
        const due = { kind: 'delayed', trigger: when, effects: [effect], remember: null, once: true } as const
        return { kind: 'endable', effects: [due], offer: { by, cost } }
      },
      is: isEndable,
      from: ({ effects: [due, more], offer: { by, cost } }): Spoken | undefined => {
        if (due?.kind !== 'delayed' || more !== undefined || due.trigger.on !== 'step') return undefined
        const [effect, second] = due.effects
        if (effect === undefined || second !== undefined) return undefined
        const spoken = { effect, when: due.trigger, by, cost }
        return named ? { ...spoken, before: due.trigger.step } : spoken
      },
    })
  return wordings(said(false), said(true))
}

/** Attaching something is over at once: the effect that ends is the one before it. */
const isAttaching = (effect: Effect): boolean => effect.kind === 'attach'

/** "EFFECTS. Its controller may pay {2} to end this effect", and delayed triggers that someone may call off. */
export function endable(
  granted: Syntax<Ability>,
  plain: Syntax<Effect>,
  effects: Syntax<Effects>,
  later: Syntax<Trigger>,
): Syntax<Effect> {
  const begun = wordings(effects, untilEnded(granted), attachedUntilEnded(granted))
  const ended = rule('endable')`${{ effects: begun }}. ${{ offer }} to end this effect`
  const whole = narrowed(ended, (said) => !said.effects.some(isAttaching) || said.effects.length > 1)
  return wordings(whole, calledOff(plain, later))
}
