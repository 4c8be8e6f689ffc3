import { useSettings } from '../../store/index.ts'
import { useTableModel } from '../session/model.ts'
import { isDuel } from '../view/index.ts'

/** The other player's hand is open: its cards are known, both play with open hands, or a replay shows them. */
export function useOpenHand(): boolean {
  const { view, scene, game, watch } = useTableModel()
  const allowed = useSettings(({ settings }) => settings.openHands)
  const [other] = view.others
  if (!isDuel(view) || other.handSize === 0) return false
  const { seat } = other
  const known = (scene.state.hands[seat] ?? []).every((id) => id !== 0)
  return known || watch?.replay?.eyes === 'open' || (allowed && game.seats[seat]?.player.by === 'human')
}
