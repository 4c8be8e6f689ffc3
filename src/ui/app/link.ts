/** Links that lead to the table: `#deck=…` begins a game, `#board=…` opens any situation. docs/scenario.md. */
import { useTable } from '../../store/index.ts'
import { replaceGame } from './replaceGame.ts'
import { useUi } from './uiStore.ts'

/** Follows a link, replacing any current game. */
async function followLink(params: URLSearchParams): Promise<void> {
  try {
    const { follow } = await import('./followLink.ts')
    useUi.getState().open({ linkTrouble: await follow(params) })
  } catch (error) {
    useUi.getState().open({ linkTrouble: [String(error)] })
  }
}

/**
 * Opens what the address asks for; if that would replace an unfinished game, asks first. The address is cleared at
 * once, so that a reload returns to the game as it stands instead of restarting it. While another page has the table,
 * the address stays: it is followed once this page has taken it.
 */
export function openLink(): void {
  const params = new URLSearchParams(location.hash.slice(1))
  if (useTable.getState().elsewhere) return
  if (!params.has('board') && !params.has('deck')) return
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  replaceGame('link', () => void followLink(params))
}
