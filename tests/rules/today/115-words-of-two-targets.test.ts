/** Two targets that fight, targets that are alike or not, and whoever or whatever becomes one: by play. */
import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature, faced, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Ox', '{0}', '2/4', '', 'Creature — Ox'),
  creature('Wolf', '{0}', '3/3', '', 'Creature — Wolf'),
  creature('Knave', '{0}', '1/1', '', 'Creature — Human Rogue'),
  creature('Sage', '{0}', '1/1', '', 'Creature — Human Wizard'),
  creature('Mimic', '{0}', '1/1', 'Changeling', 'Creature — Shapeshifter'),
  card(
    'Bout',
    '{0}',
    'Sorcery',
    "Choose target creature you control and target creature you don't control. If you control an artifact, the creature you control gets +2/+2 until end of turn. Then those creatures fight each other.",
  ),
  card('Ring', '{0}', 'Artifact'),
  card(
    'Recall',
    '{0}',
    'Sorcery',
    'Return two target creature cards that share a creature type from your graveyard to your hand.',
  ),
  card(
    'Part',
    '{0}',
    'Instant',
    "Choose two target creatures controlled by different players. Return those creatures to their owners' hands.",
  ),
  creature(
    'Watcher',
    '{0}',
    '1/1',
    'Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {1}.',
  ),
  card('Sting', '{0}', 'Instant', '~ deals 2 damage to any target.'),
  card('Guard', '{0}', 'Sorcery', 'You gain 1 life.'),
  creature('Keeper', '{0}', '1/1', 'Whenever you cast a creature spell that has an Adventure, you gain 2 life.'),
  faced(
    'adventure',
    ['Scout', '{0}', 'Creature — Scout', '', '2/1'],
    ['Long Road', '{0}', 'Sorcery — Adventure', 'You gain 1 life.'],
  ),
  creature(
    'Recruit',
    '{0}',
    '1/1',
    "Outlast {0}\nWhenever you activate ~'s outlast ability, you gain 3 life.\n{0}: You gain 1 life.",
  ),
  walker('Ilsa', '{0}', 3, '+1: You gain 1 life.\n−3: You gain 2 life.'),
  card(
    'Choir',
    '{0}',
    'Artifact',
    'Whenever you activate a loyalty ability of a Sorin planeswalker, you may pay {0}. If you do, copy that ability.',
  ),
  card('Hush', '{0}', 'Artifact', "Players can't activate planeswalkers' loyalty abilities."),
  card(
    'Calm',
    '{0}',
    'Instant',
    "Your opponents can't cast spells or activate planeswalkers' loyalty abilities this turn.",
  ),
  card('Rest', '{0}', 'Sorcery', "Each opponent can't cast instant or sorcery spells during that player's next turn."),
]
const play = (mine: object, theirs: object = {}): Table => table('today', [mine, theirs], CARDS)

describe('two targets', () => {
  test('“the creature you control” is the first target; then both fight', () => {
    const game = play({ hand: ['Bout'], battlefield: ['Ox', 'Ring'] }, { battlefield: ['Wolf'] })
    game.cast('Bout', { targets: ['Ox', 'Wolf'] }).resolve()
    expect([game.zone('Ox'), game.zone('Wolf'), game.size('Ox')]).toEqual(['battlefield', 'graveyard', '4/6'])
    const plain = play({ hand: ['Bout'], battlefield: ['Ox'] }, { battlefield: ['Wolf'] })
    plain.cast('Bout', { targets: ['Ox', 'Wolf'] }).resolve()
    expect([plain.zone('Ox'), plain.zone('Wolf'), plain.size('Ox')]).toEqual(['battlefield', 'battlefield', '2/4'])
    plain.isAtAQuestion()
  })

  test('two cards that share a creature type, as a changeling does with any; not two that share none', () => {
    const game = play({ hand: ['Recall'], graveyard: ['Knave', 'Sage', 'Ox'] })
    game.reply({ do: 'cast', object: game.id('Recall'), via: 'normal' })
    expect(game.refusal([game.ref('Knave'), game.ref('Ox')])).toBeDefined()
    game.announce({ targets: ['Knave', 'Sage'] }).resolve()
    expect(game.handSize(0)).toBe(2)
    const any = play({ hand: ['Recall'], graveyard: ['Mimic', 'Ox'] })
    any.cast('Recall', { targets: ['Mimic', 'Ox'] }).resolve()
    expect(any.handSize(0)).toBe(2)
    const none = play({ hand: ['Recall'], graveyard: ['Knave', 'Ox'] })
    expect(none.why({ do: 'cast', object: none.id('Recall'), via: 'normal' })).not.toBeNull()
  })

  test('two creatures of different players, each back to its owner', () => {
    const game = play({ hand: ['Part'], battlefield: ['Ox', 'Knave'] }, { battlefield: ['Wolf'] })
    game.reply({ do: 'cast', object: game.id('Part'), via: 'normal' })
    expect(game.refusal([game.ref('Ox'), game.ref('Knave')])).toBeDefined()
    game.announce({ targets: ['Ox', 'Wolf'] }).resolve()
    expect([game.has('hand', 'Ox', 0), game.has('hand', 'Wolf', 1)]).toEqual([true, true])
    game.isAtAQuestion()
  })
})

