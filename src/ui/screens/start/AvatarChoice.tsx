import type { Printed } from '../../../language/index.ts'
import { RulesText } from '../../glyphs/index.ts'
import { CARDS, say, sayPlayer } from '../../messages/index.ts'
import { RuleLink } from '../../parts/index.ts'
import { useLoad } from '../../session/loading.ts'
import { type GameChoice, namesOf } from '../../session/newGame.ts'
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

/** Each player's avatar (2011:contents/9): one of those that come with the game, or any. */
export const AvatarChoice = ({ choice, change }: AvatarChoiceProps) => {
  const loaded = useLoad(load).load
  const avatars = loaded.state === 'ready' ? loaded.value : []
  const set = (seat: number, name: string) => change({ avatars: choice.avatars.with(seat, name === '' ? null : name) })
  return (
    <fieldset className={styles.avatars}>
      <legend>
        {say('newGame.variant.vanguard')} <RuleLink rule="2011:contents/9" />
      </legend>
      {namesOf(choice).map((name, seat) => {
        const chosen = avatars.find((avatar) => avatar.name === choice.avatars[seat])
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <label key={seat}>
            <span>{say('newGame.avatarOf', { name: sayPlayer(name) })}</span>
            <select value={chosen?.name ?? ''} onChange={(event) => set(seat, event.target.value)}>
              <option value="">{say('newGame.anyDeck')}</option>
              {avatars.map((avatar) => (
                <option key={avatar.name} value={avatar.name} lang={CARDS}>
                  {avatar.name}
                </option>
              ))}
            </select>
            {chosen === undefined ? null : <About avatar={chosen} />}
          </label>
        )
      })}
    </fieldset>
  )
}
