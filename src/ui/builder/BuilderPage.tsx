import { useEffect, useMemo, useState } from 'react'
import {
  type Counted,
  type DeckEntry,
  deckLines,
  leadersOf,
  settleKnown,
  withoutLeadersOf,
} from '../../catalog/index.ts'
import { COLORS, colorIdentity } from '../../language/index.ts'
import { say } from '../messages/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { type PageProps, pageHref } from '../pages/address.ts'
import { DECK_LESSON } from '../pages/deckLink.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { LoadFailed, lazyComponent } from '../session/lazyComponent.tsx'
import { useLessons } from '../session/lessonProgress.ts'
import { useUi } from '../session/uiStore.ts'
import { Actions, News } from './Actions.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builderStore.ts'
import { CardDialog } from './CardDialog.tsx'
import { DeckPanel } from './DeckPanel.tsx'
import figures from './Figures.module.css'
import { Figures } from './Figures.tsx'
import { Legality } from './Legality.tsx'
import { openAsked, restoreDeck, startNewDeck } from './openDeck.ts'
import { SampleHand } from './SampleHand.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { type Catalog, type FindKnown, useCatalog, useFound } from './useCatalog.ts'
import { useWide } from './useWide.ts'
import { askedBy } from './workingDeck.ts'

/** Puts what the address asks for onto the bench, once what was there is restored. */
function useAsked(link: string, tell: (news: string) => void): boolean {
  const fresh = useBuilder((builder) => builder.fresh)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once
  useEffect(() => {
    const follow = async () => {
      await restoreDeck()
      if (link === DECK_LESSON) {
        startNewDeck()
        history.replaceState(null, '', pageHref('decks'))
        return useUi.getState().open({ pageLink: '' })
      }
      const asked = askedBy(link)
      if (asked === null) return
      // What is built from here on is kept: a reload must not bring the linked deck back.
      history.replaceState(null, '', pageHref('decks'))
      useUi.getState().open({ pageLink: '' })
      const opened = await openAsked(asked)
      if (opened !== null) tell(sayBuilder('builder.opened', opened.draft))
      else tell(sayBuilder(asked.kind === 'deck' ? 'builder.noDeck' : 'builder.badLink'))
    }
    follow().catch(() => tell(sayBuilder('builder.failed')))
  }, [link])
  return !fresh
}

/** Ctrl+Z and Ctrl+Shift+Z, or Ctrl+Y; what is typed into fields has an undo of its own. */
function useUndoKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const { target } = event
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      const { undo, redo } = useBuilder.getState()
      const isZ = /^z$/i.test(event.key)
      if (/^y$/i.test(event.key) || (isZ && event.shiftKey)) redo()
      else if (isZ) undo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const countedOf = (list: readonly DeckEntry[], find: FindKnown): readonly Counted[] =>
  list.flatMap(({ count, name }) => {
    const card = find(name)
    return card === undefined ? [] : [{ count, card: card.compiled.printed }]
  })

const DeckLesson = lazyComponent(() => import('../lessons/index.ts').then((chunk) => chunk.DeckLesson))

/** The lesson about decks, while it is given. */
const Lesson = ({ main, deck }: { readonly main: readonly DeckEntry[]; readonly deck: readonly Counted[] }) => {
  const given = useLessons(({ running }) => running?.id === 'building-a-deck')
  const add = useBuilder((builder) => builder.add)
  if (!given) return null
  const sum = (some: readonly Counted[]) => some.reduce((all, { count }) => all + count, 0)
  const ofType = (type: 'creature' | 'land') => sum(deck.filter(({ card }) => card.types.includes(type)))
  const limited = deck.filter(({ card }) => !card.supertypes.includes('basic'))
  const counts = {
    cards: sum(deck),
    creatures: ofType('creature'),
    lands: ofType('land'),
    copies: Math.max(0, ...limited.map(({ count }) => count)),
  }
  const has = (name: string) => main.find((one) => one.name === name)?.count ?? 0
  return <DeckLesson counts={counts} has={has} add={(name, by) => add('main', name, by)} />
}