describe('what becomes a target', () => {
  test.each(['player 0', 'Ox', 'Watcher'])('a spell of an opponent at %s is countered unless they pay', (target) => {
    const game = play({ battlefield: ['Watcher', 'Ox'] }, { hand: ['Sting'] })
    game
      .pass()
      .cast('Sting', { targets: [target] })
      .resolveAll()
    expect([game.zone('Sting'), game.life(0), game.zone('Ox'), game.zone('Watcher')]).toEqual([
      'graveyard',
      20,
      'battlefield',
      'battlefield',
    ])
    game.isAtAQuestion()
  })

  test('not what you target yourself, nor the opponent', () => {
    const game = play({ battlefield: ['Watcher', 'Ox'], hand: ['Sting'] }, { hand: ['Sting'] })
    game.cast('Sting', { targets: ['player 0'] }).resolve()
    expect(game.life(0)).toBe(18)
    game
      .pass()
      .cast('Sting', { targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(18)
  })
})

describe('abilities told apart', () => {
  test('a creature spell that has an Adventure, not the Adventure, nor another creature', () => {
    const game = play({ battlefield: ['Keeper'], hand: ['Scout', 'Ox', 'Scout'] })
    game.cast('Ox').resolveAll()
    expect(game.life(0)).toBe(20)
    game.cast('Scout').resolveAll()
    expect(game.life(0)).toBe(22)
    game.cast('Scout', { half: 'Long Road' }).resolveAll()
    expect(game.life(0)).toBe(23)
  })

  test('[today:702.107] its outlast ability, and no other of its own', () => {
    const game = play({ battlefield: ['Recruit'] })
    game.activate('Recruit', 3).resolveAll()
    expect(game.life(0)).toBe(21)
    game.activate('Recruit').resolveAll()
    expect([game.life(0), game.size('Recruit')]).toEqual([24, '2/2'])
    game.isAtAQuestion()
  })

  test('a loyalty ability is copied, also the one for which the planeswalker goes', () => {
    const game = play({ battlefield: ['Choir', 'Ilsa'] })
    game.activate('Ilsa', 1).pass(2)
    game.reply(true).resolveAll()
    expect([game.life(0), game.has('battlefield', 'Ilsa')]).toEqual([24, false])
    game.isAtAQuestion()
  })

  test('loyalty abilities that nobody can activate', () => {
    const game = play({ battlefield: ['Hush', 'Ilsa', 'Recruit'] })
    const ilsa = game.id('Ilsa')
    expect(game.why({ do: 'activate', ...game.nth(ilsa, 0) })).not.toBeNull()
    game.activate('Recruit', 3).resolve()
    expect(game.life(0)).toBe(21)
  })

  test('one rule for each verb: opponents neither cast nor activate, this turn only', () => {
    const game = play({ battlefield: ['Ilsa'], hand: ['Calm'] }, { hand: ['Sting'] })
    const turn = game.state.turn.number
    game.cast('Calm').resolve().activate('Ilsa', 0).pass()
    expect(game.why({ do: 'cast', object: game.id('Sting'), via: 'normal' })).not.toBeNull()
    game.to('main1', turn + 1)
    expect(game.why({ do: 'cast', object: game.id('Sting'), via: 'normal' })).toBeNull()
  })

  test('each opponent in a next turn of their own, and not before or after it', () => {
    const theirs = { hand: ['Guard', 'Guard', 'Ox'] }
    const game = table('today', [{ hand: ['Rest'] }, theirs, theirs], CARDS)
    const turn = game.state.turn.number
    game.cast('Rest').resolveAll()
    const mayCast = (name: string): boolean => {
      const { seat } = game.question
      const card = (game.state.hands[seat] ?? []).find((id) => characteristics(game.state, id).name === name)
      return card !== undefined && game.why({ do: 'cast', object: card, via: 'normal' }) === null
    }
    game.to('main1', turn + 1)
    expect([game.question.seat, mayCast('Guard'), mayCast('Ox')]).toEqual([1, false, true])
    game.to('main1', turn + 2)
    expect([game.question.seat, mayCast('Guard'), mayCast('Ox')]).toEqual([2, false, true])
    game.to('main1', turn + 4)
    expect([game.question.seat, mayCast('Guard')]).toEqual([1, true])
    game.to('main1', turn + 5)
    expect([game.question.seat, mayCast('Guard')]).toEqual([2, true])
    game.isAtAQuestion()
  })
})
