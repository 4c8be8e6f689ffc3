import type { ReactNode } from 'react'
import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Sky, Wordmark } from '../parts/index.ts'
import { pageHref, type SidePage } from './address.ts'
import { PageLinks } from './PageLinks.tsx'
import styles from './Pages.module.css'
import { TopLine } from './TopLine.tsx'

interface PageFrameProps {
  readonly page: SidePage
  readonly title: ReactNode
  /** Beside the title: what is done with the page as a whole. */
  readonly actions?: ReactNode | undefined
  /** As high as the window: what is in it scrolls by itself, and title and links share one line. */
  readonly fill?: boolean | undefined
  readonly children: ReactNode
}

type HeadProps = Pick<PageFrameProps, 'page' | 'title' | 'actions'>

const Actions = ({ actions }: Pick<PageFrameProps, 'actions'>) =>
  actions === undefined ? null : <div className={styles.actions}>{actions}</div>

/** One line for everything: the way back, the title, and the way to the other pages. */
const SmallHead = ({ page, title, actions }: HeadProps) => {
  const playing = useTable((table) => table.game !== null)
  return (
    <header className={styles.head}>
      <a className={styles.home} href={pageHref('table')}>
        <Wordmark />
        <span>{playing ? say('page.toGame') : say('page.toStart')}</span>
      </a>
      <h1>{title}</h1>
      <PageLinks current={page} />
      <Actions actions={actions} />
    </header>
  )
}

const Head = ({ page, title, actions }: HeadProps) => (
  <>
    <TopLine current={page} />
    <div className={styles.title}>
      <h1>{title}</h1>
      <Actions actions={actions} />
    </div>
  </>
)

/** A page beside the table: its title, the way back, and the way to the other pages. */
export const PageFrame = ({ page, title, actions, fill, children }: PageFrameProps) => {
  const head = { page, title, actions }
  return (
    <div className={styles.page} data-screen={page} data-fill={fill ? '' : undefined}>
      <Sky />
      {fill ? <SmallHead {...head} /> : <Head {...head} />}
      <main>{children}</main>
    </div>
  )
}
