/** Effects (418 to 421): continuous ones, replacement and prevention, loops. */
import type { Row } from './row.ts'

export const EFFECTS = {
  'static.always': { '2004': '405.1', '2011': '604.1', today: '604.1' },
  'static.defining': { '2004': '405.2', '2011': '604.3', today: '604.3' },
  'effect.continuous': { '2004': '418.1', '2011': '611.1', today: '611.1' },
  'effect.duration': { '2004': '418.3a', '2011': '611.2a', today: '611.2a' },
  'effect.asLongAs': { '2004': '418.3d', '2011': '611.2b', today: '611.2b' },
  'layers.order': { '2004': '418.5a', '2011': '613.1', today: '613.1' },
  'layers.control': { '2004': '418.5a', '2011': '613.1b', today: '613.1b' },
  'replacement.instead': { '2004': '419.1a', '2011': '614.1a', today: '614.1a' },
  'replacement.entering': { '2004': '410.10e', '2011': '614.1c', today: '614.1c' },
  'replacement.applied': { '2004': '419.6', '2011': '614', today: '614' },
  'replacement.regeneration': { '2004': '419.6b', '2011': '701.12', today: '701.19' },
  'replacement.redirection': { '2004': '419.6c', '2011': '614.9', today: '614.9' },
  'prevention.shield': { '2004': '419.1d', '2011': '615.1a', today: '615.1a' },
  'prevention.applied': { '2004': '419.7', '2011': '615', today: '615' },
  'legend.rule': { '2004': '420.5e', '2011': '704.5k', today: '704.5j' },
  'loop.oneChooses': { '2004': '421.2', '2011': '716', today: '732' },
  'loop.othersChoose': { '2004': '421.3', '2011': '716', today: '732' },
  'loop.numbers': { '2004': '421.5', '2011': '716', today: '732' },
} as const satisfies Readonly<Record<string, Row>>
