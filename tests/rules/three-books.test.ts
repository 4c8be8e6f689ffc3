/**
 * Situations to which the three books give different answers, one after the other: what is on the table, what is done,
 * and what becomes of it under each book.
 */
import { describe, expect, test } from 'vitest'
import {
  characteristics,
  checkReply,
  colorsOf,
  find,
  get,
  getAnywhere,
  hasKeyword,
  manaValueOf,
} from '../../src/engine/index.ts'
import { whyUnknownInEdition } from '../../src/engine/opening/index.ts'
import { EDITION_IDS, type EditionId } from '../../src/rulebook/index.ts'
import { card, creature, faced, walker } from '../support/cards.ts'
import { gameOf, wisps } from '../support/game.ts'
import { type Side, type Table, table } from '../support/table.ts'

/** What each book says. */
type Answers = Readonly<Record<EditionId, unknown>>

/** A situation, played under each book: what it comes to is what that book says. */
function differ(rules: string, situation: string, play: (edition: EditionId) => unknown, answers: Answers): void {
  test.each(EDITION_IDS)(`[${rules}] ${situation} (%s)`, (edition) => {
    expect(play(edition)).toEqual(answers[edition])
  })
}

const ABSENT = 'no such card'
/** In a book that doesn't know the card there is nothing to play. */
const withCard =
  (name: string, play: (edition: EditionId) => unknown) =>
  (edition: EditionId): unknown => {
    const found = CARDS.find((one) => one.name === name)
    return found === undefined || whyUnknownInEdition(edition, found) !== null ? ABSENT : play(edition)
  }

/** Both later books say the same. */
const since2011 = (old: unknown, later: unknown): Answers => ({ '2004': old, '2011': later, today: later })

/** Both older books say the same. */
const onlyToday = (before: unknown, now: unknown): Answers => ({ '2004': before, '2011': before, today: now })

/** 2011 alone said something else. */
const only2011 = (always: unknown, once: unknown): Answers => ({ '2004': always, '2011': once, today: always })

