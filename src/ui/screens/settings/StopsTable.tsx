import { STEPS } from '../../../language/index.ts'
import { useTable } from '../../../store/index.ts'
import { say } from '../../messages/index.ts'
import { useStops } from '../../session/useStops.ts'
import styles from './Settings.module.css'

/** The stops, step by step, for both players' turns. */
export const StopsTable = ({ other }: { readonly other?: string | undefined }) => {
  const stops = useStops()
  const toggle = useTable((table) => table.toggleStop)
  const shown = STEPS.filter((step) => step !== 'untap' && step !== 'cleanup' && step !== 'firstStrikeDamage')
  return (
    <table className={styles.stops}>
      <caption>{say('settings.stopsNote')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('settings.stopsOwn')}</th>
          <th scope="col">{other === undefined ? say('settings.stopsOther') : say('turn.theirs', { name: other })}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((step) => (
          <tr key={step}>
            <th scope="row">{say(`step.${step}`)}</th>
            {(['own', 'other'] as const).map((whose) => (
              <td key={whose}>
                <input
                  type="checkbox"
                  checked={stops[whose].includes(step)}
                  aria-label={say('list.series', {
                    parts: [
                      say(`stepLong.${step}`),
                      say(whose === 'own' ? 'settings.stopsOwn' : 'settings.stopsOther'),
                    ],
                  })}
                  onChange={() => toggle(whose, step)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
