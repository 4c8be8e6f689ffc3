import { describe, expect, it } from 'vitest'
import { effects, rules } from './grammar.ts'

const YOU = { kind: 'you' }
const PLAY = { kind: 'playFrom' }
const TOP = { kind: 'top', n: 1, of: YOU }
const UPKEEP = { kind: 'extraStep', step: 'upkeep' }

describe('zones, showing, turns', () => {
  it.each([
    ['Exile the top card of your library.', { kind: 'move', what: TOP, to: { zone: 'exile' } }],
    [
      "Exile the top three cards of target player's library face down.",
      { kind: 'move', what: { kind: 'top', n: 3 }, to: { zone: 'exile', faceDown: true } },
    ],
    [
      'Put the top card of your library onto the battlefield tapped.',
      { kind: 'move', what: TOP, to: { tapped: true } },
    ],
    ['Put the top card of your library into your hand.', { kind: 'move', what: TOP, to: { zone: 'hand' } }],
    ['Put the top card of your library into your graveyard.', { kind: 'mill', n: 1 }],
    ['Ante the top card of your library.', { kind: 'move', what: TOP, to: { zone: 'ante' } }],
    ['Reveal the top two cards of your library.', { kind: 'reveal', what: { kind: 'top', n: 2 } }],
    [
      'Put a creature card you own from outside the game into your hand.',
      { kind: 'move', what: { kind: 'choose', filter: { noun: 'card' } }, to: { zone: 'hand' } },
    ],
    [
      'An opponent separates all creatures into two piles. Put one pile into your hand and the other into your graveyard.',
      { kind: 'piles', by: { kind: 'anOpponent' }, chooser: YOU, one: { zone: 'hand' }, other: { zone: 'graveyard' } },
    ],
    [
      'Target opponent exiles a card from their hand.',
      {
        kind: 'eachPlayer',
        who: { kind: 'target' },
        effects: [{ kind: 'move', what: { kind: 'choose' } }],
      },
    ],
    [
      'Each player shuffles their hand and graveyard into their library.',
      { kind: 'eachPlayer', who: { kind: 'eachPlayer' }, effects: [{ kind: 'move', to: { position: 'shuffled' } }] },
    ],
    [
      'Each player discards their hand, then draws that many cards.',
      {
        kind: 'eachPlayer',
        effects: [{ kind: 'discard' }, { kind: 'draw', who: { kind: 'they' }, n: { kind: 'thatMuch' } }],
      },
    ],
    [
      'Return two cards at random from your graveyard to your hand.',
      { kind: 'move', what: { random: true, count: { max: 2 } } },
    ],
    [
      'Return to your hand all creature cards in your graveyard.',
      { kind: 'move', what: { kind: 'all' }, to: { zone: 'hand' } },
    ],
    [
      'Exile the top creature card of your graveyard.',
      { kind: 'move', what: { kind: 'top', zone: 'graveyard', filter: { is: [{ is: 'type', type: 'creature' }] } } },
    ],
    [
      "Look at the top card of target player's library.",
      { kind: 'sortCards', cards: { from: 'top', n: 1 }, fates: [], rest: null },
    ],
    [
      'Look at the top five cards of your library. You may put any number of creature cards from among them onto the battlefield. Then exile the rest.',
      { kind: 'sortCards', fates: [{ count: { min: 0, max: { kind: 'all' } } }], rest: { to: { zone: 'exile' } } },
    ],
    [
      'Target player reveals X cards from their hand, where X is the number of creatures you control. You choose one of those cards. That player discards that card.',
      {
        kind: 'sortCards',
        cards: { from: 'hand', n: { kind: 'count' } },
        fates: [{ by: YOU, place: { to: 'discard' } }],
      },
    ],
    [
      'Search your library for a Forest card and a Plains card, put them onto the battlefield tapped, then shuffle.',
      {
        kind: 'sortCards',
        fates: [{ filter: { is: [{ subtype: 'Forest' }] } }, { filter: { is: [{ subtype: 'Plains' }] } }],
      },
    ],
    [
      "Search target player's library for up to X cards, where X is the number of Swamps you control, and exile them. Then that player shuffles.",
      { kind: 'sortCards', fates: [{ count: { min: 0, max: { kind: 'count' } } }], shuffle: true },
    ],
    [
      'After this main phase, there is an additional combat phase followed by an additional main phase.',
      { kind: 'extraPhases', after: 'main', phases: ['combat', 'main'] },
    ],
    ['There is an additional upkeep step after this step.', { ...UPKEEP, side: 'after', of: null }],
    ['There is an additional upkeep step before the draw step.', { ...UPKEEP, side: 'before', of: 'draw' }],
    [
      'Target creature gets +1/+1 until your next upkeep.',
      { kind: 'modify', duration: { kind: 'yourNextStep', step: 'upkeep' } },
    ],
  ])('%s', (text, meaning) => {
    expect(effects(text)).toMatchObject([meaning])
  })

  it.each([
    ['Play with the top card of your library revealed.', { who: YOU, rule: { kind: 'topRevealed', to: 'all' } }],
    ['Players play with the top cards of their libraries revealed.', { rule: { kind: 'topRevealed', to: 'all' } }],
    ['Players play with their hands revealed.', { who: { kind: 'eachPlayer' }, rule: { kind: 'handRevealed' } }],
    ['You may look at the top card of your library any time.', { rule: { kind: 'topRevealed', to: 'owner' } }],
    ['You may play the top card of your library.', { rule: { ...PLAY, zone: 'library', what: null, lands: true } }],
    [
      'You may cast creature spells from the top of your library.',
      { rule: { ...PLAY, zone: 'library', what: { noun: 'spell' }, lands: false } },
    ],
    ['You may play lands from your graveyard.', { rule: { ...PLAY, zone: 'graveyard', lands: true } }],
    ['You may cast instant spells from your graveyard.', { rule: { ...PLAY, zone: 'graveyard', lands: false } }],
    ['You may cast ~ from your graveyard.', { who: YOU, rule: { ...PLAY, zone: 'graveyard', lands: false } }],
    ['You may cast ~ from exile.', { who: YOU, rule: { ...PLAY, zone: 'exile', lands: false } }],
  ])('%s', (text, meaning) => {
    expect(rules(text)).toMatchObject({ rule: { kind: 'players', ...meaning } })
  })

  it("Remove ~ from your deck before playing if you're not playing for ante.", () => {
    expect(rules("Remove ~ from your deck before playing if you're not playing for ante.")).toMatchObject({
      rule: { kind: 'anteOnly' },
    })
  })
})
