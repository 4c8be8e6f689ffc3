/** What the tab's title says while the person looks elsewhere: a friend has sat down, or the connection is lost. */
import type { FriendState } from '../../link/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { lostSeats } from '../session/friend.ts'

const TITLE = 'Cantrip'

function newsOf(now: FriendState | null, before: FriendState | null): string | null {
  if (now === null) return null
  if (lostSeats(now).length > 0) return sayFriend('friend.tab.lost')
  const come = now.seats.find(({ name }, seat) => seat !== now.you && name !== null && !before?.seats[seat]?.name)
  return come?.name ? sayFriend('friend.tab.here', { name: come.name }) : null
}

/** The news stands until the person looks. */
const seen = (): void => {
  if (!document.hidden) document.title = TITLE
}

export function tellTab(now: FriendState | null, before: FriendState | null): void {
  const news = newsOf(now, before)
  if (news !== null && document.hidden) {
    document.title = `${news} · ${TITLE}`
    document.addEventListener('visibilitychange', seen, { once: true })
  } else if (now === null || !document.hidden) seen()
}
