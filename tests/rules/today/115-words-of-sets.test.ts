/** What may be chosen together: so much in total, or no two alike. */
import { expect, test } from 'vitest'
import { get, legalReplies } from '../../../src/engine/index.ts'
import { mostTogether } from '../../../src/engine/questions/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{1}', '1/1'),
  creature('Elk', '{2}', '2/2'),
  creature('Ogre', '{3}', '3/3'),
  creature('Fiend', '{1}', '2/1'),
  card(
    'Recall',
    '{0}',
    'Sorcery',
    'Return up to two target creature cards with total mana value 3 or less from your graveyard to the battlefield.',
  ),
  card(
    'Sweep',
    '{0}',
    'Sorcery',
    "Return any number of target creatures with total power 3 or less to their owners' hands.",
  ),
  card('Echoes', '{0}', 'Sorcery', 'Return any number of cards with different names from your graveyard to your hand.'),
  card(
    'Muster',
    '{0}',
    'Sorcery',
    'Choose any number of creatures with different powers. Those creatures get +2/+2 until end of turn.',
  ),
  card(
    'Trove',
    '{0}',
    'Sorcery',
    'Look at the top four cards of your library. Put any number of creature cards with total mana value 3 or less from among them onto the battlefield. Put the rest on the bottom of your library in a random order.',
  ),
  card('Duel', '{0}', 'Instant', 'Destroy two target creatures with different names.'),
  card('Barter', '{0}', 'Sorcery', 'Exchange control of two target permanents that share a permanent type.'),
  card('Urn', '{0}', 'Artifact'),
  creature('Cog', '{0}', '1/1', '', 'Artifact Creature — Construct'),
  card('Hush', '{0}', 'Instant', 'Destroy two target creatures with total power 4 or less.'),
  card(
    'Sort',
    '{0}',
    'Instant',
    'Choose one —\n• Destroy two target creatures with different names.\n• You gain 2 life.',
  ),
]
const playing = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const together = { key: 'choose.notTogether' }

test('control of two targets that share a type is exchanged; of others it isn’t', () => {
  const game = playing({ hand: ['Barter'], battlefield: ['Urn', 'Imp'] }, { battlefield: ['Cog', 'Elk'] })
  game.cast('Barter')
  expect(game.refusal([game.ref('Urn'), game.ref('Elk')])).toMatchObject(together)
  game.reply([game.ref('Urn'), game.ref('Cog')]).resolve()
  expect(['Urn', 'Cog', 'Elk'].map((name) => get(game.state, game.id(name)).controller)).toEqual([1, 0, 1])
  game.isAtAQuestion()
})

test('an artifact creature shares a type with either', () => {
  const game = playing({ hand: ['Barter'], battlefield: ['Imp'] }, { battlefield: ['Cog'] })
  game.cast('Barter')
  game.reply([game.ref('Imp'), game.ref('Cog')]).resolve()
  expect(['Imp', 'Cog'].map((name) => get(game.state, game.id(name)).controller)).toEqual([1, 0])
  const none = playing({ hand: ['Barter'], battlefield: ['Imp'] }, { battlefield: ['Urn'] })
  expect(none.why({ do: 'cast', ...none.way(none.id('Barter'), 'normal') })).not.toBeNull()
})

test('targets within a total mana value', () => {
  const game = playing({ hand: ['Recall'], graveyard: ['Imp', 'Elk', 'Ogre', 'Fiend'] })
  game.cast('Recall')
  const [imp, elk, ogre] = ['Imp', 'Elk', 'Ogre'].map((name) => game.ref(name))
  expect(game.refusal([elk, ogre])).toMatchObject(together)
  expect(game.refusal([imp, ogre])).toMatchObject(together)
  game.reply([imp, elk] as never).resolve()
  expect([game.has('battlefield', 'Imp'), game.has('battlefield', 'Elk')]).toEqual([true, true])
  game.isAtAQuestion()
})

