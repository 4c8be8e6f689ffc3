/**
 * Situations to which the three books give different answers, one after the other: what is on the table, what is done,
 * and what becomes of it under each book.
 */
import { describe, expect, test } from 'vitest'
import { characteristics, checkReply, colorsOf, find, get, getAnywhere } from '../../src/engine/index.ts'
import { EDITION_IDS, type EditionId } from '../../src/rulebook/index.ts'
import { card, creature } from '../support/cards.ts'
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

/** Both later books say the same. */
const since2011 = (old: unknown, later: unknown): Answers => ({ '2004': old, '2011': later, today: later })

/** 2011 alone said something else. */
const only2011 = (always: unknown, once: unknown): Answers => ({ '2004': always, '2011': once, today: always })

const CARDS = [
  card('Herald of Two Courts', '{0}', 'Legendary Creature — Human', '', '2/2'),
  creature('Old Name', '{0}', '2/2', '', 'Creature — Legend'),
  creature('Tall One', '{0}', '5/5'),
  creature('Garden Wall', '{0}', '1/4', '', 'Creature — Wall'),
  creature('Dyer', '{0}', '1/1', 'Creatures you control are red.'),
  creature('Mad Dog', '{3}{R}', '4/4', 'Madness {1}'),
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
  card('Purge', '{0}', 'Sorcery', 'Target player discards a card.'),
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
      const game = put(edition, { hand: ['Purge'] }, { hand: ['Mad Dog'], pool: '{C}' })
      game.cast('Purge', { targets: ['player 1'] }).resolve()
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
