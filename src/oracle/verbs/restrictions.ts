/** What a permanent can't do, must do, or may do beyond the rules. Statics use it as is; effects add "this turn". */
import type { Attacked, Condition, Cost, Filter, Quantity, Restriction } from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  part,
  phrase,
  plural,
  type Syntax,
  sameValue,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { payment as paid } from '../costs/index.ts'
import { attacked } from '../events/index.ts'
import { counterKind, keywordName, numberWord, severalWord } from '../lexicon/index.ts'
import {
  adjective,
  counted,
  each,
  filter,
  indefinite,
  isFilter,
  definite as pointed,
  targeted,
} from '../nouns/index.ts'

type Restrictions = readonly Restriction[]

const ATTACK = { kind: 'cantAttack', unless: null } as const
const BLOCK = { kind: 'cantBlock', what: null } as const
const UNBLOCKABLE = { kind: 'cantBeBlocked', by: null, except: null } as const

const isList = (value: unknown): value is Restrictions => Array.isArray(value)
const single = (one: Syntax<Restriction>): Syntax<Restrictions> =>
  mapped(one, {
    to: (restriction) => [restriction],
    is: isList,
    from: (list) => (list.length === 1 ? list[0] : undefined),
  })

const many: Syntax<Filter> = filter('many')

const wall = wordings(words('Wall', { subtype: 'Wall' } as const), words('Walls', { subtype: 'Wall' } as const))

/** "~", "that creature", as a filter that only it matches. */
const thatThing: Syntax<Filter> = mapped(either(pointed, targeted), {
  to: (what): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing: what }] }),
  is: isFilter,
  from: ({ noun, is: [only, more] }) =>
    noun === 'permanent' && only?.is === 'thing' && !more ? only.thing : undefined,
})

/** All creatures except those that match: "can block only creatures with flying". */
const others: Syntax<Filter> = mapped(many, {
  to: (only): Filter => ({ noun: 'permanent', is: [{ is: 'not', of: { is: 'allOf', of: only.is } }] }),
  is: isFilter,
  from: ({ is: [not] }): Filter | undefined =>
    not?.is === 'not' && not.of.is === 'allOf' ? { noun: 'permanent', is: not.of.of } : undefined,
})

/** "You", "you or planeswalkers you control". */
const attackedThere: Syntax<Attacked> = wordings(
  attacked,
  words('you or planeswalkers you control', { players: { kind: 'you' }, walkers: true } as const),
)

const period = table('a turn or a combat', { turn: 'turn', combat: 'combat' })

/** Who pays, and what: the verb agrees with the payer. */
const payer = wordings(
  singular(words('its controller', null)),
  singular(words('their controller', null)),
  plural(words('you', null)),
)
const payment = mapped(part()`${{ payer }} ${{ cost: paid }}`, {
  to: ({ cost }): Cost => cost,
  is: (value): value is Cost => Array.isArray(value),
  from: (cost) => ({ payer: null, cost }),
})

/** "Can't attack unless its controller pays {2}": a cost per creature. */
interface Price {
  readonly cost: Cost
  readonly times?: Quantity
}
const isFighting = ({ is }: Filter): boolean =>
  is.some(
    (one) => one.is === 'attacks' || (one.is === 'state' && (one.state === 'attacking' || one.state === 'blocking')),
  )
/** What is paid for each attacker or blocker is one cost for each of them (`statics/tolls.ts`). */
const notOfFighters = (n: Quantity): Quantity | undefined =>
  typeof n === 'object' && n.kind === 'count' && isFighting(n.filter) ? undefined : n
const times: Syntax<Quantity> = mapped(each, {
  to: notOfFighters,
  is: (value): value is Quantity => typeof value === 'number' || (typeof value === 'object' && value !== null),
  from: notOfFighters,
})
/** "Its controller pays {1}", "you pay {1} for each +1/+1 counter on it". */
const price = part()`${{ cost: payment }} ${maybe`for each ${{ times }}`}` as Syntax<Price>
const oneAtACost: Syntax<Restriction> = wordings(
  part({ kind: 'cantAttackUnlessPaid' })`can't attack unless ${price}`,
  part({ kind: 'cantBlockUnlessPaid' })`can't block unless ${price}`,
  part({ kind: 'cantBlockUnlessPaid' })`can't block ${{ what: many }} unless ${price}`,
  part({ kind: 'cantBeBlockedUnlessPaid' })`can't be blocked unless ${singular(words('defending player'))}
    ${{ cost: paid }} for each creature they control that's blocking it`,
) as Syntax<Restriction>

