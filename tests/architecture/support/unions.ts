/**
 * The unions that rules and client decide on, each with the rooms that must answer for every member: where one is added
 * and a room has no code for it, the room doesn't compile.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'
import { at, eachNode, root } from './sources.ts'

export interface GuardedUnion {
  readonly union: string
  /** Where it is written. */
  readonly file: string
  /** The text with one more member. */
  readonly grown: (text: string) => string
  /** The files that must answer for it. */
  readonly rooms: readonly string[]
}

/** What is written there, with `more` put behind `head`. */
function after(head: string, more: string): (text: string) => string {
  return (text) => {
    if (!text.includes(head)) throw new Error(`no "${head}"`)
    return text.replace(head, `${head} ${more}`)
  }
}

/** `type NAME = A | B` with one more member. */
function ofType(name: string, member: string): (text: string) => string {
  return (text) => {
    const [head] = new RegExp(`type ${name} =`).exec(text) ?? []
    if (head === undefined) throw new Error(`no type ${name}`)
    const rest = text.slice(text.indexOf(head) + head.length).replace(/^\s*(\/\*[\s\S]*?\*\/\s*)*/, '')
    return after(head, rest.startsWith('|') ? `| ${member}` : `${member} |`)(text)
  }
}

const language = (name: string, file: string, member: string, rooms: readonly string[]): GuardedUnion => ({
  union: name,
  file: `src/language/${file}.ts`,
  grown: ofType(name, member),
  rooms,
})

const ADDED = "{ readonly kind: 'added' }"

const inEngine = (
  union: string,
  file: string,
  grown: GuardedUnion['grown'],
  rooms: readonly string[],
): GuardedUnion => ({
  union,
  file: `src/engine/${file}.ts`,
  grown,
  rooms,
})

/** One more keyword, which works in that way. */
const keyword = (works: string, rooms: readonly string[], form = 'plain'): GuardedUnion => ({
  union: `KeywordName, ${form}, ${works}`,
  file: 'src/language/keywords/rows.ts',
  grown: after('KEYWORD_ROWS = {', `added: { form: '${form}', rule: '2004:502.1', works: ['${works}'] },`),
  rooms,
})

/** A field of the edition's record with one more value. */
const value = (group: string, field: string, rooms: readonly string[]): GuardedUnion => ({
  union: `Edition.${group}.${field}`,
  file: 'src/rulebook/editions/edition.ts',
  grown: after(`readonly ${field}:`, "'added' |"),
  rooms,
})

