/**
 * Keywords that are short for a sentence the grammar knows: the name stands for that text, and means what it means
 * (502 of 2004, 702 of 2011). Only those that no rule asks about by their name.
 */

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "A +1/+1 counter", "three fade counters". */
function counters(n: number, kind: string): string {
  return `${NUMBERS[n] ?? n} ${kind} ${n === 1 ? 'counter' : 'counters'}`
}

/** "Artifacts", "Plains": one of them. */
const singular = (plural: string): string => (plural === 'Plains' ? plural : plural.replace(/s$/, ''))

type Expansion = readonly [pattern: RegExp, texts: (...parts: string[]) => readonly string[]]

const EXPANSIONS: readonly Expansion[] = [
  [/^affinity for (\w+)$/i, (what = '') => [`~ costs {1} less to cast for each ${singular(what)} you control.`]],
  [/^bushido (\d+)$/i, (n) => [`Whenever ~ blocks or becomes blocked, it gets +${n}/+${n} until end of turn.`]],
  [/^exalted$/i, () => ['Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.']],
  [/^battle cry$/i, () => ['Whenever ~ attacks, each other attacking creature gets +1/+0 until end of turn.']],
  [
    /^bloodthirst (\d+)$/i,
    (n) => [
      `If an opponent was dealt damage this turn, ~ enters the battlefield with ${counters(Number(n), '+1/+1')} on it.`,
    ],
  ],
  [
    /^living weapon$/i,
    () => ['When ~ enters the battlefield, create a 0/0 black Germ creature token, then attach ~ to it.'],
  ],
  [
    /^fading (\d+)$/i,
    (n) => [
      `~ enters the battlefield with ${counters(Number(n), 'fade')} on it.`,
      "At the beginning of your upkeep, remove a fade counter from ~. If you can't, sacrifice ~.",
    ],
  ],
  [
    /^soulshift (\d+)$/i,
    (n) => [
      `When ~ dies, you may return target Spirit card with mana value ${n} or less from your graveyard to your hand.`,
    ],
  ],
  [
    /^annihilator (\d+)$/i,
    (n) => [
      `Whenever ~ attacks, defending player sacrifices ${Number(n) === 1 ? 'a permanent' : `${NUMBERS[Number(n)]} permanents`}.`,
    ],
  ],
  [
    /^reinforce (\d+)—((?:\{[^}]+\})+)$/i,
    (n, cost) => [`${cost}, Discard ~: Put ${counters(Number(n), '+1/+1')} on target creature.`],
  ],
]

function expansionOf(keyword: string): readonly string[] | null {
  for (const [pattern, texts] of EXPANSIONS) {
    const [found, ...parts] = pattern.exec(keyword) ?? []
    if (found !== undefined) return texts(...parts)
  }
  return null
}

const capitalised = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1)

/** A line of keywords as the texts it stands for; null where none of them is short for one. */
export function expandKeywords(line: string): readonly string[] | null {
  if (/[.:•]/.test(line)) return null
  const keywords = line.split(', ')
  const expanded = keywords.map(expansionOf)
  if (expanded.every((texts) => texts === null)) return null
  return keywords.flatMap((keyword, i) => expanded[i] ?? [capitalised(keyword)])
}
