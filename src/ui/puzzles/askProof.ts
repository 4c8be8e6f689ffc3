/** The page's connection to the worker that proves. */
import type { ProofAnswer, ProofAnswers, ProofQuestion } from './proofs.ts'
import type { Answered, Asked } from './worker.ts'

/** What takes longer isn't proved: the worker is stopped, and the next question begins anew. */
const PATIENCE = 60_000

let worker: Worker | null = null
let last = 0
/** Ends the question that is open; a new one takes its place. */
let drop: (() => void) | null = null

function ask(question: ProofQuestion): Promise<ProofAnswer | 'tooLong'> {
  drop?.()
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const current = worker
  const asked: Asked = { id: ++last, question }
  return new Promise((done) => {
    const end = (answer: ProofAnswer | 'tooLong') => {
      clearTimeout(timer)
      drop = null
      if (answer === 'tooLong') {
        current.terminate()
        worker = null
      }
      done(answer)
    }
    const timer = setTimeout(() => end('tooLong'), PATIENCE)
    drop = () => end('tooLong')
    current.onmessage = ({ data }: MessageEvent<Answered>) => data.id === asked.id && end(data.answer)
    current.onerror = () => end('tooLong')
    current.postMessage(asked)
  })
}

type Asking<K extends keyof ProofAnswers> = Omit<Extract<ProofQuestion, { ask: K }>, 'ask'>

/** A right move from here. */
export const askHint = (about: Asking<'hint'>) =>
  ask({ ask: 'hint', ...about }) as Promise<ProofAnswers['hint'] | 'tooLong'>

/** Where the goal was lost, and how it is refuted. */
export const askWhyNot = (about: Asking<'whyNot'>) =>
  ask({ ask: 'whyNot', ...about }) as Promise<ProofAnswers['whyNot'] | 'tooLong'>

/** Whether a board is a puzzle. */
export const askCheck = (about: Asking<'check'>) =>
  ask({ ask: 'check', ...about }) as Promise<ProofAnswers['check'] | 'tooLong'>
