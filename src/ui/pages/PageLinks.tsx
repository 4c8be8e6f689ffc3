import { say } from '../messages/index.ts'
import type { Page } from '../session/uiStore.ts'
import { pageHref, SIDE_PAGES } from './address.ts'
import styles from './Pages.module.css'

interface PageLinksProps {
  readonly current?: Page | undefined
  /** With the way to the table. */
  readonly whole?: boolean | undefined
}

/** The way to the pages beside the table. */
export const PageLinks = ({ current, whole }: PageLinksProps) => (
  <nav className={styles.links} aria-label={say('page.nav')}>
    {[...(whole ? (['table'] as const) : []), ...SIDE_PAGES].map((page) => (
      <a key={page} href={pageHref(page)} aria-current={page === current ? 'page' : undefined}>
        {say(`page.${page}`)}
      </a>
    ))}
  </nav>
)
