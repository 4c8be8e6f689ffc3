/**
 * Situations in which an event happens once, with what it was about. `~` is Watcher, whose ability waits for the
 * clause; what its words point at is then found out by playing: what gets a counter, who gets poison, how many counters
 * ~ gets.
 */
import type { Replaced, Trigger } from '../../../src/language/index.ts'
import type { Table } from '../../support/table.ts'

export type EventName = Exclude<Trigger['on'], 'anyOf'> | `would ${Replaced['on']}`

/** An object of the event: what the text calls it, what it is in the game, and whose. */
export interface Expected {
  readonly name: string
  /** "That creature", "that card". */
  readonly noun: string
  readonly controller: number
  /** Where it is when the ability resolves. */
  readonly at: 'battlefield' | 'graveyard' | 'stack' | 'hand' | 'command'
  /** The words that point at it; all of them where nothing is said. */
  readonly only?: readonly ('it' | 'that' | 'its controller' | "that one's controller")[]
}

export interface Scene {
  readonly event: EventName
  /** The whole condition: "Whenever a creature attacks". */
  readonly when: string
  /** Another line of Watcher's text, before it. */
  readonly owes?: string
  /** What Watcher is, by default an enchantment of seat 0. */
  readonly watcher?: 'creature' | 'aura' | 'equipment' | 'scheme'
  readonly seat?: 0 | 1
  readonly mine?: readonly string[]
  readonly theirs?: readonly string[]
  readonly hand?: readonly string[]
  readonly theirHand?: readonly string[]
  readonly play: (game: Table) => Table
  readonly object?: Expected
  readonly other?: Expected
  readonly player?: number
  readonly amount?: number
}

const bear = (at: Expected['at'], more: Partial<Expected> = {}): Expected => ({
  name: 'Bear',
  noun: at === 'battlefield' ? 'creature' : 'card',
  controller: 0,
  at,
  ...more,
})
const ox = (more: Partial<Expected> = {}): Expected => ({
  name: 'Ox',
  noun: 'creature',
  controller: 1,
  at: 'battlefield',
  ...more,
})
const it = { only: ['it', 'its controller'] } as const
const that = { only: ['that', "that one's controller"] } as const
const attack = (game: Table): Table => game.attack('Bear').until('blockers')
const unblocked = (game: Table): Table => attack(game).block({})
const blocked = (game: Table): Table => attack(game).block({ Ox: 'Bear' })
const spark =
  (...targets: readonly string[]) =>
  (game: Table): Table =>
    game.cast('Spark', { targets }).resolve()
const SPARK = { mine: ['Bear', 'Mountain'], theirs: ['Ox'], hand: ['Spark'] } as const
const THEIRS = 'a creature an opponent controls'

