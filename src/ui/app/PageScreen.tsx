import { say } from '../messages/index.ts'
import type { PageProps, SidePage } from '../pages/address.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { type Late, LoadFailed, late, type Waiting } from '../session/late.tsx'

/** The frame of a page that isn't loaded yet. */
const frameOf =
  (page: SidePage) =>
  ({ failed, retry }: Waiting) => (
    <PageFrame page={page} title={say(`page.${page}`)}>
      {failed ? <LoadFailed text={say('page.failed')} retry={retry} /> : <p role="status">{say('page.loading')}</p>}
    </PageFrame>
  )

/** Every page is a chunk of its own: nobody who only plays loads it. */
const PAGES: { readonly [P in SidePage]: Late<PageProps> } = {
  decks: late(() => import('../builder/index.ts').then(({ BuilderPage }) => BuilderPage), frameOf('decks')),
  write: late(() => import('../writer/index.ts').then(({ WriterPage }) => WriterPage), frameOf('write')),
  puzzles: late(() => import('../puzzles/index.ts').then(({ PuzzlesPage }) => PuzzlesPage), frameOf('puzzles')),
  cards: late(() => import('../cardData/index.ts').then(({ CardDataPage }) => CardDataPage), frameOf('cards')),
}

/** A page beside the table; if it can't be loaded it says so, and tries again when asked to. */
export const PageScreen = ({ page, link }: { readonly page: SidePage; readonly link: string }) => {
  const Page = PAGES[page]
  return <Page link={link} />
}
