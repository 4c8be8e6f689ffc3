/** Boards, what is paid for on them, and the best payment: `3 Mountain`, in the order of the names. */
import type { EditionId } from '../../../src/rulebook/index.ts'

export interface PaymentBoard {
  readonly why: string
  /** The sources and other permanents: `3 Island, Elf`. */
  readonly own: string
  readonly hand?: readonly string[]
  readonly graveyard?: readonly string[]
  readonly pool?: string
  /** The card to cast; or the permanent whose first ability is activated. */
  readonly pay: string
  readonly activates?: true
  readonly x?: number
  readonly turn?: { readonly active?: number; readonly step?: 'upkeep' | 'main1' | 'main2' | 'end' }
  readonly edition?: EditionId
  /** What is tapped; `null`: nothing is proposed. */
  readonly taps: string | null
  /** The mana spent, where some was floating. */
  readonly spends?: string
  readonly keeps?: readonly string[]
}

const THEIRS = { active: 1, step: 'upkeep' } as const

const COLORS: readonly PaymentBoard[] = [
  {
    why: 'a held counterspell keeps the Islands',
    own: '3 Island, 3 Mountain',
    hand: ['Refusal'],
    pay: 'Three',
    taps: '3 Mountain',
    keeps: ['Refusal'],
  },
  {
    why: 'a held red instant keeps the only Mountain',
    own: '3 Forest, Mountain',
    hand: ['Spark'],
    pay: 'Weed',
    taps: '3 Forest',
    keeps: ['Spark'],
  },
  {
    why: 'the only Island pays where the held spell is red',
    own: 'Island, 2 Mountain',
    hand: ['Spark'],
    pay: 'Two',
    taps: 'Island, Mountain',
    keeps: ['Spark'],
  },
  {
    why: 'two blue mana are kept',
    own: '2 Island, 2 Mountain',
    hand: ['Denial'],
    pay: 'Two',
    taps: '2 Mountain',
    keeps: ['Denial'],
  },
  {
    why: 'one blue and one of anything',
    own: '2 Island, 2 Swamp',
    hand: ['Refusal'],
    pay: 'Two',
    taps: '2 Swamp',
    keeps: ['Refusal'],
  },
  {
    why: 'a green trick',
    own: '2 Forest, 2 Plains',
    hand: ['Growth'],
    pay: 'Two',
    taps: '2 Plains',
    keeps: ['Growth'],
  },
  { why: 'a white one', own: '2 Forest, 2 Plains', hand: ['Mend'], pay: 'Two', taps: '2 Forest', keeps: ['Mend'] },
  { why: 'a black one', own: 'Swamp, 3 Forest', hand: ['Fade'], pay: 'Weed', taps: '3 Forest', keeps: ['Fade'] },
  {
    why: 'two tricks of two colours',
    own: '2 Forest, 2 Mountain',
    hand: ['Growth', 'Spark'],
    pay: 'Two',
    taps: 'Forest, Mountain',
    keeps: ['Growth', 'Spark'],
  },
  {
    why: 'three tricks of three colours',
    own: '2 Forest, 2 Mountain, 2 Swamp',
    hand: ['Growth', 'Spark', 'Fade'],
    pay: 'Three',
    taps: 'Forest, Mountain, Swamp',
    keeps: ['Growth', 'Spark', 'Fade'],
  },
  {
    why: 'two of the same',
    own: '3 Mountain, 2 Forest',
    hand: ['Spark', 'Spark'],
    pay: 'Two',
    taps: '2 Forest',
    keeps: ['Spark'],
  },
  {
    why: 'the coloured part leaves no choice',
    own: '3 Island, Mountain',
    hand: ['Refusal'],
    pay: 'Gold',
    taps: '2 Island, Mountain',
  },
  {
    why: 'a hybrid symbol is paid in the other colour',
    own: '2 Island, 2 Mountain',
    hand: ['Denial'],
    pay: 'Tide',
    taps: '2 Mountain',
    keeps: ['Denial'],
  },
  {
    why: 'a held hybrid needs neither colour in particular',
    own: 'Island, 2 Mountain',
    hand: ['Either'],
    pay: 'One',
    taps: 'Mountain',
  },
  {
    why: 'X takes what nothing else needs',
    own: '3 Island, 2 Mountain',
    hand: ['Spark'],
    pay: 'Surge',
    x: 3,
    taps: '3 Island, Mountain',
    keeps: ['Spark'],
  },
  {
    why: 'a held X counts its colour',
    own: '2 Forest, 2 Mountain',
    hand: ['Blaze'],
    pay: 'Two',
    taps: '2 Forest',
    keeps: ['Blaze'],
  },
  {
    why: 'nothing is saved for what can never be cast',
    own: '2 Island, Mountain, Forest',
    hand: ['Mend', 'Spark'],
    pay: 'Three',
    taps: 'Forest, 2 Island',
    keeps: ['Spark'],
  },
  {
    why: 'everything is needed',
    own: '2 Island, Mountain',
    hand: ['Refusal'],
    pay: 'Three',
    taps: '2 Island, Mountain',
  },
]

