/** The plane that everybody is on, where several play (2011:contents/9): with the planar die and its cost now. */
import { whyNot } from '../../engine/index.ts'
import { useTable } from '../../store/index.ts'
import { langOf, Thumbnail } from '../card/index.ts'
import { RulesText, Sentence } from '../glyphs/index.ts'
import { pressRef, sendReply } from '../input/index.ts'
import { Spoken } from '../look/index.ts'
import { CARDS, say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { type PlaneView, refKey } from '../view/index.ts'
import styles from './Plane.module.css'
import { useInspect } from './useInspect.ts'

/** How much of a plane is shown: all of it, its picture, or one line. */
type PlaneForm = 'card' | 'tile' | 'chip'

interface PlaneProps {
  readonly form: PlaneForm
}

interface ShownProps extends PlaneProps {
  readonly plane: PlaneView
}

/** The card: pressed, it is shown large, or chosen where it can be. */
const Card = ({ plane, form }: ShownProps) => {
  const model = useTableModel()
  const open = useUi((ui) => ui.open)
  const { card, lines } = plane
  const { id, look, label } = card
  const inspect = useInspect(id)
  const key = refKey({ object: id })
  const { marks } = model.scene
  const isAsked = marks.choosable.has(key)
  return (
    <button
      type="button"
      className={styles.card}
      data-form={form}
      data-card={id}
      data-ref={key}
      data-playable={isAsked ? '' : undefined}
      data-chosen={marks.chosen.has(key) ? '' : undefined}
      // The die is rolled by its own button, not by a press that would read the plane.
      onClick={() => (isAsked ? pressRef(model, { object: id }) : open({ zoom: { id, pinned: true } }))}
      {...inspect}
    >
      <Spoken>{say('plane.label', { name: label })}</Spoken>
      <b aria-hidden="true" lang={langOf(look)}>
        {look.name}
      </b>
      {form === 'chip' ? null : (
        <span className={styles.picture} aria-hidden="true">
          <Thumbnail look={look} />
        </span>
      )}
      {form === 'tile' ? null : (
        <span className={styles.text}>
          {lines.map(({ text, chaos }) => (
            <span key={text} data-chaos={chaos ? '' : undefined}>
              <RulesText text={text} lang={CARDS} inline />
            </span>
          ))}
        </span>
      )}
    </button>
  )
}

/** Rolls the planar die, or tells why not. */
const Die = ({ plane, form }: ShownProps) => {
  const { scene, mine } = useTableModel()
  const { roll, mayRoll, cost } = plane
  const press = () => {
    if (mayRoll && mine) sendReply(roll)
    else useTable.getState().refuse(whyNot(scene.state, scene.me, roll))
  }
  return (
    <Button icon="dice" aria-disabled={!mayRoll} onClick={press}>
      <Sentence text={say(form === 'chip' ? 'plane.rollShort' : 'plane.roll', { cost })} />
    </Button>
  )
}

export const Plane = ({ form }: PlaneProps) => {
  const { plane } = useTableModel().view
  if (plane === null) return null
  return (
    <section className={styles.plane} data-form={form} aria-label={say('plane.label', { name: plane.card.look.name })}>
      <Card plane={plane} form={form} />
      <Die plane={plane} form={form} />
      {form === 'chip' ? null : <p className={styles.left}>{say('plane.left', { n: plane.left })}</p>}
    </section>
  )
}
