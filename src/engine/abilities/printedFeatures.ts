/**
 * What the cards of a game can say at all. Everything an object can ever have was printed somewhere in the game (on a
 * card, on a token, or inside an effect), so anything mentioned nowhere needs no look at the battlefield.
 */
import {
  abilitiesPutDown,
  abilityOfCounter,
  changeKinds,
  effectKinds,
  everyFace,
  memoised,
  type Printed,
  type Trigger,
  type TurnDeed,
  turnRecordOf,
  visitNodes,
} from '../../language/index.ts'

export interface PrintedFeatures {
  /** `Trigger['on']` of every trigger. */
  readonly triggers: ReadonlySet<string>
  /** `StaticRule['kind']` and `EntersAs` of every static rule; `costByTarget`: of spells, by what they target. */
  readonly statics: ReadonlySet<string>
  readonly keywords: ReadonlySet<string>
  /** What they ask of the turn so far. */
  readonly deeds: ReadonlySet<string>
  /** Whether any of them is a planeswalker, or can make something one. */
  readonly planeswalkers: boolean
  /** The same of battles. */
  readonly battles: boolean
  /** Whether any of them changes who controls something. */
  readonly control: boolean
  /** Whether any of them asks what happened since a player's last turn. */
  readonly since: boolean
  /** Whether any of them asks what happened in the turn before. */
  readonly lastTurn: boolean
  /** Whether any of them asks what produced the mana that was spent on something. */
  readonly manaSources: boolean
}

/** What the cards of this game mention; cached per list of printed cards. */
export const printedFeatures = memoised((printed: readonly (Printed | null)[]): PrintedFeatures => {
  const triggers = new Set<string>()
  const statics = new Set<string>()
  const keywords = new Set<string>()
  const deeds = new Set<string>()
  let planeswalkers = false
  let battles = false
  let control = false
  let since = false
  let lastTurn = false
  let manaSources = false
  for (const one of printed.flatMap((card) => (card === null ? [] : everyFace(card)))) {
    const said = featuresOf(one)
    for (const on of said.triggers) triggers.add(on)
    for (const kind of said.statics) statics.add(kind)
    for (const name of said.keywords) keywords.add(name)
    for (const done of said.deeds) deeds.add(done)
    planeswalkers ||= said.planeswalkers
    battles ||= said.battles
    control ||= said.control
    since ||= said.since
    lastTurn ||= said.lastTurn
    manaSources ||= said.manaSources
  }
  const all = { triggers, statics, keywords, deeds, planeswalkers, battles, control, since, lastTurn, manaSources }
  return all
})

/** Whether anything in this game can ask whether that was done this turn. */
export const asksAbout = ({ printed }: { readonly printed: readonly (Printed | null)[] }, deed: TurnDeed): boolean =>
  printedFeatures(printed).deeds.has(deed)

const CONTROLLING: ReadonlySet<unknown> = new Set([
  ...effectKinds(({ controls }) => controls === true),
  ...changeKinds(({ controls }) => controls === true),
])

/** What it asks of the turn so far; `null`: nothing. "For the first time each turn" asks whether it was done before. */
function deedOf(node: Readonly<Record<string, unknown>>): string | null {
  if (node.kind === 'thisTurn') return String(node.done)
  if (node.kind === 'firstCombat') return 'beganCombat'
  if (node.exceptFirst === true) return 'drewInDrawStep'
  const isFirst = typeof node.on === 'string' && node.first === true
  return isFirst ? (turnRecordOf(node as unknown as Trigger)?.done ?? null) : null
}

const featuresOf = memoised((printed: Printed): PrintedFeatures => {
  const triggers = new Set<string>()
  const statics = new Set<string>()
  const keywords = new Set<string>()
  const deeds = new Set<string>()
  let control = false
  let since = false
  let lastTurn = false
  let manaSources = false
  let planeswalkers = printed.types.includes('planeswalker')
  let battles = printed.types.includes('battle')
  const visit = (node: Readonly<Record<string, unknown>>): undefined => {
    if (Array.isArray(node.types) && node.types.includes('planeswalker')) planeswalkers = true
    if (Array.isArray(node.types) && node.types.includes('battle')) battles = true
    if (CONTROLLING.has(node.kind)) control = true
    if (node.since === 'yourTurn') since = true
    if (node.kind === 'manaSpent' && node.from !== undefined) manaSources = true
    if (node.kind === 'thisTurn' && node.turn === 'last') lastTurn = true
    if (typeof node.on === 'string') triggers.add(node.on)
    if (node.kind === 'static') statics.add(kindOf(node.rule))
    if (node.kind === 'static' && kindOf(node.rule) === 'spellCost' && speaksOfTargets(node))
      statics.add('costByTarget')
    if (node.kind === 'announced' && node.what === 'modes') statics.add('costByMode')
    if (node.kind === 'players' || node.kind === 'playerRule') statics.add(kindOf(node.rule))
    if (node.kind === 'nextSpell') statics.add(node.rule === null ? 'nextSpell' : kindOf(node.rule)).add('nextSpell')
    const deed = deedOf(node)
    if (deed !== null) deeds.add(deed)
    if (node.kind === 'keyword') keywords.add(nameOf(node.keyword))
    if (typeof node.counter === 'string') visitNodes(abilityOfCounter(node.counter), visit)
    visitNodes(abilitiesPutDown(node), visit)
    return undefined
  }
  visitNodes(printed.abilities, visit)
  // 2011:contents/209, today:714.3a: a printed loyalty or defense says how the permanent enters, and a Saga has a lore counter.
  if (printed.loyalty !== null || battles || triggers.has('chapter')) statics.add('enters')
  // today:310.11: a Siege's own trigger.
  if (battles) triggers.add('lastCounterRemoved')
  const said = { triggers, statics, keywords, deeds, planeswalkers, battles, control, since, lastTurn, manaSources }
  return said
})

/** Whether a spell's cost goes by what it targets. */
function speaksOfTargets(ability: object): boolean {
  let found = false
  visitNodes(ability, ({ is, kind, what }) => {
    found ||= is === 'targets' || (kind === 'announced' && what === 'targets')
    return undefined
  })
  return found
}

function kindOf(rule: unknown): string {
  return String((rule as { readonly kind?: unknown } | null)?.kind)
}

function nameOf(keyword: unknown): string {
  return String((keyword as { readonly name?: unknown } | null)?.name)
}
