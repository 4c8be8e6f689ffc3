/** What is so of a token from the first: "a token that attacks that player each combat if able", "that's blocking it". */
import { type Ability, type Effect, memoised } from '../../language/index.ts'
import { creating, type Effects, fightsEach, SAME_THING } from '../clauses/index.ts'
import { narrowed, part, quiet, type Syntax, shaped, singular, wordings, words } from '../core/index.ts'
import { thing } from '../nouns/index.ts'

const one = singular(words(''))
/** One token: the words after it are about that. */
const made = memoised((granted: Syntax<Ability>) =>
  narrowed(creating(granted) as Syntax<Effect>, (effect) => 'n' in effect && effect.n === 1),
)

/** "Create a 2/2 black Zombie creature token that attacks that player each combat if able." */
export const tokenThat = (granted: Syntax<Ability>): Syntax<Effects> =>
  wordings(
    shaped(part()`${{ token: made(granted) }} that ${one} ${{ restriction: fightsEach }}`, ({ token, restriction }) => [
      token,
      {
        kind: 'modify',
        what: SAME_THING,
        changes: [{ kind: 'restrict', restriction }],
        duration: { kind: 'permanent' },
      },
    ]),
    shaped(part()`${{ token: made(granted) }} that's blocking ${{ whom: quiet(thing) }}`, ({ token, whom }) => [
      token,
      { kind: 'block', what: SAME_THING, whom, made: true },
    ]),
  )
