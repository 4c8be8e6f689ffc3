/** What games of the casual variants are played with besides decks: avatars, scheme decks, planar decks. */
import { byName, compileDeck, loadSet, type VariantDeckList } from '../../src/catalog/index.ts'
import type { GameFormat, Roll, Setup } from '../../src/engine/index.ts'

/** What a player has besides a deck. */
export type Besides = Pick<Setup['players'][number], 'vanguard' | 'schemes' | 'planes'>

/** Gives what a seat has besides its deck; `avatars`: everybody has one. */
export async function besidesFor(
  format: GameFormat | null,
  avatars: boolean,
): Promise<(seat: number, roll: Roll) => Besides> {
  const { variants, variantDecks } = await loadSet()
  const find = byName(variants)
  const cardsOf = ({ cards }: VariantDeckList) => compileDeck(cards, find).cards
  const decks = (kind: VariantDeckList['kind']) => variantDecks.filter((one) => one.kind === kind).map(cardsOf)
  const [schemes, planes] = [decks('schemes'), decks('planes')]
  const all = variants.flatMap(({ compiled }) => (compiled.ok && compiled.printed.modifiers ? compiled.printed : []))
  return (seat, roll) => {
    const avatar = avatars ? all[roll(all.length)] : undefined
    if (avatar !== undefined) return { vanguard: avatar }
    if (format?.archenemy?.seat === seat) return { schemes: schemes[roll(schemes.length)] ?? [] }
    return format === null || format.planes === 'none' ? {} : { planes: planes[roll(planes.length)] ?? [] }
  }
}