const FLEXIBLE: readonly PaymentBoard[] = [
  { why: 'with nothing held: one of each colour stays', own: '2 Island, Mountain', pay: 'One', taps: 'Island' },
  { why: 'the colour of which there is more', own: '3 Forest, Plains', pay: 'Two', taps: '2 Forest' },
  { why: 'a basic before a land of two colours', own: 'Island, Reef', pay: 'One', taps: 'Island' },
  { why: 'a land of two colours before one of all', own: 'Reef, City', pay: 'One', taps: 'Reef' },
  { why: 'colourless before all', own: 'Waste, Island, City', pay: 'One', taps: 'Waste' },
  { why: 'colourless for the generic part', own: '2 Waste, 2 Island', pay: 'Wave', taps: 'Island, 2 Waste' },
  {
    why: 'the land of all colours stays for either trick',
    own: 'Mountain, Forest, City',
    hand: ['Growth', 'Spark'],
    pay: 'One',
    taps: 'Mountain',
    keeps: [],
  },
  {
    why: 'the land of two colours pays the colour that no other gives',
    own: '2 Mountain, Reef, Forest',
    hand: ['Growth'],
    pay: 'Gold',
    taps: '2 Mountain, Reef',
    keeps: ['Growth'],
  },
  {
    why: 'the basic pays its colour, the other land stays for the trick',
    own: 'Island, Reef, 2 Swamp',
    hand: ['Spark'],
    pay: 'Wave',
    taps: 'Island, 2 Swamp',
    keeps: ['Spark'],
  },
  {
    why: 'two lands of two colours, one held spell of each',
    own: '2 Reef, 2 Forest',
    hand: ['Spark', 'Either'],
    pay: 'Two',
    taps: '2 Forest',
    keeps: ['Spark', 'Either'],
  },
  { why: 'a land before a creature', own: 'Forest, Elf', pay: 'One', taps: 'Forest' },
  { why: 'a land of all colours before a creature', own: 'City, Elf', pay: 'One', taps: 'City' },
  {
    why: 'a creature where the lands are held for a spell',
    own: '2 Island, Elf',
    hand: ['Denial'],
    pay: 'One',
    taps: 'Elf',
    keeps: ['Denial'],
  },
  {
    why: 'a creature of all colours stays when basics do',
    own: '2 Forest, Bird',
    hand: ['Spark'],
    pay: 'Two',
    taps: '2 Forest',
    keeps: ['Spark'],
  },
  {
    why: 'the land of two colours stays for the trick',
    own: 'Island, Mountain, Reef',
    hand: ['Spark'],
    pay: 'Two',
    taps: 'Island, Mountain',
    keeps: ['Spark'],
  },
  { why: 'one artifact instead of two lands', own: 'Ring, 2 Island', pay: 'Two', taps: 'Ring' },
  {
    why: 'two mana of an artifact, one of a land',
    own: 'Ring, 3 Island',
    hand: ['Refusal'],
    pay: 'Three',
    taps: 'Island, Ring',
    keeps: ['Refusal'],
  },
  { why: 'no mana is wasted where a land does', own: 'Ring, 2 Island', pay: 'One', taps: 'Island' },
  {
    why: 'an artifact that gives one mana',
    own: 'Stone, 2 Island',
    hand: ['Refusal'],
    pay: 'One',
    taps: 'Stone',
    keeps: [],
  },
  {
    why: 'waste that keeps a spell castable is right where it does no harm',
    own: 'Ring, 2 Island',
    hand: ['Denial'],
    pay: 'One',
    taps: 'Ring',
    keeps: ['Denial'],
  },
  {
    why: 'but not where mana burns',
    own: 'Ring, 2 Island',
    hand: ['Denial'],
    pay: 'One',
    edition: '2004',
    taps: 'Island',
  },
]

