/** A target for each opponent. */
import { expect, test } from 'vitest'
import { answer, type Ref } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{1}', '1/1'),
  creature('Elk', '{2}', '2/2'),
  creature('Ogre', '{3}', '3/3'),
  card('Doom', '{0}', 'Instant', 'Destroy target creature.'),
  creature(
    'Warden',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, for each opponent, exile up to one target creature that player controls until ~ leaves the battlefield.',
  ),
  card(
    'Mutiny',
    '{0}',
    'Sorcery',
    'For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those creatures. They gain haste until end of turn.',
  ),
  creature(
    'Grave Lord',
    '{0}',
    '1/1',
    "When ~ enters the battlefield, for each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield under your control.",
  ),
  card('Rites', '{0}', 'Sorcery', "For each opponent, exile up to one target card from that player's graveyard."),
]
const refused = (game: ReturnType<typeof table>, refs: readonly Ref[]): boolean =>
  'refused' in answer(game.position, refs)
const playing = (mine: object, theirs: object, ...others: readonly object[]) =>
  table('today', [mine, theirs, ...others], CARDS)

test('[today:115.1] one of each opponent’s at most, and none of one’s own', () => {
  const game = playing(
    { hand: ['Warden'], battlefield: ['Imp'] },
    { battlefield: ['Elk', 'Ogre'] },
    { battlefield: ['Ogre'] },
  )
  game.cast('Warden').pass(3)
  const question = game.asks('targets')
  expect([question.min, question.max, question.legal.length]).toEqual([0, 2, 3])
  const [elk, first, second] = [game.ref('Elk'), game.ref('1:Ogre'), game.ref('2:Ogre')]
  const own = [first, second].filter((ref) => refused(game, [elk, ref]))
  expect(own).toHaveLength(1)
  const other = [first, second].find((ref) => !own.includes(ref))
  game.reply([elk, other] as never)
  while (game.state.stack.length > 0) game.pass()
  expect([game.has('exile', 'Elk'), game.has('exile', 'Ogre')]).toEqual([true, true])
  game.isAtAQuestion()
})

test('[today:610.3] until it leaves', () => {
  const game = playing({ hand: ['Warden', 'Doom'] }, { battlefield: ['Elk'] })
  game.cast('Warden').resolve()
  game.reply([game.ref('Elk')]).resolve()
  expect(game.has('exile', 'Elk')).toBe(true)
  game.cast('Doom', { targets: ['Warden'] }).resolve()
  expect(game.has('battlefield', 'Elk', 1)).toBe(true)
  game.isAtAQuestion()
})

test('what is said of those is said of all of them', () => {
  const game = playing({ hand: ['Mutiny'] }, { battlefield: ['Elk'] })
  game.cast('Mutiny', { targets: ['Elk'] }).resolve()
  game.attack('Elk').to('combatDamage')
  expect(game.life(1)).toBe(18)
  game.to('main1', 2)
  expect(game.has('battlefield', 'Elk', 1)).toBe(true)
})

test('[today:115.1] cards of their graveyards', () => {
  const game = playing({ hand: ['Grave Lord'], graveyard: ['Imp'] }, { graveyard: ['Ogre', 'Elk'] })
  game.cast('Grave Lord').resolve()
  expect([game.asks('targets').legal.length, game.asks('targets').max]).toEqual([2, 1])
  game.reply([game.ref('Ogre')]).resolve()
  game.reply(true)
  expect(game.zone('Ogre')).toBe('battlefield')
  game.isAtAQuestion()
})

test('[today:115.1] one from each opponent’s graveyard at most', () => {
  const game = playing({ hand: ['Rites'], graveyard: ['Imp'] }, { graveyard: ['Elk', 'Ogre'] }, { graveyard: ['Doom'] })
  game.reply({ do: 'cast', object: game.id('Rites', 'hand'), via: 'normal' })
  const [elk, ogre, doom] = ['Elk', 'Ogre', 'Doom'].map((name) => game.ref(name)) as [Ref, Ref, Ref]
  expect(game.asks('targets')).toMatchObject({ min: 0, max: 2, legal: [elk, ogre, doom] })
  expect([refused(game, [elk, ogre]), refused(game, [ogre, doom])]).toEqual([true, false])
  game.reply([ogre, doom]).announce({}).pass(3)
  expect([game.zone('Elk'), game.zone('Ogre'), game.zone('Doom')]).toEqual(['graveyard', 'exile', 'exile'])
  game.isAtAQuestion()
})
