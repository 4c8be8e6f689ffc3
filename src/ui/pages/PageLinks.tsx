import { say } from '../messages/index.ts'
import { pageHref, SIDE_PAGES, type SidePage } from './address.ts'
import styles from './Pages.module.css'

/** The way to the pages beside the table. */
export const PageLinks = ({ current }: { readonly current?: SidePage | undefined }) => (
  <nav className={styles.links} aria-label={say('page.nav')}>
    {SIDE_PAGES.map((page) => (
      <a key={page} href={pageHref(page)} aria-current={page === current ? 'page' : undefined}>
        {say(`page.${page}`)}
      </a>
    ))}
  </nav>
)
