/**
 * The texts that keywords are short for, one for each ability (502 of 2004, 702 of 2011). The grammar reads them like
 * any other text, so they mean what they would mean written out. Where the books differ, those of each.
 */
import type { Filter, GiftName, KeywordOf, TextKeyword, Variants, VariantsBy } from '../../language/index.ts'
import { one, part, phrase, print, singular, words } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { filter } from '../nouns/index.ts'
import { cumulativeUpkeepText } from './cumulativeUpkeep.ts'
import { cyclingText } from './cycling.ts'
import { some, written } from './grammar.ts'

const lessForEach = phrase`~ costs {1} less to cast for each ${filter('one')} you control.`

const CREATURE: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
const attachedToOwn = phrase`Attach ~ to target ${filter('one')} you control.`

const championed = phrase`When ~ enters the battlefield, you may exile another ${one(filter('one'))} you control. If you don't, sacrifice ~.`

const echoOwed = phrase`at the beginning of your upkeep, if ~ came under your control since the beginning of your last upkeep,
  sacrifice ~ unless you ${payment}.`

const hides = (n: number): string =>
  `When ~ enters the battlefield, look at the top ${some(n, 'card')} of your library. Exile one of them face down, then put the rest on the bottom of your library in any order. Any player who has controlled ~ may look at the exiled card.`

const modularCounters = (n: number | 'sunburst'): string =>
  n === 'sunburst'
    ? 'a +1/+1 counter on it for each color of mana spent to cast it'
    : `${some(n, '+1/+1 counter')} on it`

/** With none of them, nothing is said of how it enters. */
const comesWith = (n: number | 'sunburst', counters: string): readonly string[] =>
  n === 0 ? [] : [`~ enters the battlefield with ${counters}.`]

/** It is of no use to whoever controls the spell or ability, unless they pay. */
const warded = part()`whenever ~ becomes the target of a spell or ability an opponent controls, counter that spell or ability
  unless ${singular(words('its controller'))} ${{ cost: payment }}.`

/** today:702.174d-i. */
const GIVEN: Readonly<Record<GiftName, string>> = {
  card: 'draws a card',
  'extra turn': 'takes an extra turn after this one',
  Food: 'creates a Food token',
  Octopus: 'creates an 8/8 blue Octopus creature token',
  'tapped Fish': 'creates a tapped 1/1 blue Fish creature token',
  Treasure: 'creates a Treasure token',
}

const crafted = {
  1: phrase`Exile a ${one(filter('one'))}`,
  2: phrase`Exile two ${filter('many')}`,
  3: phrase`Exile three ${filter('many')}`,
  4: phrase`Exile four ${filter('many')}`,
  more: phrase`Exile one or more ${filter('many')}`,
}

type TextOf<N extends TextKeyword> = (keyword: KeywordOf<N>) => readonly string[] | Variants<string>

