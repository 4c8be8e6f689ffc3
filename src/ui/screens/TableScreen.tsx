import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useMemo } from 'react'
import { useTable } from '../../store/index.ts'
import { CardFace } from '../card/index.ts'
import { DropPlace } from '../dnd/Draggable.tsx'
import { DragTable } from '../dnd/DragTable.tsx'
import { type Dropped, TABLE } from '../dnd/dragState.ts'
import { explainHand, pairUp, playCard, useKeys } from '../input/index.ts'
import { CardMenuLayer } from '../layers/CardMenuLayer.tsx'
import { ZoneDialog } from '../layers/ZoneDialog.tsx'
import { ZoomLayer } from '../layers/ZoomLayer.tsx'
import { LiveRegions, LogPanel } from '../log/index.ts'
import { say } from '../messages/index.ts'
import { MotionLayer } from '../motion/index.ts'
import { Sky } from '../parts/index.ts'
import { Prompt } from '../prompts/index.ts'
import { DeferredModel } from '../session/DeferredModel.tsx'
import { lessonIn, useLessons } from '../session/lessonProgress.ts'
import { showModel, type TableModel, TableModelContext, useMakeModel } from '../session/model.ts'
import { usePrecomputedReplies } from '../session/precompute.ts'
import { useUi } from '../session/uiStore.ts'
import { SoundLayer } from '../sound/index.ts'
import {
  hasBothHands,
  placesStyle,
  type RowName,
  SeveralLayout,
  type SeveralPlaces,
  type SeveralSlots,
  sizeStyle,
  TableLayout,
  type TableSlots,
  useRoom,
} from '../table/index.ts'
import { dropTargets, isDuel, lookOf, type PlayerView, refKey, type TableView } from '../view/index.ts'
import {
  ArrangementContext,
  ArrowLayer,
  CreatureRow,
  dropInHand,
  Hand,
  LandRow,
  OtherHand,
  OwnPanel,
  Plane,
  PlayerRail,
  SeatBars,
  SeatPanel,
  Stack,
  TeamColumn,
  useMakePlaces,
  useOpenHand,
} from '../zones/index.ts'
import { GameOver } from './GameOver.tsx'
import { LessonPanel, PuzzleLayer, ReplayBar, Replaying } from './lazyDialogs.ts'
import styles from './Screens.module.css'
import { TableDialogs } from './TableDialogs.tsx'
import { Facts, GameNews, Games, RefusalCallout, Strip, TopBar } from './TableParts.tsx'

/** Where a thing may go: on the table, and a card of one's hand to the places of the others. */
function dropsOf({ position, scene, view }: TableModel, id: number) {
  const { kind, drops } = dropTargets(position, scene, id, TABLE)
  const places = view.hand.some((card) => card.id === id)
    ? view.hand.filter((card) => card.id !== id).map((card) => refKey({ object: card.id }))
    : []
  return { kind, drops: [...drops, ...places], stuck: drops.length === 0 }
}

/** What was dropped where: a reference by its key, or the open table. */
function drop(model: TableModel, { id, kind, over }: Dropped): void {
  const number = Number(over.slice(1))
  if (over.startsWith('o') && dropInHand(model, id, number)) return
  const ref = over === TABLE ? null : over.startsWith('p') ? { player: number } : { object: number }
  if (kind === 'play') playCard(model, id, ref)
  else pairUp(model, id, ref)
}

/** The rows in which nothing stands. */
function bareRows({ you, others: [other] }: TableView): readonly RowName[] {
  const behind = ({ side: { counts, command } }: PlayerView): number => counts.lands + counts.others + command.length
  const rows = {
    yourCreatures: you.side.counts.creatures,
    yourLands: behind(you),
    theirCreatures: other.side.counts.creatures,
    theirLands: behind(other),
  } satisfies Record<RowName, number>
  return (Object.keys(rows) as RowName[]).filter((row) => rows[row] === 0)
}

/** Where several play and panels have no room: bars, and the board of one who is looked at. */
const barSlots = ({ plane }: TableView, focused: PlayerView | undefined) => ({
  opponentRail: <SeatBars />,
  plane: plane === null ? undefined : <Plane form="chip" />,
  theirHand: null,
  theirLands: focused === undefined ? null : <LandRow seat={focused.seat} />,
  theirCreatures: focused === undefined ? null : <CreatureRow seat={focused.seat} />,
})

/** The boards of all others in their panels, a team's life total between two of them; and the plane. */
function panelSlots(view: TableView, several: SeveralPlaces): Pick<SeveralSlots, 'panels' | 'mate' | 'plane'> {
  const { panels, openHand, teamAfter, plane } = several
  const seated = panels.map((place, at) => {
    const seat = view.others[at]?.seat ?? view.you.seat
    return { place, panel: <SeatPanel key={seat} seat={seat} place={place} hand={openHand} /> }
  })
  const above = seated.filter(({ place }) => !place.beside).map(({ panel }) => panel)
  return {
    panels: teamAfter === null ? above : above.toSpliced(teamAfter, 0, <TeamColumn key="team" />),
    mate: seated.find(({ place }) => place.beside)?.panel,
    plane: plane === null ? undefined : <Plane form={plane.form} />,
  }
}

