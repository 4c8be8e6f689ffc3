/** Whole games by machine: `npm run sim -- --games 200 --seed 1 --ai random`. */
import { LEVELS } from '../src/ai/index.ts'
import { formatNamed } from '../src/catalog/formats/facts.ts'
import {
  ARCHENEMY,
  COMMANDER,
  FREE_FOR_ALL,
  type GameFormat,
  PLANECHASE,
  type Roll,
  TWO_HEADED_GIANT,
  whyNotFormat,
} from '../src/engine/index.ts'
import {
  EDITION_IDS,
  type EditionId,
  HOUSE_FIELDS,
  HOUSE_RULES,
  type HouseRules,
  houseRulesFrom,
  OFFERED_EDITIONS,
  withHouseRules,
} from '../src/rulebook/index.ts'
import { commanderDecks } from './lib/commanderDecks.ts'
import { readCommandLine, refuse, wholeNumber } from './lib/commandLine.mjs'
import { inPairs, paired, wilson } from './lib/interval.ts'
import { chance, type Pilot, type Played, playGame } from './lib/playGame.ts'
import { type Dealer, type Dealt, dealFromFile, dealFromSet } from './lib/simDecks.ts'
import { type Besides, besidesFor } from './lib/variants.ts'
import { bySeat } from './lib/victims.ts'

const HELP = `npm run sim -- --games N --seed S [--ai LEVEL,LEVEL|random] [--edition 2004|2011|today|both] [--seats N] [--decks A,B]
    [--format-id ID] [--house FIELD=VALUE,...]
    [--format ffa|commander|giant|teams|archenemy|planechase|vanguard] [--range N] [--cards FILE] [--mirrored] [--pairs]
    [--ms N] [--clock] [--progress] [--json]

Plays N games by machine with decks of the built-in set; the same seed gives the same games.
  --ai       who plays: easy, normal, hard or random, one for both seats or one each (default: random)
  --edition  2004, 2011 or today, or both of the first two in turn (default: 2011)
  --format-id  the edition and house rules of a format of src/catalog/formats, by its id; decks as without it
  --house    house rules besides the edition's: manaBurn=true,legendRule=controllerKeepsOne
  --seats    how many players; beyond the second the pilots of --ai come again (default: 2)
  --decks    two decks by id (default: two at random for each game)
  --format   ffa: each for themself (the default); commander: singleton decks of the set with a commander each, 40 life; giant: two teams of two with turns and life
             in common; teams: two teams of two that can hand each other creatures (both with --seats 4); archenemy: one
             with a scheme deck against three (--seats 4); planechase: a planar deck each; vanguard: an avatar each
             (all of edition 2011)
  --range    how many seats away what a player does can reach (2011:contents/801; default: everywhere)
  --cards    decks drawn for each game from the cards of a file that are understood, by a curve of costs, in two colours
  --mirrored both seats play the same deck: what is left between them is how they play
  --pairs    two games in a row have the same seed and changed sides: the same cards for either, so that fewer games say as much
  --ms       the limit of each reply, instead of the level's own
  --clock    machine players keep their limits by the real clock; games are then not quite repeatable
  --progress tells after every tenth game on the error output how it stands
  --json     prints {games, finished, drawn, crashed, undecided, replies, repliesPerSecond, msPerGame, turns,
             worstReplyMs, wins, share, seats, failures: [{seed, error}]}; turns is the mean, wins by side as named in --ai,
             share what the first side won of the games that somebody won, and between what that lies (95 %, Wilson; of
             pairs what they say, a game that nobody won as half a one); with more than two seats {won, attackedFirst,
             strongest} by seat: games won, in which it was attacked first, and in which its board was the strongest of
             those that could be; strongestFirst: games in which the first attack went at such a one`

const fail = (message: string): never => refuse(HELP, message)

const told = (error: unknown): never => fail(error instanceof Error ? error.message : String(error))

function readPilots(text: string): readonly [Pilot, Pilot] {
  const known: readonly string[] = [...LEVELS, 'random']
  const names = text.split(',')
  if (names.length > 2 || names.some((name) => !known.includes(name)))
    fail(`--ai: ${text} is none of ${known.join(', ')}`)
  const [first, second] = names as Pilot[]
  return [first ?? 'random', second ?? first ?? 'random']
}

