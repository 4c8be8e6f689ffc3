/**
 * Breaking a tie (413.2i): a text with "the creature with the greatest power" says what happens if there are several.
 */
import type { Effect, Filter, Predicate, Statistic, Thing } from '../../language/index.ts'
import { mapped, part, replaced, type Syntax, sameValue } from '../core/index.ts'
import { filter, isSaid, said, statistic, superlative } from '../nouns/index.ts'

type Effects = readonly Effect[]
type Choice = Extract<Thing, { kind: 'choose' }>
type Extreme = Extract<Predicate, { is: 'extreme' }>

interface Spoken {
  readonly effects: Effects
  readonly noun: Filter
  readonly most: boolean
  readonly what: Statistic
}

const isEffects = (value: unknown): value is Effects => Array.isArray(value)
const extremeOf = (of: Filter): Extreme | undefined => of.is.find((one) => one.is === 'extreme')

const ONE = { min: 1, max: 1 }
const chosen = (of: Filter): Choice => ({ kind: 'choose', filter: of, count: ONE, by: { kind: 'you' } })

/** The one phrase whose tie is broken, as said or as meant. */
function phrases(node: unknown, found: Filter[] = []): readonly Filter[] {
  if (typeof node !== 'object' || node === null) return found
  if (isSaid(node)) {
    if (node.word === 'tied' && node.filter !== null) found.push(node.filter)
  } else if ('filter' in node && isBroken(node as Thing)) found.push((node as Choice).filter)
  else for (const one of Object.values(node)) phrases(one, found)
  return found
}

const isBroken = (node: Thing): boolean =>
  node.kind === 'choose' && extremeOf(node.filter) !== undefined && sameValue(node, chosen(node.filter))

const instead = (from: unknown, to: unknown) => (one: unknown) => (sameValue(one, from) ? { to } : null)

/** "Creatures", for creatures you control with the greatest power; "cards", for creature cards. */
const nounOf = ({ noun, is }: Filter): Filter => ({
  noun,
  is: noun === 'card' ? [] : is.filter((one) => one.is === 'type').slice(-1),
})

/** "... If two or more creatures are tied for greatest power, you choose one of them." */
export function brokenTie(effects: Syntax<Effects>): Syntax<Effects> {
  const spoken = part()`${{ effects }}. If two or more ${{ noun: filter('many') }} are tied for
    ${{ most: superlative }} ${{ what: statistic }}, you choose one [of them /]`
  return mapped(spoken, {
    to: ({ effects: all, noun, most, what }): Effects | undefined => {
      const [one, more] = phrases(all)
      const extreme = one === undefined ? undefined : extremeOf(one)
      if (one === undefined || extreme === undefined || more !== undefined) return undefined
      const fits = extreme.most === most && extreme.what === what && noun.noun === one.noun
      if (!fits || !noun.is.every((is) => one.is.some((own) => sameValue(own, is)))) return undefined
      return replaced(all, instead(said('tied', one), chosen(one))) as Effects
    },
    is: isEffects,
    from: (all): Spoken | undefined => {
      const [one, more] = phrases(all)
      const extreme = one === undefined ? undefined : extremeOf(one)
      if (one === undefined || extreme === undefined || more !== undefined) return undefined
      const { most, what } = extreme
      return {
        effects: replaced(all, instead(chosen(one), said('tied', one))) as Effects,
        noun: nounOf(one),
        most,
        what,
      }
    },
  })
}