const CARDS = [
  faced(
    'split',
    ['Spark of Day', '{R}', 'Instant', 'You gain 1 life.'],
    ['Flood of Day', '{3}{R}', 'Instant', 'You gain 2 life.'],
  ),
  faced(
    'transform',
    ['Restless Friend', '{2}{R}', 'Creature — Human', '{0}: Transform ~.', '1/1'],
    ['Restless Beast', '', 'Creature — Beast', '', '3/3'],
    ['R'],
  ),
  card(
    'Find Small',
    '{0}',
    'Instant',
    'Return target card with mana value 2 or less from your graveyard to your hand.',
  ),
  card('Likeness', '{0}', 'Sorcery', "Create a token that's a copy of target creature."),
  card('Herald of Two Courts', '{0}', 'Legendary Creature — Human', '', '2/2'),
  creature('Old Name', '{0}', '2/2', '', 'Creature — Legend'),
  creature('Tall One', '{0}', '5/5'),
  creature('Garden Wall', '{0}', '1/4', '', 'Creature — Wall'),
  creature('Dyer', '{0}', '1/1', 'Creatures you control are red.'),
  card('Chorus', '{2}', 'Instant', 'You gain 1 life.\nConvoke'),
  card(
    'Three for All',
    '{0}',
    'Artifact',
    'Each spell that would cost less than three mana to cast costs three mana to cast.',
  ),
  card('Slow Hymn', '{0}', 'Instant', 'You gain 3 life.\nSuspend 1—{0}'),
  card('Spread', '{0}', 'Sorcery', 'Proliferate.'),
  creature('Mad Hound', '{3}{R}', '4/4', 'Madness {1}'),
  creature('Number', '{0}', '*/*', '~’s power and toughness are each equal to the number of lands you control.'),
  creature('Fader', '{0}', '2/2', 'Phasing'),
  creature('Relic', '{0}', '1/1', 'When ~ is put into a graveyard from anywhere, you gain 3 life.'),
  card('Red Ban', '{0}', 'Enchantment', 'Red creatures enter the battlefield tapped.'),
  card('Parting', '{0}', 'Enchantment', 'Whenever a creature leaves the battlefield, you gain 1 life.'),
  card('No Gain', '{0}', 'Enchantment', 'Players can’t gain life.'),
  card('Gift of Wasps', '{0}', 'Sorcery', 'Target opponent creates a 1/1 black Insect creature token.'),
  card('Two Marks', '{0}', 'Sorcery', 'Put a +1/+1 counter on target creature.'),
  card('Blight Mark', '{0}', 'Sorcery', 'Put a -1/-1 counter on target creature.'),
  card('Flatten', '{0}', 'Instant', 'Target creature has base power and toughness 1/1 until end of turn.'),
  card('Growth', '{0}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('Fading', '{0}', 'Instant', 'Target creature gets -4/-0 until end of turn.'),
  card('Reckon', '{0}', 'Instant', 'You gain life equal to target creature’s power plus 3.'),
  card('Flip', '{0}', 'Sorcery', 'Flip a coin. If you win the flip, you gain 1 life.'),
  card('Wish', '{0}', 'Sorcery', 'Put a sorcery card you own from outside the game into your hand.'),
  card('Barter', '{0}', 'Sorcery', 'Exchange life totals with target opponent.'),
  card('Smash', '{0}', 'Instant', 'Destroy target creature.'),
  card('Grip', '{0}', 'Instant', 'Gain control of target creature.'),
  card('Ping', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  card('Emptying', '{0}', 'Sorcery', 'Target player discards a card.'),
  creature('Rampant', '{0}', '2/2', 'Rampage 2'),
  card('Echo', '{0}', 'Instant', 'Copy target spell.'),
  creature('Runt', '{0}', '1/1'),
  card('Brood', '{0}', 'Sorcery', 'Create a 1/1 green Elf creature token.'),
  card('Cheaper', '{0}', 'Enchantment', 'White spells you cast cost {U} less to cast.'),
  creature('White One', '{1}{W}', '2/2'),
  card('Deep Font', '{0}', 'Artifact', '{T}: Add {G}. Draw a card.'),
  card('Spinner', '{0}', 'Artifact', '{R}: Add {G}.'),
  card('Slip', '{0}', 'Instant', 'Target creature phases out.'),
  creature('Rider', '{0}', '2/2', 'Cycling {0}'),
  card('Shield', '{0}', 'Instant', 'Put a shield counter on target creature.'),
  card('Wings', '{0}', 'Instant', 'Put a flying counter on target creature.'),
  card('Stun', '{0}', 'Instant', 'Tap target creature and put a stun counter on it.'),
  creature('Sprout', '{0}', '1/1', '~ enters the battlefield with two +1/+1 counters on it.'),
  card('Almanac', '{0}', 'Enchantment', 'Whenever a +1/+1 counter is put on a creature, you gain 4 life.'),
  card('Acre Law', '{0}', 'Enchantment', 'You may play an additional land on each of your turns.'),
  card('Unlaw', '{0}', 'Instant', 'Destroy target enchantment.'),
  card('Old World', '{0}', 'World Artifact'),
  card('New World', '{0}', 'World Artifact'),
  walker('Ilsa', '{0}', 3, '+1: You gain 1 life.'),
  walker('Ilsa Again', '{0}', 3, '+1: You gain 2 life.'),
  card('Turn About', '{0}', 'Instant', 'Switch target creature’s power and toughness until end of turn.'),
  card('Great Growth', '{0}', 'Instant', 'Target creature gets +5/+0 until end of turn.'),
  card('Hybrid', '{W/U}', 'Artifact'),
  card('Blank', '{C}', 'Artifact'),
  card('Two Numbers', '{Y}', 'Sorcery', 'You gain 1 life.'),
  card('Kin', '{0}', 'Tribal Instant — Goblin', 'You gain 1 life.'),
  card('Study', '{0}', 'Sorcery — Lesson', 'You gain 1 life.'),
  card('Rite', '{0}', 'Instant — Arcane', 'You gain 1 life.'),
  card('Scorch', '{0}', 'Instant', '~ deals 2 damage to target player.'),
  creature('Watcher', '{0}', '1/1', 'When ~ enters the battlefield, you gain 1 life.'),
  card('Double Hit', '{0}', 'Instant', '~ deals 1 damage to target creature and 1 damage to target creature.'),
  card('Only Aim', '{0}', 'Instant', 'Counter target spell that targets only a single creature.'),
  card('Echoing', '{0}', 'Enchantment', 'Whenever an ability of a creature triggers, you gain 1 life.'),
  card('Aimed Font', '{0}', 'Artifact', '{T}: Target player adds {G}.'),
]

const put = (edition: EditionId, mine: Side, theirs: Side = {}): Table => table(edition, [mine, theirs], CARDS)
const onBattlefield = (game: Table, name: string): number =>
  game.state.battlefield.filter((id) => characteristics(game.state, id).name === name).length
const tapped = (game: Table, name: string): boolean => get(game.state, game.id(name, 'battlefield')).tapped

describe('legends', () => {
  const name = 'Herald of Two Courts'
  differ(
    '2004:420.5e 2011:205.4d today:704.5j',
    'each player comes to control a legend of one name: how many are left',
    (edition) =>
      onBattlefield(
        put(edition, { hand: [name] }, { battlefield: [name] })
          .cast(name)
          .resolve(),
        name,
      ),
    { '2004': 1, '2011': 0, today: 2 },
  )
  differ(
    'today:704.5j',
    'one player comes to control two of one name: whether that player is asked which to keep',
    (edition) =>
      put(edition, { hand: [name], battlefield: [name] })
        .cast(name)
        .resolve().question.kind,
    { '2004': 'priority', '2011': 'priority', today: 'choose' },
  )
  differ(
    '2004:215.1 2011:205.4d',
    'two creatures of one name have the creature type Legend: how many are left',
    (edition) => {
      const sides = { hand: ['Old Name'], battlefield: ['Old Name'] }
      return onBattlefield(put(edition, sides).cast('Old Name').resolve(), 'Old Name')
    },
    since2011(1, 2),
  )
})

describe('mana', () => {
  differ(
    '2004:300.3 2011:106.4 today:106.4/persist',
    'red mana is left as the main phase ends: the life and the mana of its player',
    (edition) => {
      const game = put(edition, { pool: '{R}' }).to('beginCombat')
      return [game.life(0), game.pool(0)]
    },
    since2011([19, ''], [20, '']),
  )
  differ(
    '2004:300.3 2011:106.4 today:106.4/persist',
    'mana of the upkeep in the draw step',
    (edition) =>
      table(edition, [{ pool: '{R}' }, {}], CARDS, { step: 'upkeep' })
        .to('draw')
        .pool(0),
    since2011('R', ''),
  )
  differ(
    '2004:406.1 2011:605.1a today:605.1a',
    'an ability that adds mana to the pool of a target player: how many objects are on the stack',
    (edition) => {
      const game = put(edition, { battlefield: ['Aimed Font'] }).activate('Aimed Font', 0, { targets: ['player 0'] })
      return [game.state.stack.length, game.pool(0)]
    },
    since2011([0, 'G'], [1, '']),
  )
})

describe('combat', () => {
  const blocked = (edition: EditionId): Table =>
    put(edition, { battlefield: ['Tall One'] }, { battlefield: ['Bear', 'Ox'] })
      .attack('Tall One')
      .block({ Bear: 'Tall One', Ox: 'Tall One' })
  differ(
    'today:509.1',
    'two creatures block one: what its controller is asked after the blocks',
    (edition) => blocked(edition).question.kind,
    only2011('priority', 'order'),
  )
  differ(
    '2004:310.2 today:510.1c',
    'whether all damage of a 5/5 may go to the second blocker, a 3/3',
    (edition) => {
      const game = blocked(edition).until('assignDamage')
      const [source] = game.asks('assignDamage').sources
      const ox = game.id('Ox')
      const all = (source?.to ?? []).map(({ ref }) => ('object' in ref && ref.object === ox ? 5 : 0))
      return checkReply(game.position, [all]) === null
    },
    only2011(true, false),
  )
  differ(
    '2004:310.4',
    'combat damage waits on the stack',
    (edition) => {
      const game = put(edition, { battlefield: ['Bear'] })
        .attack('Bear')
        .to('combatDamage')
      return game.state.stack.length
    },
    since2011(1, 0),
  )
  differ(
    '2004:308.2a',
    'a creature with the type Wall and no ability: whether it can attack',
    (edition) =>
      put(edition, { battlefield: ['Garden Wall', 'Bear'] })
        .until('attackers')
        .asks('attackers').able.length,
    since2011(1, 2),
  )
})

describe('how a game begins', () => {
  differ(
    '2004:101.4 today:103.5',
    'the starting player takes a mulligan: the cards drawn',
    (edition) => {
      const players = ['Ada', 'Bea'].map((player) => ({ name: player, deck: wisps(40) }))
      const game = gameOf({ edition, seed: 4, starter: 1, players })
      // In 2004 the starting player decides alone; later both decide, then those who want to mulligan together.
      game.reply('mulligan')
      if (game.question.kind === 'mulligan' && game.question.seat === 0) game.reply('keep')
      return game.handSize(1)
    },
    { '2004': 6, '2011': 6, today: 7 },
  )
})

describe('the stack', () => {
  differ(
    '2004:413.2a today:608.2b',
    'the only target of a spell is gone: what is said of the spell',
    (edition) => {
      const game = put(edition, { hand: ['Smash', 'Growth'], battlefield: ['Bear'] })
      game.cast('Growth', { targets: ['Bear'] })
      game
        .cast('Smash', { targets: ['Bear'] })
        .resolve()
        .resolve()
      return game.events.flatMap(({ kind }) => (kind === 'countered' || kind === 'unresolved' ? [kind] : []))
    },
    { '2004': ['countered'], '2011': ['countered'], today: ['unresolved'] },
  )
  differ(
    '2004:502.24a',
    'a card with madness is exiled as it is discarded, and the trigger resolves: who is asked what',
    (edition) => {
      const game = put(edition, { hand: ['Emptying'] }, { hand: ['Mad Hound'], pool: '{C}' })
      game.cast('Emptying', { targets: ['player 1'] }).resolve()
      if (game.question.kind === 'confirm') game.reply(true)
      return [game.resolve().question.kind, game.question.seat]
    },
    since2011(['priority', 0], ['confirm', 1]),
  )
})

describe('counters and sizes', () => {
  differ(
    '2004:200.10',
    'a +1/+1 and a -1/-1 counter are put on one creature: the counters left, and its size',
    (edition) => {
      const game = put(edition, { hand: ['Two Marks', 'Blight Mark'], battlefield: ['Ox'] })
      game.cast('Two Marks', { targets: ['Ox'] }).resolve()
      game.cast('Blight Mark', { targets: ['Ox'] }).resolve()
      return [get(game.state, game.id('Ox')).counters, game.size('Ox')]
    },
    since2011([{ '+1/+1': 1, '-1/-1': 1 }, '3/3'], [{}, '3/3']),
  )
  differ(
    '2004:418.5a today:613.1',
    'a creature with a +1/+1 counter becomes 1/1: its size',
    (edition) => {
      const game = put(edition, { hand: ['Two Marks', 'Flatten'], battlefield: ['Ox'] })
      game.cast('Two Marks', { targets: ['Ox'] }).resolve()
      return game
        .cast('Flatten', { targets: ['Ox'] })
        .resolve()
        .size('Ox')
    },
    since2011('1/1', '2/2'),
  )
  differ(
    '2004:418.5a today:613.1',
    'a creature gets +2/+2, then becomes 1/1: its size',
    (edition) => {
      const game = put(edition, { hand: ['Growth', 'Flatten'], battlefield: ['Ox'] })
      game.cast('Growth', { targets: ['Ox'] }).resolve()
      return game
        .cast('Flatten', { targets: ['Ox'] })
        .resolve()
        .size('Ox')
    },
    since2011('1/1', '3/3'),
  )
  differ(
    '2004:104.2',
    'an effect adds 3 to a power of -2: the life gained',
    (edition) => {
      const game = put(edition, { hand: ['Fading', 'Reckon'], battlefield: ['Bear'] })
      game.cast('Fading', { targets: ['Bear'] }).resolve()
      return (
        game
          .cast('Reckon', { targets: ['Bear'] })
          .resolve()
          .life(0) - 20
      )
    },
    since2011(3, 1),
  )
  differ(
    '2004:405.2a today:113.6',
    'a power that is defined by a number of lands, in the hand',
    (edition) => {
      const game = put(edition, { hand: ['Number'], battlefield: ['Forest', 'Forest'] })
      return characteristics(game.state, game.id('Number')).power
    },
    since2011(0, 2),
  )
})

describe('zones and what moves', () => {
  differ(
    '2004:217.1e today:400.11',
    'a card from outside the game, where the only one lies in exile: the cards in hand after it',
    (edition) =>
      put(edition, { hand: ['Wish'], exile: ['Flip'] })
        .cast('Wish')
        .resolve()
        .handSize(0),
    since2011(1, 0),
  )
  differ(
    '2004:502.15d today:702.26',
    'a creature with phasing phases out: whether it has left the battlefield',
    (edition) => {
      const game = put(edition, { battlefield: ['Fader', 'Parting'] })
      return game.to('upkeep', 5).resolveAll().life(0) - 20
    },
    since2011(1, 0),
  )
  differ(
    '2004:216.1',
    'an opponent gets a token by a spell of its controller: whose token it is',
    (edition) => {
      const game = put(edition, { hand: ['Gift of Wasps'] })
        .cast('Gift of Wasps', { targets: ['player 1'] })
        .resolve()
      return find(game.state, game.state.battlefield.at(-1) ?? -1)?.owner
    },
    since2011(0, 1),
  )
  differ(
    '2004:410.10d today:603.10a',
    '“put into a graveyard from anywhere” of a creature that its owner doesn’t control: whose ability it is',
    (edition) => {
      const game = put(edition, { hand: ['Grip', 'Smash'] }, { battlefield: ['Relic'] })
      game.cast('Grip', { targets: ['Relic'] }).resolve()
      game
        .cast('Smash', { targets: ['Relic'] })
        .resolve()
        .resolveAll()
      return [game.life(0), game.life(1)]
    },
    since2011([23, 20], [20, 23]),
  )
  differ(
    '2004:410.10b today:614.12',
    'red creatures enter tapped, and one makes itself red: how it enters',
    (edition) => {
      const game = put(edition, { hand: ['Dyer'], battlefield: ['Red Ban'] })
        .cast('Dyer')
        .resolve()
      return [tapped(game, 'Dyer'), colorsOf(game.state, game.id('Dyer'))]
    },
    since2011([false, ['R']], [true, ['R']]),
  )
  differ(
    '2004:502.15e',
    'a damaged creature phases out: the damage marked on it',
    (edition) => {
      const fade = card('Slip', '{0}', 'Instant', 'Target creature phases out.')
      const game = table(edition, [{ hand: ['Ping', 'Slip'], battlefield: ['Tall One'] }, {}], [...CARDS, fade])
      game.cast('Ping', { targets: ['Tall One'] }).resolve()
      game.cast('Slip', { targets: ['Tall One'] }).resolve()
      return getAnywhere(game.state, game.id('Tall One')).damage
    },
    since2011(0, 2),
  )
})

describe('players', () => {
  differ(
    '2004:glossary/coin-flip 2011:contents/705',
    'who calls the side of a coin',
    (edition) =>
      put(edition, { hand: ['Flip'] })
        .cast('Flip')
        .resolve()
        .asks('coin').seat,
    since2011(1, 0),
  )
  differ(
    '2004:glossary/exchange-life-totals today:119.7',
    'life totals of 5 and 20 are exchanged where nobody can gain life',
    (edition) => {
      const game = put(edition, { hand: ['Barter'], battlefield: ['No Gain'], life: 5 })
      game.cast('Barter', { targets: ['player 1'] }).resolve()
      return [game.life(0), game.life(1)]
    },
    since2011([5, 5], [5, 20]),
  )
})

describe('keywords and counters', () => {
  differ(
    '2004:502.12a',
    'one creature blocks another with rampage: how many abilities wait on the stack',
    (edition) =>
      put(edition, { battlefield: ['Rampant'] }, { battlefield: ['Ox'] })
        .attack('Rampant')
        .block({ Ox: 'Rampant' }).state.stack.length,
    since2011(0, 1),
  )
  differ(
    'today:122.1c',
    'a creature with a shield counter is destroyed: where it is',
    withCard('Shield', (edition) => {
      const game = put(edition, { hand: ['Shield', 'Smash'], battlefield: ['Ox'] })
        .cast('Shield', { targets: ['Ox'] })
        .resolve()
      return game
        .cast('Smash', { targets: ['Ox'] })
        .resolve()
        .zone('Ox')
    }),
    onlyToday(ABSENT, 'battlefield'),
  )
  differ(
    'today:122.1b',
    'a flying counter is put on a creature: whether it flies',
    withCard('Wings', (edition) => {
      const game = put(edition, { hand: ['Wings'], battlefield: ['Ox'] })
        .cast('Wings', { targets: ['Ox'] })
        .resolve()
      return hasKeyword(game.state, game.id('Ox'), 'flying')
    }),
    onlyToday(ABSENT, true),
  )
  differ(
    'today:122.1d',
    'a tapped creature has a stun counter as its controller untaps: whether it is tapped then',
    withCard('Stun', (edition) => {
      const game = put(edition, { hand: ['Stun'], battlefield: ['Ox'] })
        .cast('Stun', { targets: ['Ox'] })
        .resolve()
      return tapped(game.to('upkeep', game.state.turn.number + 2), 'Ox')
    }),
    onlyToday(ABSENT, true),
  )
  differ(
    'today:122.6',
    'a creature enters with two +1/+1 counters: how often an ability sees one put on it',
    (edition) =>
      (put(edition, { hand: ['Sprout'], battlefield: ['Almanac'] })
        .cast('Sprout')
        .resolveAll()
        .life(0) -
        20) /
      4,
    onlyToday(0, 2),
  )
})

describe('costs and mana', () => {
  differ(
    'today:118.7',
    'white spells cost {U} less: whether {1}{W} is paid with {W}',
    (edition) => {
      const game = put(edition, { hand: ['White One'], battlefield: ['Cheaper'], pool: '{W}' })
      return game.why({ do: 'cast', object: game.id('White One'), via: 'normal' }) === null
    },
    onlyToday(false, true),
  )
  differ(
    'today:605.1a',
    'an ability that adds mana and draws a card is activated: how many objects are on the stack',
    (edition) => put(edition, { battlefield: ['Deep Font'] }).activate('Deep Font').state.stack.length,
    onlyToday(0, 1),
  )
  differ(
    'today:605.3c 2011:605.3b',
    'a mana ability is being paid for: whether it can be activated once more to pay for itself',
    (edition) => {
      const game = put(edition, { battlefield: ['Spinner'], pool: '{R}{R}' }).activate('Spinner', 0, { pay: false })
      return checkReply(game.position, { pay: 'activate', ...game.nth(game.id('Spinner'), 0) }) === null
    },
    onlyToday(true, false),
  )
  differ(
    'today:116.2a',
    'a second land has been played by an effect’s leave, and that effect is replaced by another: whether a third may be',
    (edition) => {
      const sides = { hand: ['Unlaw', 'Acre Law', 'Forest', 'Forest', 'Forest'], battlefield: ['Acre Law'] }
      const game = put(edition, sides).land('Forest').land('Forest')
      game.cast('Unlaw', { targets: ['Acre Law'] }).resolveAll()
      game.cast('Acre Law').resolveAll()
      return game.why({ do: 'playLand', object: game.id('Forest', 'hand') }) === null
    },
    onlyToday(true, false),
  )
})

describe('copies and tokens', () => {
  differ(
    '2004:503.10a today:111.13',
    'a creature spell is copied, and both resolve: how many creatures there are',
    (edition) =>
      onBattlefield(
        put(edition, { hand: ['Runt', 'Echo'] })
          .cast('Runt')
          .cast('Echo', { targets: ['Runt'] })
          .resolveAll(),
        'Runt',
      ),
    onlyToday(1, 2),
  )
  differ(
    'today:111.4',
    'a 1/1 green Elf token is made: its name',
    (edition) => {
      const { state } = put(edition, { hand: ['Brood'] })
        .cast('Brood')
        .resolve()
      return characteristics(state, state.battlefield.at(-1) ?? -1).name
    },
    onlyToday('Elf', 'Elf Token'),
  )
  differ(
    'today:702.26',
    'a token phases out: how many come back',
    (edition) => {
      const game = put(edition, { hand: ['Brood', 'Slip'] })
        .cast('Brood')
        .resolve()
      const token = game.state.battlefield.at(-1) ?? -1
      game
        .cast('Slip')
        .reply([{ object: token }])
        .announce({})
        .resolveAll()
      return game.to('upkeep', game.state.turn.number + 2).state.battlefield.length
    },
    onlyToday(0, 1),
  )
})

describe('more that differs', () => {
  differ(
    '2004:420.5i',
    'two artifacts with the supertype world: how many are left',
    (edition) => {
      const game = put(edition, { hand: ['New World'], battlefield: ['Old World'] })
        .cast('New World')
        .resolve()
      return game.state.battlefield.length
    },
    since2011(2, 1),
  )
  differ(
    '2004:404.2 2011:602.2',
    'a card in hand is cycled: whether it is shown to all',
    (edition) => {
      const game = put(edition, { hand: ['Rider'] })
      game.reply({ do: 'activate', ...game.nth(game.id('Rider', 'hand'), 0) })
      return game.events.some(({ kind }) => kind === 'revealed')
    },
    since2011(false, true),
  )
  differ(
    '2004:418.5i today:613.1',
    'a 1/4 creature’s power and toughness are switched, then it gets +5/+0: its size',
    (edition) => {
      const game = put(edition, { hand: ['Turn About', 'Great Growth'], battlefield: ['Garden Wall'] })
      game.cast('Turn About', { targets: ['Garden Wall'] }).resolve()
      return game
        .cast('Great Growth', { targets: ['Garden Wall'] })
        .resolve()
        .size('Garden Wall')
    },
    since2011('9/1', '4/6'),
  )
  differ(
    'today:704.5j',
    'two planeswalkers of one type and different names are controlled by one player: how many are left',
    withCard('Ilsa', (edition) => {
      const game = put(edition, { hand: ['Ilsa Again'], battlefield: ['Ilsa'] })
        .cast('Ilsa Again')
        .resolve()
      return onBattlefield(game, 'Ilsa') + onBattlefield(game, 'Ilsa Again')
    }),
    { '2004': ABSENT, '2011': 0, today: 2 },
  )
})

describe('cards a book knows', () => {
  const knows = (name: string) => withCard(name, () => 'known')
  differ('2004:104.3', 'a hybrid symbol in a cost', knows('Hybrid'), since2011(ABSENT, 'known'))
  differ('today:107.4', 'a symbol for colourless mana in a cost', knows('Blank'), onlyToday(ABSENT, 'known'))
  differ('2004:104.3 today:107.3p', 'Y in a cost', knows('Two Numbers'), only2011('known', ABSENT))
  differ('2004:205.2a', 'a tribal instant', knows('Kin'), since2011(ABSENT, 'known'))
  differ('2011:contents/711', 'a card with a face on each side', knows('Restless Friend'), since2011(ABSENT, 'known'))
  differ('2004:212.5c', 'an instant with the spell type Arcane', knows('Rite'), since2011(ABSENT, 'known'))
  differ('today:205.3k', 'a sorcery with the spell type Lesson', knows('Study'), onlyToday(ABSENT, 'known'))
  differ(
    'today:306.7',
    'damage would be dealt to a player with a planeswalker: whether the dealer’s player is asked what is hit instead',
    withCard('Ilsa', (edition) => {
      const game = put(edition, { hand: ['Scorch'] }, { battlefield: ['Ilsa'] })
      return game.cast('Scorch', { targets: ['player 1'] }).resolve().question.kind !== 'priority'
    }),
    { '2004': ABSENT, '2011': true, today: false },
  )
})

describe('cards with several faces', () => {
  differ(
    'today:202.3d',
    'a split card in a graveyard, one half of which costs little: whether what returns cheap cards finds it',
    (edition) => {
      const game = put(edition, { hand: ['Find Small'], graveyard: ['Spark of Day // Flood of Day'] })
      return game.why({ do: 'cast', object: game.id('Find Small'), via: 'normal' }) === null
    },
    onlyToday(true, false),
  )
  differ(
    'today:202.3b',
    'the mana value of a back face',
    withCard('Restless Friend', (edition) => {
      const game = put(edition, { battlefield: ['Restless Friend'] })
        .activate('Restless Friend')
        .resolveAll()
      return manaValueOf(game.state, game.id('Restless Beast'))
    }),
    { '2004': ABSENT, '2011': 0, today: 3 },
  )
  differ(
    'today:701.27',
    'a permanent’s own ability to transform it is activated twice: what it is then',
    withCard('Restless Friend', (edition) => {
      const game = put(edition, { battlefield: ['Restless Friend'] })
      game.activate('Restless Friend').activate('Restless Friend').resolveAll()
      return characteristics(game.state, game.state.battlefield[0] ?? 0).name
    }),
    { '2004': ABSENT, '2011': 'Restless Friend', today: 'Restless Beast' },
  )
  differ(
    'today:707.8a',
    'a token that copies a transforming card: whether it transforms',
    withCard('Restless Friend', (edition) => {
      const game = put(edition, { battlefield: ['Restless Friend'], hand: ['Likeness'] })
      game.cast('Likeness', { targets: ['Restless Friend'] }).resolveAll()
      const token = game.state.battlefield.at(-1) ?? 0
      game
        .reply({ do: 'activate', ...game.nth(token, 0) })
        .announce({})
        .resolveAll()
      return characteristics(game.state, token).name === 'Restless Beast'
    }),
    { '2004': ABSENT, '2011': false, today: true },
  )
})

describe('triggers and targets', () => {
  differ(
    'today:603.3b',
    'an ability waits for an ability of a creature to trigger, both of one player: whether they are ordered',
    (edition) =>
      put(edition, { hand: ['Watcher'], battlefield: ['Echoing'] })
        .cast('Watcher')
        .resolve().question.kind === 'order',
    onlyToday(true, false),
  )
  differ(
    'today:115.9',
    'one creature is both targets of a spell: whether it is a spell that targets only a single creature',
    (edition) => {
      const game = put(edition, { hand: ['Double Hit', 'Only Aim'], battlefield: ['Ox'] })
      game.cast('Double Hit', { targets: ['Ox', 'Ox'] })
      return game.why({ do: 'cast', object: game.id('Only Aim'), via: 'normal' }) === null
    },
    onlyToday(false, true),
  )
})

describe('keywords', () => {
  differ(
    'today:702.51/today',
    'each spell costs three mana at least, and two creatures are tapped for one with convoke that costs {2}: what is left to pay',
    (edition) => {
      const game = put(edition, { hand: ['Chorus'], battlefield: ['Three for All', 'Runt', 'Runt'], pool: '{C}{C}{C}' })
      game.reply({ do: 'cast', object: game.id('Chorus', 'hand'), via: 'normal' })
      const asked = game.question
      const totals = asked.kind === 'options' ? asked.ways.map(({ mana }) => mana) : [game.asks('pay').cost]
      return Math.min(...totals.map((mana) => mana.reduce((sum, symbol) => sum + Number(symbol), 0)))
    },
    onlyToday(3, 1),
  )
  differ(
    'today:701.34',
    'one proliferates with a permanent that has counters of two kinds: how many counters are on it then',
    (edition) => {
      const game = put(edition, {
        hand: ['Spread'],
        battlefield: [{ name: 'Ox', counters: { '+1/+1': 1, charge: 1 } }],
      })
      game
        .cast('Spread')
        .pass(2)
        .reply([game.id('Ox')])
      while (game.question.kind !== 'priority') game.plain()
      return Object.values(get(game.state, game.id('Ox')).counters).reduce((sum, n) => sum + n, 0)
    },
    onlyToday(3, 4),
  )
  differ(
    'today:702.35',
    'a card with madness is discarded: whether its player is asked if it is exiled',
    (edition) => {
      const game = put(edition, { hand: ['Emptying', 'Mad Hound'] }).cast('Emptying', { targets: ['player 0'] })
      return game.pass(2).question.kind !== 'priority'
    },
    onlyToday(true, false),
  )
  differ(
    'today:702.62/today',
    'the last time counter is removed from a suspended card: whether its owner may leave it in exile',
    (edition) => {
      const game = put(edition, { hand: ['Slow Hymn'] })
      const object = game.id('Slow Hymn', 'hand')
      const which = characteristics(game.state, object).abilities.find(({ kind }) => kind === 'keyword')?.at.key ?? ''
      game.reply({ do: 'special', object, what: 'setAside', which })
      while (game.question.kind !== 'priority') game.plain()
      const asked = game.to('upkeep', game.state.turn.number + 2).pass(4).question.kind
      return asked === 'confirm'
    },
    onlyToday(false, true),
  )
})
