import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { loadIn } from './loadAgain.ts'

export interface Late<P extends object> {
  (props: P): ReactNode
  /** Loads its code ahead of time; if that fails it is tried again when it is shown. */
  readonly ahead: () => void
}

/**
 * A component whose code is loaded when it is first shown: what few need, or nobody at once. Until then nothing is
 * there; if it can't be loaded it says so, and tries again when asked to.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let loaded: ComponentType<P> | null = null
  const ahead = (): void => {
    load().then(
      (component) => {
        loaded = component
      },
      () => undefined,
    )
  }
  const Late = (props: P) => {
    const [Shown, take] = useState<{ readonly is: ComponentType<P> | 'failed' | null }>({ is: loaded })
    const [round, retry] = useState(0)
    useEffect(() => {
      if (loaded !== null) return
      let live = true
      const loading = loadIn(round, load)
      loading.then(
        (component) => {
          loaded = component
          if (live) take({ is: component })
        },
        () => live && take({ is: 'failed' }),
      )
      return () => {
        live = false
      }
    }, [round])
    if (Shown.is === null) return null
    if (Shown.is !== 'failed') return <Shown.is {...props} />
    return (
      <p role="alert">
        {say('part.failed')} <Button onClick={() => retry(round + 1)}>{say('page.retry')}</Button>
      </p>
    )
  }
  return Object.assign(Late, { ahead })
}
