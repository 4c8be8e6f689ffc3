import { expect, test } from 'vitest'
import { setsOfKinds } from './support/forbidden.ts'
import { readSources } from './support/sources.ts'

/** What the engine has one place for, and the sign of another one. */
const ONE_PLACE: readonly {
  readonly what: string
  readonly sign: RegExp
  readonly home: readonly string[]
  readonly within?: string
}[] = [
  {
    what: 'which zones the words of a filter name',
    sign: /\.is === 'in'|noun (===|!==) '(permanent|spell|ability|source)'/,
    home: ['src/language/filters.ts', 'src/engine/continuous/words/where.ts'],
  },
  { what: 'asking for an order', sign: /ask\('order'/, home: ['src/engine/questions/inOrder.ts'] },
  {
    what: 'driving a process by anything but yield*',
    sign: /process\.next\(|(?<!\w)(step|it)\.done/,
    home: ['src/engine/questions/recording.ts', 'src/engine/game.ts'],
  },
  {
    what: 'what a restriction means, or a limit on activations',
    sign: /(restriction|limit)\.kind [!=]==/,
    home: [],
    within: 'src/engine/',
  },
  {
    what: 'what a rule for a player means',
    sign: /kind [!=]== '(cantCast|cantPlayLands|cantGainLife|cantLose|cantWin|playFrom|topRevealed|castAsThoughFlash|\w*[mM]aximumHandSize)'/,
    home: [],
  },
  {
    what: 'what differs by edition: code asks the edition record, never the id',
    sign: /[=!]== '(20\d\d|today)'|'(20\d\d|today)' [=!]==|case '(20\d\d|today)'/,
    home: [],
  },
  {
    what: 'which words add mana',
    sign: /kind === 'addMana'\) (adds|found)/,
    home: ['src/language/manaAdded.ts'],
  },
  {
    what: 'telling abilities apart, which their keys do',
    sign: /abilities(Of\([^)]*\))?\)?\[[a-z]|JSON\.stringify\([^)]*(abilit|modes|effects)/,
    home: [],
  },
  {
    what: 'finding the line of an ability, which its address tells',
    sign: /(text|Text|rulesText)\)?\.(split\('\\n'\)|matchAll\()/,
    home: ['src/ui/glyphs/RulesText.tsx'],
  },
  {
    what: 'what one keyword does, which its file says',
    sign: /keyword\.name === '/,
    // What a creature that can't attack is worth to the machine players.
    home: ['src/ai/changes.ts'],
  },
  {
    what: 'reading a state past what the layers may read of it, or note',
    sign: /\bas (State|GameObject|Player)\b(?!\[)/,
    home: [],
    within: 'src/engine/continuous/',
  },
  {
    what: 'finding what is phased out, too (2004:217.8c, 2011:702.24b): all else asks find, which finds what is there',
    sign: /\b(find|get)Anywhere\(/,
    home: [
      // The door itself, and writing.
      'src/engine/state/read.ts',
      'src/engine/state/draft.ts',
      // Phasing, and effects that speak of what is phased out.
      'src/engine/events/phasing.ts',
      'src/engine/events/possible.ts',
      'src/engine/resolve/effects/permanents.ts',
      'src/engine/continuous/words/predicates.ts',
      // What the rules say of it all the same: damage goes at cleanup, tokens cease, effects and history stay.
      'src/engine/events/damage.ts',
      'src/engine/events/facing.ts',
      'src/engine/events/turns.ts',
      'src/engine/events/stackObjects.ts',
      'src/engine/stateBased/ceasing.ts',
      'src/engine/stateBased/legendStatus.ts',
      'src/engine/continuous/layers/characteristics.ts',
      'src/engine/continuous/layers/durations.ts',
      // What compares, shows, imagines or writes down the whole game.
      'src/engine/loops/mandatory.ts',
      'src/engine/seen/cut.ts',
      'src/engine/seen/imagine.ts',
      'src/engine/wholePosition.ts',
      'src/engine/boards/write.ts',
      'src/ai/strength.ts',
      'src/ai/worth.ts',
      'src/ui/view/cardView.ts',
      'src/ui/view/rows.ts',
      'src/ui/view/zones.ts',
    ],
  },
  {
    what: 'reading the pages of objects, which find and objectsOf do',
    sign: /\b(state|State|now|rest|whole)\b(\(\w+\))?\.objects\b/,
    home: [
      'src/engine/state/read.ts',
      'src/engine/state/state.ts',
      // Every object, wherever it is: who leaves, what restarts, and what is seen or imagined of it.
      'src/engine/events/leaving.ts',
      'src/engine/events/restart.ts',
      'src/engine/resolve/effects/subgame.ts',
      'src/engine/priority/priority.ts',
      'src/engine/seen/cut.ts',
      'src/engine/seen/imagine.ts',
      'src/engine/wholePosition.ts',
      'src/engine/seen/objects.ts',
      'src/engine/wholePosition.ts',
      'src/ai/guess.ts',
    ],
  },
  {
    what: 'what a copy has',
    sign: /printed\[[^\]]*copied/,
    home: [],
  },
]

const all = readSources('src')
const engine = all.filter(({ path }) => /^src\/(engine|ai|store|ui)\//.test(path))

test.each(ONE_PLACE)('one place: $what', ({ sign, home, within = 'src/' }) => {
  const elsewhere = engine
    .filter(({ path, text }) => path.startsWith(within) && sign.test(text) && !home.includes(path))
    .map(({ path }) => path)
  expect(elsewhere).toEqual([])
  for (const path of home) expect(all.find((one) => one.path === path)?.text).toMatch(sign)
})

test('no set of kinds is written outside language/kinds: it is a filter over the rows', () =>
  expect(setsOfKinds(readSources('src'))).toEqual([]))

test('caches by object are made in one place', () => {
  const home = 'src/language/memo.ts'
  const elsewhere = all.filter(({ path, text }) => path !== home && /\bWeakMap\b/.test(text)).map(({ path }) => path)
  const reason = `a cache by object is memoised(...), a note kept for an object is in a sideTable(): both are in ${home}`
  expect(elsewhere, reason).toEqual([])
})
