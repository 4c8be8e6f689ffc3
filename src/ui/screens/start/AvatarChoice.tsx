import type { Printed } from '../../../language/index.ts'
import { cite } from '../../../rulebook/index.ts'
import { RulesText } from '../../glyphs/index.ts'
import { CARDS, say, sayPlayer } from '../../messages/index.ts'
import { RuleLink } from '../../parts/index.ts'
import {
  BY_NUMBERS,
  type GameChoice,
  isByNumbers,
  namesOf,
  VANGUARD_BOUNDS,
  type Vanguard,
  vanguardOf,
} from '../../session/choice.ts'
import { useLoad } from '../../session/loading.ts'
import styles from './Options.module.css'

const load = (): Promise<readonly Printed[]> =>
  import('../../session/variantDecks.ts').then((chunk) => chunk.loadVariantDecks()).then(({ avatars }) => avatars)

/** What a chosen avatar gives and says. */
const About = ({ avatar }: { readonly avatar: Printed }) => (
  <span className={styles.about}>
    <b>{say('seat.avatarAdds', avatar.modifiers ?? { hand: 0, life: 0 })}</b>{' '}
    <RulesText text={avatar.text} lang={CARDS} inline />
  </span>
)

interface AvatarChoiceProps {
  readonly choice: GameChoice
  readonly change: (fields: Partial<GameChoice>) => void
}

interface NumbersProps extends AvatarChoiceProps {
  readonly seat: 0 | 1
  /** Whose they are. */
  readonly label: string
}

/** What an avatar by numbers adds: whole numbers, kept within their bounds. */
const Numbers = ({ choice, change, seat, label }: NumbersProps) => {
  const [first, second] = choice.vanguard
  const set = (fields: Partial<Vanguard>) => {
    const now = vanguardOf({ ...choice.vanguard[seat], ...fields })
    change({ vanguard: seat === 0 ? [now, second] : [first, now] })
  }
  return (
    <fieldset className={styles.numbers} aria-label={label}>
      {(['hand', 'life'] as const).map((what) => (
        <label key={what}>
          {say(`newGame.vanguard.${what}`)}
          <input
            type="number"
            step={1}
            min={VANGUARD_BOUNDS[what][0]}
            max={VANGUARD_BOUNDS[what][1]}
            value={choice.vanguard[seat][what]}
            onChange={(event) => set({ [what]: event.target.valueAsNumber })}
          />
        </label>
      ))}
      <RuleLink rule={cite('variant.vanguard', choice.edition)} />
    </fieldset>
  )
}

/** Each player's avatar (2011:contents/9): one of those that come with the game, any, or for two players numbers. */
export const AvatarChoice = ({ choice, change }: AvatarChoiceProps) => {
  const loaded = useLoad(load).load
  const avatars = loaded.state === 'ready' ? loaded.value : []
  const set = (seat: number, name: string) => change({ avatars: choice.avatars.with(seat, name === '' ? null : name) })
  return (
    <fieldset className={styles.avatars}>
      <legend>
        {say('start.variant.vanguard')} <RuleLink rule={cite('variant.vanguard', choice.edition)} />
      </legend>
      {namesOf(choice).map((name, seat) => {
        const label = say('newGame.avatarOf', { name: sayPlayer(name) })
        const byNumbers = isByNumbers(choice, seat)
        const chosen = avatars.find((avatar) => avatar.name === choice.avatars[seat])
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <div key={seat} className={styles.avatar}>
            <span aria-hidden="true">{label}</span>
            <select
              aria-label={label}
              value={byNumbers ? BY_NUMBERS : (chosen?.name ?? '')}
              onChange={(event) => set(seat, event.target.value)}
            >
              <option value="">{say('newGame.anyDeck')}</option>
              {choice.seats === 2 ? <option value={BY_NUMBERS}>{say('newGame.avatarNumbers')}</option> : null}
              {avatars.map((avatar) => (
                <option key={avatar.name} value={avatar.name} lang={CARDS}>
                  {avatar.name}
                </option>
              ))}
            </select>
            {byNumbers ? <Numbers choice={choice} change={change} seat={seat === 0 ? 0 : 1} label={label} /> : null}
            {chosen === undefined ? null : <About avatar={chosen} />}
          </div>
        )
      })}
    </fieldset>
  )
}
