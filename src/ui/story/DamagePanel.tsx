import { findOrLast, stateOf } from '../../engine/index.ts'
import { nodeAt, type Timeline } from '../../store/index.ts'
import { Thumbnail } from '../card/index.ts'
import { sayStory } from '../messages/pages/story.ts'
import { Panel } from '../parts/index.ts'
import { lookOf } from '../view/index.ts'
import { type StoryProps, signIn } from './gameSummary.ts'
import styles from './Story.module.css'

/** So many sources have room. */
const MOST = 12

/** What each source has dealt to each player, most first. */
export const DamagePanel = ({ summary, me, nameOf, timeline }: StoryProps & { readonly timeline: Timeline }) => {
  const { damage, seats, path } = summary
  const most = Math.max(1, ...damage.map(({ n }) => n))
  const sums = seats
    .map(({ seat }) => ({ seat, n: damage.reduce((sum, one) => sum + (one.to === seat ? one.n : 0), 0) }))
    .filter(({ n }) => n > 0)
  return (
    <Panel
      className={styles.damage}
      label={sayStory('end.damage')}
      heading={sayStory('end.damage')}
      aside={sums.map(({ seat, n }) => (
        <span key={seat} className={styles.sum}>
          {sayStory('end.damageTo', { n, name: nameOf(seat) })}
        </span>
      ))}
    >
      {damage.length === 0 ? <p className={styles.none}>{sayStory('end.noDamage')}</p> : null}
      <ul>
        {damage.slice(0, MOST).map(({ name, id, at, to, n, hits }) => {
          const state = stateOf(nodeAt(timeline, path[at] ?? 0).position)
          return (
            <li key={`${to} ${name}`} data-whose={signIn(summary, me, findOrLast(state, id)?.controller ?? me)}>
              <span className={styles.thumb} aria-hidden="true">
                <Thumbnail look={lookOf(state, id)} />
              </span>
              <span>
                <b>{name}</b>
                <small>{sayStory('end.hits', { n: hits, name: nameOf(to) })}</small>
              </span>
              <i aria-hidden="true">
                <i style={{ width: `${(n / most) * 100}%` }} />
              </i>
              <strong>{n}</strong>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
