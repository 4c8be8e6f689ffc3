/** Name and deck: what one brings. */

import { pictureOf } from '../card/index.ts'
import { colorAttributes } from '../look/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { Painted } from '../painted/index.ts'
import type { PlayableDeck } from '../session/decks.ts'
import styles from './Friend.module.css'

interface BringProps {
  readonly name: string
  readonly deck: PlayableDeck | undefined
  readonly decks: readonly PlayableDeck[]
  readonly rename: (name: string) => void
  readonly choose: (id: string) => void
}

/** As the protocol allows. */
const LONGEST = 40

export const Bring = ({ name, deck, decks, rename, choose }: BringProps) => (
  <div className={styles.bring}>
    <label>
      {sayFriend('friend.yourName')}
      <input
        value={name}
        maxLength={LONGEST}
        autoComplete="nickname"
        onChange={(event) => rename(event.target.value)}
      />
    </label>
    <div className={styles.deck} {...(deck === undefined ? {} : colorAttributes(deck.colors))}>
      {deck === undefined ? null : (
        <span className={styles.face}>
          <Painted picture={pictureOf(deck.face, {})} />
        </span>
      )}
      {decks.length === 0 ? (
        <p>{sayFriend('friend.noDeck')}</p>
      ) : (
        <label>
          {sayFriend('friend.yourDeck')}
          <select value={deck?.id ?? ''} onChange={(event) => choose(event.target.value)}>
            {decks.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  </div>
)
