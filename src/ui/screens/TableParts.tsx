/** The smaller parts of the table: top bar, turn facts, step strip, the callout of a refusal. */

import { useMemo } from 'react'
import { playerAt } from '../../engine/index.ts'
import { STEPS, type Step } from '../../language/index.ts'
import { hasFriends, hasFullControl, undoOf, useSettings, useTable, type Yield, yieldOf } from '../../store/index.ts'
import { Icon, type IconName, Sentence } from '../glyphs/index.ts'
import { shortcutOf } from '../input/index.ts'
import { say, sayRefusal } from '../messages/index.ts'
import { Callout, IconButton, PhoneStrip, StepStrip, type StripStep, Wordmark } from '../parts/index.ts'
import { LostDial } from '../prompts/index.ts'
import { formatTitled } from '../session/format.ts'
import { lostSeats, useFriend } from '../session/friend.ts'
import { lessonIn, useLessons } from '../session/lessonProgress.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { useStops } from '../session/useStops.ts'
import { GamesBar, isSmall, plateRoom, TurnFacts, useLayoutMode, useRoom } from '../table/index.ts'
import {
  agreedRules,
  gameNews,
  gameTitle,
  gameView,
  isBeforeGame,
  isDuel,
  objectName,
  type Scene,
  signOf,
  stripSteps,
  turnFor,
  turnWords,
} from '../view/index.ts'
import { TurnOrder } from '../zones/index.ts'
import { LessonPanel } from './lazyDialogs.ts'
import styles from './Screens.module.css'

export const TopBar = () => {
  const canUndo = useTable((table) => undoOf(table.game) !== null)
  const open = useUi((ui) => ui.open)
  return (
    <>
      <Wordmark />
      <IconButton icon="undo" label={say('menu.undo')} disabled={!canUndo} onClick={() => useTable.getState().undo()} />
      <IconButton icon="menu" label={say('menu.open')} onClick={() => open({ dialog: 'menu' })} />
    </>
  )
}

/** The games around the one that is played, and which of them is at the table (506). */
export const Games = () => {
  const { games, shown, scene } = useTableModel()
  const open = useUi((ui) => ui.open)
  const last = games.length - 1
  const views = games.map((seen, depth) => gameView(seen, depth, depth === last, scene.still ? scene.side : seen.seat))
  const cause = views[shown]?.cause ?? null
  const held = useSettings(({ settings }) => shortcutOf('mainGame', settings))
  return (
    <GamesBar
      label={say('games.label')}
      games={views}
      shown={shown}
      onShow={(depth) => open({ outwards: last - depth, menu: null, zoom: null, zone: null })}
      lookLabel={({ name }) => say('games.look', { game: name })}
      lifeLabel={({ name, life }) => say('games.life', { name, life })}
    >
      {cause === null ? (
        say('games.wayBack', { depth: shown, key: held })
      ) : (
        <Sentence text={say('games.cause', { name: cause })} />
      )}
    </GamesBar>
  )
}

/** A game inside the game has begun or is over; gone with the viewer's next decision. The log says it aloud. */
export const GameNews = () => {
  const { game, games, scene } = useTableModel()
  const { state, viewer } = scene
  const news = useMemo(
    () => gameNews(game.timeline, state, viewer, games.length - 1),
    [game.timeline, state, viewer, games.length],
  )
  return news === null ? null : (
    <p className={styles.gameNews} data-part="game-news">
      <Icon name="spark" />
      <span>
        <Sentence text={news} />
      </span>
    </p>
  )
}

interface Fact {
  readonly id: string
  readonly icon: IconName
  readonly text: string
}

function passingTo(until: Yield['until']): string {
  if (until === 'all') return say('turn.passingAll')
  return until === 'turn' ? say('turn.passing') : say('turn.passingTo', { step: say(`stepLong.${until}`) })
}

/** What turn it is; while a lesson is given, its panel has the place. */
export const Facts = () => {
  const { game } = useTableModel()
  const lesson = useLessons((lessons) => lessonIn(lessons, game.id))
  const mode = useLayoutMode()
  const hasRail = mode === 'full' || mode === 'compact'
  const isLost = useFriend(({ state, back }) => lostSeats(state).length > 0 || back.length > 0)
  if (hasRail && isLost && hasFriends(game)) return <LostDial />
  return lesson !== null && hasRail ? <LessonPanel id={lesson} /> : <TurnNow />
}

