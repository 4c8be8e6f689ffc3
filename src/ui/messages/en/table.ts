/** What is said of a table on the first screen too: of games that go on. */

import { plural, signed } from '../../locale/en.ts'

export const table = {
  'stepLong.untap': 'untap step',
  'stepLong.upkeep': 'upkeep',
  'stepLong.draw': 'draw step',
  'stepLong.main1': 'main phase 1',
  'stepLong.beginCombat': 'beginning of combat',
  'stepLong.declareAttackers': 'declare attackers',
  'stepLong.declareBlockers': 'declare blockers',
  'stepLong.firstStrikeDamage': 'first strike damage',
  'stepLong.combatDamage': 'combat damage',
  'stepLong.endCombat': 'end of combat',
  'stepLong.main2': 'main phase 2',
  'stepLong.end': 'end step',
  'stepLong.cleanup': 'cleanup step',
  'player.commander': (p: { n: number }) => `**${p.n}** of 21`,
  'player.energy': (p: { n: number }) => plural(p.n, 'energy counter'),
  'player.experience': (p: { n: number }) => plural(p.n, 'experience counter'),
  'player.poison': (p: { n: number }) => plural(p.n, 'poison counter'),
  'player.label': (p: { name: string; n: number; target: boolean; chosen: boolean }) =>
    `${p.name}, ${signed(p.n)} life${p.target ? ', can be chosen' : ''}${p.chosen ? ', chosen' : ''}`,
  'player.priority': 'Priority',
  'player.decides': 'Decision',
  'player.thinking': 'Thinking',
  'player.damage': (p: { n: number }) => `${p.n} damage`,

  /** The same in the middle of a sentence. */
  'stack.the': (p: { name: string; what: 'trigger' | 'ability' }) => `the ${p.name} ${p.what}`,
  'stack.damage': 'Combat damage',
  'combat.nobody': 'nothing',
  'menu.close': 'Close',
}