function readEditions(text: string): readonly EditionId[] {
  if (text === 'both') return OFFERED_EDITIONS
  const found = EDITION_IDS.find((id) => id === text)
  return found === undefined ? fail(`--edition: ${text} is neither of ${EDITION_IDS.join(', ')} nor both`) : [found]
}

/** House rules as they are written on the command line. */
function readHouse(text: string): HouseRules {
  const read = text
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const [name = '', said] = word.split('=')
      const field = HOUSE_FIELDS.find((one) => one === name)
      const values: readonly unknown[] = field === undefined ? [] : HOUSE_RULES[field].values
      const value = values.find((one) => String(one) === said)
      return value === undefined
        ? fail(
            `--house: ${word} is none of ${HOUSE_FIELDS.map((one) => `${one}=${HOUSE_RULES[one].values.join('|')}`).join(', ')}`,
          )
        : [name, value]
    })
  return houseRulesFrom(Object.fromEntries(read))
}

/** The editions in turn and the house rules: those of a format, or as they are asked for. */
function readRules(): { readonly editions: readonly EditionId[]; readonly house: HouseRules } {
  const id = options['format-id']
  const house = readHouse(options.house)
  if (id === undefined) return { editions: readEditions(options.edition), house }
  const format = formatNamed(id)
  if (format === null) return fail(`--format-id: there is no ${id}`)
  return { editions: [format.edition], house: { ...format.house, ...house } }
}

