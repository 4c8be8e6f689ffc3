/** The cards of the payment boards. */
import type { Printed } from '../../../src/language/index.ts'
import { BASICS, card, creature } from '../../support/cards.ts'
import { zoo } from '../../support/zoo/index.ts'

const land = (name: string, text: string): Printed => card(name, '', 'Land', text)
const filler = (name: string, cost: string): Printed => card(name, cost, 'Sorcery', 'You gain 2 life.')

export const CARDS: readonly Printed[] = [
  ...BASICS,
  // What is paid for.
  filler('One', '{1}'),
  filler('Two', '{2}'),
  filler('Three', '{3}'),
  filler('Four', '{4}'),
  filler('Six', '{6}'),
  filler('Gold', '{1}{U}{R}'),
  filler('Weed', '{2}{G}'),
  filler('Wave', '{2}{U}'),
  filler('Tide', '{1}{U/R}'),
  filler('Surge', '{X}{U}'),
  card('Glint', '{1}', 'Instant', 'You gain 2 life.'),
  zoo('Golem'),
  // What is held.
  card('Refusal', '{1}{U}', 'Instant', 'Counter target spell.'),
  zoo('Denial'),
  zoo('Growth'),
  card('Fade', '{B}', 'Instant', 'Target creature gets -1/-1 until end of turn.'),
  card('Mend', '{W}', 'Instant', 'You gain 4 life.'),
  card('Cinder', '{1}{R}', 'Sorcery', '~ deals 2 damage to target creature.'),
  card('Study', '{3}{U}', 'Sorcery', 'Draw two cards.'),
  card('Echo', '{1}{U}', 'Instant', 'Draw a card.\nFlashback {U}'),
  card('Blaze', '{X}{R}', 'Instant', '~ deals X damage to target creature or player.'),
  card('Either', '{U/R}', 'Instant', 'Draw a card.'),
  card('Loop', '{5}{U}', 'Instant', 'Draw three cards.\nCycling {U}'),
  creature('Lurker', '{1}{U}', '2/1', 'Flash'),
  creature('Cub', '{1}{G}', '2/2'),
  creature('Giant', '{3}{R}{R}', '5/5'),
  creature('Veil', '{4}{U}{U}', '3/3', 'Morph {U}'),
  // What gives mana.
  land('Reef', '{T}: Add {U} or {R}.'),
  land('Grove', '{T}: Add {G} or {W}.'),
  land('City', '{T}: Add one mana of any color.'),
  land('Waste', '{T}: Add {C}.'),
  land('Slow Shore', '~ enters the battlefield tapped.\n{T}: Add {U}.'),
  land('Brass', 'Whenever ~ becomes tapped, it deals 1 damage to you.\n{T}: Add one mana of any color.'),
  land('Thorn', '{T}: Add {C}.\n{T}: Add {U} or {R}. ~ deals 1 damage to you.'),
  land('Den', '{T}: Add {G}. Spend this mana only to cast creature spells.'),
  land('Quarry', '{T}: Add {C}.\n{2}, {T}: Draw a card.'),
  land('Spring', '{T}: Add {U}.\n{T}: You gain 1 life.'),
  creature('Elf', '{G}', '1/1', '{T}: Add {G}.', 'Creature — Elf'),
  creature('Bird', '{G}', '0/1', 'Flying\n{T}: Add one mana of any color.', 'Creature — Bird'),
  card('Ring', '{1}', 'Artifact', '{T}: Add {C}{C}.'),
  card('Stone', '{2}', 'Artifact', '{T}: Add {C}.'),
  card('Vault', '{3}', 'Artifact', "~ doesn't untap during your untap step.\n{T}: Add {C}{C}{C}."),
  card('Petal', '{0}', 'Artifact', '{T}, Sacrifice ~: Add one mana of any color.'),
  // What is activated.
  creature('Skeleton', '{1}{B}', '1/1', '{B}: Regenerate ~.', 'Creature — Skeleton'),
  creature('Drake', '{2}{U}', '2/2', '{U}: ~ gets +0/+1 until end of turn.', 'Creature — Drake'),
  card('Blade', '{1}', 'Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {R}'),
  card('Lens', '{1}', 'Artifact', '{2}: Target player gains 1 life.'),
]
