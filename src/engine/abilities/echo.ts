/** Echo (502.19): a triggered ability at the beginning of its controller's first upkeep with it. */
import type { Effect } from '../../language/index.ts'
import { keywordsOf } from '../continuous/index.ts'
import type { Happening } from '../state/happening.ts'
import { type Draft, get } from '../state/index.ts'
import { mentions } from './mentions.ts'
import { saw } from './scene.ts'
import { wait } from './wait.ts'

/** 502.19a: "sacrifice it unless you pay". It is owed once for each time it came under its controller's control. */
export function noticeEcho(g: Draft, happenings: readonly Happening[]): void {
  if (!mentions(g.state.printed).keywords.has('echo')) return
  const upkeep = happenings.find((event) => event.kind === 'step' && event.step === 'upkeep')
  if (upkeep?.kind !== 'step') return
  for (const id of g.state.battlefield) {
    const { controller, echoOwed } = get(g.state, id)
    if (!echoOwed || controller !== upkeep.seat) continue
    const echoes = keywordsOf(g.state, id, 'echo')
    g.patch(id, { echoOwed: false })
    for (const keyword of echoes) {
      if (keyword.name !== 'echo') continue
      const sacrifice: Effect = { kind: 'sacrifice', who: { kind: 'you' }, what: { kind: 'self' } }
      const effects: readonly Effect[] = [
        { kind: 'mayPay', who: { kind: 'you' }, cost: keyword.cost, then: [], otherwise: [sacrifice] },
      ]
      wait(g, {
        source: id,
        controller,
        at: null,
        effects: [effects],
        choose: null,
        condition: null,
        noticed: saw(id, null, controller),
        remembered: [],
        announced: null,
      })
    }
  }
}
