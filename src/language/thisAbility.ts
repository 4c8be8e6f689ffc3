/** "This ability": the ability that says so gives itself (503.9), or is lost by what has it. */
import type { Ability } from './abilities.ts'
import { memoised } from './memo.ts'
import { visitNodes } from './visitNodes.ts'

type Fields = Readonly<Record<string, unknown>>
type Acting = Extract<Ability, { readonly kind: 'activated' | 'triggered' }>

const isThis = (node: Fields): boolean => node.kind === 'gainThis'
const isLost = (node: Fields): boolean => node.kind === 'loseThis'

/** An ability that it gives is a text of its own: there the words mean that one. */
function speaksOfItself({ body }: Acting): boolean {
  let found = false
  visitNodes(body, (node) => {
    if (isThis(node) || isLost(node)) found = true
    return node.kind === 'gain' ? 'skip' : undefined
  })
  return found
}

function writtenIn(node: unknown, ability: Ability): unknown {
  if (Array.isArray(node)) return node.map((one) => writtenIn(one, ability))
  if (typeof node !== 'object' || node === null) return node
  const record = node as Fields
  if (isThis(record)) return { kind: 'gain', ability }
  if (isLost(record)) return { ...record, key: ability.at.key }
  if (record.kind === 'gain') return record
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, writtenIn(value, ability)]))
}

/** What the ability does, with "this ability" written in; the same ability gives the same result. */
export const bodyOf = memoised((ability: Acting): Acting['body'] => {
  const body = speaksOfItself(ability) ? (writtenIn(ability.body, ability) as Acting['body']) : ability.body
  return body
})
