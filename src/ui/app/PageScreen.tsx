import { type ComponentType, useEffect, useState } from 'react'
import { say } from '../messages/index.ts'
import type { PageProps, SidePage } from '../pages/address.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { Button } from '../parts/index.ts'
import { loadIn } from '../session/loadAgain.ts'

/** Every page is a chunk of its own: nobody who only plays loads it. */
const LOADERS: { readonly [P in SidePage]: () => Promise<ComponentType<PageProps>> } = {
  decks: () => import('../builder/index.ts').then(({ BuilderPage }) => BuilderPage),
  write: () => import('../writer/index.ts').then(({ WriterPage }) => WriterPage),
  puzzles: () => import('../puzzles/index.ts').then(({ PuzzlesPage }) => PuzzlesPage),
  cards: () => import('../cardData/index.ts').then(({ CardDataPage }) => CardDataPage),
}

type Load = { readonly Page: ComponentType<PageProps> } | 'failed' | 'loading'

/** A page beside the table; if it can't be loaded it says so, and tries again when asked to. */
export const PageScreen = ({ page, link }: { readonly page: SidePage; readonly link: string }) => {
  const [load, take] = useState<Load>('loading')
  const [round, retry] = useState(0)
  useEffect(() => {
    let live = true
    take('loading')
    const loading = loadIn(round, LOADERS[page])
    loading.then(
      (Page) => live && take({ Page }),
      () => live && take('failed'),
    )
    return () => {
      live = false
    }
  }, [page, round])
  if (typeof load === 'object') return <load.Page link={link} />
  return (
    <PageFrame page={page} title={say(`page.${page}`)}>
      {load === 'loading' ? (
        <p role="status">{say('page.loading')}</p>
      ) : (
        <p role="alert">
          {say('page.failed')} <Button onClick={() => retry(round + 1)}>{say('page.retry')}</Button>
        </p>
      )}
    </PageFrame>
  )
}
