/** Links that lead to the table: `#deck=…` begins a game, `#board=…` opens any situation. docs/scenario.md. */
import { useUi } from './uiStore.ts'

/**
 * Opens what the address asks for. The address is cleaned at once: a reload comes back to the game as it stands, and
 * does not begin it again.
 */
export async function openLink(): Promise<void> {
  const params = new URLSearchParams(location.hash.slice(1))
  if (!params.has('board') && !params.has('deck')) return
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  try {
    const { follow } = await import('./followLink.ts')
    useUi.getState().open({ linkTrouble: await follow(params) })
  } catch (error) {
    useUi.getState().open({ linkTrouble: [String(error)] })
  }
}
