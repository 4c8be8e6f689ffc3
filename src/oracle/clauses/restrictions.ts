/** What a permanent can't do, must do, or may do beyond the rules. Statics use it as is; effects add "this turn". */
import { type Condition, type Filter, memoised, type Quantity, type Restriction } from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  oneOf,
  optional,
  part,
  phrase,
  plural,
  type Syntax,
  sameValue,
  series,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { payment as paid } from '../costs/index.ts'
import { counterKind, digits, keywordName, numberWord, severalWord } from '../lexicon/index.ts'
import {
  adjective,
  counted,
  each,
  filter,
  indefinite,
  isFilter,
  player,
  definite as pointed,
  targeted,
} from '../nouns/index.ts'
import { forEach } from './amounts.ts'
import { attackedThere, it, its, notForMana, untapSteps } from './particles.ts'

type Restrictions = readonly Restriction[]

const isList = (value: unknown): value is Restrictions => Array.isArray(value)
const alone = (one: Syntax<Restriction>): Syntax<Restrictions> => shaped(one, (restriction) => [restriction])

const many: Syntax<Filter> = filter('many')

/** "~", "that creature", as a filter that only it matches. */
const thatThing = shaped(
  either(pointed, targeted),
  (thing): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing }] }),
)

/** All creatures except those that match: "can block only creatures with flying". */
const others: Syntax<Filter> = mapped(many, {
  to: (only): Filter => ({ noun: 'permanent', is: [{ is: 'not', of: { is: 'allOf', of: only.is } }] }),
  is: isFilter,
  from: ({ is: [not] }): Filter | undefined =>
    not?.is === 'not' && not.of.is === 'allOf' ? { noun: 'permanent', is: not.of.of } : undefined,
})

const period = oneOf('a turn or a combat', ['turn', 'combat'])

/** "Can't attack", "can't block", "can't attack or block": a restriction for each. */
const fighting = series(oneOf('what it does', ['attack', 'block']), 'or', { max: 2 })
const fightingIn = (list: Restrictions): readonly ('attack' | 'block')[] =>
  list.map(({ kind }) => (/^cantAttack/.test(kind) ? 'attack' : 'block'))

/** Who pays, and what: the verb agrees with the payer. */
const payer = wordings(singular(words('its controller')), singular(words('their controller')), plural(words('you')))
const isFighting = ({ is }: Filter): boolean =>
  is.some(
    (one) => one.is === 'attacks' || (one.is === 'state' && (one.state === 'attacking' || one.state === 'blocking')),
  )
/** What is paid for each attacker or blocker is one cost for each of them (`statics/tolls.ts`). */
const notOfFighters = (n: Quantity): boolean => typeof n !== 'object' || n.kind !== 'count' || !isFighting(n.filter)
/** "Its controller pays {1}", "you pay {1} for each +1/+1 counter on it": a cost for each creature. */
const price = part()`${payer} ${{ cost: paid }} ${maybe`for each ${{ times: narrowed(each, notOfFighters) }}`}`
/** "Can't attack or block unless you pay {1}", "can't block creatures with flying unless you pay {1}". */
const fightingAtACost: Syntax<Restrictions> = mapped(
  part()`can't ${{ does: fighting }} ${{ what: optional(many) }} unless ${{ price }}`,
  {
    to: ({ does, what, price: of }): Restrictions | undefined => {
      if (what !== null) return sameValue(does, ['block']) ? [{ kind: 'cantBlockUnlessPaid', what, ...of }] : undefined
      return does.map((one) => ({ kind: one === 'attack' ? 'cantAttackUnlessPaid' : 'cantBlockUnlessPaid', ...of }))
    },
    is: isList,
    from: (list) => {
      const [first] = list
      if (first?.kind !== 'cantAttackUnlessPaid' && first?.kind !== 'cantBlockUnlessPaid') return undefined
      const { kind: _, what = null, ...of } = { what: undefined, ...first }
      return { does: fightingIn(list), what, price: of }
    },
  },
)

/** "Black spells or abilities from black sources": one quality of all sources. */
const spellsAndSources = shaped(
  part()`${{ quality: adjective }} spells or abilities from ${{ quality: adjective }} sources`,
  ({ quality }): Filter => ({ noun: 'source', is: [quality] }),
)

