/** What creatures have done in combat: "that attacked this turn", "that blocked or were blocked by it this turn". */
import { memoised, type Players, type Predicate, type Thing } from '../../language/index.ts'
import { either, part, type Syntax, shaped, table, wordings, words } from '../core/index.ts'

type Fought = Extract<Predicate, { is: 'fought' }>
const didFight = (as: Fought['as'], during: Fought['during']) => ({ is: 'fought', as, during }) as const
const didEither = (during: 'turn' | 'combat'): Predicate => ({
  is: 'anyOf',
  of: [didFight('attacker', during), didFight('blocker', during)],
})

/** "Attacked this turn". */
export const fought: Syntax<Predicate> = table<Predicate>('what it did', {
  'attacked this turn': didFight('attacker', 'turn'),
  'attacked this combat': didFight('attacker', 'combat'),
  'attacked during your last turn': didFight('attacker', 'lastTurn'),
  "attacked during its controller's last turn": didFight('attacker', 'lastTurn'),
  "attacked during their controller's last turn": didFight('attacker', 'lastTurn'),
  'blocked this turn': didFight('blocker', 'turn'),
  'blocked this combat': didFight('blocker', 'combat'),
  'attacked or blocked this turn': didEither('turn'),
  'attacked or blocked this combat': didEither('combat'),
  'was blocked this turn': { is: 'wasBlocked', by: null },
  'blocked or was blocked this turn': {
    is: 'anyOf',
    of: [didFight('blocker', 'turn'), { is: 'wasBlocked', by: null }],
  },
})
/** "Didn't attack this turn": what it didn't do. */
export const foughtNot: Syntax<Predicate> = table<Predicate>('what it did not do', {
  "didn't attack": didFight('attacker', 'combat'),
  "didn't attack this turn": didFight('attacker', 'turn'),
  "didn't attack this combat": didFight('attacker', 'combat'),
  "didn't block this turn": didFight('blocker', 'turn'),
  "didn't block this combat": didFight('blocker', 'combat'),
  "didn't attack or block this turn": didEither('turn'),
  "didn't attack or block this combat": didEither('combat'),
})

/** "Blocked by it this turn". */
export const blockedBy = memoised((thing: Syntax<Thing>) => part()`blocked by ${{ by: thing }} this turn`)
/** "That blocked or were blocked by it this turn". */
export const metBy = (thing: Syntax<Thing>) =>
  shaped(part()`that blocked or [were / was] ${blockedBy(thing)}`, ({ by }) => ({
    is: 'anyOf',
    of: [
      { is: 'fought', as: 'blocker', during: 'turn', whom: by },
      { is: 'wasBlocked', by },
    ],
  }))

/** "Banded with ~"; beside it, what else a permanent has: "that has an activated ability with {T} in its cost". */
export const inBand = (thing: Syntax<Thing>): Syntax<Predicate> =>
  either(
    part({ is: 'bandedWith' })`banded with ${{ thing }}`,
    words('without summoning sickness', {
      is: 'anyOf',
      of: [
        { is: 'keyword', keyword: 'haste' },
        { is: 'heldSince', by: { kind: 'you' }, turn: 'this' },
      ],
    } as const),
    words('that has an Adventure', { is: 'inset', subtype: 'Adventure' } as const),
    words('that have an Adventure', { is: 'inset', subtype: 'Adventure' } as const),
    table('what it has', {
      'that has an activated ability with {T} in its cost': { is: 'tapAbility' },
      'with mana abilities': { is: 'activatedAbility', mana: true },
      "with an activated ability that isn't a mana ability": { is: 'activatedAbility', mana: false },
    }),
  )

/** "They controlled since the beginning of the turn", "that player hasn't controlled continuously since ...". */
export const heldBy = (holder: Syntax<Players>): Syntax<Predicate> => {
  const held = part({ is: 'heldSince', turn: 'this' })
  return wordings(
    held`${{ by: holder }} controlled since the beginning of the turn`,
    held`${{ by: holder }} has controlled continuously since the beginning of the turn`,
    shaped(
      held`${{ by: holder }} [hasn't / haven't / didn't] [controlled / control] continuously since the beginning of the turn`,
      (of) => ({ is: 'not', of }),
    ),
  )
}
