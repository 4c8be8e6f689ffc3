import { SKIPPED } from '../../catalog/index.ts'
import { type CardJob, type CardReport, cancelCards, useCards } from '../../store/cards/index.ts'
import { sayTold } from '../messages/index.ts'
import { sayCardData, sayCardTrouble } from '../messages/pages/cardData.ts'
import { Button, Panel } from '../parts/index.ts'
import styles from './CardData.module.css'

const Doing = ({ job }: { readonly job: CardJob }) => {
  const title = sayCardData('cardData.doing', { kind: job.kind })
  return (
    <Panel label={title} heading={title} lit className={styles.panel}>
      <progress className={styles.progress} aria-label={title} max={1} value={job.share} />
      <div className={styles.actions}>
        <p>{sayCardData('cardData.soFar', job)}</p>
        <Button icon="close" onClick={cancelCards}>
          {sayCardData('cardData.cancel')}
        </Button>
      </div>
      <p role="status">{job.waits === null ? null : sayCardData('cardData.waits', { seconds: job.waits })}</p>
    </Panel>
  )
}

/** More than anybody reads through. */
const MOST = 60

const Missing = ({ names }: { readonly names: readonly string[] }) => (
  <>
    <p>{sayCardData('cardData.missing', { n: names.length })}</p>
    <ul className={styles.list}>
      {names.slice(0, MOST).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > MOST ? <li>{sayCardData('cardData.more', { n: names.length - MOST })}</li> : null}
    </ul>
  </>
)

const Wrong = ({ problems, wrong }: Pick<CardReport, 'problems' | 'wrong'>) => (
  <>
    <p>{sayCardData('cardData.wrong', { n: wrong })}</p>
    <ul className={styles.list}>
      {problems.map(({ entry, name, ...problem }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and answers number their entries anew
        <li key={index}>{sayCardData('cardData.entry', { entry, name, problem: sayTold(problem) })}</li>
      ))}
      {wrong > problems.length ? <li>{sayCardData('cardData.more', { n: wrong - problems.length })}</li> : null}
    </ul>
  </>
)

const Result = ({ report }: { readonly report: CardReport }) => {
  const { file, trouble, cancelled, added, missing, wrong } = report
  const title = file === null ? sayCardData('cardData.result') : sayCardData('cardData.resultFile', { file })
  return (
    <Panel label={title} heading={title} lit className={styles.panel}>
      {trouble === null ? null : <p role="alert">{sayCardTrouble(trouble)}</p>}
      <div role="status">
        <p>{sayCardData('cardData.added', report)}</p>
        {cancelled ? <p>{sayCardData('cardData.cancelled')}</p> : null}
        {trouble !== null && added > 0 ? <p>{sayCardData('cardData.keptSoFar')}</p> : null}
      </div>
      {missing.length === 0 ? null : <Missing names={missing} />}
      {SKIPPED.map((why) =>
        report.skipped[why] === 0 ? null : (
          <p key={why} className={styles.aside}>
            {sayCardData(`cardData.skipped.${why}`, { n: report.skipped[why] })}
          </p>
        ),
      )}
      {wrong === 0 ? null : <Wrong {...report} />}
    </Panel>
  )
}

/** What is being done with cards now, or what came of the last of it. */
export const JobPanel = () => {
  const job = useCards((cards) => cards.job)
  const report = useCards((cards) => cards.report)
  if (job !== null) return <Doing job={job} />
  return report === null ? null : <Result report={report} />
}
