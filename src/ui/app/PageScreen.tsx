import { say } from '../messages/index.ts'
import type { PageProps, SidePage } from '../pages/address.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { PageDialogs } from '../screens/PageDialogs.tsx'
import { type LazyComponent, LoadFailed, lazyComponent, type WaitingProps } from '../session/lazyComponent.tsx'
import { withGame } from '../session/withGame.ts'

/** The frame of a page that isn't loaded yet. */
const frameOf =
  (page: SidePage) =>
  ({ failed, retry }: WaitingProps) => (
    <PageFrame page={page} title={say(`page.${page}`)}>
      {failed ? <LoadFailed text={say('page.failed')} retry={retry} /> : <p role="status">{say('page.loading')}</p>}
    </PageFrame>
  )

/** Every page is a chunk of its own: nobody who only plays loads it. */
const PAGES: { readonly [P in SidePage]: LazyComponent<PageProps> } = {
  decks: lazyComponent(
    () => withGame(import('../builder/index.ts')).then(({ BuilderPage }) => BuilderPage),
    frameOf('decks'),
  ),
  write: lazyComponent(() => import('../writer/index.ts').then(({ WriterPage }) => WriterPage), frameOf('write')),
  puzzles: lazyComponent(
    () => withGame(import('../puzzles/index.ts')).then(({ PuzzlesPage }) => PuzzlesPage),
    frameOf('puzzles'),
  ),
  learn: lazyComponent(
    () => withGame(import('../lessons/index.ts')).then(({ LearnPage }) => LearnPage),
    frameOf('learn'),
  ),
  cards: lazyComponent(() => import('../cardData/index.ts').then(({ CardDataPage }) => CardDataPage), frameOf('cards')),
}

/** A page beside the table; if it can't be loaded it says so, and tries again when asked to. */
export const PageScreen = ({ page, link }: { readonly page: SidePage; readonly link: string }) => {
  const Page = PAGES[page]
  return (
    <>
      <Page link={link} />
      <PageDialogs />
    </>
  )
}
