import { type ReactNode, useRef, useState } from 'react'
import { tallyOf, useResults } from '../../../store/index.ts'
import { Icon, ManaSymbol } from '../../glyphs/index.ts'
import { colorAttributes } from '../../look/index.ts'
import { say, sayDeckPlan } from '../../messages/index.ts'
import { Button, IconButton } from '../../parts/index.ts'
import type { GameChoice } from '../../session/choice.ts'
import { isLed, isUnfit, onShelf, type PlayableDeck, shelfNote, whyNotPlayable } from '../../session/decks.ts'
import { formatWord } from '../../session/format.ts'
import { isSmall, useLayoutMode } from '../../table/index.ts'
import styles from './Decks.module.css'
import { Fan } from './Fan.tsx'

interface DeckFaceProps {
  readonly deck: PlayableDeck
  /** Why it can't be played, or `null`. */
  readonly why: string | null
  /** What marks it among the others. */
  readonly mark: string | null
  readonly onPlay: () => void
  readonly onLook: () => void
}

function kindOf(deck: PlayableDeck): string {
  if (isLed(deck)) return say('deck.commander')
  return deck.level === null ? say('deck.own') : say(`deckLevel.${deck.level}`)
}

const Foot = ({ deck }: { readonly deck: PlayableDeck }) => {
  const { won, played } = tallyOf(
    useResults((store) => store.results),
    deck.id,
  )
  return (
    <span className={styles.foot}>
      <span>
        {deck.colors.map((color) => (
          <ManaSymbol key={color} symbol={color} />
        ))}
      </span>
      <span>
        <b>{kindOf(deck)}</b> ·{' '}
        {played > 0
          ? say('start.record', { won, played })
          : say('start.cards', { n: deck.cards.length + deck.commander.length })}
      </span>
    </span>
  )
}

/** How long it is held before it is looked through. */
const HOLD = 500

const DeckFace = ({ deck, why, mark, onPlay, onLook }: DeckFaceProps) => {
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const looked = useRef(false)
  const release = () => clearTimeout(held.current)
  const hold = () => {
    looked.current = false
    release()
    held.current = setTimeout(() => {
      looked.current = true
      onLook()
    }, HOLD)
  }
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.deck}
        {...colorAttributes(deck.colors)}
        data-on={mark === null ? undefined : ''}
        // One's own can be looked through and mended, whatever is wrong with it.
        disabled={why !== null && !deck.own && !isUnfit(deck)}
        onClick={() => {
          // What was held was looked through already.
          if (!looked.current) onPlay()
          looked.current = false
        }}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={(event) => {
          if (/^e$/i.test(event.key) && !event.ctrlKey && !event.metaKey) onLook()
        }}
      >
        {mark === null ? null : (
          <span className={styles.mark}>
            <Icon name="you" /> {mark}
          </span>
        )}
        <Fan deck={deck} />
        <b className={styles.name}>{deck.name}</b>
        <span className={styles.plan}>{why ?? sayDeckPlan(deck.id)}</span>
        <Foot deck={deck} />
      </button>
      <IconButton
        className={styles.look}
        icon="eye"
        label={say('deck.lookThis', { deck: deck.name })}
        onClick={onLook}
      />
    </li>
  )
}

/** The chosen deck first, then one's own, then the others as they come. */
function inOrder(decks: readonly PlayableDeck[], first: string): readonly PlayableDeck[] {
  return [...decks.filter(({ id }) => id === first), ...decks.filter(({ id }) => id !== first)]
}

interface DecksProps {
  readonly title: string
  readonly decks: readonly PlayableDeck[]
  readonly choice: GameChoice
  /** The deck of the last game. */
  readonly last: string
  readonly play: (deck: PlayableDeck) => void
  readonly look: (deck: PlayableDeck) => void
  /** Opens the formats. */
  readonly pickFormat: () => void
  /** What is done with decks as a whole. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** The decks, a page at a time: a press plays one. */
export const Decks = ({ title, decks, choice, last, play, look, pickFormat, actions, children }: DecksProps) => {
  const size = isSmall(useLayoutMode()) ? 4 : 6
  const [asked, turn] = useState(0)
  const pages = Math.max(1, Math.ceil(decks.length / size))
  const page = Math.min(asked, pages - 1)
  const own = decks.filter((deck) => deck.own).length
  const ready = decks.filter((deck) => !deck.own && whyNotPlayable(deck, choice.edition) === null).length
  const mark = ({ id }: PlayableDeck) =>
    id === last ? say('start.playedLast') : id === choice.deckId ? say('start.chosen') : null
  return (
    <section className={styles.decks} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {decks.length === 0 ? null : <span>{say('start.decksNote', { own, builtIn: ready })}</span>}
        <Button aria-haspopup="dialog" onClick={pickFormat}>
          {say('start.fits', { format: formatWord(choice.formatId) })}
        </Button>
        {actions}
        <span className={styles.pages}>
          <IconButton
            icon="chevronLeft"
            label={say('start.pageEarlier')}
            disabled={page === 0}
            onClick={() => turn(page - 1)}
          />
          <span>{say('start.page', { n: page + 1, of: pages })}</span>
          <IconButton
            icon="chevronRight"
            label={say('start.pageLater')}
            disabled={page === pages - 1}
            onClick={() => turn(page + 1)}
          />
        </span>
      </div>
      {children}
      <ul className={styles.shelf} data-shelf="">
        {inOrder(onShelf(decks, choice.edition), last)
          .slice(page * size, (page + 1) * size)
          .map((deck) => (
            <DeckFace
              key={deck.id}
              deck={deck}
              why={shelfNote(deck, choice.edition)}
              mark={mark(deck)}
              onPlay={() => play(deck)}
              onLook={() => look(deck)}
            />
          ))}
      </ul>
    </section>
  )
}
