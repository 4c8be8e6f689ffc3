import { useEffect, useRef, useState } from 'react'
import type { CardRecord } from '../../oracle/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import type { CardAnalysis } from './analyseCard.ts'
import type { Asked, Told } from './worker.ts'

export type AnalysisState =
  | { readonly state: 'reading' | 'tooSlow' | 'failed'; readonly study: null }
  | { readonly state: 'read'; readonly study: CardAnalysis; readonly record: CardRecord }

/** A text that takes longer isn't read: the worker is stopped, and the next one begins anew. Loading it doesn't count. */
const PATIENCE = 6_000

interface Job {
  readonly worker: Worker
  isReady: boolean
  /** The latest that was asked; `null`: it is idle. */
  asked: Asked | null
}

const start = (): Job => ({
  worker: new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  isReady: false,
  asked: null,
})

/** What is known about a card that changes at each keystroke: of the latest text, as soon as it is known. */
export function useCardAnalysis(record: CardRecord, edition: EditionId): AnalysisState {
  const [studied, take] = useState<AnalysisState>({ state: 'reading', study: null })
  const job = useRef<Job | null>(null)
  const key = JSON.stringify(record)
  useEffect(() => {
    job.current ??= start()
    const { current } = job
    const asked: Asked = { id: (current.asked?.id ?? 0) + 1, record: JSON.parse(key) as CardRecord, edition }
    const stop = (state: 'tooSlow' | 'failed'): void => {
      current.worker.terminate()
      job.current = null
      take({ state, study: null })
    }
    current.asked = asked
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      timer = setTimeout(() => stop('tooSlow'), PATIENCE)
    }
    current.worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'ready') {
        current.isReady = true
        wait()
        return
      }
      if (data.id === asked.id) clearTimeout(timer)
      if (data.id === asked.id) take({ state: 'read', study: data.study, record: asked.record })
    }
    current.worker.onerror = () => stop('failed')
    if (current.isReady) wait()
    current.worker.postMessage(asked)
    return () => clearTimeout(timer)
  }, [key, edition])
  useEffect(
    () => () => {
      job.current?.worker.terminate()
      job.current = null
    },
    [],
  )
  return studied
}
