import { DEFAULT_KEYS, type KeyAction, useSettings } from '../../store/index.ts'
import { keyName } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { Dialog } from '../parts/index.ts'
import { useTouch } from '../table/index.ts'
import styles from './settings/Settings.module.css'

const FIXED = [
  ['1 – 9', 'key.hand'],
  ['1 – 5', 'key.seat'],
  ['← → ↑ ↓', 'key.arrowsMove'],
  ['Shift+←', 'key.moveCard'],
  ['Tab', 'key.tab'],
  ['Enter', 'key.enter'],
  ['Ctrl', 'key.ctrl'],
] as const

/** How to use the table, and the current keys. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const keys = useSettings(({ settings }) => settings.keys)
  const touch = useTouch()
  return (
    <Dialog open wide title={say('help.title')} closeLabel={say('menu.close')} onClose={onClose}>
      <div className={styles.help}>
        <p>{say('help.aim', { touch })}</p>
        <p>{say('help.lands', { touch })}</p>
        <p>{say('help.priority')}</p>
        <p>{say('help.undo')}</p>
        <ul className={styles.keys} data-beside="">
          {FIXED.map(([key, text]) => (
            <li key={text}>
              <span>{say(text)}</span>
              <kbd>{keyName(key)}</kbd>
            </li>
          ))}
          {(Object.keys(DEFAULT_KEYS) as KeyAction[]).map((action) => (
            <li key={action}>
              <span>{say(`key.${action}`)}</span>
              <span>
                {keys[action].map((key) => (
                  <kbd key={key}>{keyName(key)}</kbd>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
