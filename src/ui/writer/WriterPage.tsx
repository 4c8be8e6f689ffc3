import { say } from '../messages/index.ts'
import { PageFrame } from '../pages/PageFrame.tsx'

export const WriterPage = () => (
  <PageFrame page="write" title={say('page.write')}>
    <p>{say('page.loading')}</p>
  </PageFrame>
)