export const SCENES: readonly Scene[] = [
  {
    event: 'step',
    when: "At the beginning of each opponent's upkeep",
    play: (game) => game.to('upkeep', 4),
    player: 1,
  },
  {
    event: 'step',
    when: "At the beginning of the upkeep of enchanted creature's controller",
    watcher: 'aura',
    theirs: ['Ox'],
    play: (game) => game.to('upkeep', 4),
    object: ox(that),
    player: 1,
  },
  {
    event: 'enters',
    when: 'Whenever a creature enters the battlefield',
    mine: ['Forest', 'Forest'],
    hand: ['Bear'],
    play: (game) => game.cast('Bear').resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'enters',
    when: `Whenever ${THEIRS} enters the battlefield`,
    mine: ['Forest'],
    hand: ['Present'],
    play: (game) => game.cast('Present', { targets: ['player 1'] }).resolve(),
    player: 1,
  },
  {
    event: 'leaves',
    when: 'Whenever a creature leaves the battlefield',
    ...SPARK,
    play: spark('Bear'),
    object: bear('graveyard', { only: ['it', 'that', 'its controller'] }),
  },
  { event: 'leaves', when: `Whenever ${THEIRS} leaves the battlefield`, ...SPARK, play: spark('Ox'), player: 1 },
  {
    event: 'dies',
    when: 'Whenever a creature dies',
    ...SPARK,
    play: spark('Bear'),
    object: bear('graveyard', { only: ['it', 'that', 'its controller'] }),
  },
  {
    event: 'dies',
    when: 'Whenever ~ dies',
    watcher: 'creature',
    mine: ['Swamp'],
    hand: ['Old Terror'],
    play: (game) => game.cast('Old Terror', { targets: ['Watcher'] }).resolve(),
    object: bear('graveyard', { name: 'Watcher', ...it }),
  },
  { event: 'dies', when: `Whenever ${THEIRS} dies`, ...SPARK, play: spark('Ox'), player: 1 },
  {
    event: 'moves',
    when: 'Whenever a creature card is put into a graveyard from anywhere',
    ...SPARK,
    play: spark('Bear'),
    object: bear('graveyard', { only: ['it', 'that', 'its controller'] }),
  },
  {
    event: 'moves',
    when: `Whenever ${THEIRS} is returned to its owner's hand`,
    mine: ['Island'],
    theirs: ['Ox'],
    hand: ['Wave'],
    play: (game) => game.cast('Wave', { targets: ['Ox'] }).resolve(),
    player: 1,
  },
  {
    event: 'attacks',
    when: 'Whenever a creature attacks',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: (game) => game.attack('Bear'),
    object: bear('battlefield'),
  },
  {
    event: 'attacked',
    when: 'Whenever a player is attacked',
    mine: ['Bear'],
    play: (game) => game.attack('Bear'),
    player: 1,
  },
  {
    event: 'blocks',
    when: 'Whenever a creature blocks',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: blocked,
    object: ox(),
  },
  {
    event: 'blocks',
    when: 'Whenever ~ blocks a creature',
    watcher: 'creature',
    seat: 1,
    mine: ['Bear'],
    play: (game) => attack(game).block({ Watcher: 'Bear' }),
    object: ox({ name: 'Watcher', ...it }),
    other: bear('battlefield', that),
  },
  {
    event: 'blocksAlone',
    when: 'Whenever ~ blocks alone',
    watcher: 'creature',
    seat: 1,
    mine: ['Bear'],
    play: (game) => attack(game).block({ Watcher: 'Bear' }),
    object: ox({ name: 'Watcher', ...it }),
    other: bear('battlefield', that),
  },
  {
    event: 'becomesBlocked',
    when: 'Whenever ~ becomes blocked by a creature',
    watcher: 'creature',
    theirs: ['Ox'],
    play: (game) => game.attack('Watcher').block({ Ox: 'Watcher' }),
    object: bear('battlefield', { name: 'Watcher', ...it }),
    other: ox(that),
  },
  {
    event: 'becomesBlocked',
    when: 'Whenever a creature becomes blocked',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: blocked,
    object: bear('battlefield'),
  },
  {
    event: 'attacksUnblocked',
    when: "Whenever a creature attacks and isn't blocked",
    mine: ['Bear'],
    theirs: ['Ox'],
    play: unblocked,
    object: bear('battlefield'),
  },
  {
    event: 'attacksUnblocked',
    when: "Whenever a creature attacks a player and isn't blocked",
    mine: ['Bear'],
    theirs: ['Ox'],
    play: unblocked,
    player: 1,
  },
  {
    event: 'dealsDamage',
    when: 'Whenever a creature deals combat damage to a player',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: (game) => unblocked(game).to('combatDamage'),
    object: bear('battlefield'),
    player: 1,
    amount: 2,
  },
  {
    event: 'attackers',
    when: 'Whenever a player attacks with one or more creatures',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: attack,
    player: 0,
  },
  {
    event: 'plays',
    when: 'Whenever a player plays a land',
    hand: ['Forest'],
    play: (game) => game.land('Forest'),
    object: bear('battlefield', { name: 'Forest', noun: 'land', only: ['that', "that one's controller"] }),
    player: 0,
  },
  {
    event: 'dealsDamage',
    when: 'Whenever ~ deals damage to a creature',
    watcher: 'creature',
    theirs: ['Ox'],
    play: (game) => game.attack('Watcher').block({ Ox: 'Watcher' }).to('combatDamage'),
    object: bear('battlefield', { name: 'Watcher', ...it }),
    other: ox(that),
    amount: 1,
  },
  {
    event: 'dealtDamage',
    when: 'Whenever a creature is dealt damage',
    mine: ['Wall', 'Mountain'],
    hand: ['Spark'],
    play: spark('Wall'),
    object: bear('battlefield', { name: 'Wall' }),
    amount: 3,
  },
  {
    event: 'playerDealtDamage',
    when: 'Whenever a player is dealt damage',
    ...SPARK,
    play: spark('player 1'),
    player: 1,
    amount: 3,
  },
  {
    event: 'cast',
    when: 'Whenever a player casts a spell',
    mine: ['Forest', 'Forest'],
    hand: ['Bear'],
    play: (game) => game.cast('Bear'),
    object: bear('stack', { noun: 'spell' }),
    player: 0,
  },
  {
    event: 'activates',
    when: 'Whenever a player activates an ability',
    mine: ['Spring'],
    theirs: ['Ox'],
    play: (game) => game.activate('Spring'),
    object: bear('stack', { name: 'the life of Spring', noun: 'ability', only: ['it', 'its controller'] }),
    player: 0,
  },
  {
    event: 'activatesWithoutTap',
    when: 'Whenever a player activates an ability of an artifact without {T} in its activation cost',
    mine: ['Tap'],
    theirs: ['Ox'],
    play: (game) => game.activate('Tap'),
    object: bear('battlefield', { name: 'Tap', noun: 'artifact' }),
    player: 0,
  },
  {
    event: 'upkeepPaid',
    when: "Whenever a player pays ~'s cumulative upkeep",
    owes: 'Cumulative upkeep {0}',
    play: (game) => {
      const turns = game.to('upkeep', 5)
      return turns.resolve().plain()
    },
    object: bear('battlefield', { name: 'Watcher', only: ['it', 'its controller'] }),
    player: 0,
  },
  {
    event: 'clashes',
    when: 'Whenever an opponent clashes',
    mine: ['Forest'],
    hand: ['Duel'],
    play: (game) => game.cast('Duel').resolve(),
    player: 1,
  },
  {
    event: 'copies',
    when: 'Whenever a player copies a spell',
    mine: ['Mountain'],
    hand: ['Spark', 'Echo'],
    play: (game) =>
      game
        .cast('Spark', { targets: ['player 1'] })
        .cast('Echo', { targets: ['Spark'] })
        .resolve(),
    object: bear('stack', { name: 'Spark', noun: 'spell' }),
    player: 0,
  },
  {
    event: 'acts',
    when: 'Whenever a creature explores',
    mine: ['Bear'],
    hand: ['Roam'],
    play: (game) => game.cast('Roam', { targets: ['Bear'] }).resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'sorts',
    when: 'Whenever a player surveils',
    hand: ['Watch'],
    play: (game) => game.cast('Watch').resolve(),
    player: 0,
  },
  {
    event: 'marked',
    when: 'Whenever a creature becomes suspected',
    mine: ['Bear'],
    hand: ['Whisper'],
    play: (game) => game.cast('Whisper', { targets: ['Bear'] }).resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'designated',
    when: 'Whenever a player becomes the monarch',
    hand: ['Crowning'],
    play: (game) => game.cast('Crowning').resolve(),
    player: 0,
  },
  {
    event: 'tempted',
    when: 'Whenever the Ring tempts a player',
    hand: ['Lure'],
    play: (game) => game.cast('Lure').resolve(),
    player: 0,
  },
  {
    event: 'crime',
    when: 'Whenever a player commits a crime',
    mine: ['Mountain'],
    theirs: ['Ox'],
    hand: ['Spark'],
    play: (game) => game.cast('Spark', { targets: ['Ox'] }),
    player: 0,
  },
  {
    event: 'expends',
    when: 'Whenever a player expends 1',
    mine: ['Mountain'],
    theirs: ['Ox'],
    hand: ['Spark'],
    play: (game) => game.cast('Spark', { targets: ['Ox'] }),
    player: 0,
  },
  {
    event: 'becomesTarget',
    when: 'Whenever a creature becomes the target of a spell',
    mine: ['Wall', 'Mountain'],
    hand: ['Spark'],
    play: (game) => game.cast('Spark', { targets: ['Wall'] }),
    object: bear('battlefield', { name: 'Wall' }),
    other: bear('stack', { name: 'Spark', noun: 'spell', ...that }),
  },
  {
    event: 'tapped',
    when: 'Whenever a creature becomes tapped',
    mine: ['Bear'],
    play: (game) => game.attack('Bear'),
    object: bear('battlefield'),
  },
  {
    event: 'tapped',
    when: 'Whenever a player taps a land for mana',
    mine: ['Forest'],
    play: (game) => game.activate('Forest'),
    object: bear('battlefield', { name: 'Forest', noun: 'land' }),
    player: 0,
    amount: 1,
  },
  {
    event: 'untapped',
    when: 'Whenever a creature becomes untapped',
    mine: ['Bear', 'Forest'],
    hand: ['Old Rouse'],
    play: (game) =>
      game
        .attack('Bear')
        .cast('Old Rouse', { targets: ['Bear'] })
        .resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'regenerates',
    when: 'Whenever a creature regenerates',
    mine: ['Bear', 'Forest', 'Forest', 'Forest'],
    hand: ['Old Mend', 'Old Shatter'],
    play: (game) =>
      game
        .cast('Old Mend', { targets: ['Bear'] })
        .resolve()
        .cast('Old Shatter', { targets: ['Bear'] })
        .resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'draws',
    when: 'Whenever a player draws a card',
    mine: ['Island'],
    hand: ['Old Peek'],
    play: (game) => game.cast('Old Peek').resolve(),
    object: bear('hand', { name: 'Forest' }),
    player: 0,
  },
  {
    event: 'drawRevealed',
    when: 'Reveal the first card you draw each turn. Whenever you reveal a land card this way',
    mine: ['Island'],
    hand: ['Old Peek'],
    play: (game) => game.cast('Old Peek').resolve(),
    object: bear('hand', { name: 'Forest', only: ['it', 'that', 'its controller'] }),
  },
  {
    event: 'discards',
    when: 'Whenever a player discards a card',
    mine: ['Swamp'],
    theirHand: ['Bear'],
    hand: ['Lapse'],
    play: (game) => game.cast('Lapse').resolve(),
    object: bear('graveyard', { controller: 1, only: ['it', 'that', 'its controller'] }),
    player: 1,
  },
  {
    event: 'gainsLife',
    when: 'Whenever a player gains life',
    mine: ['Spring'],
    play: (game) => game.activate('Spring').resolve(),
    player: 0,
    amount: 2,
  },
  {
    event: 'losesLife',
    when: 'Whenever a player loses life',
    mine: ['Swamp'],
    hand: ['Drain'],
    play: (game) => game.cast('Drain', { targets: ['player 1'] }).resolve(),
    player: 1,
    amount: 2,
  },
  {
    event: 'sacrificed',
    when: 'Whenever a player sacrifices a creature',
    mine: ['Bear', 'Altar'],
    play: (game) => game.activate('Altar'),
    object: bear('graveyard', { only: ['it', 'that', 'its controller'] }),
    player: 0,
  },
  {
    event: 'losesControl',
    when: 'Whenever a player loses control of a creature',
    mine: ['Bear', 'Forest'],
    hand: ['Cede'],
    play: (game) => game.cast('Cede', { targets: ['player 1', 'Bear'] }).resolve(),
    object: bear('battlefield', { controller: 1 }),
    player: 0,
  },
  {
    event: 'cycled',
    when: 'Whenever a player cycles a card',
    mine: ['Forest', 'Forest'],
    hand: ['Drifter'],
    play: (game) => game.activate('Drifter', 0, {}, 'hand'),
    object: bear('graveyard', { name: 'Drifter', only: ['it', 'that'] }),
    player: 0,
  },
  {
    event: 'searches',
    when: 'Whenever a player searches their library',
    mine: ['Forest'],
    hand: ['Quest'],
    play: (game) => game.cast('Quest').resolve(),
    player: 0,
  },
  {
    event: 'shuffles',
    when: 'Whenever a player shuffles their library',
    mine: ['Forest'],
    hand: ['Quest'],
    play: (game) => game.cast('Quest').resolve(),
    player: 0,
  },
  {
    event: 'becomesTarget',
    when: 'Whenever a creature becomes the target of a spell or ability an opponent controls',
    mine: ['Mountain'],
    theirs: ['Wall'],
    hand: ['Spark'],
    seat: 1,
    play: (game) => game.cast('Spark', { targets: ['Wall'] }),
    player: 0,
  },
  {
    event: 'attacksUnblocked',
    when: "Whenever a creature attacks an opponent and isn't blocked",
    mine: ['Bear'],
    theirs: ['Ox'],
    play: unblocked,
    player: 1,
  },
  {
    event: 'attacks',
    when: 'Whenever a creature attacks an opponent',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: attack,
    player: 1,
  },
  {
    event: 'attacks',
    when: 'Whenever a creature attacks a player',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: attack,
    player: 1,
  },
  {
    event: 'flipsCoin',
    when: 'Whenever a player wins a coin flip',
    mine: ['Forest'],
    hand: ['Toss'],
    // It falls heads or tails: whoever calls, one of the two calls makes player 0 win.
    play: (game) => {
      game.cast('Toss').resolve()
      const { position } = game
      const wins = (call: 'heads' | 'tails'): boolean =>
        game.reply(call).events.some((one) => one.kind === 'coinFlipped' && one.won === true)
      if (wins('heads')) return game
      game.position = position
      return game.reply('tails')
    },
    player: 0,
  },
  {
    event: 'playerTargeted',
    when: 'Whenever an opponent becomes the target of a spell or ability',
    mine: ['Swamp', 'Swamp'],
    hand: ['Drain'],
    play: (game) => game.cast('Drain', { targets: ['player 1'] }),
    player: 1,
  },
  {
    event: 'playerTargeted',
    when: 'Whenever an opponent becomes the target of a spell',
    mine: ['Swamp', 'Swamp'],
    hand: ['Drain'],
    play: (game) => game.cast('Drain', { targets: ['player 1'] }),
    other: bear('stack', { name: 'Drain', noun: 'spell', ...that }),
    player: 1,
  },
  {
    event: 'setInMotion',
    when: 'When you set ~ in motion',
    watcher: 'scheme',
    play: (game) => game.to('main1', game.state.turn.number + 2),
    object: bear('command', { name: 'Watcher', noun: 'scheme', only: ['it'] }),
  },
  {
    event: 'unattached',
    when: 'Whenever ~ becomes unattached from a creature',
    watcher: 'equipment',
    mine: ['Bear', 'Ox', 'Forest'],
    play: (game) => game.activate('Watcher', 1, { targets: ['Ox'] }).resolve(),
    object: bear('battlefield', { name: 'Watcher', noun: 'Equipment', ...it }),
    other: bear('battlefield', that),
  },
  {
    event: 'attached',
    when: 'Whenever ~ becomes attached to a creature',
    watcher: 'equipment',
    mine: ['Bear', 'Ox', 'Forest'],
    play: (game) => game.activate('Watcher', 1, { targets: ['Ox'] }).resolve(),
    object: bear('battlefield', { name: 'Watcher', noun: 'Equipment', ...it }),
    other: { ...bear('battlefield', that), name: 'Ox' },
  },
  {
    event: 'turnedFaceUp',
    when: 'Whenever a creature is turned face up',
    mine: ['Forest', 'Forest', 'Forest', 'Forest'],
    hand: ['Old Lurker'],
    play: (game) => {
      const morph = game.cast('Old Lurker', { via: 'faceDown' }).resolve().state.battlefield.at(-1) ?? -1
      return game.reply({ do: 'turnFaceUp', object: morph }).announce({})
    },
    object: bear('battlefield', { name: 'Old Lurker' }),
  },
  {
    event: 'phases',
    when: 'Whenever a creature phases in',
    mine: ['Blink'],
    play: (game) => game.to('upkeep', 7),
    object: bear('battlefield', { name: 'Blink' }),
  },
  {
    event: 'counterRemoved',
    when: 'Whenever a +1/+1 counter is removed from a creature',
    mine: ['Bear', 'Forest'],
    hand: ['Growth', 'Prune'],
    play: (game) =>
      game
        .cast('Growth', { targets: ['Bear'] })
        .resolve()
        .cast('Prune', { targets: ['Bear'] })
        .resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'lastCounterRemoved',
    when: 'When the last +1/+1 counter is removed from a creature',
    mine: ['Bear', 'Forest'],
    hand: ['Growth', 'Shrivel'],
    play: (game) =>
      game
        .cast('Growth', { targets: ['Bear'] })
        .resolve()
        .cast('Shrivel', { targets: ['Bear'] })
        .resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'countersPut',
    when: 'Whenever a +1/+1 counter is put on a creature',
    mine: ['Bear', 'Forest'],
    hand: ['Sprig'],
    play: (game) => game.cast('Sprig', { targets: ['Bear'] }).resolve(),
    object: bear('battlefield'),
  },
  {
    event: 'would draw',
    when: 'If an opponent would draw a card',
    mine: ['Island'],
    hand: ['Gift'],
    play: (game) => game.cast('Gift').resolve(),
    player: 1,
  },
  {
    event: 'would moves',
    when: 'If a creature would die',
    mine: ['Bear', 'Swamp'],
    theirs: ['Ox'],
    hand: ['Old Terror'],
    play: (game) => game.cast('Old Terror', { targets: ['Bear'] }).resolve(),
    object: bear('battlefield', { only: ['it', 'that', 'its controller'] }),
  },
  {
    event: 'would destroyed',
    when: 'If a creature would be destroyed',
    mine: ['Bear', 'Swamp'],
    theirs: ['Ox'],
    hand: ['Old Terror'],
    play: (game) => game.cast('Old Terror', { targets: ['Ox'] }).resolve(),
    object: ox(),
  },
  {
    event: 'would damage',
    when: 'If a creature would deal damage to a player',
    mine: ['Bear'],
    theirs: ['Ox'],
    play: (game) => unblocked(game).to('combatDamage'),
    other: bear('battlefield', { only: ['it', 'its controller', 'that'] }),
    player: 1,
    amount: 2,
  },
  {
    event: 'would damage',
    when: 'If damage would be dealt to a creature',
    ...SPARK,
    play: spark('Ox'),
    object: ox(),
    amount: 3,
  },
  {
    event: 'would gainLife',
    when: 'If a player would gain life',
    mine: ['Spring'],
    play: (game) => game.activate('Spring').resolve(),
    player: 0,
    amount: 2,
  },
]
