/** Today's wordings mean what the language could say before: both compile to the same. */
import { expect, test } from 'vitest'
import { abilities, effects, problems, unaddressed } from './support.ts'

const MANA = 'with "{T}, Sacrifice this artifact: Add one mana of any color."'

test.each([
  ['Create a Treasure token.', `Create a colorless Treasure artifact token ${MANA}`],
  ['Create two tapped Treasure tokens.', `Create two tapped colorless Treasure artifact tokens ${MANA}`],
  [
    'Create a Food token.',
    'Create a colorless Food artifact token with "{2}, {T}, Sacrifice this artifact: You gain 3 life."',
  ],
  [
    'Create a Blood token.',
    'Create a colorless Blood artifact token with "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card."',
  ],
  [
    'Create a Gold token.',
    'Create a colorless Gold artifact token with "Sacrifice this artifact: Add one mana of any color."',
  ],
  ['Investigate.', 'Create a Clue token.'],
  ['Investigate twice.', 'Create two Clue tokens.'],
  ['Investigate three times.', 'Create three Clue tokens.'],
  ['Create a Clue token.', 'Create a colorless Clue artifact token with "{2}, Sacrifice this artifact: Draw a card."'],
  ['Target player investigates.', 'Target player creates a Clue token.'],
  ['Populate.', "Create a token that's a copy of a creature token you control."],
  [
    'Bolster 2.',
    'Put two +1/+1 counters on a creature you control with the least toughness among creatures you control.',
  ],
  [
    'You gain X life, where X is your devotion to black.',
    'You gain X life, where X is the number of black mana symbols in the mana costs of permanents you control.',
  ],
])('[today:111.10 today:701.7 today:701.16 today:700.5] %s', (word, said) => {
  expect(unaddressed(effects(word))).toEqual(unaddressed(effects(said)))
})

test.each([
  ['Support 2.', 'Put a +1/+1 counter on each of up to two target creatures other than ~.'],
  ['Adapt 2.', 'If ~ has no +1/+1 counters on it, put two +1/+1 counters on it.'],
])('[today:701.41 today:701.46] %s, of a permanent', (word, said) => {
  expect(unaddressed(abilities(`{2}: ${word}`))).toEqual(unaddressed(abilities(`{2}: ${said}`)))
})

test('[today:701.25] surveil is looking and putting, and abilities wait for the word', () => {
  const [{ action, ...surveilled }] = effects('Surveil 2.') as never as [{ action: string }]
  const said =
    'Look at the top two cards of your library. Put any number of them into your graveyard and the rest back on top of your library in any order.'
  expect(action).toBe('surveil')
  expect([surveilled]).toEqual(effects(said))
})

test.each([
  'Heroic — Whenever you cast a spell that targets ~, you gain 1 life.',
  'Constellation — Whenever an enchantment enters the battlefield under your control, you gain 1 life.',
  'Inspired — Whenever ~ becomes untapped, you gain 1 life.',
  'Enrage — Whenever ~ is dealt damage, you gain 1 life.',
  'Rally — Whenever ~ or another Ally enters the battlefield under your control, you gain 1 life.',
  'Raid — When ~ enters the battlefield, if you attacked this turn, you gain 1 life.',
  'Delirium — ~ gets +1/+1 as long as there are four or more card types among cards in your graveyard.',
  'Formidable — {1}: You gain 1 life. Activate only if creatures you control have total power 8 or greater.',
  "Council's dilemma — When ~ enters the battlefield, you gain 1 life.",
  'Lantern of the Deep — When ~ enters the battlefield, you gain 1 life.',
])('[today:207.2c today:207.2d] %s', (text) => {
  expect(unaddressed(abilities(text))).toEqual(unaddressed(abilities(text.replace(/^.*? — /, ''))))
})

test('[today:207.2d] words that only tell what is pictured stand before modes, too', () => {
  const modal = (first: string, second: string) =>
    abilities(`Choose one —\n• ${first}Draw a card.\n• ${second}You gain 2 life.`, 'Instant')
  expect(unaddressed(modal('Burn the Scroll — ', 'Rest a While — '))).toEqual(unaddressed(modal('', '')))
})

test.each(['Forecast — {1}: You gain 1 life.', 'Threshold — ~ gets +1/+1.'])(
  '[today:207.2c] a word with a meaning of its own is not dropped: %s',
  (text) => {
    expect(problems(text)).not.toEqual([])
  },
)

test('[today:207.2c] a trigger after an ability word is no part of the line before it', () => {
  const text =
    'Flying\nLandfall — Whenever a land enters the battlefield under your control, you gain 1 life. If that land is a Forest, you gain 2 life instead.'
  expect(problems(text)).toEqual([])
})
