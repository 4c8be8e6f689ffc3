import { type ReactNode, useMemo } from 'react'
import { Sentence } from '../../glyphs/index.ts'
import { READER, say } from '../../messages/index.ts'
import { Button } from '../../parts/index.ts'
import { deckOf, FIRST_GAME } from '../../session/choice.ts'
import type { PlayableDeck } from '../../session/decks.ts'
import { BoardPicture } from '../lazyScreens.ts'
import styles from './Again.module.css'
import { Brass } from './Brass.tsx'
import { demoBoard } from './demoBoard.ts'
import left from './Left.module.css'

interface NewcomerProps {
  readonly decks: readonly PlayableDeck[]
  readonly learn: () => void
  readonly play: () => void
  /** Further buttons. */
  readonly children: ReactNode
}

/** What this is, for those who were never here: a first lesson, or a game at once. */
export const Newcomer = ({ decks, learn, play, children }: NewcomerProps) => {
  const { level, edition, deckId } = FIRST_GAME
  const deck = deckOf(decks, deckId)
  const note = { deck: deck?.name ?? '', level: say(`start.levelWord.${level}`), edition }
  return (
    <div className={styles.hero}>
      <h1>
        {say('start.headline1')}
        <br />
        {say('start.headline2')}
      </h1>
      <p className={styles.lead}>
        <Sentence text={say('start.lead')} />
      </p>
      <Brass title={say('start.learn')} note={say('start.learnNote')} onPress={learn} />
      <div className={styles.beside}>
        <Button disabled={deck === undefined} onClick={play}>
          {say('start.playNow')}
        </Button>
        {children}
        {deck === undefined ? null : <span>{say('start.playNowNote', note)}</span>}
      </div>
    </div>
  )
}

/** A moment of a game, with what the rules say about it. */
export const NewcomerPicture = () => {
  const names: readonly [string, string] = useMemo(() => [READER, say('player.easy')], [])
  const board = useMemo(() => demoBoard(names), [names])
  return (
    <div className={left.picture}>
      <BoardPicture board={board} label={say('start.demo', { name: names[1] })} />
      <p className={left.told}>{say('start.demoCaption')}</p>
    </div>
  )
}
