/** Every card of a file that is understood, played: `npm run smoke:cards -- FILE`. */
import { loadSet } from '../src/catalog/index.ts'
import { compile } from '../src/oracle/index.ts'
import { EDITION_IDS, type EditionId } from '../src/rulebook/index.ts'
import { understoodIn } from './lib/cardFiles.ts'
import { readCommandLine, wholeNumber } from './lib/commandLine.mjs'
import { type Smoked, smoke } from './lib/smoke.ts'

const HELP = `npm run smoke:cards -- FILE... [--edition 2004|2011|today] [--from N] [--cards N] [--json]

Puts each understood card of the files that has a text into generated games: cast, activated and triggered by chance for a bounded number
of replies, beside the same games with the card without its text.
  --edition  the rulebook (default: 2011)
  --from, --cards  only so many, from there on
  --json     prints {cards, used, idle: [names], crashed: [{name, error}], slow: [{name, error}], replies, seconds}`

/** What every game has around the card. */
const AROUND = [
  ['Smoke Ox', '{2}{G}', 'Creature — Ox', '', '3', '3'],
  ['Smoke Gull', '{1}{U}', 'Creature — Bird', 'Flying', '1', '1'],
  ['Smoke Imp', '{B}', 'Creature — Goblin', '', '1', '1'],
  ['Smoke Page', '{W}', 'Creature — Soldier', 'First strike', '2', '1'],
  ['Smoke Hound', '{1}{R}', 'Creature — Hound', '', '3', '2'],
  ['Smoke Golem', '{2}', 'Artifact Creature — Golem', '', '2', '3'],
  ['Smoke Mire', '', 'Land', '{T}: Add {C}.'],
  ['Smoke Urn', '{1}', 'Artifact', '{1}, {T}: You gain 1 life.'],
  ['Smoke Rite', '{1}{W}', 'Enchantment', 'At the beginning of your upkeep, you gain 1 life.'],
  ['Smoke Spark', '{R}', 'Instant', 'Smoke Spark deals 1 damage to target creature or player.'],
] as const

async function around() {
  const { cards } = await loadSet()
  const basics = cards.flatMap(({ compiled }) => (compiled.ok ? compiled.printed : []))
  const own = AROUND.map(([name, mana_cost, type_line, oracle_text, power, toughness]) => {
    const compiled = compile({ name, mana_cost, type_line, oracle_text, ...(power ? { power, toughness } : {}) })
    if (!compiled.ok) throw new Error(`${name} is not understood`)
    return compiled.printed
  })
  return [...own, ...basics]
}

const { values, positionals } = readCommandLine(HELP, {
  allowPositionals: true,
  options: {
    edition: { type: 'string', default: '2011' },
    from: { type: 'string', default: '0' },
    cards: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

async function run(edition: EditionId): Promise<void> {
  const others = await around()
  const from = wholeNumber(HELP, '--from', values.from)
  const all = understoodIn(positionals)
    .filter(({ abilities }) => abilities.length > 0)
    .slice(from, values.cards === undefined ? undefined : from + wholeNumber(HELP, '--cards', values.cards, 1))
  const started = performance.now()
  const results = all.map((card, index): Smoked & { readonly name: string } => {
    if (!values.json && index % 500 === 499) console.error(`${index + 1} of ${all.length}`)
    return { name: card.name, ...smoke(card, others, edition) }
  })
  const of = (ended: Smoked['ended']) => results.filter((one) => one.ended === ended)
  const told = {
    cards: all.length,
    used: of('used').length,
    idle: of('idle').map(({ name }) => name),
    crashed: of('crashed').map(({ name, error }) => ({ name, error })),
    slow: of('slow').map(({ name, error }) => ({ name, error })),
    replies: results.reduce((sum, { replies }) => sum + replies, 0),
    seconds: Math.round((performance.now() - started) / 1000),
  }
  if (values.json) console.log(JSON.stringify(told, null, 2))
  else {
    const { cards, used, idle, crashed, slow, replies, seconds } = told
    console.log(
      `${cards} cards, ${used} used, ${idle.length} changed nothing, ${crashed.length} crashed, ${slow.length} slow`,
    )
    console.log(`${replies} replies in ${seconds} s`)
    for (const { name, error } of [...crashed, ...slow]) console.log(`${name}: ${error}`)
    if (idle.length > 0) console.log(`changed nothing: ${idle.join(' · ')}`)
  }
  if (told.crashed.length + told.slow.length > 0) process.exitCode = 1
}

const edition = EDITION_IDS.find((id) => id === values.edition)
if (values.help || positionals.length === 0 || edition === undefined) {
  console.log(HELP)
  if (!values.help) process.exitCode = 2
} else await run(edition)
