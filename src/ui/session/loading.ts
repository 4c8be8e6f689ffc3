/** Loading what isn't there from the start, and trying again where that failed. */
import { useEffect, useRef, useState } from 'react'

/** Whether the site answers: asked with a picture, since the page's policy lets nothing be fetched. */
const answers = (): Promise<boolean> =>
  new Promise((tell) => {
    const picture = new Image()
    picture.onload = () => tell(true)
    picture.onerror = () => tell(false)
    picture.src = `favicon.svg?${Date.now()}`
  })

/**
 * Loads; `again` where that failed before, and a person asked for it once more. A browser may remember until the page
 * is reloaded that a file couldn't be had, so where the site answers that is done; games, decks and settings are kept.
 * Where it doesn't, the error is that of `load`.
 */
export async function loadIn<T>(load: () => Promise<T>, again: boolean): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!again || !(await answers())) throw error
    location.reload()
    return new Promise(() => {})
  }
}

/** How far something has been loaded. */
export type Load<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T }

interface LoadOptions<T> {
  /** What is known before anything is loaded. */
  readonly known?: T | null
  /** Another key loads once more. */
  readonly key?: number
}

/** What couldn't be loaded, each with the way to try again. */
const failures = new Set<() => void>()

/** While something has failed: what helps anything else to load is tried here, too. Returns a function that stops it. */
export function withOthers(again: () => void): () => void {
  failures.add(again)
  return () => failures.delete(again)
}

/** Something can be loaded again after it failed, so perhaps all the rest can. */
export function tryOthers(): void {
  const others = [...failures]
  failures.clear()
  for (const again of others) again()
}

const LOADING = { state: 'loading' } as const
const FAILED = { state: 'failed' } as const

/** Loads while a component is shown. Whatever was loaded before stays until the next is there, or has failed. */
export function useLoad<T>(load: () => Promise<T>, { known = null, key = 0 }: LoadOptions<T> = {}) {
  const [now, take] = useState<Load<T>>(known === null ? LOADING : { state: 'ready', value: known })
  const [round, ask] = useState(0)
  const tried = useRef(round)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, or round, loads once more
  useEffect(() => {
    let live = true
    let leave = () => {}
    const again = round !== tried.current
    tried.current = round
    loadIn(load, again).then(
      (value) => {
        if (live)
          take((before) => (before.state === 'ready' && before.value === value ? before : { state: 'ready', value }))
        if (again) tryOthers()
      },
      () => {
        if (!live) return
        take(FAILED)
        leave = withOthers(() => ask((before) => before + 1))
      },
    )
    return () => {
      live = false
      leave()
    }
  }, [load, key, round])
  return { load: now, retry: () => ask(round + 1) }
}