/** "Can't attack or block unless": the same cost for both. */
const eitherAtACost: Syntax<Restrictions> = mapped(part()`can't attack or block unless ${price}`, {
  to: (said): Restrictions => [
    { kind: 'cantAttackUnlessPaid', ...said },
    { kind: 'cantBlockUnlessPaid', ...said },
  ],
  is: isList,
  from: ([attack, block, more]): Price | undefined => {
    if (attack?.kind !== 'cantAttackUnlessPaid' || block?.kind !== 'cantBlockUnlessPaid' || more) return undefined
    const { kind: _, ...said } = attack
    return said
  },
})
const paying: Syntax<Restrictions> = wordings(eitherAtACost, single(oneAtACost))

/** "Black spells or abilities from black sources": one quality of all sources. */
const spellsAndSources: Syntax<Filter> = mapped(
  part()`${{ spells: adjective }} spells or abilities from ${{ sources: adjective }} sources`,
  {
    to: ({ spells, sources }): Filter | undefined =>
      sameValue(spells, sources) ? { noun: 'source', is: [spells] } : undefined,
    is: isFilter,
    from: ({ noun, is: [only, more] }) =>
      noun === 'source' && only !== undefined && !more ? { spells: only, sources: only } : undefined,
  },
)

const isAnything = ({ noun, is }: Filter): boolean => noun === 'spellOrAbility' && is.length === 0
/** "Red spells or abilities from red sources" is said of spells and of abilities (`spellsAndSources`). */
const isMixed = ({ noun, is }: Filter): boolean => noun !== 'ability' && is.some((one) => one.is === 'ofSource')
/** What could target it; of all spells and abilities it is said without a filter. */
const aimed: Syntax<Filter> = mapped(many, {
  to: (by) => (isAnything(by) || isMixed(by) ? undefined : by),
  is: isFilter,
  from: (by) => (isAnything(by) || isMixed(by) ? undefined : by),
})

type Blocked = Extract<Restriction, { kind: 'cantBeBlocked' }>
const isBlocked = (one: Restriction | undefined): one is Blocked => one?.kind === 'cantBeBlocked'
/** "Can't block or be blocked by creatures with power 2 or greater": the same creatures for both. */
const eitherWay: Syntax<Restrictions> = mapped(phrase`can't block or be blocked by ${many}`, {
  to: (what): Restrictions => [
    { kind: 'cantBlock', what },
    { kind: 'cantBeBlocked', by: what, except: null },
  ],
  is: isList,
  from: ([block, blocked, more]) =>
    block?.kind === 'cantBlock' &&
    block.what !== null &&
    isBlocked(blocked) &&
    sameValue(block.what, blocked.by) &&
    !more
      ? block.what
      : undefined,
})

/** Those worded the same with and without "this turn". */
const cants: Syntax<Restrictions> = wordings(
  words("can't attack or block alone", [{ kind: 'cantAttackAlone' }, { kind: 'cantBlockAlone' }]),
  words("can't attack alone", [{ kind: 'cantAttackAlone' }]),
  words("can't block alone", [{ kind: 'cantBlockAlone' }]),
  paying,
  words("can't attack or block", [ATTACK, BLOCK]),
  words("can't block or be blocked", [BLOCK, UNBLOCKABLE]),
  words("can't block and can't be blocked", [BLOCK, UNBLOCKABLE]),
  words("can't attack or be blocked", [ATTACK, UNBLOCKABLE]),
  words("can't attack", [ATTACK]),
  words("can't block", [BLOCK]),
  words("can't be blocked", [UNBLOCKABLE]),
  words("can't be regenerated", [{ kind: 'cantBeRegenerated' }]),
  words("can't phase out", [{ kind: 'cantPhaseOut' }]),
  eitherWay,
  words("can't be equipped", [{ kind: 'cantHold', what: 'Equipment' }]),
  words("can't be enchanted", [{ kind: 'cantHold', what: 'Aura' }]),
  words("can't be enchanted by other Auras", [{ kind: 'cantHold', what: 'Aura', others: true }]),
  phrase`are|is ${words('indestructible', [{ kind: 'cantBeDestroyed' }])}`,
  single(
    wordings(
      part({ kind: 'cantAttack', unless: null })`can't attack ${{ whom: attackedThere }}`,
      part({ kind: 'cantBlock' })`can't block ${{ what: thatThing }}`,
      part({ kind: 'cantBlock' })`can't block ${{ what: many }}`,
      part({ kind: 'cantBlock' })`can block only ${{ what: others }}`,
      part({ kind: 'cantBeBlocked', except: null })`can't be blocked by ${{ by: thatThing }}`,
      part({ kind: 'cantBeBlocked', except: null })`can't be blocked by ${{ by: many }}`,
      part({ kind: 'cantBeBlocked', by: null })`can't be blocked except by ${{ except: many }}`,
      part({ kind: 'blockedBy', most: null })`can't be blocked except by ${{ least: severalWord }} or more creatures`,
      part({ kind: 'blockedBy', least: 0 })`can't be blocked by more than ${{ most: numberWord }} creatures|creature`,
      part({ kind: 'cantHaveCounters', counter: null })`can't have counters put on them|it`,
      part({ kind: 'cantHaveCounters' })`can't have ${{ counter: counterKind }} counters put on them|it`,
      part({ kind: 'cantBeTargeted' })`can't be the target of ${{ by: wordings(aimed, spellsAndSources) }}`,
      part({ kind: 'cantBeTargeted' })`can't be the targets of ${{ by: wordings(aimed, spellsAndSources) }}`,
    ) as Syntax<Restriction>,
  ),
) as Syntax<Restrictions>

