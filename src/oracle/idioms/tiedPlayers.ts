/** "The player with the lowest life total ... If two or more players are tied for lowest life total, you choose one." */
import type { Effect, Players } from '../../language/index.ts'
import { type Effects, isEffects, YOU } from '../clauses/index.ts'
import { mapped, part, replaced, type Syntax, sameValue, table, wordings } from '../core/index.ts'
import { said } from '../nouns/index.ts'

type Such = Extract<Players, { kind: 'playersWho' }>
interface Spoken {
  readonly effects: Effects
  readonly most: boolean
}
interface SpokenAgain extends Spoken {
  readonly again: Effects
}

const CHOSEN: Players = { kind: 'chosenPlayer' }
const THAT_PLAYER = said('that player') as unknown as Players
const instead = (from: unknown, to: unknown) => (one: unknown) => (sameValue(one, from) ? { to } : null)

/** Whether the phrase means those with the most, or the least, life; `undefined`: something else. */
function mostOf(node: Such): boolean | undefined {
  const asked = node.if
  if (asked.kind !== 'compare' || typeof asked.a !== 'object' || asked.a.kind !== 'life') return undefined
  return asked.op === '>=' ? true : asked.op === '<=' ? false : undefined
}

/** The phrases in which players may be tied. */
function phrases(node: unknown, found: Such[] = []): readonly Such[] {
  if (typeof node !== 'object' || node === null) return found
  if ((node as Players).kind === 'playersWho' && mostOf(node as Such) !== undefined) found.push(node as Such)
  else for (const one of Object.values(node)) phrases(one, found)
  return found
}

/** One of those who are tied is chosen right before the effect that speaks of them. */
function meant({ effects, most }: Spoken): Effects | undefined {
  const [such, more] = phrases(effects)
  if (such === undefined || more !== undefined || mostOf(such) !== most) return undefined
  const at = effects.findIndex((one) => phrases(one).length > 0)
  const choice: Effect = { kind: 'makeChoice', who: YOU, choice: 'player', such }
  return [...effects.slice(0, at), choice, ...(replaced(effects.slice(at), instead(such, CHOSEN)) as Effects)]
}

function spoken(all: Effects): Spoken | undefined {
  const at = all.findIndex((one) => one.kind === 'makeChoice' && one.such !== undefined)
  const choice = all[at]
  if (choice?.kind !== 'makeChoice' || choice.such?.kind !== 'playersWho') return undefined
  const most = mostOf(choice.such)
  if (most === undefined) return undefined
  const after = replaced(all.slice(at + 1), instead(CHOSEN, choice.such)) as Effects
  return { effects: [...all.slice(0, at), ...after], most }
}

const again = ({ effects }: Spoken): Effects => {
  const [such] = phrases(effects)
  return replaced(effects, instead(such, THAT_PLAYER)) as Effects
}

const tied = part()`. If two or more players are tied for ${{
  most: table('most or least', { highest: true, lowest: false }),
}} life total, you choose one`

/** `effects`: what speaks of the player with the most or least life. */
export const tiedPlayers = (effects: Syntax<Effects>): Syntax<Effects> =>
  wordings(
    mapped(part()`${{ effects }}${tied} [of them /]` as Syntax<Spoken>, { to: meant, is: isEffects, from: spoken }),
    mapped(part()`${{ effects }}${tied} of them, and ${{ again: effects }}` as Syntax<SpokenAgain>, {
      to: (all) => (sameValue(again(all), all.again) ? meant(all) : undefined),
      is: isEffects,
      from: (all) => {
        const plain = spoken(all)
        return plain && { ...plain, again: again(plain) }
      },
    }),
  )
