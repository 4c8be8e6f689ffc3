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