const TABS = ['cards', 'deck', 'check'] as const
type Tab = (typeof TABS)[number]

/** Which part a narrow window shows. */
const Tabs = ({ tab, show }: { readonly tab: Tab; readonly show: (tab: Tab) => void }) => {
  const size = useBuilder(({ history }) => history.now.draft.main.reduce((sum, { count }) => sum + count, 0))
  return (
    <nav className={styles.tabs} aria-label={sayBuilder('builder.tabs')}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => show(one)}>
          {sayBuilder(`builder.tab.${one}`)} {one === 'deck' ? <b>{size}</b> : null}
        </button>
      ))}
    </nav>
  )
}

const Workspace = ({ catalog }: { readonly catalog: Catalog }) => {
  const draft = useBuilder(({ history }) => history.now.draft)
  const { main, side, open } = draft
  const edit = useBuilder((builder) => builder.edit)
  const [tab, show] = useState<Tab>('cards')
  const [looked, look] = useState<string | null>(null)
  const wide = useWide()
  const names = useMemo(() => [...main, ...side, ...open].flatMap(({ name }) => name ?? []), [main, side, open])
  const { find, sure } = useFound(names)
  const rest = useMemo(() => withoutLeadersOf(draft), [draft])
  const deck = useMemo(() => countedOf(rest, find), [rest, find])
  const leaders = leadersOf(draft)
  const led = leaders.flatMap((name) => find(name)?.compiled.printed ?? [])
  // Of a commander that isn't known nobody can tell the colours.
  const identity =
    led.length === 0 ? null : COLORS.filter((color) => led.some((card) => colorIdentity(card).includes(color)))
  useEffect(() => {
    if (sure)
      edit((draft) => (draft.open.some((line) => line.name && find(line.name)) ? settleKnown(draft, find) : draft))
  }, [sure, find, edit])
  const lines = (list: readonly DeckEntry[]) => deckLines(list, find)
  return (
    <>
      <Lesson main={main} deck={deck} />
      <Tabs tab={tab} show={show} />
      <div className={styles.builder} data-tab={tab}>
        <SearchPanel catalog={catalog} identity={identity} rowHeight={wide ? 46 : 60} onLook={look} />
        <DeckPanel catalog={catalog} known={find} onLook={look} />
        <div className={figures.check} data-tab="check">
          <Legality
            leaders={lines(main.filter((entry) => !rest.includes(entry)))}
            main={lines(rest)}
            side={lines(side)}
            sure={sure}
          />
          <Figures deck={deck} />
        </div>
        <SampleHand list={rest} deck={deck} find={find} onLook={look} />
      </div>
      {looked === null ? null : <CardDialog name={looked} onClose={() => look(null)} />}
    </>
  )
}

/** The page where a deck is put together, checked, tried and kept. */
export const BuilderPage = ({ link }: PageProps) => {
  const [news, tell] = useState('')
  const ready = useAsked(link, tell)
  const { load, retry } = useCatalog()
  const name = useBuilder(({ history }) => history.now.draft.name)
  const edit = useBuilder((builder) => builder.edit)
  useUndoKeys()
  if (load.state !== 'ready' || !ready)
    return (
      <PageFrame page="decks" title={say('page.decks')}>
        {load.state === 'failed' ? (
          <LoadFailed text={sayBuilder('builder.failed')} retry={retry} />
        ) : (
          <p role="status">{say('page.loading')}</p>
        )}
      </PageFrame>
    )
  return (
    <PageFrame
      page="decks"
      fill
      title={
        <input
          className={styles.name}
          aria-label={sayBuilder('builder.name')}
          value={name}
          maxLength={60}
          onChange={(event) => edit((draft) => ({ ...draft, name: event.target.value }))}
        />
      }
      actions={<Actions tell={tell} />}
    >
      <div className={styles.whole}>
        <News news={news} />
        <Workspace catalog={load.value} />
      </div>
    </PageFrame>
  )
}
