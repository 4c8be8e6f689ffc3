import { cite } from '../../rulebook/index.ts'
import { LEVELS } from '../../store/index.ts'
import { HouseOptions } from '../formats/index.ts'
import { say, sayPlayer } from '../messages/index.ts'
import { Button, RuleLink, Segmented } from '../parts/index.ts'
import { type GameChoice, namesOf, playedAt, STARTERS, type Starter, variantsFor } from '../session/choice.ts'
import { editionsFor, formatWord } from '../session/format.ts'
import { AvatarChoice } from './start/AvatarChoice.tsx'
import styles from './start/Options.module.css'

export interface PartProps {
  readonly choice: GameChoice
  readonly change: (fields: Partial<GameChoice>) => void
}

const Names = ({ choice, change }: PartProps) => (
  <fieldset className={styles.names}>
    <legend>{say('newGame.names')}</legend>
    {choice.names.slice(0, choice.seats).map((name, seat) => (
      <input
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        key={seat}
        aria-label={say('newGame.name', { n: seat + 1 })}
        value={name}
        maxLength={16}
        onChange={(event) => change({ names: choice.names.with(seat, event.target.value) })}
      />
    ))}
  </fieldset>
)

function starterName(starter: Starter, choice: GameChoice): string {
  if (starter === 'random' || starter === 'ask') return say(`newGame.starter.${starter}`)
  return sayPlayer(namesOf(choice)[starter === 'you' ? 0 : 1] ?? '')
}

/** Rarely changed options: who starts, the names, and the rules that players agree on. */
const MoreOptions = ({ choice, change }: PartProps) => (
  <div className={styles.more}>
    <Segmented
      legend={say('newGame.starter')}
      value={choice.starter}
      options={STARTERS.map((value) => ({ value, label: starterName(value, choice) }))}
      onChange={(starter) => change({ starter })}
    />
    {choice.mode === 'two' ? <Names choice={choice} change={change} /> : null}
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={choice.orderGraveyards}
        onChange={(event) => change({ orderGraveyards: event.target.checked })}
      />
      <span>{say('newGame.graveyards')}</span>
      <RuleLink rule={cite('graveyard.order', choice.edition)} />
    </label>
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={choice.ante && choice.wins === 1}
        disabled={choice.wins > 1}
        onChange={(event) => change({ ante: event.target.checked })}
      />
      <span>{choice.wins > 1 ? say('newGame.anteSingle') : say('newGame.ante')}</span>
      <RuleLink rule={cite('zone.ante', choice.edition)} />
    </label>
    <Segmented
      legend={say('newGame.variant')}
      value={playedAt(choice)}
      options={variantsFor(choice.seats).map((value) => ({
        value,
        label: value === 'none' ? say('newGame.variant.none') : say(`start.variant.${value}`),
      }))}
      onChange={(variant) => change({ variant })}
    />
    <p className={styles.hint}>{say(`newGame.variantHint.${playedAt(choice)}`)}</p>
    {playedAt(choice) === 'vanguard' ? <AvatarChoice choice={choice} change={change} /> : null}
  </div>
)

/** Options to set before a game, none of them required. */
export const StartOptions = ({ choice, change, pickFormat }: PartProps & { readonly pickFormat: () => void }) => (
  <div className={styles.options}>
    <Button aria-haspopup="dialog" onClick={pickFormat}>
      {say('start.fits', { format: formatWord(choice.formatId) })}
    </Button>
    <Segmented
      legend={say('newGame.edition')}
      value={choice.edition}
      options={editionsFor(choice.formatId).map((value) => ({ value, label: value }))}
      onChange={(edition) => change({ edition })}
    />
    <Segmented
      legend={say('newGame.games')}
      value={choice.wins === 1 ? 'single' : 'match'}
      options={(['single', 'match'] as const).map((value) => ({ value, label: say(`newGame.games.${value}`) }))}
      onChange={(value) => change({ wins: value === 'single' ? 1 : 2 })}
    />
    {choice.mode === 'machine' ? (
      <Segmented
        legend={say('newGame.level')}
        value={choice.level}
        options={LEVELS.map((value) => ({ value, label: say(`level.${value}`) }))}
        onChange={(level) => change({ level })}
      />
    ) : null}
    <MoreOptions choice={choice} change={change} />
    <HouseOptions choice={choice} change={change} />
  </div>
)
