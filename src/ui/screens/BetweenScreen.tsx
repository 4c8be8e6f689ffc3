import { useState } from 'react'
import type { Seat } from '../../engine/index.ts'
import { askedAfter, type BetweenGames, useTable } from '../../store/index.ts'
import { ExchangeLists, exchangeStanding } from '../exchange/index.ts'
import { say, sayRefusal } from '../messages/index.ts'
import { Button, Callout, Sky, Wordmark } from '../parts/index.ts'
import { type Moves, movesBack, nameInMatch, scoreText, sideboardView } from '../view/index.ts'
import styles from './Between.module.css'
import { Hold } from './CurtainScreen.tsx'
import curtain from './Screens.module.css'

const Sideboarding = ({ between }: { readonly between: BetweenGames }) => {
  const { match, asked } = between
  const cards = match.cards[asked]
  const brought = match.setup.players[asked]
  const [moves, set] = useState<Moves>({})
  const refusal = useTable((table) => table.lastRefusal)
  const { exchange, leave, refuse } = useTable.getState()
  if (cards === undefined || brought === undefined) return null
  const view = sideboardView(cards, moves)
  const next = askedAfter(between, asked)
  const n = match.results.length + 1
  const name = (seat: Seat) => nameInMatch(match, seat)
  const change = (to: Moves) => {
    refuse(null)
    set(to)
  }
  return (
    <main className={styles.between} data-screen="between">
      <Sky cx={720} cy={330} />
      <header>
        <Wordmark />
        <div>
          <h1>{say('side.title', { n })}</h1>
          <p>
            <b>{scoreText(match)}</b> · {say('side.for', { name: name(asked) })}
          </p>
          <p>{say('side.how')}</p>
        </div>
      </header>
      <ExchangeLists cards={cards} moves={moves} change={change} />
      <footer>
        <div>
          <p role="status">{exchangeStanding(view)}</p>
          {refusal === null ? null : (
            <Callout title={say('refused.title')} rules={[refusal.rule]}>
              {sayRefusal(refusal, { name: String })}
            </Callout>
          )}
        </div>
        <Button onClick={leave}>{say('side.leave')}</Button>
        <Button onClick={() => change(movesBack(cards, brought))}>{say('side.reset')}</Button>
        <Button kind="primary" id="primary" onClick={() => exchange(view.exchange)}>
          {next === null ? say('side.start', { n }) : say('side.pass', { name: name(next) })}
        </Button>
      </footer>
    </main>
  )
}

/** Between two games of a match. While the screen is being handed over, nobody's cards are on the page. */
export const BetweenScreen = ({ between }: { readonly between: BetweenGames }) => {
  const { reveal } = useTable.getState()
  if (!between.curtain) return <Sideboarding key={between.asked} between={between} />
  const name = nameInMatch(between.match, between.asked)
  return (
    <main className={curtain.curtain} data-screen="curtain">
      <Sky cx={720} cy={450} />
      <p className={curtain.caption}>{scoreText(between.match)}</p>
      <h1>{say('curtain.pass', { name })}</h1>
      <p className={curtain.lead}>{say('side.why', { name })}</p>
      <Hold key={between.asked} name={name} onDone={reveal} />
      <div className="visually-hidden" aria-live="assertive">
        {say('curtain.pass', { name })}
      </div>
    </main>
  )
}
