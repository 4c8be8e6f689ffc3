/** What the table screen works on: the viewing seat's scene, the view made from it, and the draft of the answer. */
import { createContext, useContext, useMemo } from 'react'
import {
  type Action,
  legalActions,
  manaSources,
  type Position,
  type Refusal,
  type Seat,
  type Seen,
  seenBy,
} from '../../engine/index.ts'
import {
  announcementStart,
  cacheRecent,
  current,
  type Game,
  keptSide,
  nodeAt,
  type Timeline,
  useSettings,
  useTable,
} from '../../store/index.ts'
import { inEachLanguage, say } from '../messages/index.ts'
import {
  type CombatPreview,
  type Draft,
  draftReply,
  gamesOf,
  makeScene,
  marksOf,
  previewCombat,
  refKey,
  type Scene,
  type SeenPayment,
  startDraft,
  type TableView,
  tableView,
  type Watch,
  watched,
  watchedBy,
  withBestPayment,
} from '../view/index.ts'
import { useUi } from './uiStore.ts'

export interface TableModel {
  readonly game: Game
  readonly position: Position
  /** Changes with every position. */
  readonly key: string
  readonly scene: Scene
  readonly view: TableView
  /** While attackers or blockers are declared: the same with nobody chosen yet. */
  readonly before: TableView | null
  readonly draft: Draft
  /** The viewing seat is the one to decide. */
  readonly mine: boolean
  /** The past turn that is shown in place of the game as it is. */
  readonly watch: Watch | null
  readonly preview: CombatPreview | null
  /** What the proposed payment keeps castable or ready. */
  readonly keeps: SeenPayment['keeps']
  /** The games that are going on, the outermost first; the last is played, `shown` is at the table. */
  readonly games: readonly Seen[]
  readonly shown: number
}

export const TableModelContext = createContext<TableModel | null>(null)

export function useTableModel(): TableModel {
  const model = useContext(TableModelContext)
  if (model === null) throw new Error('outside of the table')
  return model
}

let shown: TableModel | null = null

/** The model on the screen, for code that runs outside rendering. */
export const shownModel = (): TableModel | null => shown

export function showModel(model: TableModel | null): void {
  shown = model
}

const DECLARING: readonly string[] = ['attackers', 'blockers']
/** Questions behind which combat is played on as usual. */
const FOLLOWED: readonly string[] = ['priority', 'order', 'assignDamage']

/** Combat played on from here, if it is at a point with no other decisions left. */
function previewFor(position: Position, scene: Scene, draft: Draft): CombatPreview | null {
  const { question, state, me } = scene
  // Nobody attacks: nothing comes of it.
  if (draft.kind === 'attackers' && draft.attacks.length === 0) return null
  if (question !== null && question.seat === me && DECLARING.includes(question.kind)) {
    return previewCombat(position, draftReply(draft))
  }
  const fighting = state.combat !== null && state.combat.attackers.length > 0 && state.stack.length === 0
  const before =
    state.turn.step === 'declareAttackers' ||
    state.turn.step === 'declareBlockers' ||
    state.turn.step === 'firstStrikeDamage'
  return fighting && before && question !== null && FOLLOWED.includes(question.kind)
    ? previewCombat(position, null)
    : null
}

/** What a seat sees of the games that go on, the outermost first. */
export const gamesSeen = cacheRecent((position: Position, seat: Seat) => gamesOf(seenBy(position, seat)))

function refusedCard(refusal: Refusal | null): { readonly id: number; readonly word: string } | null {
  const id = refusal !== null && 'object' in refusal.params ? refusal.params.object : undefined
  return id !== undefined ? { id, word: say('refused.short') } : null
}

/**
 * When no payment is proposed, highlights what could give mana; sources that cost more than tapping are used only on
 * request.
 */
function unpaidMarks({ now, question }: Seen): { readonly choosable?: ReadonlySet<string> } {
  if (question?.kind !== 'pay' || question.proposal !== null) return {}
  return { choosable: new Set(manaSources(now, question.seat).map(({ object }) => refKey({ object }))) }
}

/** What is shown of a position as long as nothing of an answer is chosen, and nothing was refused. */
interface Untouched
  extends SeenPayment,
    Pick<Sight, 'kept'>,
    Pick<TableModel, 'scene' | 'view' | 'before' | 'draft' | 'preview'> {
  /** What may be done, where somebody has priority. */
  readonly actions: readonly Action[]
}

/** What a seat sees, and from whose side whoever decides; `null`: from that of who does. */
interface Sight {
  readonly seen: Seen
  readonly kept: Seat | null
}

/** The same object for the same two. */
const sightOf = cacheRecent((seen: Seen, kept: Seat | null): Sight => ({ seen, kept }))

