/** Opponents as bars, where several play and a window has no room for panels: one board at a time can be opened. */
import { Thumbnail } from '../card/index.ts'
import { DropPlace } from '../dnd/Draggable.tsx'
import { Icon } from '../glyphs/index.ts'
import { focusSeat } from '../input/index.ts'
import { Spoken, spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { hasLowBars, useRoom } from '../table/index.ts'
import { type PileView, type PlayerView, refKey, sharesLife, standing, type TeamView, teamIn } from '../view/index.ts'
import styles from './SeatBars.module.css'
import { CommanderDamageLine, Life, Tags } from './SeatHead.tsx'
import { TeamDial, TeamPoison, teamName } from './Team.tsx'

/** So many kinds of creatures have room as lamps. */
const LAMPS = 7

const Lamp = ({ pile }: { readonly pile: PileView }) => {
  const [first] = pile.members
  if (first === undefined) return null
  const { look, state } = first.card
  return (
    <span
      className={styles.lamp}
      data-tapped={state.tapped ? '' : undefined}
      data-playable={pile.members.some(({ card }) => card.state.playable) ? '' : undefined}
      data-attacking={state.attacking ? '' : undefined}
    >
      <Thumbnail look={look} />
      {pile.members.length > 1 ? <i>×{pile.members.length}</i> : null}
      {look.power === undefined ? null : (
        <b>
          {look.power}/{look.toughness}
        </b>
      )}
    </span>
  )
}

/** What a player has among the creatures, small; pressed with the bar. */
const Lamps = ({ player }: { readonly player: PlayerView }) => {
  const piles = standing(player.side.creatures, true)
  const shown = piles.slice(0, LAMPS)
  return (
    <span className={styles.lamps} aria-hidden="true">
      {player.avatar === null ? null : (
        <span className={styles.avatar}>
          <Thumbnail look={player.avatar.look} />
        </span>
      )}
      {player.commanders
        .filter(({ zone }) => zone === 'command')
        .map(({ name, look, tax }) => (
          <span key={name} className={styles.octagon}>
            <Thumbnail look={look} />
            {tax > 0 ? <b>+{tax}</b> : null}
          </span>
        ))}
      {shown.map((pile) => (
        <Lamp key={pile.members[0]?.card.id} pile={pile} />
      ))}
      {shown.length < piles.length ? <em>+{piles.length - shown.length}</em> : null}
    </span>
  )
}

/** How many of the player's things can be chosen now. */
const choosable = ({ side }: PlayerView): number =>
  [...side.creatures, ...side.lands, ...side.others]
    .flatMap(({ members }) => members)
    .filter(({ card }) => card.state.playable).length

const Bar = ({ player, low }: { readonly player: PlayerView; readonly low: boolean }) => {
  const isFocused = useUi(({ focus }) => focus === player.seat)
  const { name, whose, letter, seat, lost } = player
  const n = choosable(player)
  const isShared = sharesLife(player)
  return (
    <section
      className={styles.bar}
      aria-label={name}
      data-whose={whose}
      data-out={lost === null ? undefined : ''}
      data-deciding={player.deciding ? '' : undefined}
      data-spot={spotKeys.rail(seat)}
      data-shared={isShared ? '' : undefined}
      data-hit={player.hits.length > 0 ? refKey({ player: seat }) : undefined}
    >
      <div className={styles.line}>
        {/* Where the life total is the team's, the badge stands for the player. */}
        {isShared ? <Life player={player} /> : null}
        <button type="button" className={styles.name} aria-pressed={isFocused} onClick={() => focusSeat(seat)}>
          <Spoken>{say('seat.look', { name, focused: isFocused })}</Spoken>
          {isShared ? null : <SeatBadge whose={whose} letter={letter} out={lost !== null} />}
          <span aria-hidden="true">{name}</span>
        </button>
        {isShared ? null : (
          <Life player={player}>
            <b>{say('life.number', { n: player.life })}</b>
          </Life>
        )}
        <span
          className={styles.hand}
          data-spot={spotKeys.hand(seat)}
          role="img"
          aria-label={say('zone.hands', { name, n: player.handSize })}
        >
          <Icon name="hand" />
          <b>{player.handSize}</b>
        </span>
        <CommanderDamageLine player={player} />
        {n > 0 ? <span className={styles.count}>{say('seat.choices', { n })}</span> : <Tags player={player} />}
      </div>
      {low || lost !== null ? null : (
        // The same as the name, for fingers; the keyboard has that.
        <button type="button" className={styles.board} tabIndex={-1} aria-hidden="true" onClick={() => focusSeat(seat)}>
          <Lamps player={player} />
        </button>
      )}
      <DropPlace place={refKey({ player: seat })} />
    </section>
  )
}

/** The bars of a team as one, with its life total at their end. */
const TeamBars = ({ team, low }: { readonly team: TeamView; readonly low: boolean }) => (
  <section className={styles.team} aria-label={teamName(team)} data-team="">
    {team.members.map((player) => (
      <Bar key={player.seat} player={player} low={low} />
    ))}
    <span className={styles.teamLife}>
      <TeamDial team={team} word="" />
      <TeamPoison team={team} />
    </span>
  </section>
)

export const SeatBars = () => {
  const { view } = useTableModel()
  const isOpen = useUi(({ focus }) => view.others.some(({ seat }) => seat === focus))
  const room = useRoom()
  const low = isOpen || hasLowBars(room, view.others.length, view.plane !== null)
  const isOfTeam = (player: PlayerView) => sharesLife(player) && !player.lifeWith.includes(view.you.seat)
  return (
    <div className={styles.bars}>
      {view.others.map((player, at) => {
        if (!isOfTeam(player)) return <Bar key={player.seat} player={player} low={low} />
        const team = view.others.findIndex(isOfTeam) === at ? teamIn(view, player) : null
        return team === null ? null : <TeamBars key="team" team={team} low={low} />
      })}
    </div>
  )
}
