import { useEffect } from 'react'
import { hasFullControl, redoOf, undoOf, useSettings, useTable, yieldOf } from '../../store/index.ts'
import { shownModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { toggleSound } from '../sound/index.ts'
import { guardFocus } from './focus.ts'
import { actionOf } from './keyTable.ts'
import { followPointing, hasPointerFocus } from './pointerFocus.ts'
import { isDeadTime, promptKeys } from './promptKeys.ts'
import { castCommander, handKey, pressSeatKey } from './seatKeys.ts'

type Action = NonNullable<ReturnType<typeof actionOf>>

const focusedCard = (): number | null => {
  const id = document.activeElement?.closest('[data-card]')?.getAttribute('data-card')
  return id === null || id === undefined ? null : Number(id)
}

/** Esc goes back one step: what is open, the half-made choice, passing ahead. */
function cancel(): void {
  const ui = useUi.getState()
  const table = useTable.getState()
  const opened = ui.menu !== null || ui.zoom?.pinned === true
  // What only the pointer shows goes with the step back, and takes no key of its own.
  if (opened || ui.zoom !== null) ui.open({ menu: null, zoom: null })
  if (opened) return
  if (table.lastRefusal !== null) return table.refuse(null)
  if (yieldOf(table.yields, table.viewer) !== null || hasFullControl(table)) {
    table.clearYield()
    return table.setFullControl(false)
  }
  const { cancel: own } = promptKeys()
  if (own !== undefined) own()
  else table.takeBack()
}

/** Shows the game that lies so far outside the one that is played (506). */
const lookOutwards = (outwards: number): void => {
  if (useUi.getState().outwards !== outwards) useUi.getState().open({ outwards, menu: null, zoom: null, zone: null })
}

const DOES: Readonly<Record<Action, () => void>> = {
  primary: () => promptKeys().primary?.(),
  passTurn: () => useTable.getState().passUntil('turn'),
  passAll: () => useTable.getState().passUntil('all'),
  fullControl: () => useTable.getState().setFullControl(!hasFullControl(useTable.getState())),
  cancel,
  undo: () => undoOf(useTable.getState().game) !== null && useTable.getState().undo(),
  redo: () => redoOf(useTable.getState().game) !== null && useTable.getState().redo(),
  attackAll: () => promptKeys().all?.(),
  yes: () => promptKeys().yes?.(),
  no: () => promptKeys().no?.(),
  tapAll: () => promptKeys().auto?.(),
  log: () => useUi.getState().open({ dialog: 'log' }),
  help: () => useUi.getState().open({ dialog: 'help' }),
  arrows: () => useSettings.getState().change({ arrows: !useSettings.getState().settings.arrows }),
  mainGame: () => lookOutwards((shownModel()?.games.length ?? 1) - 1),
  sound: toggleSound,
  pause: () => useTable.getState().pause(isWaiting() && !useTable.getState().paused),
  commander: castCommander,
  inspect: () => {
    const id = focusedCard() ?? useUi.getState().zoom?.id ?? null
    if (id !== null) useUi.getState().open({ zoom: { id, pinned: true } })
  },
}

/** Answers that are blocked during the dead time. */
const ANSWERS: ReadonlySet<Action> = new Set(['primary', 'passTurn', 'passAll', 'yes', 'no', 'attackAll'])

/** Keys that do nothing by themselves. */
const SILENT: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta', 'Tab'])

/** Fields of these kinds take arrows, not letters. */
const UNWRITTEN: ReadonlySet<string> = new Set(['range', 'radio'])

/** Whether keys are text there. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && UNWRITTEN.has(target.type)) return false
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/**
 * A focused button handles Space and Enter itself, unless only the pointer left the focus there; a card only Enter,
 * since Space belongs to the primary button.
 */
function isButtonsOwn(event: KeyboardEvent): boolean {
  if ((event.key !== ' ' && event.key !== 'Enter') || !(event.target instanceof HTMLElement)) return false
  const button = event.target.closest('button, a, summary')
  if (button === null || hasPointerFocus(button)) return false
  return event.key === 'Enter' || event.target.closest('[data-card], [data-ref]') === null
}

/** The element that answers the question: the card that can be chosen, or the first other way to answer. */
const ANSWERED_AT = ['[data-zone="choice"] button[aria-pressed]', '[data-prompt] :is(input, button:not(:disabled))']

/** When nothing has the focus, Tab leads to the question: the card that was used last may have left the table. */
function toPrompt(event: KeyboardEvent): boolean {
  if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== document.body) return false
  const first = ANSWERED_AT.map((where) => document.querySelector<HTMLElement>(where)).find((one) => one !== null)
  first?.focus()
  return first !== undefined
}

/** Increases or decreases the number being asked for. */
function byArrow({ key }: KeyboardEvent): boolean {
  const { step } = promptKeys()
  if (step === undefined || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false
  step(key === 'ArrowUp' ? 1 : -1)
  return true
}

/** Space was handled by the table: the focused button must not be pressed on key-up. */
let spaceTaken = false

function onKeyDown(event: KeyboardEvent): void {
  spaceTaken = false
  if (event.key === 'Control') useTable.getState().setHolding(true)
  if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
  const pauses = actionOf(event, useSettings.getState().settings) === 'pause'
  const { paused } = useTable.getState()
  const waits = isWaiting() && !SILENT.has(event.key) && !pauses && !paused
  if (waits) useTable.getState().hurry()
  if (toPrompt(event) || byArrow(event)) return event.preventDefault()
  const { settings } = useSettings.getState()
  if (pressSeatKey(event, settings)) return event.preventDefault()
  const place = handKey(event, settings)
  if (place !== null) {
    document.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-card]')[place]?.focus()
    return
  }
  const action = actionOf(event, settings)
  if (action === null || isButtonsOwn(event)) return
  if (event.repeat && ANSWERS.has(action)) return event.preventDefault()
  event.preventDefault()
  spaceTaken = event.key === ' '
  // What ended the wait doesn't answer what comes after it.
  if (waits && ANSWERS.has(action)) return
  if (ANSWERS.has(action) && isDeadTime()) return
  DOES[action]()
}

function onKeyUp(event: KeyboardEvent): void {
  if (event.key === ' ' && spaceTaken) event.preventDefault()
  if (event.key === 'Control') useTable.getState().setHolding(false)
  if (actionOf(event, useSettings.getState().settings) === 'mainGame') lookOutwards(0)
}

/** What goes on is another's, or by itself: nobody at this screen is asked. */
const isWaiting = (): boolean => {
  const model = shownModel()
  return model !== null && model.watch === null && !model.mine
}

/** Whether it was so when the click began: the click itself may have answered. */
let waited = false

const onClickFirst = (): void => {
  waited = isWaiting()
}

/** A click wherever it may be ends the wait for what others do. */
function onClick(): void {
  if (waited && !useTable.getState().paused && document.querySelector('dialog[open]') === null)
    useTable.getState().hurry()
}

/** The table's keys, while the table is on the screen. */
export function useKeys(): void {
  useEffect(() => {
    const unfollow = followPointing()
    const unguard = guardFocus()
    const release = () => useTable.getState().setHolding(false)
    document.addEventListener('click', onClickFirst, true)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('keyup', onKeyUp)
    window.addEventListener('blur', release)
    return () => {
      unfollow()
      unguard()
      document.removeEventListener('click', onClickFirst, true)
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keyup', onKeyUp)
      window.removeEventListener('blur', release)
    }
  }, [])
}