const TIMES: readonly PaymentBoard[] = [
  {
    why: 'a sorcery that could follow',
    own: '3 Mountain, 3 Forest',
    hand: ['Cinder'],
    pay: 'Three',
    taps: '3 Forest',
    keeps: ['Cinder'],
  },
  {
    why: 'a creature that could follow',
    own: '3 Mountain, 3 Forest',
    hand: ['Cub'],
    pay: 'Three',
    taps: '3 Mountain',
    keeps: ['Cub'],
  },
  {
    why: 'in the second main phase too',
    own: '3 Mountain, 3 Forest',
    hand: ['Cub'],
    pay: 'Three',
    turn: { step: 'main2' },
    taps: '3 Mountain',
    keeps: ['Cub'],
  },
  {
    why: 'in the upkeep a sorcery is still to come',
    own: '2 Mountain, 2 Forest',
    hand: ['Cinder'],
    pay: 'Glint',
    turn: { step: 'upkeep' },
    taps: 'Forest',
  },
  {
    why: 'at the end of turn no sorcery can follow',
    own: '2 Mountain, Forest',
    hand: ['Cinder'],
    pay: 'Glint',
    turn: { step: 'end' },
    taps: 'Mountain',
  },
  {
    why: 'in the turn of the other, instants only',
    own: '2 Mountain, 2 Island',
    hand: ['Cinder', 'Denial'],
    pay: 'Glint',
    turn: THEIRS,
    taps: 'Mountain',
    keeps: ['Denial'],
  },
  {
    why: 'flash is held as instants are',
    own: '2 Mountain, 2 Island',
    hand: ['Lurker'],
    pay: 'Glint',
    turn: THEIRS,
    taps: 'Mountain',
  },
  {
    why: 'of an instant and a sorcery, either',
    own: '2 Mountain, 2 Island',
    hand: ['Cinder', 'Refusal'],
    pay: 'Two',
    taps: 'Island, Mountain',
    keeps: ['Refusal'],
  },
  {
    why: 'two small cards before a large one',
    own: '5 Mountain, 2 Forest',
    hand: ['Giant', 'Growth', 'Spark'],
    pay: 'Two',
    taps: 'Forest, Mountain',
    keeps: ['Growth', 'Spark'],
  },
  {
    why: 'a large card where the rest is enough',
    own: '6 Mountain, Forest',
    hand: ['Giant'],
    pay: 'Two',
    taps: 'Forest, Mountain',
  },
  {
    why: 'four of any mana with one blue',
    own: '2 Island, 4 Swamp',
    hand: ['Study'],
    pay: 'Two',
    taps: '2 Swamp',
    keeps: ['Study'],
  },
  {
    why: 'flashback from the graveyard',
    own: '2 Island, Swamp',
    graveyard: ['Echo'],
    pay: 'Two',
    taps: 'Island, Swamp',
    keeps: ['Echo'],
  },
  { why: 'cycling', own: '2 Island, 2 Swamp', hand: ['Loop'], pay: 'Three', taps: 'Island, 2 Swamp', keeps: ['Loop'] },
  {
    why: 'a card that can be cast face down asks for no colour',
    own: '2 Island, 3 Swamp',
    hand: ['Veil'],
    pay: 'Two',
    taps: '2 Swamp',
  },
]

const ABILITIES: readonly PaymentBoard[] = [
  {
    why: 'regeneration is held',
    own: '2 Swamp, 2 Forest, Skeleton',
    pay: 'Two',
    taps: '2 Forest',
    keeps: ['Skeleton'],
  },
  {
    why: 'a spell before an ability',
    own: 'Swamp, Mountain, Skeleton',
    hand: ['Spark'],
    pay: 'One',
    taps: 'Swamp',
    keeps: ['Spark'],
  },
  {
    why: 'both',
    own: 'Swamp, Mountain, Forest, Skeleton',
    hand: ['Spark'],
    pay: 'One',
    taps: 'Forest',
    keeps: ['Spark', 'Skeleton'],
  },
  {
    why: 'in the turn of the other too',
    own: '2 Swamp, 2 Forest, Skeleton',
    pay: 'Glint',
    turn: THEIRS,
    taps: 'Forest',
  },
  {
    why: 'equipping, while it can be done',
    own: 'Mountain, 2 Forest, Bear, Blade',
    pay: 'Two',
    taps: '2 Forest',
    keeps: ['Blade'],
  },
  {
    why: 'not in the turn of the other',
    own: '2 Mountain, Forest, Bear, Blade',
    pay: 'Glint',
    turn: THEIRS,
    taps: 'Mountain',
  },
  {
    why: 'a land that taps for something else stays',
    own: 'Waste, 2 Island, Quarry',
    pay: 'One',
    taps: 'Waste',
    keeps: ['Quarry'],
  },
  { why: 'its ability and the mana for it', own: '3 Island, Quarry', pay: 'One', taps: 'Island', keeps: ['Quarry'] },
  {
    why: 'a land with another ability before one without',
    own: 'Island, Spring',
    pay: 'One',
    taps: 'Island',
    keeps: ['Spring'],
  },
  {
    why: 'an ability is paid with what a spell leaves',
    own: '2 Island, 2 Mountain, Lens',
    hand: ['Denial'],
    pay: 'Lens',
    activates: true,
    taps: '2 Mountain',
    keeps: ['Denial'],
  },
  {
    why: 'the ability being paid is not kept for itself',
    own: '2 Island, Mountain, Drake',
    hand: ['Spark'],
    pay: 'Drake',
    activates: true,
    taps: 'Island',
  },
]