const ANYTHING: Filter = { noun: 'spellOrAbility', is: [] }
const isAnything = ({ noun, is }: Filter): boolean => noun === ANYTHING.noun && is.length === 0
/** "Red spells or abilities from red sources" is said of spells and of abilities (`spellsAndSources`). */
const isMixed = ({ noun, is }: Filter): boolean => noun !== 'ability' && is.some((one) => one.is === 'ofSource')
/** What could target it; all spells and abilities are no filter. */
const aimed: Syntax<Filter | null> = mapped(many, {
  to: (by) => (isMixed(by) ? undefined : isAnything(by) ? null : by),
  is: (value) => value === null || isFilter(value),
  from: (by) => by ?? ANYTHING,
})

const UNBLOCKABLE = { kind: 'cantBeBlocked', by: null, except: null } as const
const BLOCK = { kind: 'cantBlock', what: null } as const
/** After "can't", each alone or with others: "can't attack or be blocked". */
const forbidden = table<Restriction>('what it does', {
  attack: { kind: 'cantAttack', unless: null },
  block: BLOCK,
  'be blocked': UNBLOCKABLE,
  'be regenerated': { kind: 'cantBeRegenerated' },
  transform: { kind: 'cantTransform' },
  'crew Vehicles': { kind: 'cantCrew' },
  'phase out': { kind: 'cantPhaseOut' },
  'be equipped': { kind: 'cantHold', what: 'Equipment' },
  'be enchanted': { kind: 'cantHold', what: 'Aura' },
  'be enchanted by other Auras': { kind: 'cantHold', what: 'Aura', others: true },
})

/** Those worded the same with and without "this turn". */
const cants: Syntax<Restrictions> = wordings(
  phrase`can't ${series(forbidden, 'or', { max: 3 })}`,
  phrase`can't ${series(
    table<Restriction>('what it does', { attack: { kind: 'cantAttackAlone' }, block: { kind: 'cantBlockAlone' } }),
    'or',
    { max: 2 },
  )} alone`,
  fightingAtACost,
  words('can only attack alone', [{ kind: 'attacksOnlyAlone' }]),
  words("can't block and can't be blocked", [BLOCK, UNBLOCKABLE]),
  shaped(phrase`can't block or be blocked by ${many}`, (what) => [
    { kind: 'cantBlock', what },
    { kind: 'cantBeBlocked', by: what, except: null },
  ]),
  phrase`are|is ${words('indestructible', [{ kind: 'cantBeDestroyed' }])}`,
  alone(
    wordings(
      part({ kind: 'cantBeBlockedUnlessPaid' })`can't be blocked unless ${singular(words('defending player'))}
        ${{ cost: paid }} for each creature they control that's blocking it`,
      part({ kind: 'cantAttack', unless: null })`can't attack ${{ whom: attackedThere }}`,
      part({ kind: 'cantBlock' })`can block only ${{ what: others }}`,
      part({ kind: 'cantBlock' })`can't block ${{ what: wordings(thatThing, many) }}`,
      part({ kind: 'cantBeBlocked', except: null })`can't be blocked by ${{ by: wordings(thatThing, many) }}`,
      part({ kind: 'cantBeBlocked', by: null })`can't be blocked except by ${{ except: many }}`,
      part({ kind: 'blockedBy', most: null })`can't be blocked except by ${{ least: severalWord }} or more creatures`,
      part({ kind: 'blockedBy', least: 0 })`can't be blocked by more than ${{ most: numberWord }} creatures|creature`,
      part({ kind: 'cantHaveCounters' })`can't have ${{ counter: optional(counterKind) }} counters put on them|it`,
      part({
        kind: 'mostCounters',
      })`can't have more than ${{ n: numberWord }} ${{ counter: counterKind }} counters|counter
        on [it / them]`,
      part({ kind: 'cantHaveKeyword' })`can't have [/ or gain] ${{ keyword: keywordName }}`,
      part({ kind: 'cantBeTargeted' })`can't be the [target / targets] of ${{
        by: wordings(aimed, spellsAndSources),
      }}`,
    ),
  ),
)

/** Whose untap steps, of what stays tapped. */
const theirs = wordings(
  words("its controller's"),
  words("their controllers'"),
  words('your'),
  words("their controller's"),
)
/** "Doesn't untap during its controller's untap step": as long as the effect lasts. */
export const staysTapped = part({
  kind: 'doesntUntap',
})`don't|doesn't untap during ${wordings(theirs, words('their'))} ${untapSteps}`

