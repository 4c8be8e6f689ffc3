/**
 * Players, as rules text names them: "you", "each opponent", "its controller", "that player"; and their possessives.
 */
import type { Filter, Players, Target, Thing } from '../../language/index.ts'
import {
  either,
  named,
  nounRule,
  part,
  phrase,
  placed,
  plural,
  role,
  rule,
  type Syntax,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { counts, ONE, type Several } from './counts.ts'
import { said, saidPlayer } from './said.ts'
import type { WhoSyntaxes } from './who.ts'

export interface PlayerSyntaxes {
  /** As subject or object: "you", "target player". */
  readonly player: Syntax<Players>
  /** Whose: "your", "its owner's", "each player's". */
  readonly possessive: Syntax<Players>
  /** As the controller in a filter: "your opponents" means any of them. */
  readonly holder: Syntax<Players>
}

type PlayerTarget = Target & { readonly filter: null; readonly player: 'any' | 'opponent' }

const fixed = { kind: 'target', slot: 0, filter: null, distinct: false } as const

function targets(several: Several, { who, announced, rival }: WhoSyntaxes): Syntax<Players> {
  const such = part()`${{ who }}`
  const then = part()`${{ who: announced }}`
  const one = either(
    nounRule('target', { ...fixed, count: ONE, player: 'any' })`target player who ${such}`,
    nounRule('target', { ...fixed, count: ONE, player: 'opponent' })`target opponent who ${such}`,
    nounRule('target', { ...fixed, count: ONE, player: 'opponent', onlyAnnounced: true })`target opponent who ${then}`,
    nounRule('target', { ...fixed, count: ONE, player: 'any' })`target player ${part()`${{ who: rival }}`}`,
    nounRule('target', { ...fixed, count: ONE, player: 'any' })`target player`,
    nounRule('target', { ...fixed, count: ONE, player: 'opponent' })`target opponent`,
    nounRule('target', { ...fixed, distinct: true, count: ONE, player: 'any' })`another target player`,
  ) as Syntax<PlayerTarget>
  const more = either(
    nounRule('target', { ...fixed, player: 'any' })`${{ count: several }} target players|player`,
    nounRule('target', { ...fixed, player: 'opponent' })`${{ count: several }} target opponents|opponent`,
  ) as Syntax<PlayerTarget>
  return role('target', either(one, more))
}

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
export const thatPlayers = saidPlayer(table('whose', { "that player's": said('that player') }))
const didTo = table('what was done', { discarded: 'discarded', sacrificed: 'sacrificed' } as const)

/** As said: than whom, is meant (`saidNodes.ts`). */
const EACH_OTHER = { kind: 'eachOpponent', other: true } as Players

/** Everyone but "you" and "they". */
function others(
  possessed: Syntax<Thing>,
  indefinite: Syntax<Filter>,
  thing: Syntax<Thing>,
  whose: WhoSyntaxes,
): Syntax<Players> {
  return either(
    singular(
      either(
        rule('eachPlayer')`each player`,
        rule('eachPlayer', { first: 'you' })`starting with you, each player`,
        rule('playersWho', { among: 'players' })`each player who ${{ if: whose.who }}`,
        rule('playersWho', { among: 'opponents' })`each opponent who ${{ if: whose.who }}`,
        wordings(
          rule('playersWho', { among: 'one' })`the player who ${{ if: whose.who }}`,
          rule('playersWho', { among: 'one' })`the player with ${{ if: whose.having }}`,
        ),
        rule('othersThan')`each player other than ${{ who: targets(counts.several, whose) }}`,
        rule('othersThan')`each of ${{ who: thatPlayers }} opponents`,
        rule('whoDid', { done: 'flippedTails', filter: null })`each player whose coin comes up tails`,
        rule('whoDid')`each player who ${{ done: didTo }} ${{ filter: indefinite }} this way`,
        table('a player', {
          "each player who doesn't win the subgame": { kind: 'bySubgame', won: false },
          'the player who wins the subgame': { kind: 'bySubgame', won: true },
        }),
        table('a player', { 'each opponent': { kind: 'eachOpponent' }, 'each other player': EACH_OTHER }),
        rule('anOpponent')`[an opponent / any opponent]`,
        table('a player', { 'a player': { kind: 'anyPlayer' }, 'any player': { kind: 'anyPlayer' } }),
        table('a player', { 'the first player': { kind: 'eventPlayer' } }),
        rule('activePlayer')`[the active player / attacking player / the attacking player]`,
        rule('chosenPlayer')`the chosen player`,
        rule('defendingPlayer')`defending player`,
        rule('enchantedPlayer')`[enchanted player / the enchanted player]`,
        saidPlayer(
          table('a player', {
            'that player': said('that player'),
            'the player': said('that player'),
            'that opponent': said('that opponent'),
          }),
        ),
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
      ),
    ),
    targets(counts.several, whose),
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
  const base = either(you, they, other)
  const your: Syntax<Players> = table('whose', { your: { kind: 'you' } })
  const their = saidPlayer(table('whose', { their: said('they') }))
  return {
    player: placed(named('a player', wordings(base, all, yourOpponents))),
    holder: placed(wordings(base, anyOpponents, all)),
    possessive: placed(named('whose', either(your, their, phrase`${other}'s`))),
  }
}