export const GUARDED: readonly GuardedUnion[] = [
  language('Restriction', 'restrictions', ADDED, ['src/engine/restrictions/table.ts', 'src/ai/changes.ts']),
  language('PlayerRule', 'playerRules', ADDED, ['src/engine/playerRules/table.ts', 'src/ai/playerRules.ts']),
  language('ActivationLimit', 'limits', ADDED, ['src/engine/play/limitRules.ts']),
  language('Change', 'abilities', ADDED, [
    'src/engine/continuous/layers/layersOf.ts',
    'src/engine/continuous/layers/contradict.ts',
    'src/engine/continuous/faces/change.ts',
    'src/engine/resolve/effects/lock.ts',
    'src/ai/changes.ts',
  ]),
  inEngine('Proposed', 'state/happening', ofType('Proposed', ADDED), ['src/engine/events/apply.ts']),
  language('StaticRule', 'abilities', ADDED, [
    'src/engine/continuous/faces/abilityLists.ts',
    'src/oracle/statics/index.ts',
  ]),
  language('EntersAs', 'abilities', ADDED, ['src/engine/events/entering.ts']),
  language('Replaced', 'replaced', "{ readonly on: 'added' }", ['src/engine/replacement/find.ts']),
  language('Duration', 'durations', ADDED, ['src/engine/continuous/layers/durations.ts']),
  language('Effect', 'abilities', ADDED, ['src/engine/resolve/executors.ts', 'src/ai/appraise.ts']),
  language('CostPart', 'costs', ADDED, [
    'src/engine/play/payParts.ts',
    'src/engine/play/mana/sources.ts',
    'src/ai/costs.ts',
  ]),
  language('Trigger', 'triggers', "{ readonly on: 'added' }", [
    'src/engine/abilities/match.ts',
    'src/language/roles.ts',
  ]),
  language('Thing', 'nouns', ADDED, ['src/engine/continuous/words/things.ts']),
  language('Players', 'nouns', ADDED, ['src/engine/continuous/words/players.ts']),
  language('Predicate', 'nouns', "{ readonly is: 'added' }", [
    'src/engine/continuous/words/predicates.ts',
    'src/engine/continuous/layers/layersOf.ts',
    'src/oracle/nouns/predicates.ts',
  ]),
  language('Quantity', 'nouns', ADDED, ['src/engine/continuous/words/quantities.ts']),
  language('Condition', 'nouns', ADDED, ['src/engine/continuous/words/conditions.ts']),
  keyword('asText', ['src/oracle/keywords/texts.ts']),
  keyword('byRules', ['src/engine/keywords/table.ts', 'src/ui/reading/readAbility.ts']),
  keyword('byName', ['src/language/keywords/keyword.ts', 'src/oracle/keywords/wordings.ts'], 'own'),
  {
    union: 'ZoneName',
    file: 'src/language/types.ts',
    grown: after('ZONES = [', "'added',"),
    rooms: ['src/engine/state/read.ts', 'src/ui/messages/game/log.ts', 'src/ui/view/logMoves.ts'],
  },
  {
    union: 'Step',
    file: 'src/language/types.ts',
    grown: after('STEPS = [', "'added',"),
    rooms: ['src/engine/turn/steps.ts'],
  },
  {
    union: 'Layer',
    file: 'src/rulebook/editions/edition.ts',
    grown: ofType('Layer', "'added'"),
    rooms: ['src/rulebook/editions/e2004.ts', 'src/rulebook/editions/e2011.ts'],
  },
  {
    union: 'EditionId',
    file: 'src/rulebook/editions/edition.ts',
    grown: after('EDITION_IDS = [', "'2030',"),
    rooms: [
      'src/rulebook/editions/index.ts',
      'src/rulebook/titles.ts',
      'src/ui/locale/editions/en.ts',
      'src/ui/view/logMoves.ts',
      'src/ui/view/zones.ts',
    ],
  },
  value('game', 'coinCaller', ['src/engine/resolve/effects/chance.ts']),
  value('keywords', 'rampage', ['src/oracle/keywords/texts.ts']),
  value('keywords', 'livingWeapon', ['src/oracle/keywords/texts.ts']),
  value('keywords', 'cumulativeUpkeep', ['src/oracle/keywords/cumulativeUpkeep.ts']),
  value('abilities', 'choicesKnownTo', ['src/engine/continuous/words/context.ts']),
  value('cards', 'snow', ['src/engine/continuous/layers/layersOf.ts', 'src/engine/continuous/layers/snow.ts']),
  value('continuous', 'definitionsCopied', ['src/engine/continuous/faces/copyExceptions.ts']),
  value('game', 'sharedLoops', ['src/engine/loops/shortcut.ts']),
  value('mana', 'empties', ['src/engine/turn/turn.ts', 'src/ui/messages/game/table.ts']),
  value('keywords', 'madness', ['src/engine/resolve/effects/cast.ts', 'src/engine/replacement/find.ts']),
  value('keywords', 'suspend', ['src/engine/resolve/effects/cast.ts']),
  value('cards', 'splitAnswers', ['src/engine/resolve/effects/lock.ts']),
  value('keywords', 'hideawayOpenTo', ['src/engine/events/control.ts']),
  value('cards', 'splitCompared', ['src/engine/continuous/words/statistics.ts']),
  value('cards', 'backFaceValue', ['src/engine/continuous/faces/sides.ts']),
  value('cards', 'copiesOfTwoFaces', ['src/engine/continuous/faces/sides.ts']),
  value('combat', 'bandsWithOther', ['src/engine/combat/bands.ts']),
  value('combat', 'secondDamageStep', ['src/engine/combat/damage.ts']),
  value('stateBased', 'legendRule', ['src/engine/stateBased/legends.ts']),
  value('stateBased', 'planeswalkerRule', ['src/engine/stateBased/planeswalkers.ts']),
  value('game', 'mulligans', ['src/engine/opening/hands.ts']),
  value('game', 'mulliganCosts', ['src/engine/state/read.ts']),
  value('spells', 'permanentCopies', ['src/engine/events/relocate.ts']),
  value('abilities', 'onlyTargets', ['src/engine/continuous/words/onlyTargets.ts']),
  value('game', 'commandersReturn', ['src/engine/state/commanders.ts']),
  value('abilities', 'triggersOnTriggers', ['src/engine/priority/triggers.ts']),
  value('abilities', 'enteringShapedBy', ['src/engine/continuous/layers/entering.ts']),
  value('continuous', 'enteringTogether', ['src/engine/events/timestamps.ts']),
  value('spells', 'illegalTargets', ['src/engine/resolve/resolve.ts']),
  value('game', 'landPlays', ['src/engine/play/lands.ts']),
  value('cards', 'tokenNames', ['src/engine/continuous/faces/printedToken.ts']),
  value('zones', 'tokenOwner', ['src/engine/resolve/effects/tokens.ts']),
  value('continuous', 'definitions', ['src/engine/continuous/layers/layersOf.ts']),
  value('continuous', 'grantedTimestamp', ['src/engine/continuous/layers/computation.ts']),
  value('combat', 'defendsFrom', ['src/engine/continuous/words/players.ts']),
  inEngine('Refusals', 'state/refusals', after('interface Refusals {', "'added.refusal': Bare\n"), [
    'src/engine/state/refusalRules.ts',
    'src/ui/messages/game/refusals.ts',
    'src/ui/messages/fr/refusals.ts',
  ]),
  inEngine('LogEntry', 'state/logEntry', ofType('Happening', "{ readonly kind: 'added' }"), [
    'src/ui/view/logLines.ts',
  ]),
  inEngine('MoveCause', 'state/logEntry', ofType('MoveCause', "'added'"), ['src/ui/view/logMoves.ts']),
  inEngine('LossReason', 'state/state', ofType('LossReason', "'added'"), [
    'src/engine/events/outcome.ts',
    'src/ui/view/logLines.ts',
  ]),
  inEngine('ChooseReason', 'questions/asked', ofType('ChooseReason', "'added'"), [
    'src/ai/heuristics/choosing.ts',
    'src/ui/prompts/ChoosePrompt.tsx',
  ]),
  inEngine('ConfirmReason', 'questions/confirming', ofType('ConfirmReason', "'added'"), ['src/ui/prompts/simple.tsx']),
  inEngine('NumberReason', 'questions/asked', ofType('NumberReason', "'added'"), ['src/ui/prompts/announcing.tsx']),
  inEngine('Asked', 'questions/asked', after('interface Asked {', 'added: { ask: { seat: Seat }; reply: number }\n'), [
    'src/engine/questions/replied.ts',
    'src/engine/replies/index.ts',
    'src/ai/heuristics/index.ts',
    'src/ui/prompts/Prompt.tsx',
  ]),
  inEngine('Action', 'questions/asked', ofType('Action', "{ readonly do: 'added' }"), [
    'src/engine/play/whyNot.ts',
    'src/engine/play/perform.ts',
    'src/ui/view/actions.ts',
  ]),
]

