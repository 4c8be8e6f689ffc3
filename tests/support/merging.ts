/** Cards that mutate and what looks at merged permanents (today:702.140, 730). */
import { card, creature } from './cards.ts'
import { type Side, table } from './table.ts'

export const CARDS = [
  creature(
    'Maw',
    '{5}',
    '4/4',
    'Mutate {0}\nTrample\nWhenever this creature mutates, you gain 3 life.',
    'Creature — Beast',
  ),
  creature('Wing', '{5}', '1/3', 'Mutate {0}\nFlying', 'Creature — Bird'),
  creature('Quick', '{5}', '5/1', 'Flash\nMutate {0}\nTrample', 'Creature — Cat'),
  creature('Flier', '{0}', '1/1', 'Flying'),
  creature('Rhea', '{0}', '3/3', '', 'Legendary Creature — Cat'),
  creature(
    'Mender',
    '{0}',
    '1/1',
    'Whenever another creature you control dies, return that card to its owner’s hand.',
    'Creature — Human',
  ),
  creature('Paw', '{5}', '3/3', 'Mutate {0}\n{1}: You gain 1 life. Activate only once each turn.', 'Creature — Cat'),
  card('Hide', '{0}', 'Instant', 'Turn target creature face down.'),
  card('Show', '{0}', 'Instant', 'Turn target creature face up.'),
  creature('Runt', '{0}', '1/1'),
  creature(
    'Counter',
    '{0}',
    '1/1',
    'Whenever this creature mutates, you gain X life, where X is the number of times this creature has mutated.',
  ),
  creature(
    'Watcher',
    '{0}',
    '1/1',
    'Whenever a creature you control mutates, put a +1/+1 counter on that creature.',
    'Creature — Human',
  ),
  creature('Greeter', '{0}', '1/1', 'Whenever a creature enters, you gain 1 life.', 'Creature — Human'),
  creature('Mourner', '{0}', '1/1', 'Whenever another creature dies, you gain 1 life.', 'Creature — Human'),
  creature(
    'Digger',
    '{0}',
    '1/1',
    'Whenever a creature card is put into a graveyard from anywhere, you gain 10 life.',
    'Creature — Human',
  ),
  creature('Tapper', '{0}', '2/2', '{T}: You gain 1 life. Activate only once each turn.', 'Creature — Cat'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  creature(
    'Sentry',
    '{0}',
    '1/1',
    'Whenever another creature you control leaves the battlefield, you gain 1 life.',
    'Creature — Human',
  ),
  creature('Clinger', '{0}', '1/1', 'Whenever you lose control of a creature, you gain 1 life.', 'Creature — Human'),
  creature(
    'Porter',
    '{0}',
    '1/1',
    'Whenever a permanent is returned to your hand, you gain 1 life.',
    'Creature — Human',
  ),
  card('Salute', '{0}', 'Enchantment', 'Commanders you control get +1/+1.'),
  card('Sweep', '{0}', 'Sorcery', 'Destroy all creatures. You gain 1 life for each creature destroyed this way.'),
  card('Toll', '{0}', 'Instant', 'You gain 1 life for each creature that died this turn.'),
  card('Bounce', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target creature, then return that card to the battlefield under its owner's control.",
  ),
  card('Bury', '{0}', 'Instant', "Put target creature on top of its owner's library."),
  card('Double', '{0}', 'Sorcery', 'Create a token that’s a copy of target creature.'),
  card('Twin', '{0}', 'Instant', 'Copy target creature spell you control.'),
  card('Breed', '{0}', 'Sorcery', 'Create a 2/2 green Bear creature token.'),
  card(
    'Shape',
    '{0}',
    'Instant',
    'Target creature you control becomes a copy of target creature an opponent controls until end of turn.',
  ),
  card('Swiftly', '{0}', 'Instant', 'The next creature spell you cast this turn has haste.'),
  creature('Masked', '{3}', '5/5', 'Morph {0}\nFirst strike', 'Creature — Cat'),
]
/** A mutating spell has resolved on that creature, on top of it or at the bottom; its triggers may be on the stack. */
export const mutated = (over: boolean, mine: Side = {}, onto = 'Bear', spell = 'Maw') =>
  table(
    'today',
    [
      {
        ...mine,
        hand: ['Maw', 'Wing', 'Slay', 'Bounce', 'Blink', 'Bury', 'Double', ...(mine.hand ?? [])],
        battlefield: ['Bear', ...(mine.battlefield ?? [])],
      },
      { battlefield: ['Ox'] },
    ],
    CARDS,
  )
    .cast(spell, { via: 'mutate', targets: [onto] })
    .resolve()
    .reply(over)
