/** Cards of ours in the forms of the public card databases. */

/** In the form of the public card API. */
export const apiCard = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  object: 'card',
  name,
  lang: 'en',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Heron',
  oracle_text: 'Flying',
  power: '2',
  toughness: '1',
  colors: ['G'],
  set_name: 'Marsh Tales',
  ...more,
})

/** A face in the form of MTGJSON. */
export const face = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  layout: 'normal',
  manaCost: '{1}{G}',
  type: 'Creature — Heron',
  text: 'Flying',
  power: '2',
  toughness: '1',
  colors: ['G'],
  ...more,
})

/** Both halves of a split card in the form of MTGJSON. */
export const halves = (number: string) => [
  face('Reed // Rush', { faceName: 'Reed', side: 'a', layout: 'split', number, type: 'Instant', text: 'Draw a card.' }),
  face('Reed // Rush', { faceName: 'Rush', side: 'b', layout: 'split', number, type: 'Sorcery', text: 'Draw a card.' }),
]
