// How many cards of a file are understood, and what stops the others.
import type { Printed } from '../src/language/index.ts'
import { type CardRecord, compile, type Problem } from '../src/oracle/index.ts'
import { readRecords } from './lib/cardFiles.ts'
import { readCommandLine, wholeNumber } from './lib/commandLine.mjs'
import { countKinds } from './lib/kinds.ts'
import { leaveOneOut } from './lib/leftOut.ts'

const help = `npm run report:cards -- FILE... [--json] [--top N] [--all]

Compiles every card of the files (JSON: an array of records in the shape of the public card databases, or
{ "data": [...] }) and says how many are understood, which are not, and at which words most of them stop; and how many
kinds of the card language (effects, nouns, events, conditions) they use, and how many of those serve one card only.
"Left out" is the share of cards that would be understood had nobody seen them: every production of the grammar that reads
one serves another card of the files too. It tells how cards that nobody has seen will do.

  --json    { cards, understood, percent, leftOut, leftOutPercent, milliseconds,
              productions: { made, used, serveOne }, alone: [{ name, productions }],
              failures: [{ name, face, phrase, reason, line, position, expected }],
              topPhrases: [{ phrase, cards }], kinds: [{ kind, cards }] }
  --top N   so many phrases (30)
  --all     list every card that is not understood, and each that has a production to itself`

interface Failure {
  readonly name: string
  /** Of a card with several faces, which. */
  readonly face: string | null
  readonly phrase: string
  readonly reason: Problem['reason']
  readonly line: number
  readonly position: number
  readonly expected: readonly string[]
}

/** The first words of what was not understood: enough to sort by. */
const start = (phrase: string): string => phrase.toLowerCase().split(/\s+/).slice(0, 3).join(' ')

function topPhrases(failures: readonly Failure[], top: number): { phrase: string; cards: number }[] {
  const counts = new Map<string, number>()
  for (const { phrase, reason } of failures) {
    const key = reason === 'unknown' ? start(phrase) : `(${reason}) ${start(phrase)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
  return sorted.slice(0, top).map(([phrase, cards]) => ({ phrase, cards }))
}

function report(files: readonly string[], top: number) {
  const records = readRecords(files)
  const started = performance.now()
  const failures: Failure[] = []
  const printed: Printed[] = []
  const read: CardRecord[] = []
  for (const record of records) {
    const compiled = compile(record)
    if (compiled.ok) {
      printed.push(compiled.printed)
      read.push(record)
    }
    const problem = compiled.ok ? undefined : compiled.problems[0]
    if (!problem) continue
    const { face = null, phrase, reason, ability, position } = problem
    const expected = problem.expected.slice(0, 12)
    failures.push({ name: record.name, face, phrase, reason, line: ability + 1, position, expected })
  }
  const cards = records.length
  const understood = cards - failures.length
  const percentOf = (some: number): number => (cards === 0 ? 100 : Math.round((1000 * some) / cards) / 10)
  const milliseconds = Math.round(performance.now() - started)
  const { cards: leftOut, alone, ...productions } = leaveOneOut(read)
  return {
    cards,
    understood,
    percent: percentOf(understood),
    leftOut,
    leftOutPercent: percentOf(leftOut),
    milliseconds,
    productions,
    alone,
    failures,
    topPhrases: topPhrases(failures, top),
    kinds: countKinds(printed),
  }
}

const { values, positionals } = readCommandLine(help, {
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    top: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help || positionals.length === 0) {
  console.log(help)
  if (!values.help) process.exitCode = 2
} else {
  const found = report(positionals, wholeNumber(help, '--top', values.top))
  if (values.json) console.log(JSON.stringify(found, null, 2))
  else {
    console.log(`${found.understood} of ${found.cards} cards understood (${found.percent} %), ${found.milliseconds} ms`)
    const { leftOut, leftOutPercent, productions } = found
    console.log(`${leftOut} with all of their productions shared: left out, ${leftOutPercent} %`)
    console.log(
      `${productions.made} productions, ${productions.used} of them used; ${productions.serveOne} serve one card only`,
    )
    const single = found.kinds.filter(({ cards }) => cards === 1)
    console.log(`${found.kinds.length} kinds of the language; ${single.length} serve one card only`)
    if (values.all) for (const { kind } of single) console.log(`       ${kind}`)
    for (const { phrase, cards } of found.topPhrases) console.log(`${String(cards).padStart(5)}  ${phrase}`)
    if (values.all) for (const one of found.alone) console.log(`${one.name}: alone: ${one.productions.join(' | ')}`)
    if (values.all)
      for (const { name, face, reason, phrase } of found.failures)
        console.log(`${name}${face === null ? '' : `, ${face}`}: ${reason}: ${phrase}`)
  }
}
