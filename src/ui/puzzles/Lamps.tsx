import { createContext, useContext } from 'react'
import { byName, loadSet, type PuzzleSide } from '../../catalog/index.ts'
import { type CardLook, Thumbnail } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { lookOfPrinted } from '../view/index.ts'
import styles from './Boards.module.css'

/** How the cards of the set look, by name; empty until they are there. */
export type Looks = (name: string) => CardLook | null

export const LooksContext = createContext<Looks>(() => null)

const known = new Map<string, CardLook | null>()

/** The looks of the built-in cards: each is made once. */
export async function loadLooks(): Promise<Looks> {
  const find = byName((await loadSet()).cards)
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const compiled = find(name)?.compiled
    const look = compiled?.ok === true ? lookOfPrinted(compiled.printed) : null
    known.set(name, look)
    return look
  }
}

const MOST = 4

/** The creatures of a side in order of power, as pictures alone. */
export const Lamps = ({ side }: { readonly side: PuzzleSide }) => {
  const looks = useContext(LooksContext)
  const creatures = side.battlefield
    .flatMap((name, at) => ({ look: looks(name), key: `${name}${at}` }))
    .flatMap(({ look, key }) => (look?.power === undefined ? [] : [{ look, key }]))
    .sort((a, b) => Number(b.look.power) - Number(a.look.power))
  const more = creatures.length - MOST
  return (
    <span className={styles.lamps}>
      <b>{say('life.number', { n: side.life })}</b>
      {creatures.slice(0, MOST).map(({ look, key }) => (
        <span key={key} className={styles.lamp}>
          <Thumbnail look={look} />
        </span>
      ))}
      {more > 0 ? <i>{say('mini.more', { n: more })}</i> : null}
    </span>
  )
}