/** Without whom it can't attack or block. */
const company = wordings(
  part()`${{ company: indefinite }} also`,
  part()`at least ${{ least: severalWord }} other creatures`,
)

/** Players whom the words before have named: "that player", "that opponent". */
const playerNamed = narrowed(player, (who) => (who as { readonly kind: string }).kind === 'said')
/** What attacks or blocks if able, and whom. */
const mustFight = wordings(
  part({ kind: 'mustAttack' })`attack|attacks ${wordings(
    maybe`${{ whom: either(attackedThere, part({ walkers: false })`${{ players: playerNamed }}`) }}`,
    part({ owner: true } as const)`its owner`,
    part({ itself: true } as const)`~`,
  )}`,
  part({ kind: 'mustBlock' })`block|blocks ${{ whom: optional(thatThing) }}`,
)

/** "Attacks that player each combat if able". */
export const fightsEach: Syntax<Restriction> = part()`${mustFight} each ${{ per: period }} if able`

const goaded: Syntax<Restrictions> = words('is goaded', [
  { kind: 'mustAttack', per: 'combat' },
  { kind: 'goaded' },
] as const)

const CREWS = table('what it does', {
  'crews Vehicles': ['crew'],
  'saddles Mounts and crews Vehicles': ['saddle', 'crew'],
} as const)
/** "Crews Vehicles as though its power were 2 greater" (today:702.122). */
const crewing = wordings(
  part({ kind: 'crewsAs' })`${{ does: CREWS }} as though its power were ${{ more: digits }} greater`,
  part({ kind: 'crewsAs', more: null })`${{ does: CREWS }} using its toughness rather than its power`,
)

/** "Attacks or blocks each combat if able": a requirement for either. */
const fightsEither: Syntax<Restrictions> = shaped(
  part()`attack|attacks or block|blocks each ${{ per: period }} if able`,
  ({ per }) => [
    { kind: 'mustAttack', per },
    { kind: 'mustBlock', per, whom: null },
  ],
)

/** In a static ability: "can't block", "attacks each turn if able", "doesn't untap during your untap step". */
export function standing(condition: Syntax<Condition>): Syntax<Restrictions> {
  const one = wordings(
    part({ kind: 'cantAttackAlone' })`can't attack unless ${company} attack|attacks`,
    part({ kind: 'cantBlockAlone' })`can't block unless ${company} block|blocks`,
    fightsEach,
    part({ kind: 'mustBlock', per: 'combat' })`block|blocks ${{ whom: thatThing }} if able`,
    part({ kind: 'mustBeBlocked' })`must be blocked if able`,
    part({
      kind: 'assignsByToughness',
    })`assign|assigns combat damage equal to ${its} toughness rather than ${its} power`,
    part({ kind: 'attachesOnlyTo' })`can be attached only to ${{ what: indefinite }}`,
    staysTapped,
    part({ kind: 'cantBeCountered' })`can't be countered [/ by spells or abilities]`,
    additional,
    asThough,
    crewing,
  )
  const plain = wordings(cants, alone(one), goaded, fightingUnless(condition), fightsEither)
  return wordings(plain, alsoInactive(plain))
}

/** "If" where the language has "unless". */
export const notThat = memoised((condition: Syntax<Condition>) => shaped(condition, (of) => ({ kind: 'not', of })))

/** "Can't attack or block unless you control another Giant": the same condition for both. */
const fightingUnless = (condition: Syntax<Condition>): Syntax<Restrictions> =>
  mapped(
    part()`can't ${{ does: fighting }} ${{
      unless: wordings(phrase`unless ${condition}`, phrase`if ${notThat(condition)}`),
    }}`,
    {
      to: ({ does, unless }): Restrictions =>
        does.map((one) =>
          one === 'attack' ? { kind: 'cantAttack', unless } : { kind: 'cantBlock', what: null, unless },
        ),
      is: isList,
      from: (list) => {
        const [first] = list
        const unless = first?.kind === 'cantAttack' || first?.kind === 'cantBlock' ? first.unless : null
        return unless ? { does: fightingIn(list), unless } : undefined
      },
    },
  )

/** Of activated abilities: all, or but for those that are for mana. */
export const cantBeActivated = part({
  kind: 'cantActivate',
})`can't be activated ${maybe`${{ exceptMana: notForMana }}`}`
/** After whose they are: "activated abilities with {T} in their costs can't be activated". */
export const abilitiesOff = part()`activated abilities ${maybe`${{
  tapping: words('with {T} in their costs', true),
}}`} ${cantBeActivated}`

