/**
 * "If damage would be dealt ..., prevent that damage"; "if you would draw a card, ... instead" (419 of 2004, 614 of
 * 2011).
 */
import {
  type Condition,
  type Covered,
  type Effect,
  type Filter,
  memoised,
  type Predicate,
  type Replaced,
  type StaticRule,
  type Thing,
} from '../../language/index.ts'
import { combat, digInstead, onlyThat, regenerate, SAME_PLAYER, share, sources, tokenKind } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import {
  apart,
  mapped,
  narrowed,
  part,
  phrase,
  plural,
  repeat,
  rule,
  type Syntax,
  sameValue,
  shaped,
  single,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import {
  damaging,
  dealt,
  dealtOtherwise,
  destroyed,
  drawReplaced,
  gainsNothing,
  harder,
  lifeReplaced,
  replacedEvent,
  skipped,
  skippingDraw,
  THAT_MUCH,
  type Verbs,
} from '../idioms/index.ts'
import { digits } from '../lexicon/index.ts'
import { filter, indefinite, player, possessive, recipient, self, thing, written } from '../nouns/index.ts'

type Prevent = Extract<StaticRule, { kind: 'prevent' }>
type Replace = Extract<StaticRule, { kind: 'replace' }>

const toAnything = { to: null } as const
const fromAnything = { from: null } as const
const allOfIt = { n: null } as const
/** Which damage is prevented for as long as the ability works. */
const together: Syntax<Covered> = part({ kind: 'playersAnd', who: { kind: 'you' } } as const)`you and ${{
  filter: filter('many'),
}}`
const whom: Syntax<Covered> = wordings(together, recipient as Syntax<Covered>)
const covered = wordings(
  part({ ...toAnything, ...fromAnything })`that would be dealt`,
  part(fromAnything)`that would be dealt to ${{ to: whom }}`,
  part()`that would be dealt to ${{ to: whom }} by ${{ from: sources }}`,
  part(toAnything)`that would be dealt by ${{ from: sources }}`,
  part(toAnything)`[that / ] ${{ from: sources }} would deal`,
  part()`[that / ] ${{ from: sources }} would deal to ${{ to: recipient }}`,
)
/** "If damage would be dealt to ~", "if a source would deal 3 or less damage to you". */
const wouldBeDealt = wordings(
  part({ combat: null })`${{ from: indefinite }} would deal ${{ most: digits }} or less damage to ${{ to: dealt }}`,
  part(fromAnything)`${combat} would be dealt to ${{ to: dealt }}`,
  part()`${{ from: indefinite }} would deal ${combat} to ${{ to: dealt }}`,
)

const RECIPIENT: Thing = { kind: 'event' }
const SHARING: readonly Predicate[] = [
  { is: 'notThing', thing: RECIPIENT },
  { is: 'shares', what: 'color', thing: RECIPIENT },
]
/** "Prevent all damage that would be dealt to a creature by another creature if they share a color." */
const preventedAmongKin: Syntax<Prevent> = mapped(
  part()`prevent all ${combat} that would be dealt to a ${{ one: filter('one') }} by another ${{
    one: filter('one'),
  }} if they share a color`,
  {
    to: ({ combat: which, one }): Prevent => ({
      kind: 'prevent',
      n: null,
      combat: which,
      to: { kind: 'all', filter: one },
      from: { noun: one.noun, is: [...one.is, ...SHARING] },
    }),
    is: (value): value is Prevent => (value as StaticRule | null)?.kind === 'prevent',
    from: ({ combat: which, to }) => (to?.kind === 'all' ? { combat: which, one: to.filter } : undefined),
  },
)

/** "Prevent all damage that would be dealt to ~"; "if damage would be dealt to ~, prevent that damage. EFFECTS". */
export function prevent({ effects }: Verbs): Syntax<Prevent> {
  return wordings(
    preventedAmongKin,
    rule('prevent', allOfIt)`prevent all ${combat} ${covered}`,
    rule('prevent', allOfIt)`if ${wouldBeDealt}, prevent that damage`,
    rule('prevent')`if ${wouldBeDealt}, prevent ${{ n: written }} of that damage`,
    rule('prevent')`if ${wouldBeDealt}, prevent ${{ n: share }}`,
    rule('prevent', allOfIt)`if ${wouldBeDealt}, prevent that damage. ${{ then: effects }}`,
    rule('prevent', allOfIt)`if ${wouldBeDealt}, prevent that damage and ${{ then: apart(effects) }}`,
  )
}

/** "If damage would be dealt to ~ while it has a +1/+1 counter on it, prevent that damage and remove ...". */
export const preventedWhile = ({ effects }: Verbs): Syntax<PreventedWhile> =>
  mapped(
    rule('prevent', allOfIt)`if ${wouldBeDealt} while ${{ condition }}, prevent that damage [and / .] ${{
      then: apart(effects),
    }}` as Syntax<unknown> as Syntax<Prevent & { readonly condition: Condition }>,
    {
      to: ({ condition: when, ...prevented }): PreventedWhile => ({ rule: prevented, condition: when }),
      is: (value): value is PreventedWhile => (value as PreventedWhile | null)?.rule?.kind === 'prevent',
      from: ({ rule: prevented, condition: when }) => (when === null ? undefined : { ...prevented, condition: when }),
    },
  )
interface PreventedWhile {
  readonly rule: Prevent
  readonly condition: Condition | null
}

/** "Prevent all damage that would be dealt to and dealt by ~": two rules. */
export const preventedBoth = shaped(
  part()`prevent all ${combat} that would be dealt to and dealt by ${{ what: thing }}`,
  ({ combat: which, what }) => [
    { kind: 'prevent', n: null, combat: which, to: what, from: null },
    { kind: 'prevent', n: null, combat: which, to: null, from: onlyThat(what) },
  ],
)

const isReplace = (value: unknown): value is Replace => (value as { kind?: string } | null)?.kind === 'replace'
/** "If a creature would deal damage to a player, it deals double that damage to that player instead." */
const amplified = shaped(phrase`if ${dealtOtherwise(phrase`${damaging},`)}`, (said) => ({ kind: 'replace', ...said }))

/** "All damage that would be dealt to you by unblocked creatures is dealt to ~ instead" (419.6c). */
const elsewhere: Syntax<Replace> = mapped(
  wordings(
    part(
      fromAnything,
    )`all ${combat} that would be dealt to ${{ to: recipient }} is dealt to ${{ onto: recipient }} instead`,
    part()`all ${combat} that would be dealt to ${{ to: recipient }} by ${{ from: sources }} is dealt to ${{
      onto: recipient,
    }} instead`,
  ),
  {
    to: ({ combat: which, to, from, onto }): Replace | undefined => {
      if (which === false) return undefined
      const event: Replaced = { on: 'damage', to, from, ...(which === null ? {} : { combat: which }) }
      return { kind: 'replace', event, instead: [{ ...harder(THAT_MUCH, to), to: onto }] }
    },
    is: isReplace,
    from: ({ event: on, instead: [first, more] }) => {
      if (
        on.on !== 'damage' ||
        on.to === null ||
        on.to.kind === 'playersAnd' ||
        first?.kind !== 'damage' ||
        more !== undefined
      )
        return undefined
      if (!sameValue({ ...harder(THAT_MUCH, on.to), to: first.to }, first)) return undefined
      return { combat: on.combat ?? null, to: on.to, from: on.from, onto: first.to }
    },
  },
)

const YOU = { kind: 'you' } as const

/** "If you would draw a card, look at the top three cards of your library instead. Put one of them ..." */
const continued = (effects: Syntax<readonly Effect[]>) =>
  shaped(
    part()`if ${{ event: replacedEvent }}, ${{ first: single(effects) }} instead. ${{ rest: effects }}`,
    ({ event, first, rest }) => ({ kind: 'replace', event, instead: [first, ...rest] }),
  )
/** "If a player would draw a card, instead they draw a card and reveal it. If it's a creature card, ..." */
const drawnOpenly = (effects: Syntax<readonly Effect[]>) =>
  shaped(
    part()`if ${{ event: drawReplaced }}, instead they draw a card and reveal it. ${{ rest: effects }}`,
    ({ event, rest }) => ({
      kind: 'replace',
      event,
      instead: [
        { kind: 'draw', who: SAME_PLAYER, n: 1 },
        { kind: 'eachPlayer', who: SAME_PLAYER, effects: [{ kind: 'reveal', what: { kind: 'that' } }] },
        ...rest,
      ],
    }),
  )

/**
 * "If you would draw a card while your library has no cards in it, you win the game instead": as long as that is so.
 */
export const replacedWhile = ({ effects }: Verbs) =>
  shaped(
    part()`if ${{ event: replacedEvent }} while ${{ condition }}, ${{ instead: effects }} instead`,
    ({ event, instead, condition: when }) => ({ rule: { kind: 'replace', event, instead }, condition: when }),
  )

/** "A spell or ability an opponent controls causes you to discard ~". */
const madeToDiscard = part({ on: 'moves', from: 'hand', to: 'graveyard' })`a spell or ability ${{
  discardedFor: player,
}} controls causes you to discard ${{ what: self }}`
/** "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead ...". */
const discardedOnTop: Syntax<Replace> = words(
  'if an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard',
  {
    kind: 'replace',
    event: {
      on: 'moves',
      what: { kind: 'all', filter: { noun: 'card', is: [] } },
      from: 'hand',
      to: 'graveyard',
      whose: YOU,
      discardedFor: { kind: 'anyPlayer' },
    },
    instead: [
      {
        kind: 'may',
        who: YOU,
        effects: [
          {
            kind: 'move',
            what: { kind: 'event' },
            to: { zone: 'library', under: null, tapped: false, position: 'top' },
          },
        ],
      },
    ],
  } as const,
)

/** A permanent that is a token, and more is said of it. */
const isOfTokens = ({ is }: Filter): boolean =>
  is.length > 1 && is.some((one) => one.is === 'state' && one.state === 'token')

const multiple = table('how many', { twice: 2, 'three times': 3 })
/** "Tokens", "creature tokens", "Goblin tokens". */
const suchTokens = wordings(part()`tokens`, part()`${{ such: narrowed(filter('many'), isOfTokens) }}`)
const ANYONE = { who: { kind: 'eachPlayer' } } as const
const underControl = wordings(
  part()`if one or more ${suchTokens} would be created under ${{ who: possessive }} control`,
  part(ANYONE)`if one or more ${suchTokens} would be created`,
)
const wouldCreate = part()`if ${{ who: player }} would create one or more ${suchTokens}`
/**
 * "If an effect would create one or more tokens under your control, it creates twice that many of those tokens
 * instead."
 */
const tokensMultiplied = wordings(
  rule('tokensInstead')`if an effect would create one or more ${suchTokens} ${wordings(
    part()`under ${{ who: possessive }} control`,
    part(ANYONE)``,
  )}, it creates ${{ times: multiple }} that many of those tokens instead`,
  rule('tokensInstead')`${wouldCreate}, create ${{ times: multiple }} that many of those tokens instead`,
)
const ofThem = table('how many of them', { 'that many': 0, 'those tokens plus that many': 1 } as const)
/**
 * "Twice that many of those tokens are created instead", "that many 4/4 white Angel creature tokens", "those tokens
 * plus an additional Treasure token".
 */
export const tokensInstead = memoised(({ granted }: Verbs) => {
  const kind = tokenKind(granted)
  const those = wordings(
    part()`${{ times: multiple }} that many of those tokens`,
    part()`${{ times: ofThem }} ${plural(words(''))} ${{ also: repeat(kind, { max: 1 }) }}`,
    part({ times: 1, once: true })`those tokens plus an additional ${singular(words(''))} ${{
      also: repeat(kind, { max: 1 }),
    }}`,
  )
  return wordings(
    tokensMultiplied,
    rule('tokensInstead')`${underControl}, ${those} are created instead`,
    rule('tokensInstead')`${wouldCreate}, instead create ${those}`,
  ) as Syntax<Extract<StaticRule, { kind: 'tokensInstead' }>>
})

/** "If EVENT, EFFECTS instead." */
export function replace({ effects, offered }: Verbs): Syntax<Replace> {
  return wordings(
    rule('replace')`if ${{ event: replacedEvent }}, ${{ instead: effects }} instead`,
    rule('replace')`if ${{ event: replacedEvent }}, instead ${{ instead: effects }}`,
    rule('replace')`if ${{ event: replacedEvent }}, ${{ instead: repeat(offered, { max: 1 }) }}`,
    rule('replace')`if ${{ event: drawReplaced }}, ${{ instead: repeat(digInstead, { max: 1 }) }}`,
    rule('replace')`if ${{ event: madeToDiscard }}, ${{ instead: effects }} instead of putting it into your graveyard`,
    discardedOnTop,
    rule('replace')`if ${{ event: drawReplaced }}, ${{ instead: skipped }}`,
    rule('replace')`if ${{ event: lifeReplaced }}, ${{ instead: gainsNothing }}`,
    rule('replace')`if ${{ event: drawReplaced }}, instead ${skippingDraw} and ${{ instead: effects }}`,
    continued(effects),
    drawnOpenly(effects),
    rule('replace')`if ${{ event: destroyed }}, ${{ instead: repeat(regenerate, { max: 1 }) }}`,
    amplified,
    elsewhere,
  ) as Syntax<Replace>
}
