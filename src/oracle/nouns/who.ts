/** What a clause says of a player: "each player who controls a white creature", "the player with the most life". */
import type { Comparison, Condition, Filter, Players, Quantity, Thing, TurnDeed } from '../../language/index.ts'
import { either, mapped, part, type Syntax, sameValue, wordings, words } from '../core/index.ts'
import { takePredicate, withPredicate } from './predicates.ts'
import { said } from './said.ts'

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>
type Compare = Of<'compare'>

/** Of whom it is said. */
const ASKED: Players = { kind: 'asked' }
const OTHERS: Players = { kind: 'othersThan', who: ASKED }
const YOU: Players = { kind: 'you' }

const is =
  <K extends Condition['kind']>(kind: K) =>
  (value: unknown): value is Of<K> =>
    (value as Condition | null)?.kind === kind
const countOf = (filter: Filter, by: Players): Quantity => ({
  kind: 'count',
  filter: withPredicate(filter, { is: 'controlled', by }),
})
function filterOf(n: Quantity): Filter | undefined {
  if (typeof n !== 'object' || n.kind !== 'count') return undefined
  return takePredicate(n.filter, (one): one is typeof one => one.is === 'controlled')?.rest
}

/** "More lands than", "the most lands": what is counted of each player, where it is said. */
function counted(said: Syntax<{ readonly filter: Filter }>, op: Comparison, than: Players): Syntax<Compare> {
  const meant = (filter: Filter): Compare => compared(countOf(filter, ASKED), op, countOf(filter, than), than)
  return mapped(said, {
    to: ({ filter }) => meant(filter),
    is: is('compare'),
    from: (condition) => {
      const filter = filterOf(condition.a)
      return filter && sameValue(meant(filter), condition) ? { filter } : undefined
    },
  })
}
const compared = (a: Quantity, op: Comparison, b: Quantity, than: Players): Compare =>
  than === OTHERS ? { kind: 'compare', a, op, b, per: 'every' } : { kind: 'compare', a, op, b }
const life = (of: Players): Quantity => ({ kind: 'life', of })
const hand = (of: Players): Quantity => ({ kind: 'zoneSize', zone: 'hand', of })
const fixed = (text: string, n: (of: Players) => Quantity, op: Comparison, than: Players): Syntax<Condition> =>
  words(text, compared(n(ASKED), op, n(than), than))

const did = (text: string, done: TurnDeed): Syntax<Condition> =>
  words(text, { kind: 'compare', a: { kind: 'thisTurn', done, who: ASKED, filter: null }, op: '>=', b: 1 } as Condition)

export interface WhoSyntaxes {
  /** "Controls more creatures than each other player": after "a player". */
  readonly more: Syntax<Condition>
  /** After "who". */
  readonly who: Syntax<Condition>
  /** After "the player with". */
  readonly having: Syntax<Condition>
  /** "Had more life than you did as you activated this ability". */
  readonly announced: Syntax<Condition>
  /** After "target player", where another player chooses: "who controls more lands than they do and is their opponent". */
  readonly rival: Syntax<Condition>
}

const AS_ANNOUNCED = 'than you did as you activated this ability'
const announcedOf = (many: Syntax<Filter>): Syntax<Condition> =>
  either(
    counted(part()`controlled more ${{ filter: many }} than you did as you activated this ability`, '>', YOU),
    fixed(`had more life ${AS_ANNOUNCED}`, life, '>', YOU),
    words(`had at least two more cards in hand ${AS_ANNOUNCED}`, {
      kind: 'compare',
      a: hand(ASKED),
      op: '>=',
      b: { kind: 'sum', of: [hand(YOU), 2] },
    } as Condition),
  )

