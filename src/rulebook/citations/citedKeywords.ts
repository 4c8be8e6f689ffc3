/** Keywords whose rule is cited as something happens in a game. */
import type { Row } from './row.ts'

export const CITED_KEYWORDS = {
  'keyword.ascend': { today: '702.131' },
  'keyword.cumulativeUpkeep': { '2004': '502.13', '2011': '702.22', today: '702.24' },
  'keyword.cycling': { '2004': '502.18', '2011': '702.27', today: '702.29' },
  'keyword.foretell': { today: '702.143' },
  'keyword.miracle': { today: '702.94' },
  'keyword.phasing': { '2004': '502.15', '2011': '702.24', today: '702.26' },
  'keyword.plot': { today: '702.170' },
  'keyword.renown': { today: '702.112' },
  'keyword.saddle': { today: '702.171' },
  'keyword.soulbond': { today: '702.95' },
  'keyword.startYourEngines': { today: '702.179' },
  'keyword.storied': { today: '702.195' },
} as const satisfies Readonly<Record<string, Row>>
