import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Sentence } from '../glyphs/index.ts'
import { pickEntry } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { type CardMenu, useUi } from '../session/uiStore.ts'
import styles from './Layers.module.css'

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[(at + step + items.length) % items.length]?.focus()
}

const Menu = ({ menu }: { readonly menu: CardMenu }) => {
  const open = useUi((ui) => ui.open)
  const box = useRef<HTMLDivElement>(null)
  const [at, place] = useState<{ readonly left: number; readonly top: number } | null>(null)
  const back = useRef(document.activeElement)
  useLayoutEffect(() => {
    const card = document.querySelector(`[data-card="${menu.id}"]`)?.getBoundingClientRect()
    const own = box.current?.getBoundingClientRect()
    if (own === undefined) return
    const left =
      card === undefined
        ? 40
        : Math.min(Math.max(8, card.left + card.width / 2 - own.width / 2), window.innerWidth - own.width - 8)
    const above = card === undefined ? 40 : card.top - own.height - 8
    place({ left, top: above < 8 ? Math.min((card?.bottom ?? 0) + 8, window.innerHeight - own.height - 8) : above })
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [menu.id])
  useEffect(() => {
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) open({ menu: null })
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return move(event)
    event.preventDefault()
    open({ menu: null })
    if (back.current instanceof HTMLElement) back.current.focus()
  }
  return (
    <div
      ref={box}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label={say('menu.actions', { name: menu.name })}
      style={at ?? { left: 0, top: 0 }}
      onKeyDown={close}
    >
      {menu.entries.map((entry) => (
        <button
          key={JSON.stringify(entry.reply)}
          type="button"
          role="menuitem"
          aria-disabled={entry.refusal ? true : undefined}
          onClick={() => pickEntry(entry)}
        >
          <Sentence text={entry.text} />
        </button>
      ))}
      <button
        type="button"
        role="menuitem"
        data-quiet=""
        onClick={() => open({ menu: null, zoom: { id: menu.id, pinned: true } })}
      >
        {say('menu.peek')}
      </button>
    </div>
  )
}

/** What can be done with a card, when there is more than one option. */
export const CardMenuLayer = () => {
  const menu = useUi((ui) => ui.menu)
  return menu === null ? null : <Menu key={menu.id} menu={menu} />
}