/** "Doesn't untap during its controller's untap step": as long as the effect lasts. */
export const staysTapped: Syntax<Restriction> = part({
  kind: 'doesntUntap',
})`don't|doesn't untap during [its controller's / your / their controllers'] untap [step / steps]`

/** With more power than `~` has. */
const STRONGER: Filter = {
  noun: 'permanent',
  is: [
    { is: 'type', type: 'creature' },
    { is: 'compare', what: 'power', op: '>', n: { kind: 'statistic', what: 'power', of: { kind: 'self' } } },
  ],
}

/** In a static ability: "can't block", "attacks each turn if able", "doesn't untap during your untap step". */
export function standing(condition: Syntax<Condition>): Syntax<Restrictions> {
  const one: Syntax<Restriction> = wordings(
    part({ kind: 'cantAttack' })`can't attack unless ${{ unless: condition }}`,
    part({ kind: 'cantAttack' })`can't attack if ${{ unless: notThat(condition) }}`,
    part({ kind: 'cantBlock', what: null })`can't block unless ${{ unless: condition }}`,
    part({ kind: 'cantBlock', what: null })`can't block if ${{ unless: notThat(condition) }}`,
    part({ kind: 'cantAttackAlone' })`can't attack unless ${{ company: indefinite }} also attacks`,
    part({ kind: 'cantBlockAlone' })`can't block unless ${{ company: indefinite }} also blocks`,
    part({
      kind: 'cantAttackAlone',
    })`can't attack unless ${{ company: words('a creature with greater power', STRONGER) }} also attacks`,
    part({
      kind: 'cantBlockAlone',
    })`can't block unless ${{ company: words('a creature with greater power', STRONGER) }} also blocks`,
    part({ kind: 'cantAttackAlone' })`can't attack unless at least ${{ least: severalWord }} other creatures attack`,
    part({ kind: 'cantBlockAlone' })`can't block unless at least ${{ least: severalWord }} other creatures block`,
    part({ kind: 'mustAttack' })`attack|attacks each ${{ per: period }} if able`,
    part({ kind: 'mustAttack' })`attack|attacks ${{ whom: attackedThere }} each ${{ per: period }} if able`,
    part({ kind: 'mustBlock', whom: null })`block|blocks each ${{ per: period }} if able`,
    part({ kind: 'mustBlock', per: 'combat' })`block|blocks ${{ whom: thatThing }} if able`,
    part({ kind: 'mustBeBlocked' })`must be blocked if able`,
    part({ kind: 'attachesOnlyTo' })`can be attached only to ${{ what: indefinite }}`,
    staysTapped,
    part({ kind: 'cantBeCountered' })`can't be countered [/ by spells or abilities]`,
    part({ kind: 'cantBeTargeted', by: null })`can't be the [target / targets] of spells or abilities`,
    additional,
    asThough,
  ) as Syntax<Restriction>
  const plain = wordings(cants, single(one), eitherUnless(condition))
  return wordings(plain, alsoInactive(plain))
}

type Not = Extract<Condition, { kind: 'not' }>
/** "If" where the language has "unless". */
const notThat = (condition: Syntax<Condition>): Syntax<Not> =>
  mapped(condition, {
    to: (of): Not => ({ kind: 'not', of }),
    is: (value): value is Not => (value as Condition | null)?.kind === 'not',
    from: ({ of }) => of,
  })

/** "Can't attack or block unless you control another Giant": the same condition for both. */
function eitherUnless(condition: Syntax<Condition>): Syntax<Restrictions> {
  const unless = wordings(
    phrase`can't attack or block unless ${condition}`,
    phrase`can't attack or block if ${notThat(condition)}`,
  )
  return mapped(unless, {
    to: (one): Restrictions => [
      { kind: 'cantAttack', unless: one },
      { kind: 'cantBlock', what: null, unless: one },
    ],
    is: isList,
    from: ([attack, block, more]) =>
      attack?.kind === 'cantAttack' && attack.unless !== null && block?.kind === 'cantBlock' && !more
        ? attack.unless
        : undefined,
  })
}

