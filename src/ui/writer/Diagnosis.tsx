import { textLines } from '../../language/index.ts'
import type { Problem } from '../../oracle/index.ts'
import { sayWriter } from '../messages/pages/writer.ts'
import { Button } from '../parts/index.ts'
import type { AnalysisState } from './useCardAnalysis.ts'
import styles from './Writer.module.css'

const WORDS = 12

/** Words that could stand there, as the grammar names them: those in quotes are words, the others kinds of phrases. */
const expectedWords = ({ expected }: Problem): readonly string[] => expected.slice(0, WORDS)

/** What is wrong, and where. */
export function sayProblem(problem: Problem): string {
  const { reason, ability, phrase } = problem
  if (reason === 'tooLong') return sayWriter('write.problem.tooLong')
  return sayWriter(`write.problem.${reason}`, { line: ability + 1, phrase })
}

interface DiagnosisProps {
  readonly id: string
  readonly studied: AnalysisState
  readonly text: string
  readonly onText: (text: string, at: number) => void
}

interface FixesProps extends Omit<DiagnosisProps, 'id' | 'studied'> {
  readonly problem: Problem
  readonly phrases: readonly string[]
}

/** What can be done about it: another phrase from there on, or no such line. */
const Fixes = ({ problem, phrases, text, onText }: FixesProps) => {
  const lines = textLines(text)
  const before = lines.slice(0, problem.ability)
  const after = lines.slice(problem.ability + 1)
  const start = [...before, ''].join('\n').length
  const use = (phrase: string): void => {
    const kept = (lines[problem.ability] ?? '').slice(0, problem.position).trimEnd()
    const line = kept === '' || /^[.,:]/.test(phrase) ? `${kept}${phrase}` : `${kept} ${phrase}`
    onText([...before, line, ...after].join('\n'), start + line.length)
  }
  return (
    <>
      {phrases.length === 0 ? null : (
        <section aria-label={sayWriter('write.phrases')}>
          <h3>{sayWriter('write.phrases')}</h3>
          <div className={styles.chips}>
            {phrases.map((phrase) => (
              <Button key={phrase} onClick={() => use(phrase)}>
                {phrase}
              </Button>
            ))}
          </div>
        </section>
      )}
      <Button onClick={() => onText([...before, ...after].join('\n'), Math.max(0, start - 1))}>
        {sayWriter('write.leaveOut')}
      </Button>
    </>
  )
}

const OF_TEXT: ReadonlySet<Problem['reason']> = new Set(['unknown', 'ambiguous', 'pronoun', 'dangling', 'inexact'])

/** While a text is read nothing is wrong with it. */
function verdictOf(state: AnalysisState['state'], first: Problem | undefined): 'good' | 'bad' | 'none' {
  if (state === 'reading') return 'none'
  return state === 'read' && first === undefined ? 'good' : 'bad'
}

/** Whether the card is understood, and if not, up to where and what could stand there. */
export const Diagnosis = ({ id, studied, text, onText }: DiagnosisProps) => {
  const { state, study } = studied
  const problems = study === null || study.compiled.ok ? [] : study.compiled.problems
  const [first] = problems
  const line = first === undefined ? '' : (textLines(text)[first.ability] ?? '')
  const upTo = first?.reason === 'unknown' ? line.slice(0, first.position).trimEnd() : ''
  return (
    <div className={styles.diagnosis} data-verdict={verdictOf(state, first)}>
      <div id={id} role="status">
        {state === 'reading' ? <p>{sayWriter('write.reading')}</p> : null}
        {state === 'tooSlow' ? <p>{sayWriter('write.tooSlow')}</p> : null}
        {state === 'failed' ? <p>{sayWriter('write.failed')}</p> : null}
        {state === 'read' && first === undefined ? <p>{sayWriter('write.understood')}</p> : null}
        {problems.map((problem) => (
          <p key={`${problem.ability} ${problem.reason}`}>
            <b>{sayProblem(problem)}</b>
          </p>
        ))}
        {upTo === '' ? null : <p>{sayWriter('write.upTo', { words: upTo })}</p>}
      </div>
      {first?.reason === 'unknown' && expectedWords(first).length > 0 ? (
        <p className={styles.expected}>{sayWriter('write.expected', { words: expectedWords(first) })}</p>
      ) : null}
      {first !== undefined && study !== null && OF_TEXT.has(first.reason) ? (
        <Fixes problem={first} phrases={study.phrases} text={text} onText={onText} />
      ) : null}
    </div>
  )
}
