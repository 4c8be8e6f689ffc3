import { useState } from 'react'
import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Dialog, IconButton, Wordmark } from '../parts/index.ts'
import { openRule, RULES_HREF } from '../rulebook/address.ts'
import type { Page } from '../session/uiStore.ts'
import { useUi } from '../session/uiStore.ts'
import { pageHref } from './address.ts'
import { PageLinks } from './PageLinks.tsx'
import styles from './Pages.module.css'

/** What is open on any page: the rulebook, help and settings. */
const Aside = ({ pressed }: { readonly pressed?: (() => void) | undefined }) => {
  const go = (then: () => void) => () => {
    pressed?.()
    then()
  }
  const { open } = useUi.getState()
  return (
    <div className={styles.aside}>
      <button type="button" onClick={go(() => openRule(RULES_HREF))}>
        {say('rules.open')}
      </button>
      <button type="button" onClick={go(() => open({ dialog: 'help' }))}>
        {say('start.help')}
      </button>
      <button type="button" onClick={go(() => open({ dialog: 'settings' }))}>
        {say('start.settings')}
      </button>
    </div>
  )
}

/** The line on top of a page: the way to every other; on a phone behind one button. */
export const TopLine = ({ current }: { readonly current: Page }) => {
  const [menu, show] = useState(false)
  const playing = useTable((table) => table.game !== null)
  return (
    <header className={styles.top}>
      {current === 'table' ? (
        <span className={styles.brand}>
          <Wordmark />
        </span>
      ) : (
        <a className={styles.home} href={pageHref('table')}>
          <Wordmark />
          <span data-quiet={playing ? undefined : ''}>{playing ? say('page.toGame') : say('page.toStart')}</span>
        </a>
      )}
      <div className={styles.wide}>
        <PageLinks current={current} whole />
        <Aside />
      </div>
      <span className={styles.narrow}>
        <IconButton icon="menu" label={say('page.menu')} onClick={() => show(true)} />
      </span>
      {menu ? (
        <Dialog open title={say('page.menu')} closeLabel={say('menu.close')} onClose={() => show(false)}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is followed by Enter, which is a click */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the links in it */}
          <div className={styles.menu} onClick={() => show(false)}>
            <PageLinks current={current} whole />
            <Aside pressed={() => show(false)} />
          </div>
        </Dialog>
      ) : null}
    </header>
  )
}
