/** An attack that is being put together, by what it attacks: where several can be attacked. */
import {
  COMMANDER_DAMAGE,
  characteristics,
  checkReply,
  costsOfAttack,
  defendedBy,
  find,
  type ObjectId,
  type Position,
  playerAt,
  type QuestionOf,
  type Ref,
  type Refusal,
  type Seat,
  type State,
  sameRef,
} from '../../engine/index.ts'
import type { DraftOf } from './choiceDraft.ts'
import type { CombatPreview } from './combatPreview.ts'
import { costText } from './payment.ts'
import { objectName, refName, type Scene } from './scene.ts'

export interface AttackOn {
  readonly defender: Ref
  /** The defending player: who is attacked, or defends the planeswalker or battle that is. */
  readonly seat: Seat
  readonly name: string
  /** The attackers chosen next go there. */
  readonly chosen: boolean
  /** Life or loyalty, and what it comes to if nothing is blocked; `undefined`: that can't be foreseen. */
  readonly life: number
  readonly after: number | undefined
  /** How many attack it, and which: those of one name together. */
  readonly n: number
  readonly attackers: readonly { readonly name: string; readonly n: number }[]
  /** Commanders among them, each with the damage it will have dealt to the player. */
  readonly commanders: readonly { readonly name: string; readonly n: number; readonly most: number }[]
  /** How many creatures can block one of them; `undefined`: that can't be foreseen. */
  readonly blockers: number | undefined
  /** The mana that the attack there costs, or would cost the first creature that could attack; `null`: none. */
  readonly cost: string | null
  /** It costs something other than mana. */
  readonly costsMore: boolean
  /** Why the whole attack can't be declared, told where it can be mended; `null`: it can. */
  readonly refusal: Refusal | null
}

type Attacks = DraftOf<'attackers'>['attacks']

/** What the attack is put together from. */
export interface AttackDrafted {
  readonly position: Position
  readonly scene: Scene
  readonly question: QuestionOf<'attackers'>
  readonly draft: DraftOf<'attackers'>
  readonly preview: CombatPreview | null
}

function byName(state: State, attacks: Attacks): AttackOn['attackers'] {
  const names = new Map<string, number>()
  for (const { id } of attacks) names.set(objectName(state, id), (names.get(objectName(state, id)) ?? 0) + 1)
  return [...names].map(([name, n]) => ({ name, n }))
}

/** Combat damage of each commander among the attackers to the player: what it has dealt, and will (2011:contents/9). */
function commandersAmong(state: State, attacks: Attacks, seat: Seat, preview: CombatPreview | null) {
  return attacks.flatMap(({ id, defender }) => {
    const object = find(state, id)
    if (object === null || !('player' in defender)) return []
    const commander = playerAt(state, object.owner).commanders?.find(({ card }) => card === object.card)
    if (commander === undefined) return []
    const n = (commander.damage[seat] ?? 0) + (preview?.dealt.get(id) ?? 0)
    return [{ name: objectName(state, id), n, most: COMMANDER_DAMAGE }]
  })
}

function blockersOf(preview: CombatPreview | null, attacks: Attacks): number | undefined {
  if (attacks.length === 0) return undefined
  return preview?.able.filter(({ attackers }) => attacks.some(({ id }) => attackers.includes(id))).length
}

function costOf(state: State, attacks: Attacks): Pick<AttackOn, 'cost' | 'costsMore'> {
  const parts = costsOfAttack(state, attacks).flatMap(({ total }) => total.flatMap(({ cost }) => cost))
  const mana = parts.flatMap((part) => (part.kind === 'mana' ? part.mana : []))
  return {
    cost: mana.length === 0 ? null : costText(mana),
    costsMore: parts.some(({ kind }) => kind !== 'mana'),
  }
}

/** Life of a player, or loyalty or defense, now and after the attack. */
function lifeOf(state: State, defender: Ref, preview: CombatPreview | null): Pick<AttackOn, 'life' | 'after'> {
  if ('player' in defender)
    return { life: playerAt(state, defender.player).life, after: preview?.life[defender.player] }
  const { loyalty, defense = 0 } = characteristics(state, defender.object)
  const life = loyalty ?? defense
  const after = preview === null ? undefined : Math.max(0, life - (preview.damage.get(defender.object) ?? 0))
  return { life, after }
}

/** Where the refusal is told: at what its creature attacks, else where the attackers chosen next go. */
function toldAt({ draft }: AttackDrafted, refusal: Refusal | null): Ref | null {
  if (refusal === null) return null
  const about: ObjectId | undefined = 'object' in refusal.params ? refusal.params.object : undefined
  return draft.attacks.find(({ id }) => id === about)?.defender ?? draft.defender
}

/** The attack by what can be attacked: an entry for each player and planeswalker, in the order of the question. */
export function attacksOn(drafted: AttackDrafted): readonly AttackOn[] {
  const { position, scene, question, draft, preview } = drafted
  const { state } = scene
  const refusal = checkReply(position, draft.attacks)
  const told = toldAt(drafted, refusal)
  return question.defenders.map((defender): AttackOn => {
    const attacks = draft.attacks.filter((one) => sameRef(one.defender, defender))
    const seat = 'player' in defender ? defender.player : (defendedBy(state, defender.object) ?? scene.me)
    const first = question.able.slice(0, 1).map((id) => ({ id, defender }))
    return {
      defender,
      seat,
      name: refName(state, defender),
      chosen: sameRef(draft.defender, defender),
      ...lifeOf(state, defender, preview),
      n: attacks.length,
      attackers: byName(state, attacks),
      commanders: commandersAmong(state, attacks, seat, preview),
      blockers: blockersOf(preview, attacks),
      ...costOf(state, attacks.length > 0 ? attacks : first),
      refusal: told !== null && sameRef(told, defender) ? refusal : null,
    }
  })
}