/** "Can't attack or block, and its activated abilities can't be activated". */
const alsoInactive = (restrictions: Syntax<Restrictions>): Syntax<Restrictions> =>
  shaped(part()`${{ first: restrictions }} ${andIts} ${{ then: abilitiesOff }}`, ({ first, then }) => [...first, then])
const andIts = part()`[, and / and] ${its}`

/** 502.8b: however it is said, it may block those and still any others. */
const shadowBlocked = part({
  kind: 'asThough',
  does: 'block',
  has: 'shadow',
  lacks: null,
})`can block creatures with shadow as
  though [they didn't have / ~ had] shadow`

const wall = wordings(words('Wall', { subtype: 'Wall' }), words('Walls', { subtype: 'Wall' }))
/** As though what: "it had flying", "it didn't have defender". */
const otherwise = wordings(
  part({ lacks: null })`${it} had ${{ has: keywordName }}`,
  part({ has: null })`${it} didn't have ${{ lacks: keywordName }}`,
  part({ has: null })`[it wasn't a / they weren't] ${{ lacks: wall }}`,
)
const doing = part({ kind: 'asThough' })`can ${{ does: oneOf('what it does', ['attack', 'block']) }}`
/** "Can block as though it had flying", "can attack as though it didn't have defender". */
const asThough = wordings(part()`${doing} as though ${otherwise}`, shadowBlocked)

const often = wordings(words(''), words('each turn'), words('each combat'))
const additional = wordings(
  part({ kind: 'blocksAdditional' })`can block ${{
    n: wordings(
      words('an additional creature', 1),
      phrase`an additional ${phrase`${counted} creatures|creature`}`,
      phrase`up to ${phrase`${numberWord} additional creatures|creature`}`,
      words('any number of creatures', { kind: 'all' }),
    ),
  }} ${often}`,
  part({
    kind: 'blocksAdditional',
  })`can block an additional creature ${often} ${{ n: forEach }}`,
)

/** In an effect, before "this turn". */
export const passing: Syntax<Restrictions> = wordings(cants, alone(additional))

/** In an effect, after "until your next turn". */
export const passingToo: Syntax<Restrictions> = alsoInactive(passing)

/** In an effect, before "for as long as". */
export const passingWhile: Syntax<Restrictions> = wordings(cants, alone(staysTapped))

/** In an effect, with its own duration. */
export const passingAt: Syntax<Restrictions> = alone(
  wordings(
    part({ kind: 'cantBeBlocked', by: null })`can't be blocked this turn except by ${{ except: many }}`,
    part()`${doing} this turn as though ${otherwise}`,
    part({ per: 'turn' })`${mustFight} this turn if able`,
    part({ kind: 'mustBlockEach' })`block|blocks each ${{ whom: filter('one') }} this turn if able`,
    part({ kind: 'assignsNoDamage' })`assign|assigns no combat damage this turn`,
    part({
      kind: 'assignsOnlyAsUnblocked',
    })`assign|assigns ${its} combat damage this turn as though ${it} weren't blocked`,
    part({ kind: 'mustBeBlocked' })`must be blocked this turn if able`,
  ),
)

/** In an effect, with the combat phase as its duration. */
export const passingInCombat: Syntax<Restrictions> = alone(
  wordings(
    part({ per: 'combat' })`${mustFight} this combat if able`,
    part({ kind: 'assignsNoDamage' })`assign|assigns no combat damage this combat`,
    part({ kind: 'mustBeBlocked' })`must be blocked this combat if able`,
  ),
)

/** In an effect without a duration. */
export const passingForGood: Syntax<Restrictions> = alone(part()`${mustFight} each ${{ per: period }} if able`)

/** In an effect, after "during target player's next turn": in each of its combats. */
export const passingThen: Syntax<Restrictions> = wordings(passing, alone(part({ per: 'combat' })`${mustFight} if able`))

/** "Doesn't untap during its controller's next untap step": lasts until it is used up. */
export const nextUntap: Syntax<Restrictions> = alone(
  part({
    kind: 'doesntUntapNext',
  })`don't|doesn't untap during ${theirs} next ${maybe`${{ steps: severalWord }}`} ${untapSteps}`,
)
