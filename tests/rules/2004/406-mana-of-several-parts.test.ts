import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Delta', '', 'Land', '{T}: Add {U}. If you played a land this turn, add {B} instead.'),
  card('Den', '', 'Land', '{T}: Add {G}. If you control a Bear, add an additional {G}.'),
  card('Both', '', 'Land', '{T}: Add {C}. Add {G}.'),
  card('Yard Overgrowth', '{1}', 'Enchantment', 'Whenever a land is tapped for mana, add {R}.'),
  card('Blue', '{U}', 'Instant', 'You gain 1 life.'),
  card('Black', '{B}', 'Instant', 'You gain 1 life.'),
  card('Green', '{G}', 'Instant', 'You gain 1 life.'),
  card('Greens', '{G}{G}', 'Instant', 'You gain 1 life.'),
  card('Mixed', '{1}{G}', 'Instant', 'You gain 1 life.'),
  card('Motley', '{R}{G}{G}', 'Instant', 'You gain 1 life.'),
  card('Mirror', '{1}', 'Artifact', '{T}: Add one mana of any type that a land you control could produce.'),
  card('Delve Pit', '', 'Land', '{X}, {T}: Add X mana of any one color.'),
]
const SPELLS = ['Blue', 'Black', 'Green', 'Greens', 'Mixed', 'Motley']

const SHIFTING = [
  card('Tide', '', 'Land', '{T}: Add {U}. If you control a creature, add {B} instead.'),
  card('Marsh', '', 'Land', '{T}: If you control a creature, add {R}.'),
  card('Toll', '', 'Land', '{T}: Add {G}. You may pay 1 life. If you do, add {W}.'),
]

inEditions('2004', '2011')('406 mana that an ability makes in several parts, %s', (edition) => {
  const game = (battlefield: readonly string[]) =>
    table(edition, [{ hand: [...SPELLS, 'Forest'], battlefield: [...battlefield] }, {}], CARDS)
  const payable = (one: ReturnType<typeof game>): readonly string[] =>
    SPELLS.filter((name) => one.why({ do: 'cast', object: one.id(name), via: 'normal' }) === null)

  test('[2004:409.1g 2004:406.1] of an "if" what holds now can be paid with', () => {
    expect(payable(game(['Delta']))).toEqual(['Blue'])
    // The land played makes {G} itself.
    expect(payable(game(['Delta']).land('Forest'))).toEqual(['Black', 'Green', 'Mixed'])
    const cast = game(['Delta']).land('Forest').cast('Black').resolveAll()
    expect([cast.life(0), cast.pool(0)]).toEqual([21, ''])
  })

  test('[2004:409.1g] what it adds after the first counts, too', () => {
    expect(payable(game(['Den']))).toEqual(['Green'])
    expect(payable(game(['Den', 'Bear']))).toEqual(['Green', 'Greens', 'Mixed'])
    expect(payable(game(['Both']))).toEqual(['Green', 'Mixed'])
    const cast = game(['Both']).cast('Mixed').resolveAll()
    expect([cast.life(0), cast.pool(0)]).toEqual([21, ''])
  })

  test('[2004:411.3] with what triggers on it', () => {
    expect(payable(game(['Den', 'Bear', 'Yard Overgrowth']))).toContain('Motley')
    expect(payable(game(['Den', 'Yard Overgrowth']))).not.toContain('Motley')
  })
})

inEditions('2004', '2011')('406 mana of an ability with X, %s', (edition) => {
  test('[2011:106.7 2004:glossary/mana-could-produce] of an "if" only what would be produced now, whatever has been done this way', () => {
    const among = (...battlefield: string[]) => {
      const game = table(edition, [{ battlefield: ['Mirror', ...battlefield] }, {}], [...CARDS, ...SHIFTING])
      game.activate('Mirror')
      const found = game.question.kind === 'mana' ? [...game.asks('mana').among].sort().join('') : game.pool(0)
      if (game.question.kind === 'mana') game.plain()
      game.isAtAQuestion()
      return found
    }
    expect([among('Tide'), among('Tide', 'Ox')]).toEqual(['U', 'B'])
    expect([among('Marsh'), among('Marsh', 'Ox')]).toEqual(['', 'R'])
    // Whether it is paid isn't known before.
    expect(among('Toll')).toBe('GW')
  })

  test('[2011:106.7 2004:glossary/mana-could-produce] it could produce whatever X would make', () => {
    const game = table(edition, [{ hand: ['Blue'], battlefield: ['Mirror', 'Delve Pit'] }, {}], CARDS)
    game.activate('Mirror')
    expect(game.question.kind).not.toBe('priority')
    game.plain()
    expect(game.pool(0)).toHaveLength(1)
    game.isAtAQuestion()
  })
})
