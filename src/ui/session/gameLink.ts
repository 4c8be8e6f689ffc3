/** Links that lead to the table: `#deck=…` begins a game, `#board=…` opens any situation. docs/scenario.md. */
import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { LONGEST_LINK } from './linkText.ts'
import { replaceGame } from './replaceGame.ts'
import { useUi } from './uiStore.ts'
import { withGame } from './withGame.ts'

const following = () => withGame(import('./followLink.ts'))

/** Follows a link, replacing any current game. */
async function followLink(params: URLSearchParams): Promise<void> {
  const { open } = useUi.getState()
  try {
    const { follow } = await following()
    open({ linkTrouble: await follow(params), opening: false })
  } catch (error) {
    open({ linkTrouble: [String(error)], opening: false })
  }
}

/**
 * Clears an address that is longer than any link, whatever it asks for, and tells: it is neither read nor handed to a
 * page.
 */
export function refuseLongLink(): void {
  if (location.hash.length <= LONGEST_LINK) return
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  useUi.getState().open({ linkTrouble: [say('link.tooLong', { most: LONGEST_LINK })] })
}

/** What the address asks to be put on the table; `null`: nothing. */
function asked(): URLSearchParams | null {
  const params = new URLSearchParams(location.hash.slice(1))
  return params.has('board') || params.has('deck') || params.has('friend') ? params : null
}

/**
 * Once, as the page is loaded: no start screen stands in front of what the address asks for, and its code is loaded at
 * once.
 */
export function expectLink(): void {
  if (asked()?.has('friend') !== false) return
  useUi.getState().open({ opening: true })
  // What fails here is told when the link is followed.
  following().catch(() => {})
}

/**
 * Opens what the address asks for; if that would replace an unfinished game, asks first. The address is cleared at
 * once, so that a reload returns to the game as it stands instead of restarting it. While another page has the table,
 * the address stays: it is followed once this page has taken it.
 */
export function openLink(): void {
  const params = asked()
  if (params === null || useTable.getState().elsewhere) return
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  const invited = params.get('friend')
  if (invited !== null) return useUi.getState().open({ dialog: 'friend', invited, page: 'table', opening: false })
  replaceGame('link', () => void followLink(params))
}
