import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { editionOf } from '../../engine/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { useSettings } from '../../store/index.ts'
import { ZoomCard } from '../card/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { sendReply } from '../input/index.ts'
import { whenIdle } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { Button, DerivationTable, Dialog, FactList, RuleLink } from '../parts/index.ts'
import { CardReadings } from '../reading/CardReadings.tsx'
import { lazyComponent } from '../session/lazyComponent.tsx'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { actionsOf, zoomView } from '../view/index.ts'
import { hoverPlace } from './hoverPlace.ts'
import styles from './Layers.module.css'

/** Loaded by those who want pictures only. */
const LatePicture = lazyComponent(() => import('../cardData/index.ts').then(({ CardPicture }) => CardPicture))

/** Most zooms need it, but not the first paint of a table. */
const KeywordHelp = lazyComponent(() => import('../reading/KeywordHelp.tsx').then((chunk) => chunk.KeywordHelp))

/** The picture of an imported card, if pictures are wanted. */
const Picture = ({ name }: { readonly name: string }) => {
  const wanted = useSettings(({ settings }) => settings.cardImages)
  return wanted ? <LatePicture name={name} /> : null
}

type View = NonNullable<ReturnType<typeof zoomView>>

type Words = NonNullable<View['facts'][number]['words']>

/** Words that have rules of their own link to them. */
const Explained = ({ words }: { readonly words: Words }) =>
  words.map(({ text, rule }, index) => (
    <span key={text}>
      {rule === null ? text : <RuleLink rule={rule}>{text}</RuleLink>}
      {index < words.length - 1 ? ',' : ''}
    </span>
  ))

interface FactsProps {
  readonly view: View
  /** Text only: nothing in it can be pressed. */
  readonly plain?: boolean
}

const Facts = ({ view, plain = false }: FactsProps) => (
  <div className={styles.facts}>
    {view.stats === null ? null : (
      <DerivationTable
        caption={say('zoom.pt')}
        rows={view.stats.rows.map((row) => ({
          ...row,
          source: (
            <>
              {row.source} {plain || row.rule === null ? null : <RuleLink rule={row.rule} />}
            </>
          ),
        }))}
        sum={{
          from: say('zoom.now'),
          value: view.stats.now,
          source: view.stats.note,
          ...(view.stats.delta ? { delta: view.stats.delta } : {}),
        }}
      />
    )}
    {view.facts.length === 0 ? null : (
      <FactList
        facts={view.facts.map(({ words, ...fact }) => ({
          ...fact,
          value: plain || words === undefined ? fact.value : <Explained words={words} />,
          source: fact.source ?? undefined,
        }))}
      />
    )}
  </div>
)

const hasKeywords = ({ readable }: View): boolean => readable?.abilities.some(({ kind }) => kind === 'keyword') === true

const hasFacts = ({ stats, facts }: View): boolean => stats !== null || facts.length > 0

/** What can be read at a glance: only what differs from the printed card. */
const changesOf = (view: View): View => ({
  ...view,
  stats: view.stats !== null && view.stats.rows.length > 1 ? view.stats : null,
  facts: view.facts.filter(({ changed }) => changed),
})

interface HoverProps {
  readonly id: number
  readonly view: View
  readonly edition: EditionId
}

/** Beside the card under the pointer, never covering it. */
const Hover = ({ id, view, edition }: HoverProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [at, move] = useState<{ readonly left: number; readonly top: number } | null>(null)
  useLayoutEffect(() => {
    const zoom = box.current
    const card = document.querySelector(`[data-card="${id}"]`)?.getBoundingClientRect()
    if (card === undefined || zoom === null) return
    const place = () => move(hoverPlace(card, zoom.getBoundingClientRect()))
    place()
    // It grows by what is loaded for it.
    const observer = new ResizeObserver(place)
    observer.observe(zoom)
    return () => observer.disconnect()
  }, [id])
  const changes = changesOf(view)
  return (
    <div ref={box} className={styles.hover} style={at ?? { visibility: 'hidden', left: 0, top: 0 }}>
      <ZoomCard look={view.look} counters={view.counters} />
      {hasFacts(changes) ? <Facts view={changes} plain /> : null}
      {hasKeywords(view) ? (
        <div className={styles.help}>
          <KeywordHelp of={view.readable?.abilities ?? []} edition={edition} plain />
        </div>
      ) : null}
    </div>
  )
}

/** An enlarged card: beside the pointer, or as a dialog with everything about it. */
export const ZoomLayer = () => {
  const { scene } = useTableModel()
  const zoom = useUi((ui) => ui.zoom)
  const open = useUi((ui) => ui.open)
  const view = zoom === null ? null : zoomView(scene, zoom.id)
  const close = () => open({ zoom: null })
  const edition = editionOf(scene.state).id
  useEffect(() => whenIdle(() => KeywordHelp.ahead()), [])
  if (zoom !== null && view !== null && !zoom.pinned)
    return <Hover key={zoom.id} id={zoom.id} view={view} edition={edition} />
  const shown = zoom?.pinned === true && view !== null
  const withFacts = view !== null && (hasFacts(view) || view.readable !== null)
  const actions = shown ? actionsOf(scene, zoom.id) : []
  return (
    <Dialog
      open={shown}
      title={view?.look.name ?? ''}
      closeLabel={say('zoom.close')}
      onClose={close}
      wide={withFacts}
      actions={
        actions.length === 0
          ? undefined
          : actions.map(({ action, text }) => (
              <Button key={JSON.stringify(action)} onClick={() => sendReply(action)}>
                <Sentence text={text} />
              </Button>
            ))
      }
    >
      {view === null ? null : (
        <div className={styles.zoom} data-alone={withFacts ? undefined : ''}>
          <ZoomCard look={view.look} counters={view.counters} note={say('zoom.motif')} />
          <div className={styles.beside}>
            <Picture name={view.look.name} />
            <Facts view={view} />
            {hasKeywords(view) ? <KeywordHelp of={view.readable?.abilities ?? []} edition={edition} /> : null}
            {view.readable === null ? null : <CardReadings of={view.readable} edition={edition} />}
          </div>
        </div>
      )}
    </Dialog>
  )
}
