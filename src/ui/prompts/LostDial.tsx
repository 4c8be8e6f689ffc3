/** While a friend can't be reached: a dial of sixty ticks that counts five minutes down. */
import { polar, TAU } from '../look/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { clockOf, lostNames, useFriend } from '../session/friend.ts'
import { useLeft, WAITING } from './FriendPrompt.tsx'
import styles from './LostDial.module.css'

const TICKS = Array.from({ length: 60 }, (_, at) => {
  const angle = (at / 60) * TAU - Math.PI / 2
  return `M${polar(60, 60, at % 5 === 0 ? 47 : 50, angle)}L${polar(60, 60, 57, angle)}`
})

export const LostDial = () => {
  const state = useFriend((friends) => friends.state)
  const left = useLeft()
  const lit = Math.ceil((left / WAITING) * 60)
  return (
    <section className={styles.lost} aria-hidden="true">
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        {TICKS.map((d, at) => (
          <path key={d} d={d} data-lit={60 - at <= lit ? '' : undefined} />
        ))}
        <text x="60" y="69" textAnchor="middle">
          {clockOf(left)}
        </text>
      </svg>
      <b>{sayFriend('friend.waitingNames', { names: lostNames(state) })}</b>
      <span>{sayFriend('friend.looks')}</span>
    </section>
  )
}
