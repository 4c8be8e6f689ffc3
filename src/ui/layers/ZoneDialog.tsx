import { CardFace } from '../card/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { pressRef } from '../input/index.ts'
import { CardBack } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { Dialog } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { actionsOf, cardView, otherPrices, playerIn, type ZoneCard } from '../view/index.ts'
import { useInspect } from '../zones/index.ts'
import styles from './Layers.module.css'

const Face = ({ id }: { readonly id: number }) => {
  const model = useTableModel()
  const open = useUi((ui) => ui.open)
  const inspect = useInspect(id)
  const card = cardView(model.scene, id)
  const acts = actionsOf(model.scene, id).length > 0 || card.state.playable
  return (
    <CardFace
      look={card.look}
      size="hand"
      label={card.label}
      state={card.state}
      data-card={id}
      onClick={() => {
        open({ zone: null })
        if (acts) pressRef(model, { object: id })
        else open({ zoom: { id, pinned: true } })
      }}
      {...inspect}
    />
  )
}

/** With what it waits for there, and for what it can be cast, if not for its mana cost. */
const Card = ({ card }: { readonly card: ZoneCard }) => {
  const { scene } = useTableModel()
  const prices = otherPrices(scene, card.id)
  const parts = [...(card.note === null ? [] : [card.note]), ...prices.map((cost) => say('zone.castFor', { cost }))]
  return (
    <li>
      {card.unseen ? <CardBack className={styles.back} /> : <Face id={card.id} />}
      {parts.length === 0 ? null : (
        <span className={styles.cardNote}>
          <Sentence text={say('list.series', { parts })} />
        </span>
      )}
    </li>
  )
}

/** An open zone: newest first, with the cards exiled by one card grouped together. */
export const ZoneDialog = () => {
  const { view } = useTableModel()
  const zone = useUi((ui) => ui.zone)
  const open = useUi((ui) => ui.open)
  const player = zone === null ? null : playerIn(view, zone.seat)
  const shown = player?.zones.find((one) => one.zone === zone?.zone) ?? null
  const groups = shown?.groups ?? []
  const named = groups.some(({ title }) => title !== null)
  return (
    <Dialog
      open={shown !== null}
      title={shown?.title ?? ''}
      closeLabel={say('menu.close')}
      onClose={() => open({ zone: null })}
      wide
    >
      {groups.length === 0 ? (
        <p>{shown?.zone === 'library' ? say('zone.hiddenLibrary') : say('zone.empty')}</p>
      ) : (
        groups.map(({ key, title, cards }) => (
          <section key={key} className={styles.zoneGroup}>
            {named ? <h3>{title ?? say('zone.otherCards')}</h3> : null}
            <ul className={styles.zoneCards}>
              {cards.map((card) => (
                <Card key={card.id} card={card} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Dialog>
  )
}
