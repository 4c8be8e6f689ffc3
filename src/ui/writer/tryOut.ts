/** A table on which a card can be tried at once: in hand, with mana for it, and something to aim at. */
import { BASIC_LAND_MANA, COLORS, colorsOfCost, type ManaCost, type Printed, visitNodes } from '../../language/index.ts'
import type { CardRecord } from '../../oracle/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { encoded } from './cardDraft.ts'

const landFor = (color: string): string =>
  Object.entries(BASIC_LAND_MANA).find(([, mana]) => mana === color)?.[0] ?? 'Forest'

const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one)

/** Four lands for each of its colours, eight at least. */
function landsFor({ cost, colors, abilities }: Printed): readonly string[] {
  const asked = new Set([...colors, ...colorsOfCost(cost ?? [])])
  visitNodes(abilities, (node) => {
    if (node.kind === 'mana') for (const color of colorsOfCost(node.mana as ManaCost)) asked.add(color)
    return undefined
  })
  const used = COLORS.filter((color) => asked.has(color))
  const lands = used.length === 0 ? ['Forest'] : used.map(landFor)
  return lands.flatMap((land) => times(Math.max(4, Math.ceil(8 / lands.length)), land))
}

/** The address of the board. */
export function tryOutHref(record: CardRecord, printed: Printed, edition: EditionId): string {
  const lands = landsFor(printed)
  const board = {
    edition,
    turn: { number: 3, active: 0, step: 'main1' },
    players: [
      { name: 'Ada', hand: [record.name], library: times(20, lands[0]), battlefield: [...lands, 'Mossback Elk'] },
      {
        name: 'Bea',
        hand: ['Island'],
        library: times(20, 'Island'),
        battlefield: [...times(3, 'Island'), 'Mistback Crab'],
      },
    ],
    cards: [record],
  }
  return `#board=${encoded(board)}`
}
