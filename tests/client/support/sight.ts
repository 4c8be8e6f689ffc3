/** What a person sees of the page at one moment, read in one go. */
import type { Page } from '@playwright/test'

export interface LitCard {
  readonly id: string
  readonly zone: string
  readonly name: string
}

export interface Sight {
  readonly screen: 'start' | 'table' | 'curtain' | 'boot' | 'other'
  /** The position on the screen; '' where none is. */
  readonly at: string
  /** The question is put to who looks. */
  readonly mine: boolean
  readonly over: boolean
  readonly title: string
  readonly primary: string | null
  readonly primaryOn: boolean
  /** The other buttons of the prompt, by their words. */
  readonly others: readonly string[]
  /** What the prompt offers in itself: modes, colours, effects. */
  readonly options: number
  readonly lit: readonly LitCard[]
  /** Lit players. */
  readonly players: readonly string[]
  readonly hand: readonly LitCard[]
  readonly turn: string
}

function look(): Sight {
  const words = (element: Element | null): string => element?.textContent?.trim() ?? ''
  const card = (element: Element): LitCard => ({
    id: element.getAttribute('data-card') ?? '',
    zone: element.closest('[data-zone]')?.getAttribute('data-zone') ?? '',
    name: element.querySelector('[data-part="spoken"]')?.getAttribute('aria-label')?.split(',')[0] ?? '',
  })
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const prompt = document.querySelector('[data-at]')
  const primary = document.querySelector('#primary')
  const screen = document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? 'other'
  const buttons = [...(prompt?.querySelectorAll('button:not(#primary):not([disabled])') ?? [])]
  const isOption = (button: Element) => button.className === '' || /option/.test(button.className)
  return {
    screen: screen as Sight['screen'],
    at: prompt?.getAttribute('data-at') ?? '',
    mine: prompt?.getAttribute('data-prompt') === 'you',
    over: all('dialog[open] button').some((button) => words(button.querySelector('span')) === 'Rematch'),
    title: words(prompt?.querySelector('h2') ?? prompt?.querySelector('p b') ?? null),
    primary: primary === null ? null : words(primary.querySelector('span')),
    primaryOn: primary !== null && primary.getAttribute('aria-disabled') !== 'true',
    others: buttons.map((button) => button.getAttribute('aria-label') ?? words(button.querySelector('span') ?? button)),
    options: buttons.filter(isOption).length,
    lit: all('button[data-card][data-state~="playable"]:not([data-state~="chosen"])').map(card),
    players: all('button[data-ref^="p"][data-playable]').map((plate) => plate.getAttribute('data-ref') ?? ''),
    hand: all('[data-zone="hand"] button[data-card]').map(card),
    turn:
      words(document.querySelector('[class*="turnCaption"]')) || words(document.querySelector('[class*="phoneTitle"]')),
  }
}

export const see = (page: Page): Promise<Sight> => page.evaluate(look)

/** What a page is waited for to show. */
export interface Awaited {
  /** Somebody has to do something; what goes on by itself is over. */
  readonly settled?: boolean
  /** Another position or screen than here. */
  readonly since?: Sight | undefined
  /** Anything else than this. */
  readonly unlike?: Sight | undefined
}

/** In the page: looks again after what changes in it, until that is what was waited for or the time is up. */
function watch(looks: () => Sight, { settled, since, unlike }: Awaited, most: number): Promise<Sight | null> {
  const before = JSON.stringify(unlike)
  const isHere = (sight: Sight): boolean => {
    const { at, screen, over, mine } = sight
    if (JSON.stringify(sight) === before) return false
    if (since !== undefined && at === since.at && screen === since.screen && over === since.over) return false
    return settled !== true || over || screen === 'curtain' || (screen === 'table' && mine)
  }
  const page = globalThis as { endWatch?: () => void }
  // Who waits here already no longer does.
  page.endWatch?.()
  return new Promise((tell) => {
    const end = (sight: Sight | null): void => {
      clearTimeout(timer)
      changes.disconnect()
      tell(sight)
    }
    const check = (): void => {
      const sight = looks()
      if (isHere(sight)) end(sight)
    }
    const changes = new MutationObserver(check)
    const timer = setTimeout(() => end(null), most)
    page.endWatch = () => end(null)
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    check()
  })
}

/**
 * What is seen once the page shows what is waited for; null where it does not in time. The page itself looks, when
 * something in it has changed: asking it over and over would take more of the machine than the game does.
 */
export const seeOnce = (page: Page, awaited: Awaited, most: number): Promise<Sight | null> =>
  page.evaluate<Sight | null>(`(${watch})(${look}, ${JSON.stringify(awaited)}, ${most})`)