const TurnNow = () => {
  const { scene, game } = useTableModel()
  const yielding = useTable((table) => yieldOf(table.yields, scene.viewer))
  const fullControl = useTable((table) => hasFullControl(table) || table.holding)
  const mode = useLayoutMode()
  if (isSmall(mode)) return null
  const { state } = scene
  const words = turnWords(scene)
  const turn = turnFor(scene, scene.viewer)
  const facts: Fact[] = []
  if (game.match) facts.push({ id: 'match', icon: 'flag', text: gameTitle(game.match) })
  const rules = agreedRules(formatTitled(game.setup.cardList), state)
  if (rules !== null) facts.push({ id: 'rules', icon: 'book', text: rules })
  if (state.ante.length > 0) {
    const names = state.ante.map((id) => objectName(state, id))
    facts.push({ id: 'ante', icon: 'skull', text: say('table.ante', { names }) })
  }
  if (state.daylight !== undefined)
    facts.push({
      id: 'daylight',
      icon: state.daylight === 'day' ? 'sun' : 'moon',
      text: say(`turn.daylight.${state.daylight}`),
    })
  if (!isBeforeGame(state)) {
    const played = playerAt(state, turn).landsPlayed.length > 0
    facts.push({
      id: 'land',
      icon: signOf(scene, turn),
      text: played ? say('turn.landPlayed') : say('turn.landFree'),
    })
    const spells = state.facts.spellsCast.length
    if (spells > 0) facts.push({ id: 'spells', icon: 'spark', text: say('turn.spells', { n: spells }) })
    const attackers = state.combat?.attackers.length ?? 0
    if (attackers > 0) facts.push({ id: 'attackers', icon: 'sword', text: say('turn.attackers', { n: attackers }) })
    const blocked = state.combat?.attackers.filter((one) => one.blocked).length ?? 0
    if (blocked > 0) facts.push({ id: 'blocked', icon: 'shield', text: say('turn.blocked', { n: blocked }) })
  }
  if (fullControl) facts.push({ id: 'hold', icon: 'hold', text: say('turn.fullControl') })
  if (yielding !== null)
    facts.push({
      id: 'yield',
      icon: 'skip',
      text: passingTo(yielding.until),
    })
  return (
    <section aria-label={say('turn.label')}>
      <TurnFacts caption={words.caption} title={words.title} facts={facts} />
    </section>
  )
}

const stepOf = (id: string): Step | undefined => STEPS.find((step) => step === id)

/** Whose turn it is, which, and whether it is day or night. */
function stripTitle(scene: Scene): string {
  const { turn, daylight } = scene.state
  const { title } = turnWords(scene)
  if (turn.number === 0) return title
  return daylight === undefined
    ? say('strip.turnOf', { whose: title, n: turn.number })
    : say('strip.turnBy', { whose: title, n: turn.number, light: daylight })
}

/** Below this width the names of the steps would touch each other. */
const ALL_STEPS = 640

export const Strip = () => {
  const { scene, view, mine } = useTableModel()
  const stops = useStops()
  const { toggleStop, passUntil } = useTable.getState()
  const open = useUi((ui) => ui.open)
  const room = useRoom()
  const { state } = scene
  const [other, ...more] = view.others
  const duel = more.length === 0
  // With several opponents a stop is one for the turns of all.
  const name = duel ? other.name : null
  // Where the table stays still, so do the rows: each has the stops in one player's turn, of whoever decides.
  const across = duel && scene.me !== scene.side
  const steps = stripSteps(state, across ? { own: stops.other, other: stops.own } : stops)
  const own = signOf(scene, duel ? scene.side : scene.me)
  const active = signOf(scene, turnFor(scene, scene.me))
  const n = state.turn.number
  const namesBoth = duel && scene.still
  const stopLabel = (step: StripStep, whose: 'own' | 'other') => {
    const on = step.stops[whose]
    if (whose === 'other') return say('strip.stopOther', { step: step.name, on, name })
    return namesBoth
      ? say('strip.stopOther', { step: step.name, on, name: view.you.name })
      : say('strip.stopOwn', { step: step.name, on })
  }
  const toggle = (id: string, whose: 'own' | 'other') => {
    const step = stepOf(id)
    if (step !== undefined) toggleStop(across ? (whose === 'own' ? 'other' : 'own') : whose, step)
  }
  const go = (id: string) => {
    const step = stepOf(id)
    if (step !== undefined) passUntil(step)
  }
  if (isSmall(room.mode) || room.front + plateRoom(room) < ALL_STEPS) {
    const title = stripTitle(scene)
    return (
      <PhoneStrip
        label={say('strip.label')}
        title={title}
        steps={steps}
        active={active}
        own={own}
        moreLabel={say('strip.more')}
        onMore={() => open({ dialog: 'stops' })}
      />
    )
  }
  return (
    <StepStrip
      label={say('strip.label')}
      steps={steps}
      turn={say('strip.turn', { n })}
      titles={{
        own: namesBoth ? say('strip.theirs', { name: view.you.name }) : say('strip.yours'),
        other: say('strip.theirs', { name }),
      }}
      active={active}
      own={own}
      stopLabel={stopLabel}
      onStop={toggle}
      onGo={mine && scene.question?.kind === 'priority' ? go : undefined}
      goLabel={(step) => say('strip.go', { step: step.name })}
      order={isDuel(view) ? undefined : <TurnOrder />}
    />
  )
}

/** Why something was refused, with the rule that says so. */
export const RefusalCallout = () => {
  const refusal = useTable((table) => table.lastRefusal)
  const { scene } = useTableModel()
  if (refusal === null) return null
  const text = sayRefusal(refusal, {
    name: (id) => objectName(scene.state, id),
  })
  return (
    <Callout className={styles.callout} title={say('refused.title')} rules={[refusal.rule]}>
      <Sentence text={text} />
    </Callout>
  )
}
