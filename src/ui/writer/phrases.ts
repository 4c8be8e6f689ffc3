/**
 * What can often follow at some place of a card's text, in the words of cards. Only those that the game reads at the
 * very place are offered there: each is tried.
 */
export const PHRASES: readonly string[] = [
  'draw a card.',
  'you gain 2 life.',
  'put a +1/+1 counter on it.',
  'target player discards a card.',
  'destroy target creature.',
  'until end of turn.',
  'gets +1/+1 until end of turn.',
  'deals 2 damage to any target.',
  'enters the battlefield, draw a card.',
  'dies, draw a card.',
  'attacks, it gets +1/+0 until end of turn.',
  'you control get +1/+1.',
  'can’t block.',
  'a card.',
  'creature.',
  'player.',
  'to its owner’s hand.',
  'your upkeep, draw a card.',
  ', draw a card.',
  ': Draw a card.',
  'Flying',
  'Target player draws a card.',
  'Creatures you control get +1/+1.',
  'When ~ enters the battlefield, draw a card.',
  '{T}: Draw a card.',
  '.',
]