/** Who chooses the target: "they". */
const CHOOSER = said('they') as unknown as Players
const OPPONENT: Condition = { kind: 'areOpponents', one: ASKED, other: CHOOSER }
type And = Of<'and'>
const cardsIn = (filter: Filter, of: Players): Quantity => ({
  kind: 'count',
  filter: withPredicate(filter, { is: 'in', zone: 'graveyard', of }),
})
/** "Whose graveyard has fewer creature cards in it than their graveyard does". */
const emptier = (many: Syntax<Filter>): Syntax<Compare> => {
  const meant = (filter: Filter): Compare => compared(cardsIn(filter, ASKED), '<', cardsIn(filter, CHOOSER), CHOOSER)
  return mapped(part()`whose graveyard has fewer ${{ filter: many }} in it than their graveyard does`, {
    to: ({ filter }) => meant(filter),
    is: is('compare'),
    from: ({ a }) => {
      const filter =
        typeof a === 'object' && a.kind === 'count'
          ? takePredicate(a.filter, (one): one is typeof one => one.is === 'in')?.rest
          : undefined
      return filter && { filter }
    },
  })
}
function rivalOf(many: Syntax<Filter>): Syntax<Condition> {
  const more = wordings(
    counted(part()`who controls more ${{ filter: many }} than they do`, '>', CHOOSER),
    fixed('who has more cards in hand than they do', hand, '>', CHOOSER),
    fixed('who has more life than they do', life, '>', CHOOSER),
    emptier(many),
  )
  return mapped(part()`${{ more }} and is their opponent`, {
    to: (told): And => ({ kind: 'and', of: [told.more, OPPONENT] }),
    is: is('and'),
    from: ({ of: [first, second, third] }) =>
      first?.kind === 'compare' && third === undefined && sameValue(second, OPPONENT) ? { more: first } : undefined,
  })
}

const THAT_CARD = said('that', { noun: 'card', is: [] }) as unknown as Thing
/** "Cast a spell this turn with the same name as that card". */
const CAST_NAMESAKE: Compare = {
  kind: 'compare',
  a: {
    kind: 'thisTurn',
    done: 'cast',
    who: ASKED,
    filter: { noun: 'spell', is: [{ is: 'shares', what: 'name', thing: THAT_CARD }] },
  },
  op: '>=',
  b: 1,
}
/** "Cast a creature spell this turn", "tapped a land for mana this turn": at least once, with something that matches. */
const didWith = (done: TurnDeed, said: Syntax<{ readonly filter: Filter }>): Syntax<Compare> =>
  mapped(said, {
    to: ({ filter }): Compare => ({
      kind: 'compare',
      a: { kind: 'thisTurn', done, who: ASKED, filter },
      op: '>=',
      b: 1,
    }),
    is: is('compare'),
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'thisTurn' && a.done === done && a.filter !== null && op === '>=' && b === 1
        ? { filter: a.filter }
        : undefined,
  })

/** `indefinite`: "a creature"; `many`: "creatures". */
export function makeWho(indefinite: Syntax<Filter>, many: Syntax<Filter>): WhoSyntaxes {
  const controls = mapped(part()`controls ${{ filter: indefinite }}`, {
    to: ({ filter }): Of<'exists'> => ({
      kind: 'exists',
      filter: withPredicate(filter, { is: 'controlled', by: ASKED }),
    }),
    is: is('exists'),
    from: ({ filter }) => {
      const found = takePredicate(filter, (one): one is typeof one => one.is === 'controlled')
      return found && sameValue(found.taken, { is: 'controlled', by: ASKED }) ? { filter: found.rest } : undefined
    },
  })
  const cast = didWith('cast', part()`cast ${{ filter: indefinite }} this turn`)
  const tapped = didWith('tappedForMana', part()`tapped ${{ filter: indefinite }} for mana this turn`)
  const more = wordings(
    counted(part()`controls more ${{ filter: many }} than each other player`, '>', OTHERS),
    fixed('has more life than each other player', life, '>', OTHERS),
    fixed('has more cards in hand than each other player', hand, '>', OTHERS),
  )
  const who = wordings(
    controls,
    cast,
    words('cast a spell this turn with the same name as that card', CAST_NAMESAKE),
    tapped,
    did('attacked this turn', 'attacked'),
    did('lost life this turn', 'lostLife'),
    did('was dealt damage this turn', 'wasDealtDamage'),
    counted(part()`controls the most ${{ filter: many }}`, '>=', OTHERS),
    fixed('has the most cards in hand', hand, '>=', OTHERS),
    fixed('has the most life', life, '>=', OTHERS),
    counted(part()`controls more ${{ filter: many }} than you`, '>', YOU),
    fixed('has more life than you', life, '>', YOU),
    fixed('has more cards in hand than you', hand, '>', YOU),
    more,
  ) as Syntax<Condition>
  const having = either(
    fixed('the most life', life, '>=', OTHERS),
    fixed('the lowest life total', life, '<=', OTHERS),
    fixed('the most cards in hand', hand, '>=', OTHERS),
  )
  return { more: more as Syntax<Condition>, who, having, announced: announcedOf(many), rival: rivalOf(many) }
}
