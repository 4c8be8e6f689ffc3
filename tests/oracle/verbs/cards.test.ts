import { describe, expect, it } from 'vitest'
import { effects } from './grammar.ts'

const YOU = { kind: 'you' }
const OPPONENT = { kind: 'target', player: 'opponent' }
const ALL = { kind: 'all' }
const GRAVEYARD = { to: { zone: 'graveyard' } }

describe('looking, revealing and searching, whoever does it', () => {
  it.each([
    [
      'Each opponent reveals the top two cards of their library, puts all land cards revealed this way into their hand, and puts the rest into their graveyard.',
      [
        {
          kind: 'sortCards',
          who: { kind: 'eachOpponent' },
          cards: { from: 'top', n: 2 },
          fates: [{ count: { min: ALL, max: ALL }, place: { to: { zone: 'hand' } } }],
          rest: GRAVEYARD,
        },
      ],
    ],
    [
      'Target opponent exiles cards from the top of their library until they exile an artifact card.',
      [{ kind: 'sortCards', who: OPPONENT, cards: { from: 'until' }, rest: { to: { zone: 'exile' } } }],
    ],
    [
      'Reveal cards from the top of your library until you reveal a creature card. Put the creature card onto the battlefield and the rest into your graveyard.',
      [{ who: YOU, cards: { from: 'until' }, fates: [{ place: { to: { zone: 'battlefield' } } }], rest: GRAVEYARD }],
    ],
    [
      'Search your hand and/or library for a Goblin card, reveal it, and put it onto the battlefield. If you search your library this way, shuffle.',
      [{ kind: 'sortCards', cards: { from: 'library', also: ['hand'], andOr: true }, shuffle: true }],
    ],
    [
      'Search your library for a land card and reveal it. Draw a card, then shuffle.',
      [{ kind: 'sortCards', fates: [{ reveal: true, place: null }] }, { kind: 'draw' }, { kind: 'shuffle', who: YOU }],
    ],
    [
      'Look at target player’s hand and the top card of that player’s library.',
      [
        { kind: 'sortCards', cards: { from: 'hand' }, shown: 'looked', fates: [] },
        { kind: 'sortCards', cards: { from: 'top', n: 1 }, shown: 'looked', fates: [] },
      ],
    ],
    [
      'Look at two cards at random in target opponent’s hand.',
      [{ kind: 'sortCards', cards: { from: 'hand', n: 2, random: true }, of: OPPONENT }],
    ],
  ])('%s', (text, meaning) => expect(effects(text.replaceAll('’', "'"))).toMatchObject(meaning))
})

describe('where things go, and which', () => {
  it.each([
    [
      "Put a creature card from your hand onto the battlefield tapped under target opponent's control.",
      [{ kind: 'move', to: { zone: 'battlefield', tapped: true, under: OPPONENT } }],
    ],
    [
      'Put a card from your hand on top of your library or on the bottom of your library.',
      [{ kind: 'eitherOf', effects: [{ to: { position: 'top' } }, { to: { position: 'bottom' } }] }],
    ],
    [
      "Counter target spell. If a creature spell is countered this way, put that card into its owner's hand instead of into its owner's graveyard.",
      [{ kind: 'counterSpell', only: { noun: 'spell' }, to: { zone: 'hand' } }],
    ],
    ['Sacrifice the other one.', [{ kind: 'sacrifice', what: { kind: 'rest' } }]],
    ['Discard up to two cards at random.', [{ kind: 'discard', n: 2, upTo: true, random: true }]],
    [
      'Remove any number of counters from target artifact.',
      [{ kind: 'removeCounters', counter: null, n: ALL, upTo: true }],
    ],
    [
      'Simultaneously tap all red creatures and untap all blue creatures.',
      [{ kind: 'together', effects: [{ kind: 'tap' }, { kind: 'untap' }] }],
    ],
    [
      'The controller of each of those creatures gains 3 life.',
      [{ kind: 'forEach', effects: [{ kind: 'gainLife', n: 3 }] }],
    ],
    [
      'Create a 1/1 red Goblin creature token with haste that’s tapped and attacking for each artifact you control.',
      [{ kind: 'createToken', n: { kind: 'count' }, tapped: true, attacking: true, token: { subtypes: ['Goblin'] } }],
    ],
    [
      'Create two 1/1 white Soldier creature tokens with vigilance. Those tokens have "{T}: Draw a card."',
      [{ kind: 'createToken', n: 2, token: { abilities: [{ kind: 'keyword' }, { kind: 'activated' }] } }],
    ],
  ])('%s', (text, meaning) => expect(effects(text.replaceAll('’', "'"))).toMatchObject(meaning))
})

describe('what means nothing', () => {
  it.each([
    'Look at the top three cards of your library. That player puts one of them into your hand and the rest into your graveyard.',
    'Target opponent reveals cards from the top of your library until they reveal a land card. That player puts that card into their hand and the rest into their graveyard.',
    'Target opponent looks at the top two cards of their library. You may put one of them into your hand.',
    'Search your library for a land card and put it into your hand. Then that player shuffles.',
    'Search your library for a land card and reveal it. Shuffle your library, then shuffle.',
    'Remove two counters from target creature.',
    'Destroy all artifacts, all enchantments, or all lands.',
    'Create a tapped 1/1 red Goblin creature token that is tapped.',
    'Reveal cards from the top of your library until you reveal a creature card. Put the land card onto the battlefield and the rest into your graveyard.',
  ])('%s', (text) => expect(effects(text)).toMatchObject({ kind: expect.stringMatching('notUnderstood|inexact') }))
})
