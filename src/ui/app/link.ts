/** Links that lead to the table: `#deck=…` begins a game, `#board=…` opens any situation. docs/scenario.md. */
import { replaceGame } from './replaceGame.ts'
import { useUi } from './uiStore.ts'

/** Follows a link, whatever game there was. */
async function followLink(params: URLSearchParams): Promise<void> {
  try {
    const { follow } = await import('./followLink.ts')
    useUi.getState().open({ linkTrouble: await follow(params) })
  } catch (error) {
    useUi.getState().open({ linkTrouble: [String(error)] })
  }
}

/**
 * Opens what the address asks for; where that would replace a game that is not over, it is offered first. The address is
 * cleaned at once: a reload comes back to the game as it stands, and does not begin it again.
 */
export function openLink(): void {
  const params = new URLSearchParams(location.hash.slice(1))
  if (!params.has('board') && !params.has('deck')) return
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  replaceGame('link', () => void followLink(params))
}
