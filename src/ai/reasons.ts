/** Every reason a machine player gives, in one place. */

const REASONS = {
  pass: 'Nothing here is worth doing now.',
  wait: 'Waiting is better than anything that could be done now.',
  land: 'A land every turn: {name}.',
  cast: '{name} is the best use of the mana.',
  castAt: '{name} answers what matters most.',
  counter: '{name} stops that spell.',
  trick: '{name} turns the fight.',
  activate: 'The ability of {name} is worth its cost.',
  faceUp: 'Turning {name} face up pays off now.',
  payOff: 'Paying off {name} is worth it.',
  lethal: 'This attack should be enough to win.',
  attack: 'These attackers can hardly be stopped at a profit.',
  hold: 'Every attack would lose more than it gains.',
  mustBlock: 'Without these blocks the damage would be deadly.',
  block: 'These blocks win the exchange.',
  noBlock: 'Blocking would lose more than the damage costs.',
  target: 'The target that gains the most.',
  keep: 'A hand with lands and things to cast.',
  mulligan: 'A hand with too few or too many lands.',
  pay: 'The payment that keeps the most useful mana.',
  stopPaying: 'It can not be paid without losing too much.',
  best: 'The best of what is offered.',
  least: 'The least useful goes first.',
  yes: 'It helps.',
  no: 'It would not help.',
  first: 'Whoever starts is a step ahead.',
  plain: 'The plain choice.',
  search: 'Played through in mind, this ended best ({gain} better than the plain way).',
  forced: 'Nothing else was possible.',
} as const

export type ReasonKey = keyof typeof REASONS

/** The reason as a sentence. */
export function because(key: ReasonKey, params: Readonly<Record<string, string>> = {}): string {
  return REASONS[key].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'it')
}