test('one that is too much by itself is no target; what is listed as legal is', () => {
  const game = playing({ hand: ['Sweep'], battlefield: ['Imp', 'Elk'] }, { battlefield: ['Ogre'] })
  game.cast('Sweep')
  const question = game.asks('targets')
  expect(question.legal).toHaveLength(3)
  expect(game.refusal([game.ref('Imp'), game.ref('Ogre')])).toMatchObject(together)
  game.reply([game.ref('Imp'), game.ref('Elk')]).resolve()
  expect(game.has('battlefield', 'Ogre')).toBe(true)
  game.isAtAQuestion()
})

test('[today:201.2a] cards with different names, chosen as it resolves', () => {
  const game = playing({ hand: ['Echoes'], graveyard: ['Imp', 'Imp', 'Elk'] })
  game.cast('Echoes').resolve()
  const all = game.asks('choose').from
  expect(game.asks('choose').max).toBe(2)
  const imps = all.filter((id) => id !== game.id('Elk'))
  expect(game.refusal(imps)).toMatchObject(together)
  game.reply([imps[0] ?? 0, game.id('Elk')])
  expect(game.handSize(0)).toBe(2)
  game.isAtAQuestion()
})

test('[today:608.2d] creatures with different powers', () => {
  const game = playing({ hand: ['Muster'], battlefield: ['Imp', 'Elk', 'Fiend'] })
  game.cast('Muster').resolve()
  const [imp, elk, fiend] = ['Imp', 'Elk', 'Fiend'].map((name) => game.id(name))
  expect(game.refusal([elk, fiend])).toMatchObject(together)
  game.reply([imp, fiend] as never)
  expect([game.size('Imp'), game.size('Fiend'), game.size('Elk')]).toEqual(['3/3', '4/3', '2/2'])
  game.isAtAQuestion()
})

test('[today:608.2d] among cards looked at', () => {
  const game = playing({ hand: ['Trove'], library: ['Imp', 'Elk', 'Ogre', 'Fiend'] })
  game.cast('Trove').resolve()
  const [imp, elk, ogre] = ['Imp', 'Elk', 'Ogre'].map((name) => game.id(name))
  expect(game.refusal([elk, ogre])).toMatchObject(together)
  game.reply([imp, elk] as never)
  game.resolveAll()
  expect([game.has('battlefield', 'Imp'), game.has('battlefield', 'Elk'), game.has('library', 'Ogre')]).toEqual([
    true,
    true,
    true,
  ])
  game.isAtAQuestion()
})

test.each<[string, readonly string[], boolean]>([
  ['Duel', ['Imp', 'Imp'], false],
  ['Duel', ['Imp', 'Imp', 'Elk'], true],
  ['Hush', ['Elk', 'Ogre'], false],
  ['Hush', ['Imp', 'Ogre'], true],
  ['Hush', ['Imp'], false],
])('[today:601.2e] %s with %s: it can be cast only where enough can be chosen together', (name, battlefield, may) => {
  const game = playing({ hand: [name], battlefield })
  const action = { do: 'cast', object: game.id(name, 'hand'), via: 'normal' } as const
  expect(game.why(action)?.key ?? null).toBe(may ? null : 'cast.noTarget')
  expect(
    legalReplies(game.position).some((reply) => typeof reply === 'object' && 'do' in reply && reply.do === 'cast'),
  ).toBe(may)
  if (may) expect(game.reply(action).asks('targets').min).toBe(2)
})

test('[today:700.2] a mode whose targets can’t be chosen together isn’t offered', () => {
  const game = playing({ hand: ['Sort'], battlefield: ['Imp', 'Imp'] })
  game.reply({ do: 'cast', object: game.id('Sort', 'hand'), via: 'normal' })
  expect(game.asks('modes').legal).toEqual([1])
})

test('several limits at once: as many as all of them allow', () => {
  // The two smallest are alike, and any other pair has too much.
  const limits = { total: { most: 3, each: [1, 1, 3] }, unlike: [['a', 'a', 'b']] }
  expect(mostTogether(limits, 3)).toBe(1)
  expect(mostTogether({ ...limits, total: { most: 4, each: [1, 1, 3] } }, 3)).toBe(2)
})
