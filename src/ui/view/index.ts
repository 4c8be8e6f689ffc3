export {
  type ActionChoice,
  actionsOf,
  actionText,
  halfBehind,
  manaReplies,
  menuOf,
  otherPrices,
  whyNothing,
} from './actions.ts'
export { agreedRules } from './agreed.ts'
export { bandKey, type Pointer, stackKey } from './arrows.ts'
export { type AttackOn, attacksOn } from './attacksOn.ts'
export { type Attack, type BandChoice, bandChoices, groupsOf } from './bands.ts'
export { lookOf, lookOfPrinted, windowTypes } from './cardLook.ts'
export { type CardView, cardView } from './cardView.ts'
export { type Draft, type DraftOf, draftReply, marksOf, press, startDraft } from './choiceDraft.ts'
export { lineOfWord } from './chosen.ts'
export { type CombatPreview, previewCombat } from './combatPreview.ts'
export { abilityOn, dropTargets } from './dropTargets.ts'
export { type GameView, gameNews, gamesOf, gameView } from './games.ts'
export { orderedHand } from './handOrder.ts'
export { lineOf, withoutCostLines, withoutReminder } from './lines.ts'
export { type LogNote, type LogRow, logOf } from './log.ts'
export { folded } from './logRuns.ts'
export { NO_MARKS, type PromptMarks } from './marks.ts'
export { gameTitle, nameInMatch, scoreText } from './match.ts'
export { modesOf, modeTexts, withChosenModes } from './modes.ts'
export { costText, pressPayment, type SeenPayment, withBestPayment } from './payment.ts'
export type { PlaneView } from './plane.ts'
export {
  bandOf,
  blockedFirst,
  fightersFirst,
  fightersIn,
  type PermanentView,
  type PileView,
  type SameNamed,
  type SideView,
  sameNamed,
  standing,
} from './rows.ts'
export {
  makeScene,
  objectName,
  type PlaqueWords,
  plaqueWords,
  refKey,
  refName,
  type Scene,
  seatedAt,
  seatName,
  seatsFrom,
  signOf,
  signsFor,
  stackName,
  teamOf,
  turnFor,
  whomOf,
} from './scene.ts'
export type { AvatarView, CommanderDamage, CommanderView, Hit } from './several.ts'
export { type Moves, moveCard, movesBack, type SideboardRow, type SideboardView, sideboardView } from './sideboard.ts'
export { offeredBy, optionName, type StackItem, targetsOfObject } from './stack.ts'
export { isBeforeGame, priorityLabel, stripSteps, turnWords } from './strip.ts'
export { isDuel, type PlayerView, playerIn, playerLabel, playersOf, type TableView, tableView } from './table.ts'
export { sharesLife, type TeamView, teamIn } from './team.ts'
export { isOpen, lastTurnOfOthers, replayOf, stepsOf, type Watch, watched, watchedBy } from './watch.ts'
export { abilityWord, matching, type WordChoice, wordChoice } from './words.ts'
export { PILES, type PileZone, type ZoneCard, type ZoneView } from './zones.ts'
export { zoomView } from './zoom.ts'
