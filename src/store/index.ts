export { type AgreedAnswer, type Agreement, agreeable } from './agreements.ts'
export { announcementStart } from './announcement.ts'
export { answerTo } from './answers.ts'
export { unfinishedNow } from './asked.ts'
export { hadTable } from './atTable.ts'
export { isAimedAt, realActions, type Yield } from './autoPass.ts'
export { cacheRecent } from './cacheRecent.ts'
export { keptSide } from './curtain.ts'
export { freshSeed } from './freshSeed.ts'
export * from './game.ts'
export { type GameFileTrouble, readGameFile, writeGameFile } from './gameFile.ts'
export {
  type KeptAside,
  type KeptGame,
  listAside,
  listKept,
  removeAside,
  removeKept,
  whenWritten,
} from './keptGames.ts'
export { LADDER, type Rung } from './ladder.ts'
export { askedAfter, type BetweenGames, isMatchOpen, matchAfter, matchNow } from './match.ts'
export { named } from './names.ts'
export { decksAside, freshDeckId, type OwnDeck, removeDecksAside, useOwnDecks } from './ownDecks.ts'
export { type Act, type Batch, batchesOf, PACES, pauseAfter } from './pacing.ts'
export { pause } from './pause.ts'
export { hasFullControl, hasOwnStops, stopsOf, yieldOf } from './perSeat.ts'
export { reportOf } from './report.ts'
export { type Result, tallyOf, useResults } from './results.ts'
export { savedNow } from './savedNow.ts'
export type { Left, Saved, SavedGame, Score } from './saves.ts'
export {
  CARD_SIZES,
  DEFAULT_KEYS,
  DEFAULT_SETTINGS,
  HAND_SORTS,
  type KeyAction,
  LANGUAGES,
  LINGERS,
  type Settings,
  type Stops,
  TEXT_SIZES,
  type Whose as StopsOf,
} from './settings.ts'
export { useSettings } from './settingsStore.ts'
export { inSlices } from './slices.ts'
export { isRecord, parseJson, readStored, storedText, writeStored } from './stored.ts'
export type { Loading, Notice, TableIntents, TableState, TableStore } from './tableState.ts'
export { makeTable, useTable } from './tableStore.ts'
export {
  append,
  current,
  nodeAt,
  pathTo,
  startTimeline,
  type Timeline,
  type TimelineNode,
} from './timeline.ts'
export { redoOf, undoOf } from './undo.ts'
