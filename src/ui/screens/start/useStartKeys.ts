import { useEffect } from 'react'

type Keys = Readonly<Record<string, (() => void) | undefined>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** The keys of a page: Space where nothing has the focus, letters anywhere but where text is typed. */
export function useStartKeys(letters: boolean, keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [data-part="waiting"]') !== null) return
      const space = event.key === ' '
      if (space ? event.target !== document.body : !letters) return
      const [, act] = Object.entries(keys).find(([key]) => new RegExp(`^${key}$`, 'i').test(event.key)) ?? []
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
