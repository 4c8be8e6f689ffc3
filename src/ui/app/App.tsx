import { Fragment, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { hadTable, useSettings, useTable } from '../../store/index.ts'
import { followHands } from '../input/index.ts'
import { language, onLanguage } from '../messages/index.ts'
import { followPage } from '../pages/address.ts'
import { followRule } from '../rulebook/address.ts'
import { RulebookLayer } from '../rulebook/RulebookLayer.tsx'
import { CrashScreen } from '../screens/CrashScreen.tsx'
import { ElsewhereScreen } from '../screens/ElsewhereScreen.tsx'
import { BetweenScreen, CurtainScreen, TableScreen } from '../screens/lazyScreens.ts'
import { Notices } from '../screens/Notices.tsx'
import { OpeningScreen } from '../screens/OpeningScreen.tsx'
import styles from '../screens/Screens.module.css'
import { StartScreen } from '../screens/StartScreen.tsx'
import { Waiting } from '../screens/Waiting.tsx'
import { expectLink, openLink, refuseLongLink } from '../session/gameLink.ts'
import { speak } from '../session/speak.ts'
import { useUi } from '../session/uiStore.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageScreen } from './PageScreen.tsx'

/** The start screen. While something that was pressed there is awaited, nothing else is pressed. */
const Beginning = () => {
  const awaited = useTable((table) => table.awaited)
  return (
    <>
      <div className={styles.inert} inert={awaited !== null}>
        <StartScreen />
      </div>
      {awaited === null ? null : <Waiting awaited={awaited} />}
    </>
  )
}

/** One screen at a time; while the curtain is down, nothing private is rendered at all. */
const Screen = () => {
  const booted = useTable((table) => table.booted)
  const game = useTable((table) => table.game)
  const between = useTable((table) => table.between)
  const curtain = useTable((table) => table.curtain)
  const elsewhere = useTable((table) => table.elsewhere)
  const crash = useTable((table) => table.crash)
  const page = useUi((ui) => ui.page)
  const pageLink = useUi((ui) => ui.pageLink)
  const opening = useUi((ui) => ui.opening)
  if (crash !== null) return <CrashScreen error={crash} onAgain={() => useTable.getState().goOn()} />
  if (elsewhere) return <ElsewhereScreen />
  if (!booted) return <div data-screen="boot" />
  if (page !== 'table') return <PageScreen page={page} link={pageLink} />
  if (between !== null) return <BetweenScreen between={between} />
  if (game === null) return opening ? <OpeningScreen /> : <Beginning />
  return curtain === null ? <TableScreen /> : <CurtainScreen seat={curtain} />
}

/** In another language everything is drawn anew: the dialog in which it was chosen stays open. */
function useKeptDialog(spoken: string): void {
  const { dialog } = useUi.getState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is open while the language is switched
  useLayoutEffect(() => useUi.getState().open({ dialog }), [spoken])
}

export const App = () => {
  const pace = useSettings(({ settings }) => settings.pace)
  const textSize = useSettings(({ settings }) => settings.textSize)
  const wanted = useSettings(({ settings }) => settings.language)
  const spoken = useSyncExternalStore(onLanguage, () => language().locale)
  useEffect(() => {
    const follow = () => {
      refuseLongLink()
      followRule()
      openLink()
      followPage()
    }
    refuseLongLink()
    followRule(true)
    followPage()
    expectLink()
    // The game that this page had before it was loaded again is about to be on the table.
    if (hadTable()) TableScreen.ahead()
    void useTable.getState().boot().then(openLink)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(followHands, [])
  useEffect(() => {
    document.documentElement.dataset.motion = pace === 0 ? 'none' : ''
  }, [pace])
  useLayoutEffect(() => {
    document.documentElement.dataset.text = textSize
  }, [textSize])
  useEffect(() => void speak(wanted), [wanted])
  useKeptDialog(spoken)
  return (
    <ErrorBoundary>
      <Fragment key={spoken}>
        <Screen />
        <Notices />
        <RulebookLayer />
      </Fragment>
    </ErrorBoundary>
  )
}
