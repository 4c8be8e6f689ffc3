import { stateOf } from '../../../engine/index.ts'
import { current, useTable } from '../../../store/index.ts'
import { Sentence } from '../../glyphs/index.ts'
import { say } from '../../messages/index.ts'
import { Group, IconButton } from '../../parts/index.ts'
import { lineOf } from '../../view/index.ts'
import styles from './Settings.module.css'

/** What the person who looks agreed to once for all, and the way to be asked again. */
export const Agreements = () => {
  const game = useTable((table) => table.game)
  const viewer = useTable((table) => table.viewer)
  const revoke = useTable((table) => table.revoke)
  const mine = (game?.agreements ?? []).filter(({ seat }) => seat === viewer)
  if (game === null || mine.length === 0) return null
  const state = stateOf(current(game.timeline).position)
  return (
    <Group title={say('settings.agreements')}>
      <ul className={styles.keys}>
        {mine.map((agreement) => {
          const { ability, card, line, answer, source } = agreement
          const text = lineOf(state, { key: ability, card, line, keyword: null }) ?? ''
          return (
            <li key={`${ability} ${source}`}>
              <span>
                <Sentence text={say('settings.agreed', { name: card, text, answer, one: source !== undefined })} />
              </span>
              <IconButton
                icon="close"
                label={say('settings.revoke', { name: card })}
                onClick={() => revoke(agreement)}
              />
            </li>
          )
        })}
      </ul>
    </Group>
  )
}