const swapped = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`no "${from}"`)
  return text.replace(from, to)
}

/** What else must not compile: rows that mean nothing, and sentences that say what they are not told. */
export const EMPTY: readonly {
  readonly what: string
  readonly file: string
  readonly made: (text: string) => string
}[] = [
  {
    what: 'a restriction without effect',
    file: 'src/engine/restrictions/table.ts',
    made: swapped("mustBeBlocked: { demandsBlockers: 'one' }", 'mustBeBlocked: {}'),
  },
  {
    what: 'a rule for a player without effect',
    file: 'src/engine/playerRules/table.ts',
    made: swapped("cantLose: { keepsFrom: 'losing' }", 'cantLose: {}'),
  },
  {
    what: 'a keyword that works in no way',
    file: 'src/language/keywords/rows.ts',
    made: swapped(
      "annihilator: { form: 'numbered', works: ['asText'] }",
      "annihilator: { form: 'numbered', works: [] }",
    ),
  },
  {
    what: 'rules of a keyword without effect',
    file: 'src/engine/keywords/table.ts',
    made: swapped('echo: { tellsPaid: true }', 'echo: {}'),
  },
  {
    what: 'a limit on activations that limits nothing',
    file: 'src/engine/play/limitRules.ts',
    made: swapped('anyPlayer: { opensToAll: true }', 'anyPlayer: {}'),
  },
  {
    what: 'a refusal that names no object, whose sentence does',
    file: 'src/ui/messages/game/refusals.ts',
    made: swapped("'cost.life': () => '", "'cost.life': (p) => p.it + '"),
  },
  {
    what: 'a refusal without its parameters',
    file: 'src/engine/play/announce.ts',
    made: swapped(
      "refuse(g.state, 'announce.tooManyToDivide', { total })",
      "refuse(g.state, 'announce.tooManyToDivide')",
    ),
  },
  {
    what: 'a read of the state by the layers that is not noted',
    file: 'src/engine/continuous/words/combatBefore.ts',
    made: swapped("readPlayer(player, 'turnBegan')", 'player.turnBegan'),
  },
  {
    what: 'a field of the state of which nothing says how the layers may read it',
    file: 'src/engine/state/reads.ts',
    made: swapped("  clock: 'never',\n", ''),
  },
]