type Showing = Pick<Untouched, 'seen' | 'actions' | 'kept'>

function showing(position: Position, { seen, actions, kept }: Showing, draft: Draft) {
  const scene = makeScene(seen, actions, { ...marksOf(seen.question, draft), ...unpaidMarks(seen) }, kept)
  return { draft, scene, preview: previewFor(position, scene, draft) }
}

const makeUntouched = (position: Position, sight: Sight): Untouched => {
  const { kept } = sight
  const { seen, keeps } = withBestPayment(sight.seen)
  const { now, question } = seen
  const actions = question?.kind === 'priority' ? legalActions(now, question.seat) : []
  const shown = showing(position, { seen, actions, kept }, startDraft(question))
  const view = tableView({ ...shown, refused: null })
  const isDeclared = question !== null && DECLARING.includes(question.kind)
  const plain = () => (shown.preview === null ? view : tableView({ ...shown, preview: null, refused: null }))
  return { seen, kept, keeps, actions, ...shown, view, before: isDeclared ? plain() : null }
}

const untouchedIn = inEachLanguage(() => cacheRecent(makeUntouched))

/**
 * That for one of the games that a seat sees of a position (`gamesSeen`), from the side that stays or from that of who
 * decides.
 */
export const untouched = (position: Position, seen: Seen, kept: Seat | null = null): Untouched =>
  untouchedIn(position, sightOf(seen, kept))

/** While a spell is announced in a fight: what the fight comes to without it, by which it is aimed. */
function previewWithout(timeline: Timeline, viewer: Seat | null, shown: number): CombatPreview | null {
  const start = viewer === null ? null : announcementStart(timeline, viewer)
  if (viewer === null || start === null) return null
  const { position } = nodeAt(timeline, start)
  const seen = gamesSeen(position, viewer)[shown]
  return seen === undefined ? null : untouched(position, seen).preview
}

const NO_GAMES: readonly Seen[] = []

/** `null` while nobody's private view may be shown. */
export function useMakeModel(): TableModel | null {
  const actual = useTable((table) => table.game)
  const watching = useUi((ui) => ui.watch)
  const seat = useTable((table) => table.viewer)
  const watch = useMemo(() => (actual === null ? null : watchedBy(watching, actual, seat)), [actual, watching, seat])
  const game = useMemo(
    () => (actual === null || watch === null ? actual : { ...actual, timeline: watched(actual.timeline, watch) }),
    [actual, watch],
  )
  const eyes = watch?.replay?.eyes ?? 'open'
  // While the curtain is down nobody sees anything, whoever's eyes are chosen.
  const viewer = seat === null || eyes === 'open' ? seat : eyes
  const kept = useSettings(({ settings }) => (actual === null || viewer !== seat ? null : keptSide(actual, settings)))
  const refusal = useTable((table) => table.lastRefusal)
  const soon = useTable((table) => table.soon)
  const draftKey = useUi((ui) => ui.draftKey)
  const stored = useUi((ui) => ui.draft)
  const position = game === null ? null : current(game.timeline).position
  const outwards = useUi((ui) => ui.outwards)
  const games = position === null || viewer === null ? NO_GAMES : gamesSeen(position, viewer)
  const shown = Math.max(0, games.length - 1 - outwards)
  const now = games[shown] ?? null
  // In a past turn, and while a friend can't be reached, there is nothing to decide.
  const isStill = useTable((table) => table.halted) || watch !== null
  const played = useMemo(() => (now === null || !isStill ? now : { ...now, question: null }), [now, isStill])
  return useMemo(() => {
    if (game === null || position === null || played === null) return null
    const isPlayed = shown === games.length - 1
    const key = `${game.id} ${game.timeline.cursor}${isPlayed ? '' : ` ${shown}`}`
    const first = untouched(position, played, kept)
    const { before } = first
    const isBegun = draftKey === key
    const { seen, keeps } = isBegun && stored.kind === 'payment' ? withBestPayment(first.seen, stored) : first
    const { draft, scene, preview: next } = isBegun ? showing(position, { ...first, seen }, stored) : first
    const preview = next ?? previewWithout(game.timeline, viewer, shown)
    const isFirst = scene === first.scene && preview === first.preview && refusal === null
    const view = isFirst ? first.view : tableView({ scene, preview, refused: refusedCard(refusal) })
    const passing = soon && seen.now.stack.length === 0
    const mine = seen.question !== null && !passing
    return { game, position, key, scene, view, before, draft, mine, watch, preview, keeps, games, shown }
  }, [game, watch, position, viewer, kept, played, draftKey, stored, refusal, soon, games, shown])
}