const { values: options } = readCommandLine(HELP, {
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    ai: { type: 'string', default: 'random' },
    edition: { type: 'string', default: '2011' },
    seats: { type: 'string', default: '2' },
    decks: { type: 'string' },
    cards: { type: 'string' },
    format: { type: 'string' },
    'format-id': { type: 'string' },
    house: { type: 'string', default: '' },
    range: { type: 'string' },
    ms: { type: 'string' },
    mirrored: { type: 'boolean', default: false },
    pairs: { type: 'boolean', default: false },
    clock: { type: 'boolean', default: false },
    progress: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** How a game may be played, other than each player alone. */
const FORMATS: Readonly<Record<string, GameFormat>> = {
  ffa: FREE_FOR_ALL,
  commander: COMMANDER,
  giant: TWO_HEADED_GIANT,
  teams: { ...FREE_FOR_ALL, teams: TWO_HEADED_GIANT.teams, deploy: true },
  archenemy: ARCHENEMY,
  planechase: PLANECHASE,
  vanguard: FREE_FOR_ALL,
}

function readFormat(editions: readonly EditionId[], seats: number): GameFormat | null {
  const { format: text = options.range === undefined ? undefined : 'ffa', range } = options
  if (text === undefined) return null
  const format = FORMATS[text]
  if (format === undefined) return fail(`--format: ${text} is none of ${Object.keys(FORMATS).join(', ')}`)
  const isOf2011 = format !== FREE_FOR_ALL || range !== undefined
  if (isOf2011 && editions.some((id) => id !== '2011')) return fail(`--format, --range: ${text} is of edition 2011`)
  if (range === undefined) return format
  return { ...format, ranges: Array.from({ length: seats }, () => wholeNumber(HELP, '--range', range, 1)) }
}

/** Where decks come from. */
async function dealerFor(format: GameFormat | null, wanted: readonly string[]): Promise<Dealer> {
  if (format?.commander !== true) return options.cards === undefined ? dealFromSet(wanted) : dealFromFile(options.cards)
  const build = await commanderDecks('2011')
  return (_, seat, roll): Dealt => build(seat, roll)
}

interface Game extends Played {
  readonly seed: number
  /** Which side of --ai won; `null`: nobody did. */
  readonly won: 0 | 1 | null
}

/** One game of the series: who sits where, the edition and the decks follow from its seed and number. */
function play(
  index: number,
  first: number,
  seated: number,
  deal: Dealer,
  pilots: readonly [Pilot, Pilot],
  { editions, house }: ReturnType<typeof readRules>,
  format: GameFormat | null,
  besides: (seat: number, roll: Roll) => Besides,
): Game {
  const seed = first + (options.pairs ? Math.floor(index / 2) : index)
  // Two games in a row are played with the same decks and changed sides: so no side has the better decks.
  const roll = chance(first + Math.floor(index / 2))
  const edition = editions[seed % editions.length] ?? '2011'
  const dealt = Array.from({ length: seated }, (_, seat) => deal(edition, seat, roll))
  const chosen = options.mirrored ? dealt.map(() => dealt[0] ?? { deck: [] }) : dealt
  // They change places from game to game; a team is of one side.
  const sideAt = (seat: number): 0 | 1 => {
    const team = format?.teams.findIndex((one) => one.includes(seat)) ?? -1
    return ((team < 0 ? seat : team) + index) % 2 === 0 ? 0 : 1
  }
  const seats = chosen.map((_, seat) => pilots[sideAt(seat)])
  const players = chosen.map((cards, seat) => ({
    name: `${seats[seat]} ${seat + 1}`,
    ...cards,
    ...besides(seat, roll),
  }))
  const setup = {
    edition: withHouseRules(edition, house),
    seed,
    players,
    starter: 'random',
    ...(format === null ? {} : { format }),
  } as const
  const ms = options.ms === undefined ? null : wholeNumber(HELP, '--ms', options.ms, 1)
  const game = playGame(setup, seats, seed, { real: options.clock, ms })
  return { ...game, seed, won: game.winner === null ? null : sideAt(game.winner) }
}

/** What the first side won of a game: half of one that nobody won. */
const wonBy = ({ won }: Game): number => (won === null ? 0.5 : 1 - won)

/** What the first side won, with its interval, in percent. */
function shareOf(played: readonly Game[]) {
  const percent = (share: number) => Math.round(share * 1000) / 10
  const shares = options.pairs ? inPairs(played.map(wonBy)) : played.filter(({ winner }) => winner !== null).map(wonBy)
  const won = shares.reduce((sum, share) => sum + share, 0)
  const [low, high] = options.pairs ? paired(shares) : wilson(won, shares.length)
  return { percent: shares.length === 0 ? null : percent(won / shares.length), low: percent(low), high: percent(high) }
}

/** Plays one game after the other; says how they stand where that is asked for. */
function playAll(games: number, playOne: (index: number) => Game): readonly Game[] {
  const played: Game[] = []
  for (let index = 0; index < games; index++) {
    played.push(playOne(index))
    if (options.progress && played.length % 10 === 0) console.error(played.length, JSON.stringify(shareOf(played)))
  }
  return played
}

function summary(played: readonly Game[], seats: number) {
  const count = (ended: Played['ended']) => played.filter((game) => game.ended === ended).length
  const sum = (of: (game: Game) => number) => played.reduce((total, game) => total + of(game), 0)
  const won = (side: number) => played.filter((game) => wonBy(game) === 1 - side).length
  const ms = sum((game) => game.ms)
  const replies = sum((game) => game.replies)
  const wins = [won(0), won(1)] as const
  return {
    games: played.length,
    finished: count('won') + count('drawn'),
    drawn: count('drawn'),
    crashed: count('crashed'),
    undecided: count('undecided'),
    replies,
    repliesPerSecond: Math.round((replies / Math.max(1, ms)) * 1000),
    msPerGame: Math.round(ms / Math.max(1, played.length)),
    turns: Math.round((sum((game) => game.turns) / Math.max(1, played.length)) * 10) / 10,
    worstReplyMs: Math.round(Math.max(0, ...played.map((game) => game.worstReplyMs))),
    wins,
    share: shareOf(played),
    ...(seats > 2 ? { seats: bySeat(played, seats) } : {}),
    failures: played.flatMap(({ seed, error }) => (error === null ? [] : [{ seed, error }])),
  }
}

async function main(): Promise<void> {
  if (options.help) {
    console.log(HELP)
    return
  }
  const games = wholeNumber(HELP, '--games', options.games, 1)
  const first = wholeNumber(HELP, '--seed', options.seed)
  const seats = wholeNumber(HELP, '--seats', options.seats, 2)
  const pilots = readPilots(options.ai)
  const rules = readRules()
  const wanted = options.decks?.split(',') ?? []
  const format = readFormat(rules.editions, seats)
  const why = format === null ? null : whyNotFormat(format, seats, { edition: rules.editions[0] ?? '2011' })
  if (why !== null) fail(`--seats: ${options.format ?? 'ffa'} is not played by ${seats}`)
  const deal = await dealerFor(format, wanted).catch(told)
  const besides = await besidesFor(format, options.format === 'vanguard')
  const played = playAll(games, (index) => play(index, first, seats, deal, pilots, rules, format, besides))
  const result = summary(played, seats)
  if (options.json) console.log(JSON.stringify(result))
  else
    for (const [key, value] of Object.entries(result))
      console.log(`${key.padEnd(17)} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
  if (result.crashed > 0) process.exitCode = 1
}

await main()
