/** While a friend can't be reached: a dial of sixty ticks that counts five minutes down. */
import { polar, TAU } from '../look/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { clockOf, lostNames, useFriend, useLeft, WAITING } from '../session/friend.ts'
import styles from './LostDial.module.css'

const TICKS = Array.from({ length: 60 }, (_, at) => {
  const angle = (at / 60) * TAU - Math.PI / 2
  return `M${polar(60, 60, at % 5 === 0 ? 47 : 50, angle)}L${polar(60, 60, 57, angle)}`
})

/** `left`: how much of the time is left, in milliseconds. */
export const Dial = ({ left }: { readonly left: number }) => {
  const lit = Math.ceil((left / WAITING) * 60)
  return (
    <svg className={styles.dial} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {TICKS.map((d, at) => (
        <path key={d} d={d} data-lit={60 - at <= lit ? '' : undefined} />
      ))}
      <text x="60" y="69" textAnchor="middle">
        {clockOf(left)}
      </text>
    </svg>
  )
}

/** In the place of the turn; once the friend is back, it closes. */
export const LostDial = () => {
  const { state, back } = useFriend()
  const left = useLeft()
  const names = lostNames(state)
  return (
    <section className={styles.lost} aria-hidden="true" data-closing={names.length === 0 ? '' : undefined}>
      <Dial left={left} />
      <b>{sayFriend('friend.waitingNames', { names: names.length > 0 ? names : back })}</b>
      <span>{sayFriend('friend.looks')}</span>
    </section>
  )
}
