/** Keys of the dialog: Space presses the brass button, Enter too in the fields that belong to it; C copies. */
import { useEffect } from 'react'
import { useSettings } from '../../store/index.ts'
import { isTyping, keyText } from '../input/index.ts'

/** The letter that copies what is to be sent. */
export const COPY_KEY = 'c'

/** The button that a key press is for, as a selector; `null`: none. */
function buttonFor(press: KeyboardEvent): string | null {
  const { key, target, ctrlKey, metaKey, altKey } = press
  if (ctrlKey || metaKey || altKey) return null
  if (isTyping(target)) return key === 'Enter' ? 'button[data-enters]:not(:disabled)' : null
  if (key === ' ') return 'button[data-kind="primary"]:not(:disabled)'
  return keyText(press) === COPY_KEY && useSettings.getState().settings.singleKeys ? 'button[data-copies]' : null
}

export function useDialogKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, repeat } = event
      const inside = target instanceof Element ? target.closest('dialog') : null
      const isOwn = event.key === ' ' && target instanceof Element && target.closest('button, a') !== null
      const selector = buttonFor(event)
      if (selector === null || isOwn || repeat) return
      const button = (inside ?? document.querySelector('dialog[open]'))?.querySelector<HTMLButtonElement>(selector)
      if (button == null) return
      event.preventDefault()
      button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
