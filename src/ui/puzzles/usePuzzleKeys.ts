import { useEffect } from 'react'

interface PuzzleKeys {
  /** Space, where nothing has the focus. */
  readonly today: () => void
  /** N. */
  readonly next: () => void
  /** Single letters are shortcuts. */
  readonly letters: boolean
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const boardsIn = (row: Element | undefined): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[data-board]') ?? []),
]

/** From a board to the one that an arrow points at: in its row, or in the next one. */
function move(from: HTMLElement, [across, down]: readonly [number, number]): boolean {
  const rows = [...document.querySelectorAll('[data-kind-row]')]
  const row = from.closest('[data-kind-row]')
  const here = boardsIn(row ?? undefined)
  const at = here.indexOf(from)
  if (row === null || at < 0) return false
  const there = down === 0 ? here : boardsIn(rows[rows.indexOf(row) + down])
  const to = there[Math.min(at + across, down === 0 ? at + across : there.length - 1)]
  to?.focus()
  return to !== undefined
}

/** 1 to 3: the grade of the row that has the focus. */
function gradeOf(row: Element, key: string): boolean {
  const tab = row.querySelector<HTMLElement>(`[data-grade="${key}"]`)
  tab?.click()
  tab?.focus()
  return tab !== null
}

function inRow(target: HTMLElement, key: string): boolean {
  const arrow = ARROWS[key]
  if (arrow !== undefined && target.matches('[data-board]')) return move(target, arrow)
  const row = target.closest('[data-kind-row]')
  return row !== null && /^[1-3]$/.test(key) && gradeOf(row, key)
}

/** The keys of the page of puzzles. */
export function usePuzzleKeys({ today, next, letters }: PuzzleKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (target.closest('input, textarea, select, dialog') !== null || document.querySelector('dialog[open]')) return
      if (key === ' ' && target === document.body) today()
      else if (letters && /^n$/i.test(key)) next()
      else if (!inRow(target, key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
