import type { ComponentType, ReactNode } from 'react'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { useLoad } from './loading.ts'
import { loadWords } from './speak.ts'

export interface LazyComponent<P extends object> {
  (props: P): ReactNode
  /** Loads its code ahead of time; if that fails it is tried again when it is shown. */
  readonly ahead: () => void
}

/** What stands in the place of a component until it is loaded. */
export interface WaitingProps {
  readonly failed: boolean
  readonly retry: () => void
}

interface LoadFailedProps {
  readonly text: string
  readonly retry: () => void
  readonly className?: string | undefined
}

/** That something couldn't be loaded, with a button that tries again. */
export const LoadFailed = ({ text, retry, className }: LoadFailedProps) => (
  <p role="alert" className={className}>
    {text} <Button onClick={retry}>{say('page.retry')}</Button>
  </p>
)

const Nothing = ({ failed, retry }: WaitingProps) =>
  failed ? <LoadFailed text={say('part.failed')} retry={retry} /> : null

/**
 * A component whose code is loaded when it is first shown: what few need, or nobody at once. Until then nothing is
 * there, or what is given for that; if it can't be loaded it says so, and tries again when asked to.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead = Nothing,
): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null
  const once = async (): Promise<ComponentType<P>> => {
    const [component] = await Promise.all([loaded ?? load(), loadWords()])
    // Those of a page are known with its code.
    await loadWords()
    loaded = component
    return component
  }
  const Late = (props: P) => {
    const { load: now, retry } = useLoad(once, { known: loaded })
    if (now.state === 'ready') return <now.value {...props} />
    return <Instead failed={now.state === 'failed'} retry={retry} />
  }
  return Object.assign(Late, { ahead: () => void once().catch(() => undefined) })
}
