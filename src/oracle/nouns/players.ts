/**
 * Players, as rules text names them: "you", "each opponent", "its controller", "that player"; and their possessives.
 */
import type { Condition, Filter, Players, Quantity, Thing } from '../../language/index.ts'
import {
  either,
  named,
  nounRule,
  nouns,
  one,
  part,
  phrase,
  placed,
  plural,
  quiet,
  role,
  rule,
  type Syntax,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { counts, ONE, type Several } from './counts.ts'
import { said, saidPlayer } from './said.ts'
import { holding, type WhoSyntaxes } from './who.ts'

export interface PlayerSyntaxes {
  /** As subject or object: "you", "target player". */
  readonly player: Syntax<Players>
  /** Whose: "your", "its owner's", "each player's". */
  readonly possessive: Syntax<Players>
  /** As the owner of a zone in a filter: "your opponents'" means any of them. */
  readonly holders: Syntax<Players>
  /** As the controller in a filter: "your opponents" means any of them. */
  readonly holder: Syntax<Players>
}

const fixed = { kind: 'target', slot: 0, filter: null } as const

const kinds = nouns('a player', [
  ['player', 'players', 'any'],
  ['opponent', 'opponents', 'opponent'],
  ['teammate', 'teammates', 'teammate'],
] as const)

function targets(several: Several, { who, announced, rival, dealt }: WhoSyntaxes): Syntax<Players> {
  const sole = { ...fixed, count: ONE } as const
  const kind = one(kinds)
  const such = either(
    part()``,
    wordings(part()`who ${{ who }}`, part()`${{ who: dealt }}`),
    part({ onlyAnnounced: true })`who ${{ who: announced }}`,
    part()`${{ who: rival }}`,
  )
  return role(
    'target',
    either(
      nounRule('target', { ...sole, distinct: false })`target ${{ player: kind }} ${such}`,
      nounRule('target', { ...sole, distinct: true })`another target ${{ player: kind }}`,
      nounRule('target', { ...fixed, distinct: false })`${{ count: several }} target ${{ player: kinds }}`,
    ),
  )
}

const enchanted: Syntax<Players> = table('a player', {
  'enchanted player': { kind: 'enchantedPlayer' },
  'the enchanted player': { kind: 'enchantedPlayer' },
  'enchanted opponent': { kind: 'enchantedPlayer' },
})
/** After "a" or "any". */
const anyone = nouns('a player', [
  ['player', 'players', { kind: 'anyPlayer' }],
  ['opponent', 'opponents', { kind: 'anOpponent' }],
] as const)
const you = plural(rule('you')`you`)
const they = saidPlayer(plural(words('they', said('they'))))
const yourOpponents = plural(table('a player', { 'your opponents': { kind: 'eachOpponent' } }))
const anyOpponents = plural(table('a player', { 'your opponents': { kind: 'anOpponent' } }))

/** "You've", "they've". */
const shortHaving = table('who', {
  "you've": { kind: 'you' },
  "they've": said('they'),
}) as Syntax<unknown> as Syntax<Players>
/** "You've", "target player has": before what has been done. */
export const makeHaving = (player: Syntax<Players>): Syntax<{ readonly who: Players }> =>
  wordings(part()`${{ who: player }} have|has`, part()`${{ who: shortHaving }}`)

/** "That player's", for whom everybody else is an opponent. */
const thatPlayers = saidPlayer(table('whose', { "that player's": said('that player') }))
/** Nothing is said: the player of whom the words before speak. */
const mentioned = saidPlayer(words('', said('that player')))
const didTo = table('what was done', { discarded: 'discarded', sacrificed: 'sacrificed' } as const)

const undone = table('what was not done', { discard: 'discarded', sacrifice: 'sacrificed' } as const)
/** "Each opponent who didn't sacrifice a creature": all of them but those who did. */
const opponentsWhoDidnt = (indefinite: Syntax<Filter>): Syntax<Players> =>
  shaped(
    part()`each opponent who didn't ${{ done: undone }} ${{ filter: indefinite }} [/ this way]`,
    ({ done, filter }) => ({ kind: 'othersThan', opponents: true, who: { kind: 'whoDid', done, filter } }),
  )
/** Who took what this text has offered. */
const TAKERS: Players = { kind: 'whoDid', done: 'accepted', filter: null }
const takers: Syntax<Players> = table('a player', {
  'each friend': { kind: 'whoDid', done: 'friend', filter: null },
  'each foe': { kind: 'whoDid', done: 'foe', filter: null },
  'each player who does': TAKERS,
  'each opponent who does': TAKERS,
  "each player who doesn't": { kind: 'othersThan', who: TAKERS },
  "each opponent who doesn't": { kind: 'othersThan', opponents: true, who: TAKERS },
})
/** The same, to be counted. */
const takersCounted: Syntax<Players> = nouns('a player', [
  ['opponent who investigated this way', 'opponents who investigated this way', TAKERS],
])

/** "The opponent with the highest life total among your opponents": of several tied, another sentence says which. */
const LIFE: Quantity = { kind: 'life', of: { kind: 'asked' } }
const opponentWith: Syntax<Players> = rule('playersWho', { among: 'opponents' })`the opponent with the ${{
  if: table<Condition>('most or least', {
    highest: { kind: 'compare', a: LIFE, op: '>=', b: { kind: 'extremeLife', most: true, opponents: true } },
    lowest: { kind: 'compare', a: LIFE, op: '<=', b: { kind: 'extremeLife', most: false, opponents: true } },
  }),
}} life total among your opponents`

/** As said: than whom, is meant (`nodeInterpreter.ts`). */
const EACH_OTHER = { kind: 'eachOpponent', other: true } as Players

const exceptDefender = rule('othersThan', { opponents: true })`each opponent other than ${{
  who: words('defending player', { kind: 'defendingPlayer' } as const),
}}`
const known: Syntax<Players> = table('a player', {
  'the first player': { kind: 'eventPlayer' },
  'the promised player': { kind: 'promised' },
  "each player who doesn't win the subgame": { kind: 'bySubgame', won: false },
  'the player who wins the subgame': { kind: 'bySubgame', won: true },
})

/** "Player who controls more lands than you", "opponents who lost life this turn": to be counted. */
export const makeSuchPlayers = ({ these }: WhoSyntaxes): Syntax<Players> => either(takersCounted, playersSuch(these))
const playersSuch = (these: Syntax<Condition>) =>
  nounRule('playersWho')`${{
    among: nouns('a player', [
      ['player', 'players', 'players'],
      ['opponent', 'opponents', 'opponents'],
    ] as const),
  }} [who / that] ${{ if: these }}` as Syntax<unknown> as Syntax<Players>

const eachHolding = rule('playersWho')`each ${{
  among: table('a player', { player: 'players', opponent: 'opponents' }),
}} with ${{ if: holding }}`
/** "Its controller", "the owner of target creature". */
const ofThings = (possessed: Syntax<Thing>, thing: Syntax<Thing>): Syntax<Players> =>
  either(
    wordings(
      rule('controllerOf')`${{ thing: possessed }} controller`,
      rule('controllerOf')`the controller of ${{ thing }}`,
    ),
    wordings(rule('ownerOf')`${{ thing: possessed }} owner`, rule('ownerOf')`the owner of ${{ thing }}`),
    wordings(
      rule('playerOrController')`that player or ${{ thing: possessed }} controller`,
      rule('playerOrController')`that player or by ${{ thing: possessed }} controller`,
      rule('playerOrController')`${{ thing: possessed }} controller or that player`,
    ),
  )

/** Everyone but "you" and "they". */
function others(
  possessed: Syntax<Thing>,
  indefinite: Syntax<Filter>,
  thing: Syntax<Thing>,
  whose: WhoSyntaxes,
): Syntax<Players> {
  const targeted = targets(counts.several, whose)
  return either(
    singular(
      either(
        rule('eachPlayer')`each player`,
        rule('eachPlayer', { first: 'you' })`starting with you, each player`,
        rule('playersWho')`each ${{ among: table('a player', { player: 'players', opponent: 'opponents' }) }} who ${{
          if: whose.who,
        }}`,
        eachHolding,
        wordings(
          rule('playersWho', { among: 'one' })`the player who ${{ if: whose.who }}`,
          rule('playersWho', { among: 'one' })`the player with ${{ if: whose.having }}`,
          opponentWith,
        ),
        rule('othersThan')`each player other than ${{ who: targeted }}`,
        exceptDefender,
        rule('othersThan')`each of ${{ who: thatPlayers }} opponents`,
        rule('othersThan', {
          opponents: true,
        })`[each of your other opponents / each other opponent] ${{ who: mentioned }}`,
        rule('whoDid', { done: 'flippedTails', filter: null })`each player whose coin comes up tails`,
        rule('whoDid')`each player who ${{ done: didTo }} ${{ filter: indefinite }} this way`,
        opponentsWhoDidnt(indefinite),
        takers,
        table('a player', { 'each opponent': { kind: 'eachOpponent' }, 'each other player': EACH_OTHER }),
        phrase`[a / any] ${one(anyone)}`,
        rule('yourTeam')`your team`,
        known,
        rule('activePlayer')`[the active player / attacking player / the attacking player]`,
        rule('chosenPlayer')`the chosen player`,
        rule('defendingPlayer')`defending player`,
        enchanted,
        saidPlayer(
          table('a player', {
            'that player': said('that player'),
            'the player': said('that player'),
            'that opponent': said('that opponent'),
            'that attacking player': said('that player'),
          }),
        ),
        ofThings(possessed, thing),
      ),
    ),
    targeted,
  )
}

/** `possessed` is what a controller or owner may belong to: "its", "enchanted creature's"; `indefinite`: "a card". */
export function makePlayers(
  possessed: Syntax<Thing>,
  indefinite: Syntax<Filter>,
  thing: Syntax<Thing>,
  whose: WhoSyntaxes,
): PlayerSyntaxes {
  const other = others(possessed, indefinite, thing, whose)
  const all = plural(table('a player', { players: { kind: 'eachPlayer' }, 'all players': { kind: 'eachPlayer' } }))
  // "Each" stands before the verb.
  const together = plural(rule('youAnd')`you and ${{ who: quiet(placed(other)) }}`)
  const base = either(you, they, other, together)
  const your: Syntax<Players> = singular(table('whose', { your: { kind: 'you' } }))
  const their = saidPlayer(singular(table('whose', { their: said('they') })))
  const whose_ = (opponents: Syntax<Players>): Syntax<Players> =>
    either(your, their, phrase`${wordings(other, opponents, all)}'|'s`)
  return {
    player: placed(named('a player', wordings(base, all, yourOpponents))),
    holder: placed(wordings(base, anyOpponents, all)),
    possessive: placed(named('whose', whose_(yourOpponents))),
    holders: placed(named('whose', whose_(anyOpponents))),
  }
}
