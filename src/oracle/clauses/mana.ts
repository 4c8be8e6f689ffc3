/** Adding mana (406 of 2004, 106 and 605 of 2011). */
import {
  COLORS,
  type Filter,
  type Keyword,
  type ManaOutput,
  type ManaRange,
  type ManaType,
  type ManaUse,
  type Players,
  type Quantity,
  type Spending,
} from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  optional,
  part,
  phrase,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { keyword } from '../keywords/index.ts'
import { hybridHalves, manaSymbol, manaSymbols, numberWord, numeralMana } from '../lexicon/index.ts'
import { castOrigin, counted, filter, indefinite, measure, qualified, written } from '../nouns/index.ts'
import { saidKeyword } from '../reading/index.ts'
import { eachOf, forEach, perEach } from './amounts.ts'
import { additional, thatPlayer, theyAgain, UNCOUNTERABLE, youAgain } from './clause.ts'

/** "{R} or {G}". */
const oneOf = part({ kind: 'oneOf', n: 1 })`${{ among: series(manaSymbol, 'or', { min: 2, max: 5 }) }}`

const anyOne = part({ kind: 'oneOf', among: COLORS, n: 1 } as const)`one mana of any color [/ they choose]`
const anyColor = wordings(
  anyOne,
  part({ kind: 'oneOf', among: COLORS })`${{ n: counted }} mana of any one color`,
  part({ kind: 'combination', among: COLORS })`${{ n: counted }} mana in any combination of colors`,
  part({ kind: 'combination', among: COLORS, distinct: true })`${{ n: counted }} mana of different colors`,
  part({
    kind: 'combination',
  })`${{ n: wordings(counted, words('that much', { kind: 'thatMuch' } as const)) }} mana in any combination of ${{
    among: series(manaSymbol, 'and/or', { min: 2, max: 5 }),
  }}`,
)

const EXILED: Filter = { noun: 'card', is: [{ is: 'exiledWith' }] }
const colors = table('what kind', { type: false, color: true })
/** "Any color that a land an opponent controls could produce": a type determined by the game (2011:106.7). */
const range: Syntax<ManaRange> = wordings(
  part({ kind: 'couldProduce' })`any ${{ colors }} that ${{ what: indefinite }} could produce`,
  part({ kind: 'colorsAmong' })`any color among ${{ what: filter('many') }}`,
  part({ kind: 'produced' })`any ${{ colors }} that [land / permanent] produced`,
  words("any color in your commander's color identity", { kind: 'identity' } as const),
  words('the chosen color', { kind: 'chosen' } as const),
  words("any of the exiled card's colors", { kind: 'colorsAmong', what: EXILED } as const),
)
const orChosen: Syntax<ManaRange> = part({ kind: 'chosen' })`${{ or: manaSymbol }} or one mana of the chosen color`
const ofRange = wordings(
  part({ kind: 'range', n: 1 })`${{ of: orChosen }}`,
  part({ kind: 'range', n: 1 })`one ${additional} mana of ${{ of: range }}`,
  part({ kind: 'range' })`${{ n: counted }} mana of ${{ of: range }}`,
)

type ForEach = Extract<ManaOutput, { kind: 'repeat' | 'combination' }>
const isForEach = (said: unknown): said is ForEach => {
  const kind = (said as ManaOutput | null)?.kind
  return kind === 'repeat' || kind === 'combination'
}
const ANY_ONE = { kind: 'oneOf', among: COLORS, n: 1 } as const

