/** The ways to choose a setting: switches, one of a few, and how loud. */
import { useEffect, useState } from 'react'
import { HAND_SORTS, LANGUAGES, type Settings, useSettings, useTable } from '../../../store/index.ts'
import { say } from '../../messages/index.ts'
import { Segmented } from '../../parts/index.ts'
import { hasMoved, useHandOrders } from '../../session/handOrder.ts'
import { isSoundOn, toggleSound, tryVolume } from '../../sound/index.ts'
import styles from './Settings.module.css'

type SwitchName = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never
}[keyof Settings]

/** A setting that is on or off. */
export const Switch = ({ name }: { readonly name: Exclude<SwitchName, 'cardImages'> }) => {
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

interface ChoiceProps<K extends keyof Settings, V extends Settings[K] & (string | number)> {
  readonly name: K
  readonly values: readonly V[]
  readonly label: (value: V) => string
  readonly legend: string
}

/** A setting that is one of a few values. */
export const Choice = <K extends keyof Settings, V extends Settings[K] & (string | number)>({
  name,
  values,
  label,
  legend,
}: ChoiceProps<K, V>) => {
  const now = useSettings(({ settings }) => settings[name])
  const change = useSettings((store) => store.change)
  const chosen = (text: string) => values.find((value) => String(value) === text)
  return (
    <Segmented
      legend={legend}
      value={String(now)}
      options={values.map((value) => ({ value: String(value), label: label(value) }))}
      onChange={(text) => change({ [name]: chosen(text) } as Partial<Settings>)}
    />
  )
}

/** How hands are sorted; none is chosen where cards have been moved, and any of them sorts the hand again. */
export const HandChoice = () => {
  const game = useTable((table) => table.game?.id)
  const isOwn = useHandOrders((store) => hasMoved(store, game))
  const sort = useSettings(({ settings }) => settings.handSort)
  return (
    <Segmented
      legend={say('settings.handSort')}
      value={isOwn ? '' : sort}
      options={HAND_SORTS.map((value) => ({ value, label: say(`hand.sort.${value}`) }))}
      onChange={(value) => {
        useSettings.getState().change({ handSort: HAND_SORTS.find((one) => one === value) ?? sort })
        useHandOrders.getState().forget()
      }}
    />
  )
}

/** Whether sounds are heard, and how loud: a sound tells, once the slider is let go. */
export const SoundChoice = () => {
  // Drawn again when the setting changes.
  useSettings(({ settings }) => settings.sound)
  const volume = useSettings(({ settings }) => settings.volume)
  const change = useSettings((store) => store.change)
  const on = isSoundOn()
  return (
    <>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={toggleSound} />
        <span>{say('settings.sound')}</span>
      </label>
      <label className={styles.slider}>
        <span>{say('settings.volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!on}
          aria-valuetext={say('settings.volumeAt', { n: volume })}
          onChange={(event) => change({ volume: Number(event.target.value) })}
          onPointerUp={tryVolume}
          onKeyUp={tryVolume}
        />
        <output>{say('settings.volumeAt', { n: volume })}</output>
      </label>
    </>
  )
}

/** Everything is drawn anew in another language: the focus returns to where it was chosen. */
let isSwitching = false

/** Each language is called by its own name, so that those who read no other find it. */
export const LanguageChoice = () => {
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
