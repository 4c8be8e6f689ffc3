/** The rulebook with its books: a separate chunk, loaded when first opened. */
import { useCallback } from 'react'
import { loadRulebook } from '../../rulebook/books.ts'
import { language, say } from '../messages/index.ts'
import { LoadFailed } from '../session/lazyComponent.tsx'
import { useLoad } from '../session/loading.ts'
import { RulebookBody } from './RulebookBody.tsx'

interface BodyProps {
  readonly rule: string
}

/** The rulebook in the current language; in another one it loads its text first. */
export async function loadBody() {
  const first = language().locale
  const book = await loadRulebook(first)
  return ({ rule }: BodyProps) => {
    const { locale } = language()
    const load = useCallback(() => loadRulebook(locale), [locale])
    const { load: now, retry } = useLoad(load, { known: locale === first ? book : null })
    if (now.state === 'ready') return <RulebookBody book={now.value} rule={rule} />
    return now.state === 'failed' ? (
      <LoadFailed text={say('rules.failed')} retry={retry} />
    ) : (
      <p role="status">{say('rules.loading')}</p>
    )
  }
}
