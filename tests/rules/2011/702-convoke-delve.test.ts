import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Grove Giant', '{4}{G}', '5/5', 'Convoke'),
  creature('Leaf Elf', '{G}', '1/1'),
  creature('Fawn', '{G}', '1/1'),
  creature('Dove', '{W}', '1/1'),
  creature('Golem', '{1}', '1/1'),
  creature('Dryad', '{G}', '1/1', '{T}: Add {G}.'),
  card('Rally', '{X}{G}', 'Sorcery', 'Convoke\nYou gain X life.'),
  card('Sprouts', '{1}{G}', 'Instant', 'Convoke\nBuyback {3}\nYou gain 1 life.'),
  card('Toll', '{1}', 'Artifact', 'Each spell that would cost less than three mana to cast costs three mana to cast.'),
  creature('Bone Fiend', '{6}{U}', '5/5', 'Delve'),
  creature(
    'Scholar',
    '{3}',
    '1/1',
    'Delve\nWhen ~ enters the battlefield, you gain 1 life for each card in your graveyard.',
  ),
  card('Scrap', '{1}', 'Sorcery', 'You gain 1 life.'),
]

const whyNot = (game: Table, name: string) => game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })
const ways = (game: Table) => game.asks('options').ways.map(({ times, mana }) => `${times.join()}: ${mana.join('')}`)
const isTapped = (game: Table, name: string) =>
  game.state.objects.flat().some((one) => one?.id === game.id(name, 'battlefield') && one.tapped)

test('[2011:702.49] a green creature pays {G}, others {1} each: {2} remains', () => {
  const sides = { hand: ['Grove Giant'], battlefield: ['Leaf Elf', 'Fawn', 'Dove'], pool: '{C}{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Grove Giant', { pay: false, kick: true })
  expect(game.asks('pay').cost).toEqual(['2'])
  game.plain()
  expect(game.asks('choose')).toMatchObject({ reason: 'costTap', min: 1, max: 1 })
  game.reply([game.id('Fawn')])
  expect(['Leaf Elf', 'Fawn', 'Dove'].map((name) => isTapped(game, name))).toEqual([true, true, true])
  game.resolveAll()
  expect(game.zone('Grove Giant')).toBe('battlefield')
  game.isAtAQuestion()
})

test('[2011:702.49] only what can be paid is announced: creatures for generic mana alone leave {G} to be paid', () => {
  const sides = { hand: ['Grove Giant'], battlefield: ['Dove', 'Golem'], pool: '{G}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS)
  game.reply({ do: 'cast', object: game.id('Grove Giant'), via: 'normal' })
  expect(ways(game)).toEqual(['2: 2G'])
  const enough = table('2011', [{ ...sides, pool: '{G}{C}{C}{C}{C}' }, {}], CARDS)
  enough.reply({ do: 'cast', object: enough.id('Grove Giant'), via: 'normal' })
  expect(ways(enough)).toEqual(['0: 4G', '1: 3G', '2: 2G'])
  const dry = table('2011', [{ ...sides, pool: '{C}{C}{C}' }, {}], CARDS)
  expect(whyNot(dry, 'Grove Giant')?.key).toBe('cast.cantPay')
})

test('[2011:702.49] a creature tapped for mana isn’t tapped for the spell too', () => {
  const sides = { hand: ['Grove Giant'], battlefield: ['Dryad'], pool: '{C}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS)
  expect(whyNot(game, 'Grove Giant')?.key).toBe('cast.cantPay')
  const two = table('2011', [{ ...sides, battlefield: ['Dryad', 'Dove'] }, {}], CARDS)
  expect(whyNot(two, 'Grove Giant')).toBeNull()
  two.reply({ do: 'cast', object: two.id('Grove Giant'), via: 'normal' })
  // The Dove for {1}, and the Dryad for either {G} or mana.
  expect(ways(two)).toEqual(['0,1: 3G', '1,1: 3'])
})

test('[2011:702.49] creatures that came this turn help; tapped ones don’t', () => {
  const sick = { hand: ['Grove Giant'], battlefield: [{ name: 'Golem', sick: true }], pool: '{G}{C}{C}{C}' } as const
  expect(whyNot(table('2011', [sick, {}], CARDS), 'Grove Giant')).toBeNull()
  const tapped = { ...sick, battlefield: [{ name: 'Golem', tapped: true }] } as const
  expect(whyNot(table('2011', [tapped, {}], CARDS), 'Grove Giant')?.key).toBe('cast.cantPay')
})

test('[2011:702.49] X is announced with what the creatures pay', () => {
  const sides = { hand: ['Rally'], battlefield: ['Fawn', 'Dove', 'Golem'], pool: '{C}' }
  const game = table('2011', [sides, {}], CARDS)
  game.reply({ do: 'cast', object: game.id('Rally'), via: 'normal' })
  game.reply(game.asks('options').ways.at(-1)?.times ?? [])
  expect(game.asks('number').max).toBe(3)
  game.reply(3).resolveAll()
  expect(game.life(0)).toBe(23)
})

test('[2011:702.49] other additional costs can be paid with their help', () => {
  const sides = { hand: ['Sprouts'], battlefield: ['Fawn', 'Dove', 'Golem'], pool: '{C}{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Sprouts', { kick: true }).resolveAll()
  expect([game.zone('Sprouts'), game.life(0)]).toEqual(['hand', 21])
})

test('[2011:702.49] it reduces the cost as other effects do, before a least cost applies', () => {
  const sides = { hand: ['Sprouts'], battlefield: ['Fawn', 'Dove', 'Toll'], pool: '{C}{C}' }
  expect(whyNot(table('2011', [sides, {}], CARDS), 'Sprouts')?.key).toBe('cast.cantPay')
})

test('[2011:702.64] {6}{U} with four cards exiled: {2}{U}', () => {
  const sides = { hand: ['Bone Fiend'], graveyard: ['Bear', 'Ox', 'Bear', 'Ox'], pool: '{U}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Bone Fiend')
  expect([game.state.exile.length, game.state.graveyards[0]?.length]).toEqual([4, 0])
  expect(game.resolveAll().zone('Bone Fiend')).toBe('battlefield')
  const few = table('2011', [{ ...sides, graveyard: ['Bear', 'Ox', 'Bear'] }, {}], CARDS)
  expect(whyNot(few, 'Bone Fiend')?.key).toBe('cast.cantPay')
})

test('[2011:702.64] it takes no more than the generic part, and its player chooses the cards', () => {
  const sides = { hand: ['Scholar'], graveyard: ['Bear', 'Ox', 'Scrap', 'Bear'], pool: '{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Scholar', { kick: true })
  expect(game.asks('choose')).toMatchObject({ reason: 'costExile', min: 3, max: 3 })
  game.reply([game.id('1:Bear'), game.id('2:Bear'), game.id('Ox')]).resolveAll()
  // Scrap is left as the trigger counts.
  expect([game.life(0), game.zone('Scrap')]).toEqual([21, 'graveyard'])
})