interface OfEach {
  readonly one: readonly ManaType[] | typeof ANY_ONE
  readonly each: Quantity
}
/** "{G} for each Elf on the battlefield", "{C}{C} for each card revealed this way", "one mana of any color for each". */
const forEachOne: Syntax<ForEach> = mapped(part()`${{ one: either(manaSymbols, anyOne) }} ${{ each: forEach }}`, {
  to: ({ one, each }: OfEach): ForEach | undefined => {
    if ('kind' in one) return { kind: 'combination', among: COLORS, n: each }
    const [mana, ...more] = one
    const n = perEach({ n: one.length, each })
    return mana === undefined || n === undefined || more.some((other) => other !== mana)
      ? undefined
      : { kind: 'repeat', mana, n }
  },
  is: isForEach,
  from: (meant): OfEach | undefined => {
    if (meant.kind === 'combination')
      return sameValue(meant.among, COLORS) ? { one: ANY_ONE, each: meant.n } : undefined
    const said = eachOf(meant.n)
    return said === undefined || typeof said.n !== 'number' || said.n < 1
      ? undefined
      : { one: Array<ManaType>(said.n).fill(meant.mana), each: said.each }
  },
})
const thatMuch = part({ kind: 'repeat', n: { kind: 'thatMuch' } })`that much ${{ mana: manaSymbol }}`
const equalTo = part({ kind: 'repeat' })`an amount of ${{ mana: manaSymbol }} equal to ${{ n: measure }}`
/** "Six {G}", "X mana of {R}". */
const times = part({ kind: 'repeat' })`${wordings(part()`${{ n: written }} mana of`, part()`${{ n: numberWord }}`)} ${{
  mana: manaSymbol,
}}`
/** Older texts write colourless mana as a number or a variable (2004:104.3d). */
const numeral = part({ kind: 'fixed' })`${{ mana: numeralMana }}`
const variable = part({ kind: 'repeat', mana: 'C', n: { kind: 'x' } })`{X}`
const fixed = part({ kind: 'fixed' })`${{ mana: manaSymbols }}`
/** "{R} or {G}" is one of two types. */
const lists = narrowed(series(manaSymbols, 'or', { min: 2, max: 5 }), (all) => all.some(({ length }) => length > 1))
const alternatives = part({ kind: 'alternatives' })`${{ of: either(hybridHalves, lists) }}`

const output: Syntax<ManaOutput> = wordings(
  fixed,
  alternatives,
  oneOf,
  anyColor,
  ofRange,
  forEachOne,
  equalTo,
  thatMuch,
  times,
  numeral,
  variable,
)

/** Spells are named without their zone; anything with abilities is any object. */
const isSpells = ({ noun, is }: Filter): boolean => noun === 'spell' && !is.some((one) => one.is === 'in')
/** "Your commander", as it is cast (today:903.8). */
const YOUR_COMMANDER: Filter = {
  noun: 'spell',
  is: [
    { is: 'state', state: 'commander' },
    { is: 'owned', by: { kind: 'you' } },
  ],
}
const anySpells = wordings(
  narrowed(filter('many'), isSpells),
  narrowed(indefinite, isSpells),
  words('your commander', YOUR_COMMANDER),
)
/** "Spells from your graveyard": where they are cast from. */
const spells = wordings(
  anySpells,
  shaped(
    qualified(
      part()`${{ filter: anySpells }} ${{ quality: castOrigin }}`,
      (one) => one.is === 'castFrom' || (one.is === 'not' && one.of.is === 'castFrom'),
    ),
    ({ filter: of }) => of,
  ),
)
const ANYTHING: Filter = { noun: 'source', is: [] }
const NOT_TO_CAST: Spending = { cast: null, activate: ANYTHING, other: true }
/** Of spells, only on artifacts (today:111.10h). */
const ONLY_ARTIFACTS: Spending = { ...NOT_TO_CAST, cast: { noun: 'spell', is: [{ is: 'type', type: 'artifact' }] } }
const casting = part()`cast ${{ cast: spells }}`
const activating = wordings(
  part({ activate: ANYTHING })`activate abilities`,
  part()`activate abilities of ${{ activate: filter('many') }}`,
  part()`activate an ability of ${{ activate: indefinite }}`,
)
/** After "only": "to cast creature spells", "to activate abilities of artifacts". */
const spending: Syntax<Spending> = wordings(
  part({ activate: null })`to ${casting}`,
  part({ cast: null })`to ${activating}`,
  part()`to ${casting} or [/ to] ${activating}`,
  words('to pay cumulative upkeep costs', { cast: null, activate: null, keyword: 'cumulativeUpkeep' } as const),
)

interface Gain {
  readonly spell: Filter
  readonly keyword: Keyword
}
type Then = NonNullable<ManaUse['then']>
const isThen = (value: unknown): value is Then =>
  typeof value === 'object' && value !== null && 'spell' in value && 'effects' in value

const spentOn = part()`[this / that] mana is spent [on / to cast] ${{ spell: indefinite }}`
/** "That mana is spent on a creature spell, that spell gains haste until end of turn" (2011:106.6). */
const gains: Syntax<Then> = mapped(
  part()`${spentOn}, [it / that spell / that creature] gains ${{ keyword }} until end of turn`,
  {
    to: ({ spell, keyword: gained }): Then => ({
      spell,
      effects: [
        {
          kind: 'modify',
          what: { kind: 'that' },
          changes: [{ kind: 'gain', ability: saidKeyword(gained) }],
          duration: { kind: 'endOfTurn' },
        },
      ],
    }),
    is: isThen,
    from: ({ spell, effects: [gain] }): Gain | undefined => {
      const [change] = gain?.kind === 'modify' ? gain.changes : []
      return change?.kind === 'gain' && change.ability.kind === 'keyword'
        ? { spell, keyword: change.ability.keyword }
        : undefined
    },
  },
)