const UNASKED: readonly PaymentBoard[] = [
  { why: 'a land that hurts is never proposed', own: '2 Island, Brass', pay: 'Two', taps: '2 Island' },
  { why: 'even to keep a spell castable', own: '2 Island, Brass', hand: ['Denial'], pay: 'One', taps: 'Island' },
  { why: 'nor where nothing else pays', own: 'Island, Brass', pay: 'Two', taps: null },
  {
    why: 'only the half that does not hurt',
    own: 'Thorn, 2 Island',
    hand: ['Denial'],
    pay: 'One',
    taps: 'Thorn',
    keeps: ['Denial'],
  },
  { why: 'not the half that does', own: 'Thorn, Island', pay: 'Tide', taps: 'Island, Thorn' },
  { why: 'nothing is sacrificed', own: '2 Island, Petal', hand: ['Denial'], pay: 'One', taps: 'Island' },
  { why: 'nor where nothing else pays', own: 'Island, Petal', pay: 'Two', taps: null },
  {
    why: 'what does not untap is not used up',
    own: 'Vault, 3 Island',
    hand: ['Denial'],
    pay: 'Three',
    taps: '3 Island',
  },
]

const POOL: readonly PaymentBoard[] = [
  { why: 'floating mana goes first', own: '2 Island', pool: '{R}', pay: 'One', taps: '', spends: 'R' },
  {
    why: 'it is spent even in the colour that is held',
    own: '2 Island',
    pool: '{U}',
    hand: ['Denial'],
    pay: 'One',
    taps: '',
    spends: 'U',
    keeps: ['Denial'],
  },
  {
    why: 'of two, the one that nothing asks for',
    own: 'Island',
    pool: '{U}{R}',
    hand: ['Spark'],
    pay: 'One',
    taps: '',
    spends: 'U',
  },
  {
    why: 'with lands for the rest',
    own: '2 Island, Mountain',
    pool: '{R}',
    hand: ['Denial'],
    pay: 'Two',
    taps: 'Mountain',
    spends: 'RR',
    keeps: ['Denial'],
  },
  { why: 'restricted mana goes first where it may', own: 'Den, Forest', pay: 'Golem', taps: 'Den, Forest' },
  { why: 'and is no choice elsewhere', own: 'Den, 2 Forest', pay: 'One', taps: 'Forest' },
  {
    why: 'restricted mana for a creature, the rest for the trick',
    own: 'Den, 2 Forest',
    hand: ['Growth'],
    pay: 'Golem',
    taps: 'Den, Forest',
    keeps: ['Growth'],
  },
]

const LARGE: readonly PaymentBoard[] = [
  {
    why: 'many kinds of sources',
    own: '3 Island, 3 Mountain, 3 Forest, 3 Swamp, 2 Reef, 2 Grove, 2 City, Waste, Stone',
    hand: ['Denial', 'Growth', 'Spark', 'Fade'],
    pay: 'Six',
    taps: '2 Forest, 2 Mountain, Stone, Waste',
  },
  {
    why: 'more payments than are compared one by one',
    own: '2 Island, 2 Mountain, 2 Forest, 2 Swamp, 2 Plains, 2 Reef, 2 Grove, 2 City, 2 Waste, 2 Stone',
    hand: ['Denial', 'Growth', 'Spark', 'Fade', 'Mend'],
    pay: 'Four',
    taps: '2 Stone, 2 Waste',
  },
]

/** The mana of a land still to be played counts as left. */
const COMING: readonly PaymentBoard[] = [
  {
    why: 'the Island in hand will pay for the blue spell, so the red one keeps its Mountains',
    own: 'Island, 2 Mountain',
    hand: ['Island', 'Refusal', 'Spark', 'Cinder'],
    pay: 'One',
    taps: 'Island',
  },
  {
    why: 'nothing is left to a land that enters tapped',
    own: 'Island, 2 Mountain',
    hand: ['Slow Shore', 'Refusal'],
    pay: 'Two',
    taps: '2 Mountain',
  },
]

export const PAYMENT_BOARDS = { COLORS, FLEXIBLE, TIMES, ABILITIES, UNASKED, POOL, COMING, LARGE } as const
