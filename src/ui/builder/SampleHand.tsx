import { useMemo, useState } from 'react'
import { type Counted, chancesOf, type DeckEntry, isLand, shuffledDeck } from '../../catalog/index.ts'
import { freshSeed } from '../../store/index.ts'
import { CardFace } from '../card/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { Button } from '../parts/index.ts'
import { lookOfCard } from './cardLooks.ts'
import styles from './Figures.module.css'
import type { FindKnown } from './useCatalog.ts'

const HAND = 7

interface SampleHandProps {
  readonly list: readonly DeckEntry[]
  readonly deck: readonly Counted[]
  readonly find: FindKnown
  readonly onLook: (name: string) => void
}

/**
 * A hand as a game would deal it, and the draws that follow; another one whenever the deck changes or it is asked for.
 */
export const SampleHand = ({ list, deck, find, onLook }: SampleHandProps) => {
  const [seed, shuffle] = useState(freshSeed)
  const [drawn, draw] = useState(0)
  const order = useMemo(() => shuffledDeck(list, seed), [list, seed])
  const hand = order.slice(0, HAND + drawn)
  const isDealt = order.length >= HAND
  const lands = hand.filter((name) => {
    const card = find(name)
    return card !== undefined && isLand(card.compiled.printed)
  }).length
  return (
    <section className={styles.hand} data-tab="check" aria-label={sayBuilder('builder.hand')}>
      <div>
        <h2>{sayBuilder('builder.hand')}</h2>
        <p role="status">
          {isDealt
            ? sayBuilder('builder.handNote', { lands, share: chancesOf(deck, []).goodHand })
            : sayBuilder('builder.handNone')}
        </p>
        <div className={styles.handActions}>
          <Button
            disabled={!isDealt}
            onClick={() => {
              shuffle(freshSeed())
              draw(0)
            }}
          >
            {sayBuilder('builder.handNew')}
          </Button>
          <Button disabled={!isDealt || hand.length === order.length} onClick={() => draw(drawn + 1)}>
            {sayBuilder('builder.handDraw')}
          </Button>
        </div>
      </div>
      {isDealt ? (
        <ul>
          {hand.map((name, index) => {
            const card = find(name)
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the order
            if (card === undefined) return <li key={index}>{name}</li>
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the order
              <li key={index}>
                <CardFace
                  look={lookOfCard(card.compiled.printed)}
                  size="hand"
                  label={name}
                  onClick={() => onLook(name)}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
