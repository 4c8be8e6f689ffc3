import { memo } from 'react'
import { seenBy } from '../../engine/index.ts'
import { useSettings } from '../../store/index.ts'
import { useTableModel } from '../app/model.ts'
import { Rich } from '../app/Rich.tsx'
import { CardFace } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { HandBacks } from '../parts/index.ts'
import { CardRow, isSmall, useLayoutMode } from '../table/index.ts'
import { type CardView, cardView, gamesOf, makeScene } from '../view/index.ts'
import { sameCard } from './sameCard.ts'
import { TableCard } from './TableCard.tsx'
import { useInspect } from './useInspect.ts'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

/** The viewing seat's hand. It folds to tiles in combat and on a phone. */
export const Hand = () => {
  const { view } = useTableModel()
  const mode = useLayoutMode()
  const roving = useRoving('hand')
  const small = isSmall(mode)
  const tiles = small || (view.inCombat && mode !== 'bars')
  return (
    <CardRow label={say('zone.yourHand', { n: view.hand.length })} kind={small ? 'tiles' : 'hand'} {...roving}>
      {view.hand.length === 0 && !small ? <span className={tiles ? styles.noTiles : styles.noHand} /> : null}
      {view.hand.map((card) => (
        <TableCard key={card.id} card={card} size={tiles ? 'tile' : 'hand'} />
      ))}
    </CardRow>
  )
}

const OpenCard = memo(
  ({ card }: { readonly card: CardView }) => {
    const inspect = useInspect(card.id)
    return <CardFace look={card.look} size="tile" label={card.look.name} data-card={card.id} {...inspect} />
  },
  (a, b) => sameCard(a.card, b.card),
)
OpenCard.displayName = 'OpenCard'

/** The other player's hand: backs, or the cards if they are all known, or both play with open hands. */
export const OtherHand = () => {
  const { view, scene, position, game, shown } = useTableModel()
  const open = useSettings(({ settings }) => settings.openHands)
  const roving = useRoving('other-hand')
  const { name, handSize: n, seat } = view.players.other
  const known = (scene.state.hands[seat] ?? []).every((id) => id !== 0)
  if (n > 0 && (known || (open && game.seats[seat]?.player.by === 'human'))) {
    const games = known ? [] : gamesOf(seenBy(position, seat))
    const seen = games[shown]
    const theirs = seen === undefined ? scene : makeScene(seen)
    const ids = theirs.state.hands[seat] ?? []
    return (
      <CardRow label={say('zone.hands', { name, n })} kind="hand" data-open="" {...roving}>
        {ids.map((id) => (
          <OpenCard key={id} card={cardView(theirs, id)} />
        ))}
      </CardRow>
    )
  }
  return (
    <HandBacks
      count={n}
      label={say('zone.hands', { name, n })}
      caption={<Rich text={say('zone.inHandOf', { name, n })} />}
    />
  )
}
