import { CardFace } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { Dialog } from '../parts/index.ts'
import { actionsOf, cardView } from '../view/index.ts'
import { useInspect } from '../zones/index.ts'
import { pressRef } from './interact.ts'
import styles from './Layers.module.css'
import { useTableModel } from './model.ts'
import { useUi } from './uiStore.ts'

const ZoneCard = ({ id }: { readonly id: number }) => {
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

/** A graveyard, exile or library opened: the newest first. */
export const ZoneDialog = () => {
  const { view } = useTableModel()
  const zone = useUi((ui) => ui.zone)
  const open = useUi((ui) => ui.open)
  const player = zone === null ? null : view.players.you.seat === zone.seat ? view.players.you : view.players.other
  const shown = player?.zones.find((one) => one.zone === zone?.zone) ?? null
  const known = shown === null ? [] : shown.ids.filter((id) => id !== 0)
  return (
    <Dialog
      open={shown !== null}
      title={shown?.label ?? ''}
      closeLabel={say('menu.close')}
      onClose={() => open({ zone: null })}
      wide
    >
      {known.length === 0 ? (
        <p>{shown?.zone === 'library' ? say('zone.hiddenLibrary') : say('zone.empty')}</p>
      ) : (
        <ul className={styles.zoneCards}>
          {[...known].reverse().map((id) => (
            <li key={id}>
              <ZoneCard id={id} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
