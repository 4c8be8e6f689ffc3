/**
 * How the game reads an ability: its parts as the engine understood them, each in words and with the rule behind it.
 * Made from the compiled ability, never from the text that was written.
 */
import { isManaAbilityIn } from '../../engine/index.ts'
import { type Ability, isLoyaltyCost, isShortForText } from '../../language/index.ts'
import { type Citation, EDITIONS } from '../../rulebook/index.ts'
import { ruleOfKeyword } from '../../rulebook/keywordRules.ts'
import { sayReading } from '../messages/pages/reading.ts'
import { bodyLines, type Given, line, type ReadingLine, whereLines, wordsOf } from './parts.ts'
import { RULES, STATIC_RULES, TRIGGER_RULES } from './rules.ts'

export interface AbilityReading {
  readonly title: string
  readonly lines: readonly ReadingLine[]
}

type AbilityOf<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>

/** The name of the keyword with its numbers and costs, and its meaning: the text it is short for, or its rule's. */
function readKeyword({ keyword: { name } }: AbilityOf<'keyword'>, given: Given): AbilityReading {
  const { text, standsFor } = given.worded
  const rule = ruleOfKeyword(name, given.edition)
  const said = isShortForText(name)
    ? standsFor.map((words) => ({ label: sayReading('label.shortFor'), words, rule }))
    : [{ label: sayReading('label.keyword'), words: sayReading(`means.${name}`), rule }]
  return { title: text, lines: said }
}

function readSpell({ body }: AbilityOf<'spell'>, given: Given): AbilityReading {
  const announced = { target: 'read.targetCast', targetRule: RULES.spellTargets, mayRule: RULES.may } as const
  return { title: sayReading('kind.spell'), lines: bodyLines(body, announced, given) }
}

/** A creature's own tap or untap symbol (403.4). */
const needsOldCreature = ({ cost }: AbilityOf<'activated'>, { isCreature }: Given): boolean =>
  isCreature && cost.some(({ kind }) => kind === 'tap' || kind === 'untap')

type Speed = 'any' | 'sorcery' | 'limited' | 'mana' | 'loyalty'
const SPEED_RULES: { readonly [S in Speed]: Citation } = {
  any: RULES.anyTime,
  sorcery: RULES.restricted,
  limited: RULES.restricted,
  mana: RULES.activatedMana,
  loyalty: RULES.loyalty,
}

function speedOf(ability: AbilityOf<'activated'>, { edition }: Given): Speed {
  if (isLoyaltyCost(ability.cost)) return 'loyalty'
  if (isManaAbilityIn(EDITIONS[edition], ability)) return 'mana'
  if (ability.limits.some(({ kind }) => kind === 'sorcerySpeed')) return 'sorcery'
  return ability.limits.length > 0 ? 'limited' : 'any'
}

function readActivated(ability: AbilityOf<'activated'>, given: Given): AbilityReading {
  const speed = speedOf(ability, given)
  const announced = { target: 'read.targetActivated', targetRule: RULES.activatedTargets, mayRule: RULES.may } as const
  return {
    title: sayReading(speed === 'mana' ? 'kind.mana' : speed === 'loyalty' ? 'kind.loyalty' : 'kind.activated'),
    lines: [
      ...wordsOf(given.worded, 'cost')
        .slice(0, 1)
        .map((words) => line('label.cost', words, RULES.cost, given)),
      ...(needsOldCreature(ability, given) ? [line('label.cost', sayReading('read.sick'), RULES.sick, given)] : []),
      ...bodyLines(ability.body, announced, given),
      ...wordsOf(given.worded, 'limit').map((words) => line('label.limit', words, RULES.restricted, given)),
      ...whereLines(ability, given),
      line('label.speed', sayReading(`read.speed.${speed}`), SPEED_RULES[speed], given),
    ],
  }
}

function readTriggered(ability: AbilityOf<'triggered'>, given: Given): AbilityReading {
  const isMana = isManaAbilityIn(EDITIONS[given.edition], ability)
  const announced = {
    target: 'read.targetTriggered',
    targetRule: RULES.triggeredTargets,
    mayRule: RULES.mayTriggered,
  } as const
  const ifs = ability.condition === null ? [] : wordsOf(given.worded, 'if')
  return {
    title: sayReading(isMana ? 'kind.mana' : 'kind.triggered'),
    lines: [
      ...wordsOf(given.worded, 'event').map((words) =>
        line('label.when', words, TRIGGER_RULES[ability.trigger.on], given),
      ),
      ...ifs.slice(0, 1).map((words) => line('label.if', sayReading('read.if', { words }), RULES.condition, given)),
      ...bodyLines(ability.body, announced, given),
      ...whereLines(ability, given),
      isMana
        ? line('label.speed', sayReading('read.speed.triggeredMana'), RULES.triggeredMana, given)
        : line('label.speed', sayReading('read.speed.triggered'), RULES.waits, given),
    ],
  }
}

function readStatic(ability: AbilityOf<'static'>, given: Given): AbilityReading {
  const { title, works, rule } = STATIC_RULES[ability.rule.kind]
  return {
    title: sayReading(`kind.${title}`),
    lines: [
      line('label.says', given.worded.text, RULES.standing, given),
      ...whereLines(ability, given),
      line('label.works', sayReading(`read.works.${works}`), rule, given),
    ],
  }
}

/** Each kind of ability has its way to be read. */
const READERS: { readonly [K in Ability['kind']]: (ability: AbilityOf<K>, given: Given) => AbilityReading } = {
  keyword: readKeyword,
  spell: readSpell,
  activated: readActivated,
  triggered: readTriggered,
  static: readStatic,
}

/** How the game reads an ability of a card, in an edition. */
export function readAbility<K extends Ability['kind']>(ability: AbilityOf<K>, given: Given): AbilityReading {
  return READERS[ability.kind as K](ability, given)
}
