import { useEffect, useState } from 'react'
import { CARD_SOURCES, type CardCounts, countCards, removeImported, useCards } from '../../store/cards/index.ts'
import { sayCardData, sayCardTrouble } from '../messages/pages/cardData.ts'
import { Button, Panel } from '../parts/index.ts'
import styles from './CardData.module.css'

function useCounts(): CardCounts | null {
  const revision = useCards((cards) => cards.revision)
  const [counts, take] = useState<CardCounts | null>(null)
  useEffect(() => {
    let live = revision >= 0
    countCards().then(
      (next) => live && take(next),
      () => live && take(null),
    )
    return () => {
      live = false
    }
  }, [revision])
  return counts
}

const Counts = ({ counts }: { readonly counts: CardCounts }) => (
  <table className={styles.counts}>
    <thead>
      <tr>
        <th scope="col">{sayCardData('cardData.source')}</th>
        <th scope="col">{sayCardData('cardData.cards')}</th>
        <th scope="col">{sayCardData('cardData.understood')}</th>
        <th scope="col">{sayCardData('cardData.notYet')}</th>
      </tr>
    </thead>
    <tbody>
      {CARD_SOURCES.map((source) => (
        <tr key={source}>
          <th scope="row">{sayCardData(`cardData.source.${source}`)}</th>
          <td>{counts[source].known}</td>
          <td>{counts[source].understood}</td>
          <td>{counts[source].known - counts[source].understood}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Remove = () => {
  const [asking, ask] = useState(false)
  const [told, tell] = useState<boolean | null>(null)
  const remove = () => {
    ask(false)
    void removeImported().then(tell)
  }
  return (
    <div className={styles.actions}>
      {asking ? (
        <>
          <p>{sayCardData('cardData.removeAsk')}</p>
          <Button onClick={remove}>{sayCardData('cardData.removeYes')}</Button>
          <Button kind="quiet" onClick={() => ask(false)}>
            {sayCardData('cardData.removeNo')}
          </Button>
        </>
      ) : (
        <Button onClick={() => ask(true)}>{sayCardData('cardData.remove')}</Button>
      )}
      {told === false ? <p role="alert">{sayCardData('cardData.notRemoved')}</p> : null}
    </div>
  )
}

/** How many cards are known from where, and the way to forget the imported ones. */
export const KnownPanel = () => {
  const counts = useCounts()
  const trouble = useCards((cards) => cards.trouble)
  const busy = useCards(({ job }) => job !== null)
  const title = sayCardData('cardData.known')
  return (
    <Panel label={title} heading={title} className={styles.panel}>
      {counts === null ? null : <Counts counts={counts} />}
      {trouble === null ? null : <p role="alert">{sayCardTrouble({ key: 'cards.noDatabase', params: {} })}</p>}
      {counts === null || counts.imported.known === 0 || busy ? null : <Remove />}
    </Panel>
  )
}
