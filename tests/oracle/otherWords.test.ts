/** Other words for the same: different wordings compile to one meaning; and what they must not be read as. */
import { expect, test } from 'vitest'
import { abilities, effects, problems, unaddressed } from './support.ts'

test.each([
  [
    "Return all creatures to their owners' hands except for Elves.",
    "Return all creatures except for Elves to their owners' hands.",
  ],
  [
    "Destroy target creature that doesn't have a +1/+1 counter on it.",
    'Destroy target creature without a +1/+1 counter on it.',
  ],
  ['Destroy all creatures with no +1/+1 counters on them.', 'Destroy all creatures without a +1/+1 counter on them.'],
  ['Destroy all creatures that have counters on them.', 'Destroy all creatures with counters on them.'],
  [
    'Mill three cards. If at least one creature card is milled this way, draw a card.',
    'Mill three cards. If a creature card was milled this way, draw a card.',
  ],
  [
    'Mill three cards. You may put a land card from among the milled cards into your hand.',
    'Mill three cards. You may put a land card from among them into your hand.',
  ],
  [
    'Exile the top three cards of your library. Put all land cards from among the exiled cards onto the battlefield.',
    'Exile the top three cards of your library. Put all land cards from among them onto the battlefield.',
  ],
  [
    'If you created a token this turn, draw a card.',
    'If you had a token enter the battlefield under your control this turn, draw a card.',
  ],
  [
    'Return a creature card from your hand and/or graveyard to the battlefield.',
    'Return a creature card from your hand or graveyard to the battlefield.',
  ],
  [
    'Exile the top three cards of your library. Until end of turn, you may cast spells from among those exiled cards.',
    'Exile the top three cards of your library. Until end of turn, you may cast spells from among those cards.',
  ],
  [
    'Exile the top three cards of your library. You may cast red spells from among them this turn.',
    'Exile the top three cards of your library. Until end of turn, you may cast red spells from among them.',
  ],
  [
    'Create two 2/2 white Samurai tokens with vigilance.',
    'Create two 2/2 white Samurai creature tokens with vigilance.',
  ],
  ['Create a 2/2 black Zombie creature.', 'Create a 2/2 black Zombie creature token.'],
  ["Destroy target black or red creature that's attacking.", 'Destroy target attacking black or red creature.'],
  ['Destroy target colorless nonland permanent.', 'Destroy target nonland colorless permanent.'],
  // A printed text now and then has a small letter for a capital one, or a space too many or too few.
  ['Destroy all goblins.', 'Destroy all Goblins.'],
  [
    'Two target creatures you control each deal damage equal to their power to target player.',
    'Two target creatures you control deal damage equal to their power to target player.',
  ],
])('%s', (one, other) => {
  expect(unaddressed(effects(one))).toEqual(unaddressed(effects(other)))
})

test.each([
  [
    'Whenever an opponent casts a spell other than the first spell they cast each turn, draw a card.',
    'Whenever an opponent casts a spell other than the first spell that player casts each turn, draw a card.',
  ],
  ['{1},{T}: Draw  a card.', '{1}, {T}: Draw a card.'],
  [
    'When ~ dies, choose one:\n•Draw a card.\n• You gain 2 life.',
    'When ~ dies, choose one —\n• Draw a card.\n• You gain 2 life.',
  ],
  [
    'When ~ dies, choose up to one—\n• Draw a card.\n• You gain 2 life.',
    'When ~ dies, choose up to one —\n• Draw a card.\n• You gain 2 life.',
  ],
  ['Commander creatures you control get +1/+1.', 'Creature commanders you control get +1/+1.'],
  [
    'When ~ dies, draw a card. If you control a Swamp, also create two Treasure tokens.',
    'When ~ dies, draw a card. If you control a Swamp, create two Treasure tokens.',
  ],
  [
    'Whenever one or more land cards are put into graveyards from anywhere, draw a card.',
    'Whenever one or more land cards are put into a graveyard from anywhere, draw a card.',
  ],
  [
    'Whenever one or more creatures are returned to hand, draw a card.',
    "Whenever one or more creatures are returned to its owner's hand, draw a card.",
  ],
])('%s', (one, other) => {
  expect(unaddressed(abilities(one))).toEqual(unaddressed(abilities(other)))
})

test('a condition of being unblockable stands behind “if”, too', () => {
  const said = (how: string) => unaddressed(abilities(`~ can't be blocked ${how} you control an Island.`))
  expect(said('if')).toEqual(said('as long as'))
})

test('“no” is no kind of counter', () => {
  const [{ what }] = effects('Destroy all creatures with no counters on them.') as never as [
    { what: { filter: { is: object[] } } },
  ]
  expect(what.filter.is).toContainEqual({ is: 'not', of: { is: 'hasCounter', counter: null } })
})

test.each([
  // No turn has a record of it.
  'Whenever one or more creatures die for the first time each turn, draw a card.',
  'Whenever one or more creatures leave the battlefield for the first time each turn, draw a card.',
  // Nothing has been milled or exiled.
  'Draw three cards. You may put a land card from among them onto the battlefield.',
  // What isn't a token isn't created.
  'Draw a card for each creature you created this turn.',
  'If you created a creature this turn, draw a card.',
  // Of whom it would be asked isn't said.
  'Draw a card for each player who.',
])('%s: not understood', (text) => {
  expect(problems(text)).not.toEqual([])
})