const uncountered: Then['effects'] = [
  { kind: 'modify', what: { kind: 'that' }, changes: UNCOUNTERABLE, duration: { kind: 'endOfTurn' } },
]
/** "That mana is spent on an instant spell, that spell can't be countered". */
const makesUncounterable: Syntax<Then> = shaped(
  part()`${spentOn}, [it / that spell] can't be countered`,
  ({ spell }) => ({ spell, effects: uncountered }),
)
const does = wordings(gains, makesUncounterable)
/** "Only to cast a creature spell, and that spell can't be countered". */
const onlyUncountered: Syntax<ManaUse> = shaped(
  part()`only to cast ${{ cast: spells }}, and that spell can't be countered`,
  ({ cast }) => ({ only: { cast, activate: null }, then: { spell: cast, effects: uncountered } }),
)

/** Who has it. */
const receiver = wordings(youAgain, theyAgain, thatPlayer)
/** The sentence after "add": what the mana may be spent on, or what it does when it is spent. */
export const manaUse: Syntax<ManaUse> = wordings(
  part({ then: null })`spend this mana only ${{ only: spending }}`,
  phrase`spend this mana ${onlyUncountered}`,
  part({ then: null, only: ONLY_ARTIFACTS })`this mana can't be spent to cast a nonartifact spell`,
  part({ then: null, only: NOT_TO_CAST })`${receiver} can't spend this mana to cast spells`,
  part({ only: null })`if ${{ then: does }}`,
  part({
    only: null,
    then: null,
  })`until end of ${{ lasts: table('a time', { turn: 'turn', combat: 'combat' }) }}, ${receiver} don't|doesn't lose this mana as steps and phases end`,
  part()`spend this mana only ${{ only: spending }}. If ${{ then: does }}`,
)

const devotions = (who: Players): Extract<ManaOutput, { kind: 'oneRepeat' }>['of'] =>
  COLORS.map((color) => ({
    mana: color,
    n: { kind: 'manaSymbols', color, among: { noun: 'permanent', is: [{ is: 'controlled', by: who }] } },
  }))
/** "Choose a color. Add one mana of that color": the choice is that of the mana. */
const ofChosen: Syntax<ManaOutput> = wordings(
  mapped(part()`choose|chooses a color. Add one mana of that color ${{ each: optional(forEach) }}`, {
    to: ({ each }): OneOf => ({ kind: 'oneOf', among: COLORS, n: each ?? 1 }),
    is: (value): value is OneOf => (value as ManaOutput | null)?.kind === 'oneOf',
    from: ({ among, n }) => (sameValue(among, COLORS) ? { each: n === 1 ? null : n } : undefined),
  }),
  shaped(part()`choose|chooses a color of ${{ what: indefinite }}. Add one mana of that color`, ({ what }) => ({
    kind: 'range',
    of: { kind: 'colorsAmong', what },
    n: 1,
  })),
  words('choose a color. Add an amount of mana of that color equal to your devotion to that color', {
    kind: 'oneRepeat',
    of: devotions({ kind: 'you' }),
  }),
  part({ kind: 'oneOfEach' })`for each color among ${{
    of: shaped(filter('many'), (what) => ({ kind: 'colorsAmong', what })),
  }}, add one mana of that color`,
)
type OneOf = Extract<ManaOutput, { kind: 'oneOf' }>

/** "X mana of any one color, where X is 1 plus its mana value": before what the mana may be spent on. */
const whereX = part({ kind: 'oneOf', among: COLORS })`X mana of any one color, where X is ${{ n: measure }}`

/** "Add {G}{G}", "adds an additional {G}", "add {R}. Spend this mana only to cast Goblin spells". */
export const addMana = wordings(
  part({
    kind: 'addMana',
  })`add|adds [/ an additional] ${{ mana: output }} [/ to [your / their] mana pool] ${maybe`. ${{ use: manaUse }}`}`,
  part({ kind: 'addMana' })`add|adds ${{ mana: whereX }}. ${{ use: manaUse }}`,
  part({ kind: 'addMana' })`${{ mana: ofChosen }}`,
)

export const loseMana = part({ kind: 'loseMana' })`lose|loses all unspent mana`
