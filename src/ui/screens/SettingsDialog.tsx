import { useEffect, useState } from 'react'
import { stateOf } from '../../engine/index.ts'
import { STEPS } from '../../language/index.ts'
import {
  current,
  DEFAULT_KEYS,
  type KeyAction,
  LANGUAGES,
  LINGERS,
  PACES,
  type Settings,
  useResults,
  useSettings,
  useTable,
} from '../../store/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { keyName, keyText } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog, IconButton, Segmented } from '../parts/index.ts'
import { saveResults } from '../session/resultFiles.ts'
import { useStops } from '../session/useStops.ts'
import { isSoundOn, toggleSound } from '../sound/index.ts'
import { lineOf } from '../view/index.ts'
import styles from './Screens.module.css'

const SWITCHES = [
  'autoPass',
  'resolveOwn',
  'confirmPayments',
  'hoverZoom',
  'arrows',
  'sortHand',
  'openHands',
  'singleKeys',
] as const

const Switch = ({ name }: { readonly name: (typeof SWITCHES)[number] }) => {
  const on = useSettings(({ settings }) => settings[name])
  const change = useSettings((store) => store.change)
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => change({ [name]: event.target.checked } as Partial<Settings>)}
      />
      <span>{say(`settings.${name}`)}</span>
    </label>
  )
}

const SoundSwitch = () => {
  // Drawn again when the setting changes.
  useSettings(({ settings }) => settings.sound)
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isSoundOn()} onChange={toggleSound} />
      <span>{say('settings.sound')}</span>
    </label>
  )
}

/** Everything is drawn anew in another language: the focus returns to where it was chosen. */
let isSwitching = false

/** Each language is called by its own name, so that those who read no other find it. */
const LanguageChoice = () => {
  const language = useSettings(({ settings }) => settings.language)
  const change = useSettings((store) => store.change)
  const [focused] = useState(isSwitching)
  useEffect(() => {
    isSwitching = false
  }, [])
  return (
    <Segmented
      legend={say('settings.language')}
      value={language}
      options={LANGUAGES.map((value) => ({
        value,
        label: say(`settings.language.${value}`),
        lang: value === 'auto' ? undefined : value,
      }))}
      focused={focused}
      onChange={(value) => {
        isSwitching = true
        change({ language: value })
      }}
    />
  )
}

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

const KeyRow = ({ action }: { readonly action: KeyAction }) => {
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

/** What the person who looks agreed to once for all, and the way to be asked again. */
const Agreements = () => {
  const game = useTable((table) => table.game)
  const viewer = useTable((table) => table.viewer)
  const revoke = useTable((table) => table.revoke)
  const mine = (game?.agreements ?? []).filter(({ seat }) => seat === viewer)
  if (game === null || mine.length === 0) return null
  const state = stateOf(current(game.timeline).position)
  return (
    <>
      <h3>{say('settings.agreements')}</h3>
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
    </>
  )
}

/** What is known of past games, as files. */
const Statistics = () => {
  const n = useResults(({ results }) => results.length)
  return (
    <>
      <h3>{say('settings.results')}</h3>
      <p className={styles.note}>{say('settings.resultsNote', { n })}</p>
      <div className={styles.menu}>
        {(['csv', 'json'] as const).map((form) => (
          <Button key={form} icon="down" disabled={n === 0} onClick={() => saveResults(form)}>
            {say('settings.resultsAs', { form: form === 'csv' ? 'CSV' : 'JSON' })}
          </Button>
        ))}
      </div>
    </>
  )
}

export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { pace, linger } = useSettings(({ settings }) => settings)
  const { change, reset } = useSettings.getState()
  const done = () => {
    onClose()
    useTable.getState().goOn()
  }
  return (
    <Dialog
      open
      title={say('settings.title')}
      closeLabel={say('settings.done')}
      onClose={done}
      actions={<Button onClick={reset}>{say('settings.reset')}</Button>}
    >
      <div className={styles.settings}>
        <LanguageChoice />
        <Segmented
          legend={say('settings.pace')}
          value={String(pace)}
          options={PACES.map((value) => ({
            value: String(value),
            label: say(`settings.pace.${value}`),
          }))}
          onChange={(value) => change({ pace: Number(value) })}
        />
        <Segmented
          legend={say('settings.linger')}
          value={String(linger)}
          options={LINGERS.map((value) => ({ value: String(value), label: say(`settings.linger.${value}`) }))}
          onChange={(value) => change({ linger: Number(value) })}
        />
        <SoundSwitch />
        {SWITCHES.map((name) => (
          <Switch key={name} name={name} />
        ))}
        <Agreements />
        <Statistics />
        <h3>{say('settings.stops')}</h3>
        <StopsTable />
        <h3>{say('settings.keys')}</h3>
        <ul className={styles.keys}>
          {(Object.keys(DEFAULT_KEYS) as KeyAction[]).map((action) => (
            <KeyRow key={action} action={action} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
