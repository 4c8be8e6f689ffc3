/** The invitation: QR code, link, code, and the answer that has to come back where no server brings pages together. */
import { useState } from 'react'
import type { FriendState, Terms } from '../../link/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { Button, LineIcon } from '../parts/index.ts'
import { lostSeats, type Way } from '../session/friend.ts'
import { Bring } from './Bring.tsx'
import { Copy } from './Copy.tsx'
import { takeAnswer } from './controller.ts'
import styles from './Friend.module.css'
import { Qr } from './Qr.tsx'
import { SeatRows } from './SeatRows.tsx'
import { TermsRow } from './Terms.tsx'
import type { Bringing } from './useBringing.ts'

/** The link that leads a friend here. */
const linkFor = (code: string): string => `${location.origin}${location.pathname}#friend=${code}`

/** A short code in two groups. */
const grouped = (code: string): string => `${code.slice(0, 4)} – ${code.slice(4)}`

/** Where the friend's answer is pasted. */
const Answer = () => {
  const [text, type] = useState('')
  const [bad, setBad] = useState(false)
  const take = (given: string) => {
    type(given)
    setBad(false)
    if (given.trim() !== '') void takeAnswer(given).then((taken) => setBad(!taken))
  }
  return (
    <label className={styles.field}>
      {sayFriend('friend.paste')}
      <input
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={bad}
        onChange={(event) => take(event.target.value)}
      />
      <small role={bad ? 'alert' : undefined} data-bad={bad ? '' : undefined}>
        {sayFriend(bad ? 'friend.pasteBad' : 'friend.pasteNote')}
      </small>
    </label>
  )
}

const Codes = ({ way }: { readonly way: Extract<Way, { kind: 'invitation' }> }) => {
  const link = linkFor(way.code)
  return (
    <div className={styles.invitation}>
      <figure>
        <Qr text={link} label={sayFriend('friend.qr')} />
        <figcaption>{sayFriend('friend.qrNote')}</figcaption>
      </figure>
      <div className={styles.fields}>
        <div className={styles.row}>
          <label className={styles.field}>
            {sayFriend(way.short ? 'friend.link' : 'friend.send')}
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <Copy text={link} label={sayFriend('friend.copyLink')} primary focus />
        </div>
        {way.short ? (
          <div className={styles.row}>
            <p className={styles.code}>
              <span>{sayFriend('friend.code')}</span> <b>{grouped(way.code)}</b>
            </p>
            <Copy text={way.code} label={sayFriend('friend.copy')} />
          </div>
        ) : (
          <Answer />
        )}
        <small>{sayFriend('friend.good')}</small>
      </div>
    </div>
  )
}

/** The invitation, as far as it is made. */
const Invitation = ({ way, arriving }: { readonly way: Way; readonly arriving: boolean }) => {
  if (way.kind === 'invitation') return <Codes way={way} />
  const words = way.kind === 'connecting' ? 'friend.connecting' : arriving ? 'friend.arriving' : 'friend.making'
  return (
    <p className={styles.making} role="status">
      {sayFriend(words)}
    </p>
  )
}

interface InviteProps {
  readonly state: FriendState
  readonly way: Way
  readonly reachable: boolean | null
  readonly bringing: Bringing
  readonly change: (terms: Terms) => void
  readonly letGo: (seat: number) => void
}

export const Invite = ({ state, way, reachable, bringing, change, letGo }: InviteProps) => {
  const isPlaying = state.phase === 'playing'
  const isSeated = state.seats.some(({ name }, seat) => seat > 0 && name !== null)
  const lost = lostSeats(state)
  return (
    <>
      <Invitation way={way} arriving={state.arriving > 0} />
      <h3 className={styles.heading}>{sayFriend('friend.atTable')}</h3>
      <SeatRows state={state} gathers={!isPlaying} />
      {lost.length > 0 && !isPlaying ? (
        <div className={styles.letGo}>
          {state.seats.map(({ line, name }, seat) =>
            line === 'lost' ? (
              <Button key={name} onClick={() => letGo(seat)}>
                {sayFriend('friend.letGo')}
              </Button>
            ) : null,
          )}
        </div>
      ) : null}
      {isPlaying ? null : (
        <>
          <Bring {...bringing} />
          <TermsRow terms={state.terms} off={isSeated} change={change} />
          <p className={styles.note}>
            <LineIcon kind={reachable === false ? 'lost' : 'waves'} />{' '}
            {sayFriend(reachable === null ? 'friend.keepOpen' : reachable ? 'friend.reachable' : 'friend.unreachable')}{' '}
            {sayFriend('friend.trust')}
          </p>
        </>
      )}
    </>
  )
}
