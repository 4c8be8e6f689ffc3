/** Links that lead to the table: `#deck=…` begins a game, `#board=…` opens any situation. docs/scenario.md. */
import { useTable, whenWritten } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { LONGEST_LINK } from './linkText.ts'
import { isKept, replaceGame } from './replaceGame.ts'
import { useUi } from './uiStore.ts'
import { withGame } from './withGame.ts'

const following = () => withGame(import('./followLink.ts'))

const clearAddress = (): void => history.replaceState(null, '', `${location.pathname}${location.search}`)

/** The address that is being followed: it stays until the game that it leads to has been saved. */
let followed: string | null = null

/** A followed address from which the page went on before it could be cleared: Back leads to it, and so to its game. */
let behind: string | null = null

/**
 * Clears the address that was followed, unless another stands there by now; as long as a reload would find nothing
 * saved, it stays.
 */
function clearFollowed(): void {
  const address = followed
  const isOpen = location.hash === address
  if (isOpen && useTable.getState().game !== null && !isKept())
    return onceKept(() => followed === address && clearFollowed())
  if (isOpen) clearAddress()
  else behind = followed
  followed = null
}

/** Once what is at the table could be saved after all. */
function onceKept(then: () => unknown): void {
  const stop = useTable.subscribe(() => {
    if (!isKept()) return
    stop()
    then()
  })
}

/** Follows a link, replacing any current game. */
async function followLink(params: URLSearchParams): Promise<void> {
  const { open } = useUi.getState()
  try {
    const { follow } = await following()
    open({ linkTrouble: await follow(params), opening: false })
    await whenWritten()
  } catch (error) {
    open({ linkTrouble: [String(error)], opening: false })
  }
  clearFollowed()
}

/**
 * Clears an address that is longer than any link, whatever it asks for, and tells: it is neither read nor handed to a
 * page.
 */
export function refuseLongLink(): void {
  if (location.hash.length <= LONGEST_LINK) return
  clearAddress()
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
 * Opens what the address asks for; if that would replace an unfinished game, asks first. The address is cleared once
 * the game is saved, so that a reload returns to the game as it stands instead of restarting it, and never to nothing;
 * at once where it is asked about first. While another page has the table, the address stays: it is followed once this
 * page has taken it.
 */
export function openLink(): void {
  const params = asked()
  const { elsewhere, game } = useTable.getState()
  if (params === null || elsewhere || location.hash === followed) return
  if (location.hash === behind && game !== null) {
    behind = null
    return clearAddress()
  }
  const invited = params.get('friend')
  if (invited !== null) {
    clearAddress()
    return useUi.getState().open({ dialog: 'friend', invited, page: 'table', opening: false })
  }
  // The game of the link before couldn't be saved so far.
  if (followed !== null) [behind, followed] = [followed, null]
  const { hash } = location
  replaceGame('link', () => {
    // What is asked about first may be declined: then the address is cleared by now.
    if (location.hash === hash) followed = hash
    void followLink(params)
  })
  if (followed === null) clearAddress()
}
