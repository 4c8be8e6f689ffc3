import { useState } from 'react'
import { type KeyAction, type Settings, useSettings } from '../../../store/index.ts'
import { keyName, keyText } from '../../input/index.ts'
import { say } from '../../messages/index.ts'

/** What a key does, and the way to choose another. */
export const KeyRow = ({ action }: { readonly action: KeyAction }) => {
  const keys = useSettings(({ settings }) => settings.keys)
  const change = useSettings((store) => store.change)
  const [listening, listen] = useState(false)
  return (
    <li>
      <span>{say(`key.${action}`)}</span>
      <button
        type="button"
        onClick={() => listen(true)}
        onBlur={() => listen(false)}
        onKeyDown={(event) => {
          if (!listening || ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return
          event.preventDefault()
          event.stopPropagation()
          const text = keyText(event)
          // A key has one meaning: the action that had it loses it.
          const others = Object.entries(keys).map(([name, list]) => [name, list.filter((key) => key !== text)])
          change({ keys: { ...(Object.fromEntries(others) as Settings['keys']), [action]: [text] } })
          listen(false)
        }}
      >
        <span className="visually-hidden">{say('settings.keyChange', { action: say(`key.${action}`) })}</span>
        {listening ? say('settings.keyPress') : keys[action].map((key) => <kbd key={key}>{keyName(key)}</kbd>)}
      </button>
    </li>
  )
}