export const TEXTS: { readonly [N in TextKeyword]: TextOf<N> } = {
  absorb: ({ n }) => [`If a source would deal damage to ~, prevent ${n} of that damage.`],
  affinity: (keyword) => [print(lessForEach, keyword.for) ?? ''],
  afflict: ({ n }) => [`Whenever ~ becomes blocked, defending player loses ${n} life.`],
  afterlife: ({ n }) => [`When ~ dies, create ${some(n, '1/1 white and black Spirit creature token')} with flying.`],
  amplify: ({ n }) => [
    `As ~ enters the battlefield, reveal any number of cards from your hand that share a creature type with ~. ~ enters the battlefield with ${some(n, '+1/+1 counter')} on it for each card revealed this way.`,
  ],
  annihilator: ({ n }) => [`Whenever ~ attacks, defending player sacrifices ${some(n, 'permanent')}.`],
  auraSwap: ({ cost }) => [`${written(cost)}: Exchange ~ with an Aura card in your hand.`],
  /** today:702.165: what is gained is filled in from the rest of the text (`finishing/backup.ts`). */
  backup: ({ n }) => [
    `When ~ enters the battlefield, put ${some(n, '+1/+1 counter')} on target creature. If it's another creature, it gains flying until end of turn.`,
  ],
  battleCry: () => ['Whenever ~ attacks, each other attacking creature gets +1/+0 until end of turn.'],
  blitz: () => [
    'As long as its blitz cost was paid, ~ has haste and "When ~ dies, draw a card."',
    'When ~ enters the battlefield, if its blitz cost was paid, sacrifice it at the beginning of the next end step.',
  ],
  bloodthirst: ({ n }) => [
    `If an opponent was dealt damage this turn, ~ enters the battlefield with ${some(n, '+1/+1 counter')} on it.`,
  ],
  bushido: ({ n }) => [`Whenever ~ blocks or becomes blocked, it gets +${n}/+${n} until end of turn.`],
  cascade: () => [
    "When you cast ~, exile cards from the top of your library until you exile a nonland card with mana value less than ~'s mana value. You may cast that card without paying its mana cost. Put all cards exiled this way on the bottom of your library in a random order.",
  ],
  casualty: () => ['When you cast ~, if its casualty cost was paid, copy it. You may choose new targets for the copy.'],
  /** Two linked abilities. */
  champion: (keyword) => [
    print(championed, keyword.filter) ?? '',
    "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
  ],
  changeling: () => ['~ is every creature type.'],
  cipher: () => [
    'Whenever the creature ~ haunts deals combat damage to a player, its controller copies ~. That player may cast the copy without paying its mana cost.',
  ],
  conspire: () => ['When you cast ~, if its conspire cost was paid, copy it. You may choose new targets for the copy.'],
  crew: ({ n }) => [
    `Tap any number of other untapped creatures you control with total power ${n} or greater to crew ~: ~ becomes an artifact creature until end of turn.`,
  ],
  craft: ({ cost, with: materials, n }) => [
    `${written(cost)}, Exile ~, ${print(crafted[n], materials) ?? ''} from among permanents you control and/or cards in your graveyard: Return ~ to the battlefield transformed under its owner's control. Activate only as a sorcery.`,
  ],
  cumulativeUpkeep: cumulativeUpkeepText,
  cycling: cyclingText,
  dash: () => [
    '~ has haste as long as its dash cost was paid.',
    "When ~ enters the battlefield, if its dash cost was paid, return it to its owner's hand at the beginning of the next end step.",
  ],
  decayed: () => ["~ can't block.", 'When ~ attacks, sacrifice it at end of combat.'],
  demonstrate: () => [
    'When you cast ~, you may copy it. You may choose new targets for the copy. If you do, choose an opponent. That player copies ~. That player may choose new targets for the copy.',
  ],
  dethrone: () => ['Whenever ~ attacks the player with the most life or tied for most life, put a +1/+1 counter on ~.'],
  devoid: () => ['~ is colorless.'],
  devour: ({ n }) => [
    `As ~ enters the battlefield, you may sacrifice any number of creatures. ~ enters the battlefield with ${some(n, '+1/+1 counter')} on it for each creature sacrificed this way.`,
  ],
  echo: ({ cost }) => [print(echoOwed, cost) ?? ''],
  embalm: ({ cost }) => [
    `${written(cost)}, Exile ~ from your graveyard: Create a token that's a copy of ~, except it's white, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.`,
  ],
  encore: ({ cost }) => [
    `${written(cost)}, Exile ~ from your graveyard: For each opponent, create a token that's a copy of ~ and it attacks that player this turn if able. Those tokens gain haste. Sacrifice them at the beginning of the next end step. Activate only as a sorcery.`,
  ],
  enlist: () => [
    "As ~ attacks, you may tap an untapped nonattacking creature you control without summoning sickness. When you do, ~ gets +X/+0 until end of turn, where X is that creature's power.",
  ],
  equip: ({ cost, for: host = CREATURE }) => [
    `${written(cost)}: ${print(attachedToOwn, host)} Activate only as a sorcery.`,
  ],
  eternalize: ({ cost }) => [
    `${written(cost)}, Exile ~ from your graveyard: Create a token that's a copy of ~, except it's black, it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.`,
  ],
  escalate: ({ cost }) => [`~ costs ${written(cost)} more to cast for each mode beyond the first.`],
  evoke: () => ['When ~ enters the battlefield, if its evoke cost was paid, its controller sacrifices it.'],
  evolve: () => [
    "Whenever a creature enters the battlefield under your control, if that creature's power is greater than ~'s power or that creature's toughness is greater than ~'s toughness, put a +1/+1 counter on ~.",
  ],
  exalted: () => ['Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.'],
  exploit: () => ['When ~ enters the battlefield, you may sacrifice a creature.'],
  extort: () => [
    'Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain life equal to the life lost this way.',
  ],
  fabricate: ({ n }) => [
    `When ~ enters the battlefield, you may put ${some(n, '+1/+1 counter')} on it. If you don't, create ${some(n, '1/1 colorless Servo artifact creature token')}.`,
  ],
  fading: ({ n }) => [
    ...comesWith(n, `${some(n, 'fade counter')} on it`),
    "At the beginning of your upkeep, remove a fade counter from ~. If you can't, sacrifice ~.",
  ],
  firebending: ({ n }) => [
    `Whenever ~ attacks, add ${'{R}'.repeat(n)}. Until end of combat, you don't lose this mana as steps and phases end.`,
  ],
  flanking: () => [
    'Whenever ~ becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.',
  ],
  forMirrodin: () => ['When ~ enters the battlefield, create a 2/2 red Rebel creature token, then attach ~ to it.'],
  fortify: ({ cost }) => [`${written(cost)}: Attach ~ to target land you control. Activate only as a sorcery.`],
  frenzy: ({ n }) => [`Whenever ~ attacks and isn't blocked, it gets +${n}/+0 until end of turn.`],
  /** today:702.174b; an instant or sorcery gives it before its other effects (`engine/keywords`). */
  gift: ({ what }) => [`When ~ enters the battlefield, if the gift was promised, the promised player ${GIVEN[what]}.`],
  graft: ({ n }) => [
    ...comesWith(n, `${some(n, '+1/+1 counter')} on it`),
    'Whenever another creature enters the battlefield, if ~ has a +1/+1 counter on it, you may move a +1/+1 counter from ~ onto that creature.',
  ],
  gravestorm: () => [
    'When you cast ~, copy it for each permanent that died this turn. You may choose new targets for the copies.',
  ],
  /** What a permanent and what an instant or sorcery with it does; only one of them can happen to a card. */
  haunt: () => [
    'When ~ dies, exile it haunting target creature.',
    'When ~ is put into a graveyard after resolving, exile it haunting target creature.',
  ],
  /** First without a number, when it also said that the permanent enters tapped. */
  hideaway: ({ n }) => (n === null ? ['~ enters the battlefield tapped.', hides(4)] : [hides(n)]),
  impending: ({ n }) => [
    `If its impending cost was paid, ~ enters the battlefield with ${n === 'x' ? 'X time counters' : some(n, 'time counter')} on it.`,
    "As long as its impending cost was paid and ~ has a time counter on it, ~ isn't a creature.",
    'At the beginning of your end step, if its impending cost was paid and it has a time counter on it, remove a time counter from it.',
  ],
  increment: () => [
    "Whenever you cast a spell, if the amount of mana spent to cast that spell is greater than ~'s power or the amount of mana spent to cast that spell is greater than ~'s toughness, put a +1/+1 counter on ~.",
  ],
  ingest: () => ['Whenever ~ deals combat damage to a player, that player exiles the top card of their library.'],
  levelUp: ({ cost }) => [`${written(cost)}: Put a level counter on ~. Activate only as a sorcery.`],
  /** 2011:702.90, today:702.92: what the token is besides a Germ. */
  livingWeapon: (): VariantsBy<'livingWeapon', string> => {
    const makes = (germ: string) => [
      `When ~ enters the battlefield, create a 0/0 black ${germ} creature token, then attach ~ to it.`,
    ]
    return { by: 'livingWeapon', at: { germ: makes('Germ'), phyrexianGerm: makes('Phyrexian Germ') } }
  },
  livingMetal: () => ["As long as it's your turn, ~ is a creature in addition to its other types."],
  melee: () => ['Whenever ~ attacks, it gets +1/+1 until end of turn for each opponent you attacked this combat.'],
  /** A later name for what these books say in words. */
  menace: () => ["~ can't be blocked except by two or more creatures."],
  mentor: () => [
    "Whenever ~ attacks, put a +1/+1 counter on target attacking creature with power less than ~'s power.",
  ],
  mobilize: ({ n }) => [
    `Whenever ~ attacks, create ${some(n, '1/1 red Warrior creature token')} ${n === 1 ? "that's" : 'that are'} tapped and attacking. Sacrifice ${n === 1 ? 'it' : 'them'} at the beginning of the next end step.`,
  ],
  modular: ({ n }) => [
    ...comesWith(n, modularCounters(n)),
    'When ~ dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on ~.',
  ],
  myriad: () => [
    "Whenever ~ attacks, for each opponent other than defending player, you may create a token that's a copy of ~ that's tapped and attacking that player or a planeswalker they control. Exile each token created this way at end of combat.",
  ],
  ninjutsu: ({ cost }) => [
    `${written(cost)}, Return an unblocked attacking creature you control to its owner's hand: Put ~ onto the battlefield from your hand tapped and attacking the same player or planeswalker as that creature.`,
  ],
  offspring: () => [
    "When ~ enters the battlefield, if its offspring cost was paid, create a token that's a copy of it, except it's 1/1.",
  ],
  outlast: ({ cost }) => [`${written(cost)}, {T}: Put a +1/+1 counter on ~. Activate only as a sorcery.`],
  partner: ({ with: name }) =>
    name === undefined
      ? []
      : [
          `When ~ enters the battlefield, target player may search their library for a card named ${name}, reveal it, put it into their hand, then shuffle.`,
        ],
  persist: () => [
    "When ~ dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.",
  ],
  poisonous: ({ n }) => [`Whenever ~ deals combat damage to a player, that player gets ${some(n, 'poison counter')}.`],
  provoke: () => [
    'Whenever ~ attacks, you may have target creature defending player controls block it this combat if able. If you do, untap that creature.',
  ],
  prowess: () => ['Whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn.'],
  /** 2004:502.12a, 2011:702.21a: in the first book one blocker is not enough to make it trigger. */
  rampage: ({ n }): VariantsBy<'rampage', string> => {
    const grows = `it gets +${n}/+${n} until end of turn for each creature blocking it beyond the first.`
    return {
      by: 'rampage',
      at: {
        byTwo: [`Whenever ~ becomes blocked by two or more creatures, ${grows}`],
        byAny: [`Whenever ~ becomes blocked, ${grows}`],
      },
    }
  },
  /** In the graveyard. Its own death doesn't count: it isn't there yet. */
  ravenous: () => [
    '~ enters the battlefield with X +1/+1 counters on it.',
    'When ~ enters the battlefield, if X is 5 or more, draw a card.',
  ],
  reconfigure: ({ cost }) => [
    `${written(cost)}: Attach ~ to another target creature you control. Activate only as a sorcery.`,
    `${written(cost)}: Unattach ~. Activate only as a sorcery and only if ~ is attached to a creature.`,
    "As long as ~ is attached to a creature, ~ isn't a creature.",
  ],
  recover: ({ cost }) => [
    `Whenever another creature is put into your graveyard from the battlefield, you may pay ${written(cost)}. If you do, return ~ from your graveyard to your hand. If you don't, exile ~.`,
  ],
  reinforce: ({ n, cost }) => [
    `${written(cost)}, Discard ~: Put ${n === 'x' ? 'X +1/+1 counters' : some(n, '+1/+1 counter')} on target creature.`,
  ],
  renown: ({ n }) => [
    `When ~ deals combat damage to a player, if ~ isn't renowned, put ${some(n, '+1/+1 counter')} on ~ and it becomes renowned.`,
  ],
  replicate: () => [
    'When you cast ~, copy it for each time its replicate cost was paid. You may choose new targets for the copies.',
  ],
  riot: () => [
    "You may have ~ enter the battlefield with an additional +1/+1 counter on it. If you don't, it gains haste.",
  ],
  ripple: ({ n }) => [
    `When you cast ~, you may reveal the top ${n === 1 ? 'card' : some(n, 'card')} of your library. You may cast any number of cards with the same name as ~ revealed this way without paying their mana costs. Put all cards revealed this way on the bottom of your library in any order.`,
  ],
  saddle: ({ n }) => [
    `Tap any number of other untapped creatures you control with total power ${n} or greater to saddle ~: ~ becomes saddled until end of turn. Activate only as a sorcery.`,
  ],
  scavenge: ({ cost }) => [
    `${written(cost)}, Exile ~ from your graveyard: Put a number of +1/+1 counters on target creature equal to ~'s power. Activate only as a sorcery.`,
  ],
  skulk: () => ["~ can't be blocked by creatures with power greater than ~'s power."],
  soulbond: () => [
    "When ~ enters the battlefield, if ~ isn't paired, you may pair ~ with another unpaired creature you control.",
    "Whenever another creature enters the battlefield under your control, if ~ isn't paired, you may pair ~ with that creature.",
  ],
  soulshift: ({ n }) => [
    `When ~ dies, you may return target Spirit card with mana value ${n} or less from your graveyard to your hand.`,
  ],
  squad: () => [
    'When ~ enters the battlefield, create X tokens that are copies of it, where X is the number of times its squad cost was paid.',
  ],
  station: () => [
    "Tap another untapped creature you control: Put a number of charge counters on ~ equal to the tapped creature's power. Activate only as a sorcery.",
  ],
  storm: () => [
    'When you cast ~, copy it for each spell cast before it this turn. You may choose new targets for the copies.',
  ],
  sunburst: () => [
    'If ~ is a creature, ~ enters the battlefield with a +1/+1 counter on it for each color of mana spent to cast it.',
    "If ~ isn't a creature, ~ enters the battlefield with a charge counter on it for each color of mana spent to cast it.",
  ],
  /** The abilities that work in exile; setting it aside is a special action. */
  suspend: () => [
    'At the beginning of your upkeep, if ~ is in exile with a time counter on it, remove a time counter from it.',
    'When the last time counter is removed from ~, if ~ is in exile, cast ~ without paying its mana cost if able.',
  ],
  totemArmor: () => ['If enchanted creature would be destroyed, instead remove all damage from it and destroy ~.'],
  training: () => [
    "Whenever ~ and at least one other creature with power greater than ~'s power attack, put a +1/+1 counter on ~.",
  ],
  transfigure: ({ cost }) => [
    `${written(cost)}, Sacrifice ~: Search your library for a creature card with mana value equal to ~'s mana value, put it onto the battlefield, then shuffle. Activate only as a sorcery.`,
  ],
  transmute: ({ cost }) => [
    `${written(cost)}, Discard ~: Search your library for a card with mana value equal to ~'s mana value, reveal it, put it into your hand, then shuffle. Activate only as a sorcery.`,
  ],
  tribute: ({ n }) => [
    `As ~ enters the battlefield, an opponent of your choice may put ${some(n, '+1/+1 counter')} on it.`,
  ],
  undaunted: () => ['~ costs {1} less to cast for each opponent you have.'],
  undying: () => [
    "When ~ dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.",
  ],
  unearth: ({ cost }) => [
    `${written(cost)}: Return ~ from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. Activate only as a sorcery.`,
  ],
  unleash: () => [
    'You may have ~ enter the battlefield with an additional +1/+1 counter on it.',
    "~ can't block as long as it has a +1/+1 counter on it.",
  ],
  /** Without a number it says nothing about how it enters. */
  vanishing: ({ n }) => [
    ...comesWith(n ?? 0, `${some(n ?? 0, 'time counter')} on it`),
    'At the beginning of your upkeep, if ~ has a time counter on it, remove a time counter from it.',
    'When the last time counter is removed from ~, sacrifice it.',
  ],
  warp: () => [
    'At the beginning of the end step, if its warp cost was paid, exile ~. You may cast it for as long as it remains exiled.',
  ],
  ward: ({ cost }) => [print(warded, { cost }) ?? ''],
}
