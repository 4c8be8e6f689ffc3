/** How each of the decks that come with the game wins, by the deck's id, and how it plays. */
export const decks = {
  'deckPlan.ember-grove': 'Grow wide roots, then burn the way clear.',
  'deckPlan.night-tide': 'Answer everything, win from above.',
  'deckPlan.first-light': 'Small lancers, early pressure, one clean plan.',
  'deckPlan.hollow-court': 'Trade one for one until nothing is left.',
  'deckPlan.clockwork-sky': 'Build the engine, then turn it once.',
  'deckPlan.green-banner': 'Fill the field with small friends, then lift them all.',
  'deckPlan.storm-lantern': 'Every spell is a spark: cast two, then three, then win.',
  'deckPlan.grave-errand': 'Lose nothing for good: what dies comes back hungry.',
  'deckPlan.cinder-run': 'Attack every turn, and aim the last fire at the player.',
  'deckPlan.tall-timber': 'Reach six mana first and let the giants talk.',
  'deckLevel.firstGame': 'First game',
  'deckLevel.steady': 'Steady',
  'deckLevel.tricky': 'Tricky',
  'deckLevel.patient': 'Patient',
}
