import { say } from '../messages/index.ts'
import { sayCardData } from '../messages/pages/cardData.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import styles from './CardData.module.css'
import { FilePanel } from './FilePanel.tsx'
import { ImagesPanel } from './ImagesPanel.tsx'
import { JobPanel } from './JobPanel.tsx'
import { KnownPanel } from './KnownPanel.tsx'
import { NamesPanel } from './NamesPanel.tsx'

/** Which cards this client knows, and how it gets to know others. */
export const CardDataPage = () => (
  <PageFrame page="cards" title={say('page.cards')}>
    <p className={styles.intro}>{sayCardData('cardData.intro')}</p>
    <div className={styles.panels}>
      <JobPanel />
      <KnownPanel />
      <FilePanel />
      <NamesPanel />
      <ImagesPanel />
    </div>
  </PageFrame>
)