/** Programs over `src` with one file's text replaced; what stays the same is read and bound once. */
export class Programs {
  private readonly files = new Map<string, ts.SourceFile>()
  private readonly config: ts.ParsedCommandLine
  private last: ts.Program | undefined
  private unchanged: ts.Program | undefined

  constructor() {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} }
    const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), { noEmit: true }, host)
    if (config === undefined) throw new Error('no tsconfig.json')
    this.config = config
  }

  /** The program as it is, made once: each program has a checker of its own, which begins with nothing. */
  get plain(): ts.Program {
    this.unchanged ??= this.made(null, (text) => text)
    return this.unchanged
  }

  /** The program in which that file has grown. */
  with(file: string, grown: GuardedUnion['grown']): ts.Program {
    return this.made(join(root, file), grown)
  }

  private made(changed: string | null, grown: GuardedUnion['grown']): ts.Program {
    const { options, fileNames } = this.config
    const host = ts.createCompilerHost(options, true)
    const { getSourceFile } = host
    host.getSourceFile = (name, target, ...rest) => {
      if (name === changed) return ts.createSourceFile(name, grown(readFileSync(name, 'utf8')), target, true)
      const known = this.files.get(name) ?? getSourceFile(name, target, ...rest)
      if (known !== undefined) this.files.set(name, known)
      return known
    }
    const roots = fileNames.filter((name) => name.startsWith(join(root, 'src')))
    this.last = ts.createProgram(roots, options, host, this.last)
    return this.last
  }
}

/** What doesn't compile in a file. */
export function errorsIn(program: ts.Program, path: string): readonly string[] {
  const file = program.getSourceFile(join(root, path))
  if (file === undefined) return [`${path} is not there`]
  return program.getSemanticDiagnostics(file).map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'))
}

/** The function around a node. */
function functionAround(node: ts.Node): ts.SignatureDeclaration | null {
  for (let one = node.parent; one !== undefined; one = one.parent) if (ts.isFunctionLike(one)) return one
  return null
}

/**
 * Whether the checker sees to it that every member is answered: the switch is the last of a function that gives
 * something, so that what is left over would give nothing.
 */
function isHeldTotal(node: ts.SwitchStatement, checker: ts.TypeChecker): boolean {
  const around = functionAround(node)
  const signature = around === null ? undefined : checker.getSignatureFromDeclaration(around)
  if (around === null || signature === undefined || !('body' in around)) return false
  const isLast = ts.isBlock(node.parent) && node.parent === around.body && node.parent.statements.at(-1) === node
  const gives = checker.typeToString(checker.getReturnTypeOfSignature(signature))
  return isLast && !/\b(void|undefined|any)\b/.test(gives)
}

/** Switches that a new member would pass without a word; `default: x satisfies never` mends one. */
export function openSwitches(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker()
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src')))
  return ours.flatMap((file) => {
    const found: string[] = []
    eachNode(file, (node) => {
      if (!ts.isSwitchStatement(node) || node.caseBlock.clauses.some(ts.isDefaultClause)) return
      if (!isHeldTotal(node, checker))
        found.push(`${at(file, node).replace(root, '')} switch (${node.expression.getText(file)})`)
    })
    return found
  })
}
