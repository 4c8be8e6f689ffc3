import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { say } from '../messages/index.ts'
import { matching, type WordChoice } from '../view/index.ts'
import styles from './Prompts.module.css'

interface SearchListProps {
  readonly label: string
  readonly words: WordChoice
  /** What is typed is offered too, last, where no word is it. */
  readonly free: boolean
  /** The word that would be answered now; `null` where nothing fits what is typed. */
  readonly chosen: string | null
  readonly onChoose: (word: string | null) => void
  /** Enter in the field: answers with that word. */
  readonly onConfirm: (word: string) => void
}

/** One of many words: typing narrows them, arrows go through them, Enter answers. */
export const SearchList = ({ label, words, free, chosen, onChoose, onConfirm }: SearchListProps) => {
  const [typed, type] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const own = matching(words.own, typed)
  const fitting = (text: string): readonly string[] => {
    const found = [...matching(words.own, text), ...matching(words.rest, text)]
    const name = text.trim()
    return free && name !== '' && !found.includes(name) ? [...found, name] : found
  }
  const found = fitting(typed)
  const at = chosen === null ? -1 : found.indexOf(chosen)
  useEffect(() => {
    // On touch devices this would open the keyboard over the table.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const write = (text: string) => {
    type(text)
    onChoose(fitting(text)[0] ?? null)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) onChoose(found[(at + step + found.length) % found.length] ?? null)
    else if (event.key === 'Enter' && chosen !== null) onConfirm(chosen)
    else if (event.key === 'Escape' && typed !== '') write('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-field`}>{label}</label>
      <input
        ref={field}
        id={`${id}-field`}
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={say('search.hint')}
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.words}>
        {found.map((word, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
          <div
            key={word}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(word)}
          >
            {word}
            {index < own.length ? <i>{say('search.own')}</i> : null}
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length > 0 ? say('search.found', { n: found.length }) : say('search.none')}
      </p>
    </div>
  )
}
