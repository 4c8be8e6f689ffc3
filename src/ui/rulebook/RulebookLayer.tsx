import { say } from '../messages/index.ts'
import { Dialog } from '../parts/index.ts'
import { LoadFailed, lazyComponent, type WaitingProps } from '../session/lazyComponent.tsx'
import { useUi } from '../session/uiStore.ts'
import { closeRules } from './address.ts'

const NotYet = ({ failed, retry }: WaitingProps) =>
  failed ? <LoadFailed text={say('rules.failed')} retry={retry} /> : <p role="status">{say('rules.loading')}</p>

/** The rulebook's chunk, loaded when it is first opened. */
const Body = lazyComponent(() => import('./loadRulebook.tsx').then(({ loadBody }) => loadBody()), NotYet)

/** The rulebook over whatever is on the screen, while the address asks for it. */
export const RulebookLayer = () => {
  const rule = useUi((ui) => ui.rule)
  return (
    <Dialog open={rule !== null} title={say('rules.title')} closeLabel={say('rules.close')} onClose={closeRules} fill>
      {rule === null ? null : <Body rule={rule} />}
    </Dialog>
  )
}
