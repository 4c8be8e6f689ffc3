/** What players have together who share one life total (2011:contents/810): one dial for all of them. */
import { Icon } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { useCounted } from '../motion/index.ts'
import { LifeDial, SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { type TeamView, teamIn } from '../view/index.ts'
import { HitPlates } from './HitPlates.tsx'
import styles from './Team.module.css'

export interface TeamProps {
  readonly team: TeamView
}

/** The badges of the team, joined by a line. */
export const TeamBadges = ({ team }: TeamProps) => (
  <span className={styles.badges} aria-hidden="true">
    {team.members.map(({ seat, whose, letter, lost }) => (
      <SeatBadge key={seat} whose={whose} letter={letter} out={lost !== null} />
    ))}
  </span>
)

/** What the team is called: by its players. */
export const teamName = ({ members }: TeamView): string => say('team.names', { names: members.map(({ name }) => name) })

/** The one life total. */
export const TeamDial = ({ team, word }: TeamProps & { readonly word: string }) => {
  const { game, shown } = useTableModel()
  const names = team.members.map(({ name }) => name)
  const [first] = team.members
  const life = useCounted(team.life, `${game.id} ${shown} team ${names.join()}`)
  return (
    <span className={styles.dial} role="img" aria-label={say('team.life', { names, n: team.life })}>
      <LifeDial life={life} full={team.startingLife} whose={first?.whose ?? 'you'} word={word} />
    </span>
  )
}

/** The poison counters of all of them; its place stays while there are none. */
export const TeamPoison = ({ team }: TeamProps) => (
  <span className={styles.poisonPlace}>
    {team.poison > 0 ? (
      <span
        className={styles.poison}
        role="img"
        aria-label={say('team.poison', { n: team.poison, most: team.poisonMost })}
      >
        <Icon name="skull" />
        <b>{team.poison}</b>
        <i>/{team.poisonMost}</i>
      </span>
    ) : null}
  </span>
)

/** The opponents’ team between its panels, joined to both; attacks on any of them arrive here. */
export const TeamColumn = () => {
  const { view } = useTableModel()
  const opponent = view.others.find((player) => !player.lifeWith.includes(view.you.seat))
  const team = opponent === undefined ? null : teamIn(view, opponent)
  if (team === null) return null
  return (
    <section className={styles.column} aria-label={teamName(team)} data-whose={opponent?.whose} data-team="">
      <TeamBadges team={team} />
      <b className={styles.names} aria-hidden="true">
        {teamName(team)}
      </b>
      <TeamDial team={team} word={say('life.word')} />
      <TeamPoison team={team} />
      <p className={styles.note}>{say('team.note', { most: team.poisonMost })}</p>
      <HitPlates on={team} players={team.members} />
    </section>
  )
}
