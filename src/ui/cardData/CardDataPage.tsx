import { say } from '../messages/index.ts'
import { PageFrame } from '../pages/PageFrame.tsx'

export const CardDataPage = () => (
  <PageFrame page="cards" title={say('page.cards')}>
    <p>{say('page.loading')}</p>
  </PageFrame>
)
