/** Protections to choose from. */
import { type Change, COLORS, type Predicate } from '../../language/index.ts'
import { saidKeyword } from '../reading/index.ts'

const protectionFrom = (from: Predicate): Change => ({
  kind: 'gain',
  ability: saidKeyword({ name: 'protection', from }),
})
/** "Gains protection from artifacts or from the color of your choice": one of six. */
export const FROM_ARTIFACTS_OR_COLOR: Change = {
  kind: 'oneOf',
  of: [{ is: 'type', type: 'artifact' } as const, ...COLORS.map((color) => ({ is: 'color', color }) as const)].map(
    protectionFrom,
  ),
}
