import { useId } from 'react'
import { useSettings } from '../../store/index.ts'
import { sayCardData } from '../messages/pages/cardData.ts'
import { Panel } from '../parts/index.ts'
import styles from './CardData.module.css'

/** Whether pictures of imported cards are shown. */
export const ImagesPanel = () => {
  const on = useSettings(({ settings }) => settings.cardImages)
  const change = useSettings((store) => store.change)
  const how = useId()
  const title = sayCardData('cardData.images')
  return (
    <Panel label={title} heading={title} className={styles.panel}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={how}
          onChange={({ target }) => change({ cardImages: target.checked })}
        />
        <span>{sayCardData('cardData.imagesSwitch')}</span>
      </label>
      <p id={how}>{sayCardData('cardData.imagesHow')}</p>
    </Panel>
  )
}
