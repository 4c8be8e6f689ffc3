/**
 * Cards that are revealed until one is found, then spoken of, and only then put where they go: they stay where they are
 * in between (217.2b).
 */
import type { Destination, Effect, Filter, Placement, Predicate, SortCards, Thing } from '../../language/index.ts'
import { allRevealed, place, restGoes, revealOnly, revealsOnly, theOne } from '../clauses/index.ts'
import { either, mapped, part, type Syntax, sameValue, wordings, words } from '../core/index.ts'
import { filter } from '../nouns/index.ts'

type Effects = readonly Effect[]
type Move = Extract<Effect, { kind: 'move' }>
const isEffects = (value: unknown): value is Effects => Array.isArray(value)

const REVEALED: Predicate = { is: 'thisWay', done: 'revealed' }
const revealedCards = (is: readonly Predicate[]): Thing => ({
  kind: 'all',
  filter: { noun: 'card', is: [...is, REVEALED] },
})
/** All that aren't what was looked for. */
function others({ is: [first, ...more] }: Filter): readonly Predicate[] {
  if (first === undefined) return []
  if (more.length > 0) return [{ is: 'not', of: { is: 'allOf', of: [first, ...more] } }]
  return [first.is === 'not' ? first.of : { is: 'not', of: first }]
}

const placing = ({ to, order }: Placement): Destination | undefined =>
  to === 'discard' ? undefined : order === 'random' ? { ...to, position: 'bottomAtRandom' } : to
const placed = (to: Destination): Placement =>
  to.position === 'bottomAtRandom' ? { to: { ...to, position: 'bottom' }, order: 'random' } : { to, order: 'any' }

/** Where they go: all of them, or what was looked for (`found`: as the words call it) and the rest. */
interface Going {
  readonly found: Filter | 'that card' | null
  readonly to: Placement
  readonly rest: Placement | null
}
function movesOf({ found, to, rest }: Going, wanted: Filter): readonly Move[] | undefined {
  const first = placing(to)
  if (first === undefined) return undefined
  if (found === null || rest === null) return [{ kind: 'move', what: revealedCards([]), to: first }]
  const second = placing(rest)
  if (second === undefined || (found !== 'that card' && !sameValue(found, wanted))) return undefined
  return [
    { kind: 'move', what: revealedCards(wanted.is), to: first },
    { kind: 'move', what: revealedCards(others(wanted)), to: second },
  ]
}

const going: Syntax<Going> = wordings(
  part({ found: null, rest: null })`${allRevealed} ${{ to: place }}`,
  part()`${{ found: either(theOne, words('that card', 'that card')) }} ${{ to: place }} and ${{ rest: restGoes }}`,
) as Syntax<Going>

interface RevealedFor {
  readonly sought: SortCards
  readonly done: Effects
  readonly goes: Going
}

/** What is left of the effects: the search, what is done in between, and where the cards go. */
function partsOf(all: Effects): RevealedFor | undefined {
  const [sought] = all
  if (sought?.kind !== 'sortCards' || sought.cards.from !== 'until') return undefined
  const { filter: wanted } = sought.cards
  const moves = all.filter(
    (one, at): one is Move => at > 0 && one.kind === 'move' && one.what.kind === 'all' && at >= all.length - 2,
  )
  const [one, other] = moves.slice(-2)
  const both: Going | undefined = one && other && { found: wanted, to: placed(one.to), rest: placed(other.to) }
  if (both && sameValue(movesOf(both, wanted), [one, other])) return { sought, done: all.slice(1, -2), goes: both }
  const last = moves.at(-1)
  const single: Going | undefined = last && { found: null, to: placed(last.to), rest: null }
  return single && sameValue(movesOf(single, wanted), [last])
    ? { sought, done: all.slice(1, -1), goes: single }
    : undefined
}

const isUntil = ({ cards }: SortCards): boolean => cards.from === 'until'
const wantedIn = ({ cards }: SortCards): Filter | undefined => (cards.from === 'until' ? cards.filter : undefined)

/**
 * "Reveal cards ... until you reveal a nonland card. ~ deals damage equal to that card's mana value to ... Put the
 * revealed cards on the bottom of your library."
 */
function spokenOfFirst(effects: Syntax<Effects>): Syntax<Effects> {
  const said = wordings(
    part()`${{ sought: revealOnly }}. ${{ done: effects }}. Put ${{ goes: going }}`,
    part()`${{ sought: revealsOnly }}. ${{ done: effects }}. [That player / The player] puts ${{ goes: going }}`,
  ) as Syntax<RevealedFor>
  return mapped(said, {
    to: ({ sought, done, goes }): Effects | undefined => {
      const wanted = wantedIn(sought)
      const moves = wanted && movesOf(goes, wanted)
      return moves && [sought, ...done, ...moves]
    },
    is: isEffects,
    from: (all): RevealedFor | undefined => {
      const said = partsOf(all)
      return said !== undefined && isUntil(said.sought) && said.done.length > 0 ? said : undefined
    },
  })
}

interface Parted {
  readonly sought: SortCards
  readonly rest: Filter
  readonly away: Placement
  readonly found: Filter
  readonly to: Placement
}
/**
 * "... That player puts all noncreature cards revealed this way into their graveyard, then you put the creature card
 * onto the battlefield under your control."
 */
const othersFirst: Syntax<Effects> = mapped(
  part()`${{ sought: revealsOnly }}. [That player / The player] puts all ${{
    rest: filter('many'),
  }} revealed this way ${{ away: place }}, then you put ${{ found: theOne }} ${{ to: place }}` as Syntax<Parted>,
  {
    to: ({ sought, rest, away, found, to }): Effects | undefined => {
      const moves = movesOf({ found, to, rest: away }, wantedIn(sought) ?? found)
      return moves && sameValue(rest, { noun: 'card', is: others(found) })
        ? [sought, ...[...moves].reverse()]
        : undefined
    },
    is: isEffects,
    from: ([sought, away, to, more]): Parted | undefined => {
      if (sought?.kind !== 'sortCards' || sought.cards.from !== 'until' || away?.kind !== 'move' || more)
        return undefined
      const wanted = sought.cards.filter
      if (to?.kind !== 'move') return undefined
      const said: Going = { found: wanted, to: placed(to.to), rest: placed(away.to) }
      return sameValue(movesOf(said, wanted), [to, away])
        ? { sought, rest: { noun: 'card', is: others(wanted) }, away: placed(away.to), found: wanted, to: said.to }
        : undefined
    },
  },
)

/** What is revealed is spoken of before it is put anywhere. */
export const revealedFor = (effects: Syntax<Effects>): Syntax<Effects> => wordings(spokenOfFirst(effects), othersFirst)
