import { say } from '../messages/index.ts'
import { PageFrame } from '../pages/PageFrame.tsx'

export const DecksPage = () => (
  <PageFrame page="decks" title={say('page.decks')}>
    <p>{say('page.loading')}</p>
  </PageFrame>
)