/** The table's places in the sizes that this window and what is on it ask for. */
const Arranged = ({
  model,
  slots,
  decision,
}: {
  readonly model: TableModel
  readonly slots: Omit<TableSlots, 'decision'>
  readonly decision: ReactNode
}) => {
  const logOpen = useUi((ui) => ui.dialog === 'log')
  const { arrangement, several } = useMakePlaces()
  const handsOpen = useOpenHand()
  const { view } = model
  const focused = useUi(({ focus }) => view.others.find(({ seat }) => seat === focus))
  if (several !== null)
    return (
      <ArrangementContext value={arrangement}>
        <SeveralLayout
          key={model.shown}
          {...slots}
          {...panelSlots(view, several)}
          label={say('zone.battlefield')}
          you={view.you.seat}
          step={arrangement.step}
          sizes={{ ...sizeStyle(arrangement), ...placesStyle(several) }}
          yourRail={<OwnPanel />}
          decision={decision}
        />
      </ArrangementContext>
    )
  return (
    <ArrangementContext value={arrangement}>
      <TableLayout
        // Numbers of objects mean something else in another game: nothing glides from one to the other.
        key={model.shown}
        {...slots}
        {...(isDuel(view) ? {} : barSlots(view, focused))}
        several={!isDuel(view)}
        label={say('zone.battlefield')}
        seats={{ you: view.you.seat, other: view.others[0].seat }}
        stacked={view.stack.length > 0}
        crowded={arrangement.crowded}
        handsOpen={handsOpen}
        bare={bareRows(view)}
        step={arrangement.step}
        sizes={sizeStyle(arrangement)}
        drawerOpen={logOpen}
        decision={decision}
      />
    </ArrangementContext>
  )
}

const TableOf = ({ model }: { readonly model: TableModel }) => {
  const thinking = useTable((table) => table.thinking)
  const { bar, mode } = useRoom(Boolean(model.watch?.replay))
  useKeys()
  usePrecomputedReplies(model)
  const { scene, game, games } = model
  const above = [...(games.length > 1 ? ['games'] : []), ...(game.puzzle ? ['puzzle'] : [])]
  const lesson = useLessons((lessons) => lessonIn(lessons, game.id))
  const hasBand = lesson !== null && mode !== 'full' && mode !== 'compact'
  const { state } = scene
  const drops = useCallback((id: number) => dropsOf(model, id), [model])
  const onDrop = useCallback((dropped: Dropped) => drop(model, dropped), [model])
  const onStuck = useCallback((id: number) => explainHand(model, id), [model])
  const onHold = useCallback((id: number) => useUi.getState().open({ zoom: { id, pinned: true } }), [])
  const ghost = useCallback(
    (id: number) => <CardFace look={lookOf(state, id)} size="board" label="" state={{ playable: true }} />,
    [state],
  )
  const you = model.view.you.seat
  const other = model.view.others[0].seat
  // Where there is no place for both hands, that of who decides comes to the foot.
  const bothHands = isDuel(model.view) && hasBothHands(mode)
  const hand = bothHands ? you : scene.me
  const slots = useMemo(
    () => ({
      opponentRail: <PlayerRail seat={other} />,
      turnFacts: <Facts />,
      yourRail: <PlayerRail seat={you} />,
      theirHand: bothHands ? <OtherHand seat={other} /> : null,
      theirLands: <LandRow seat={other} />,
      theirCreatures: <CreatureRow seat={other} />,
      strip: <Strip />,
      yourCreatures: <CreatureRow seat={you} />,
      callout: <RefusalCallout />,
      yourLands: <LandRow seat={you} />,
      yourHand: <Hand seat={hand} />,
      top: <TopBar />,
      stack: <Stack />,
      log: (
        <DeferredModel>
          <LogPanel />
        </DeferredModel>
      ),
      arrows: (
        <>
          <ArrowLayer />
          <MotionLayer />
          <SoundLayer />
        </>
      ),
    }),
    [you, other, hand, bothHands],
  )
  return (
    <DragTable dropsOf={drops} onDrop={onDrop} onStuck={onStuck} onHold={onHold} ghost={ghost}>
      <div
        data-screen="table"
        data-table=""
        data-above={above.join(' ')}
        data-taught={hasBand ? '' : undefined}
        style={{ '--replay': `${bar}px` } as CSSProperties}
      >
        {games.length > 1 ? <Games /> : null}
        {game.puzzle ? <PuzzleLayer puzzle={game.puzzle} model={model} /> : null}
        <Arranged
          model={model}
          slots={slots}
          decision={
            model.watch?.replay ? (
              <Replaying model={model} watch={model.watch} />
            ) : (
              <>
                {hasBand ? <LessonPanel id={lesson} band /> : null}
                <Prompt model={model} thinking={thinking !== null} />
              </>
            )
          }
        />
        {bar > 0 && model.watch !== null ? <ReplayBar watch={model.watch} /> : null}
      </div>
      <span className={styles.open}>
        <DropPlace place={TABLE} />
      </span>
    </DragTable>
  )
}

/** Made once, so that it is drawn anew only with what it tells. */
const TOLD = (
  <DeferredModel>
    <LiveRegions />
  </DeferredModel>
)

/** The table, for the viewing seat. */
export const TableScreen = () => {
  const model = useMakeModel()
  useLayoutEffect(() => {
    showModel(model)
    return () => showModel(null)
  }, [model])
  const me = model?.scene.me
  // Nothing that one person had open may be seen by the other.
  useLayoutEffect(() => {
    if (me !== undefined) useUi.getState().open({ menu: null, zoom: null, zone: null, dialog: null })
  }, [me])
  const around = (model?.games.length ?? 1) - 1
  // A game has begun or ended inside another: that is what is to be seen (506).
  useLayoutEffect(() => {
    if (around >= 0) useUi.getState().open({ outwards: 0, menu: null, zoom: null, zone: null })
  }, [around])
  if (model === null) return null
  return (
    <TableModelContext value={model}>
      <Sky />
      <TableOf model={model} />
      <GameNews />
      <ZoomLayer />
      <CardMenuLayer />
      <ZoneDialog />
      <TableDialogs />
      {model.game.puzzle ? null : <GameOver />}
      {TOLD}
    </TableModelContext>
  )
}
