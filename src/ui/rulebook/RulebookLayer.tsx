import { useEffect, useState } from 'react'
import { say } from '../messages/index.ts'
import { Button, Dialog } from '../parts/index.ts'
import { loadIn } from '../session/loadAgain.ts'
import { useUi } from '../session/uiStore.ts'
import { closeRules } from './address.ts'

type Loaded = Awaited<ReturnType<typeof import('./loadRulebook.ts')['loadBody']>>

let loaded: Loaded | null = null

const load = (): Promise<Loaded> => import('./loadRulebook.ts').then(({ loadBody }) => loadBody())

/** The rulebook's chunk, requested when first needed; `failed` until it is retried. */
function useBody(wanted: boolean) {
  const [body, take] = useState<Loaded | 'failed' | null>(loaded)
  const [round, retry] = useState(0)
  useEffect(() => {
    if (!wanted || loaded !== null) return
    let live = true
    const loading = loadIn(round, load)
    loading.then(
      (next) => {
        loaded = next
        if (live) take(next)
      },
      () => live && take('failed'),
    )
    return () => {
      live = false
    }
  }, [wanted, round])
  return { body, retry: () => retry(round + 1) }
}

/** The rulebook over whatever is on the screen, while the address asks for it. */
export const RulebookLayer = () => {
  const rule = useUi((ui) => ui.rule)
  const { body, retry } = useBody(rule !== null)
  return (
    <Dialog open={rule !== null} title={say('rules.title')} closeLabel={say('rules.close')} onClose={closeRules} fill>
      {rule === null ? null : body === null ? (
        <p role="status">{say('rules.loading')}</p>
      ) : body === 'failed' ? (
        <p role="alert">
          {say('rules.failed')} <Button onClick={retry}>{say('rules.retry')}</Button>
        </p>
      ) : (
        <body.Body book={body.book} rule={rule} />
      )}
    </Dialog>
  )
}