const inactive: Syntax<Restrictions> = wordings(
  words("its activated abilities can't be activated", [{ kind: 'cantActivate' } as const]),
  words("their activated abilities can't be activated", [{ kind: 'cantActivate' } as const]),
  words("its activated abilities with {T} in their costs can't be activated", [
    { kind: 'cantActivate', tapping: true } as const,
  ]),
  words("their activated abilities with {T} in their costs can't be activated", [
    { kind: 'cantActivate', tapping: true } as const,
  ]),
  words("its activated abilities can't be activated unless they're mana abilities", [
    { kind: 'cantActivate', exceptMana: true } as const,
  ]),
)

/** "Can't attack or block, and its activated abilities can't be activated". */
function alsoInactive(others: Syntax<Restrictions>): Syntax<Restrictions> {
  return mapped(part()`${{ first: others }}, and ${{ then: inactive }}`, {
    to: ({ first, then }) => [...first, ...then],
    is: isList,
    from: (list) =>
      list.at(-1)?.kind === 'cantActivate' ? { first: list.slice(0, -1), then: list.slice(-1) } : undefined,
  })
}

/** 502.8b: however it is said, it may block those and still any others. */
const shadowBlocked = part({
  kind: 'asThough',
  does: 'block',
  has: 'shadow',
  lacks: null,
})`can block creatures with shadow as
  though [they didn't have / ~ had] shadow`

/** "Can block as though it had flying", "can attack as though it didn't have defender". */
const asThough = wordings(
  part({ kind: 'asThough', does: 'block', lacks: null })`can block as though [it / they] had ${{ has: keywordName }}`,
  shadowBlocked,
  part({
    kind: 'asThough',
    does: 'attack',
    lacks: null,
  })`can attack as though [it / they] had ${{ has: keywordName }}`,
  part({
    kind: 'asThough',
    does: 'attack',
    has: null,
  })`can attack as though [it / they] didn't have ${{ lacks: keywordName }}`,
  part({
    kind: 'asThough',
    does: 'attack',
    has: null,
  })`can attack as though [it wasn't a / they weren't] ${{ lacks: wall }}`,
)

const additional = wordings(
  part({ kind: 'blocksAdditional', n: 1 })`can block an additional creature [/ each turn / each combat]`,
  part({
    kind: 'blocksAdditional',
  })`can block an additional creature [each turn / each combat] for each ${{ n: each }}`,
  part({
    kind: 'blocksAdditional',
  })`can block an additional ${{ n: counted }} creatures|creature [/ each turn / each combat]`,
  part({
    kind: 'blocksAdditional',
  })`can block up to ${{ n: numberWord }} additional creatures|creature [/ each turn / each combat]`,
  part({ kind: 'blocksAdditional', n: { kind: 'all' } })`can block any number of creatures [/ each turn / each combat]`,
)

/** In an effect, before "this turn". */
export const passing: Syntax<Restrictions> = wordings(cants, single(additional))

/** In an effect, before "for as long as". */
export const passingWhile: Syntax<Restrictions> = wordings(cants, single(staysTapped))

/** In an effect, with its own duration. */
export const passingAt: Syntax<Restrictions> = wordings(
  single(
    wordings(
      part({ kind: 'cantBeBlocked', by: null })`can't be blocked this turn except by ${{ except: many }}`,
      part({
        kind: 'asThough',
        does: 'attack',
        has: null,
      })`can attack this turn as though [it / they] didn't have ${{ lacks: keywordName }}`,
      part({ kind: 'mustAttack' })`attack|attacks this ${{ per: period }} if able`,
      part({ kind: 'mustAttack' })`attack|attacks ${{ whom: attackedThere }} this ${{ per: period }} if able`,
      part({ kind: 'mustBlock', whom: null })`block|blocks this ${{ per: period }} if able`,
      part({ kind: 'mustBlock' })`block|blocks ${{ whom: thatThing }} this ${{ per: period }} if able`,
      part({ kind: 'mustBlockEach' })`block|blocks each ${{ whom: filter('one') }} this turn if able`,
      part({ kind: 'assignsNoDamage' })`assign|assigns no combat damage this [turn / combat]`,
      part({
        kind: 'assignsOnlyAsUnblocked',
      })`assign|assigns [its / their] combat damage this turn as though [it weren't / they weren't] blocked`,
      part({ kind: 'mustBeBlocked' })`must be blocked this [turn / combat] if able`,
    ) as Syntax<Restriction>,
  ),
)

/** "Doesn't untap during its controller's next untap step": lasts until it is used up. */
export const nextUntap: Syntax<Restrictions> = single(
  wordings(
    part({
      kind: 'doesntUntapNext',
    })`don't|doesn't untap during [its controller's / their controllers' / your / their controller's] next untap [step / steps]`,
    part({
      kind: 'doesntUntapNext',
    })`don't|doesn't untap during [its controller's / their controllers'] next ${{ steps: severalWord }} untap steps`,
  ) as Syntax<Restriction>,
)
