import type { ReactNode } from 'react'
import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Sky, Wordmark } from '../parts/index.ts'
import { pageHref, type SidePage } from './address.ts'
import { PageLinks } from './PageLinks.tsx'
import styles from './Pages.module.css'

interface PageFrameProps {
  readonly page: SidePage
  readonly title: ReactNode
  /** Beside the title: what is done with the page as a whole. */
  readonly actions?: ReactNode | undefined
  /** As high as the window: what is in it scrolls by itself. */
  readonly fill?: boolean | undefined
  readonly children: ReactNode
}

/** A page beside the table: its title, the way back, and the way to the other pages. */
export const PageFrame = ({ page, title, actions, fill, children }: PageFrameProps) => {
  const playing = useTable((table) => table.game !== null)
  return (
    <div className={styles.page} data-screen={page} data-fill={fill ? '' : undefined}>
      <Sky />
      <header className={styles.head}>
        <a className={styles.home} href={pageHref('table')}>
          <Wordmark />
          <span>{playing ? say('page.toGame') : say('page.toStart')}</span>
        </a>
        <h1>{title}</h1>
        <PageLinks current={page} />
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </header>
      <main>{children}</main>
    </div>
  )
}
