import {
  CARD_SIZES,
  DEFAULT_KEYS,
  type KeyAction,
  LINGERS,
  PACES,
  TEXT_SIZES,
  useSettings,
  useTable,
} from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog, Group } from '../parts/index.ts'
import { Agreements } from './settings/Agreements.tsx'
import { Choice, HandChoice, LanguageChoice, SoundChoice, Switch } from './settings/choices.tsx'
import { KeyRow } from './settings/KeyRow.tsx'
import styles from './settings/Settings.module.css'
import { Statistics } from './settings/Statistics.tsx'
import { StopsTable } from './settings/StopsTable.tsx'

const GameGroup = () => (
  <Group title={say('settings.game')}>
    <Choice name="pace" legend={say('settings.pace')} values={PACES} label={(value) => say(`settings.pace.${value}`)} />
    <Choice
      name="linger"
      legend={say('settings.linger')}
      values={LINGERS}
      label={(value) => say(`settings.linger.${value}`)}
    />
    {(['autoPass', 'resolveOwn', 'confirmPayments', 'openHands', 'turnTable'] as const).map((name) => (
      <Switch key={name} name={name} />
    ))}
  </Group>
)

const ViewGroup = () => (
  <Group title={say('settings.view')}>
    <Choice
      name="cardSize"
      legend={say('settings.cardSize')}
      values={CARD_SIZES}
      label={(value) => say(`settings.cardSize.${value}`)}
    />
    <Choice
      name="textSize"
      legend={say('settings.textSize')}
      values={TEXT_SIZES}
      label={(value) => say(`settings.textSize.${value}`)}
    />
    <HandChoice />
    <Switch name="hoverZoom" />
    <Switch name="arrows" />
  </Group>
)

export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { reset } = useSettings.getState()
  const done = () => {
    onClose()
    useTable.getState().goOn()
  }
  return (
    <Dialog
      open
      wide
      title={say('settings.title')}
      closeLabel={say('settings.done')}
      onClose={done}
      actions={<Button onClick={reset}>{say('settings.reset')}</Button>}
    >
      <div className={styles.groups}>
        <GameGroup />
        <ViewGroup />
        <Group title={say('settings.soundGroup')}>
          <SoundChoice />
        </Group>
        <Group title={say('settings.language')}>
          <LanguageChoice />
        </Group>
        <Statistics />
        <Agreements />
        <Group title={say('settings.stops')}>
          <StopsTable />
        </Group>
      </div>
      <Group title={say('settings.keys')}>
        <Switch name="singleKeys" />
        <ul className={styles.keys} data-beside="">
          {(Object.keys(DEFAULT_KEYS) as KeyAction[]).map((action) => (
            <KeyRow key={action} action={action} />
          ))}
        </ul>
      </Group>
    </Dialog>
  )
}
