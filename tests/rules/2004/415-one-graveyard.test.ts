import { describe, expect, test } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import { EDITION_IDS } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Nibble', '{0}', 'Instant', 'Exile up to two target cards from a single graveyard.'),
  card('Gnaw', '{X}', 'Sorcery', 'Exile X target creature cards from a single graveyard.'),
]

describe.each(EDITION_IDS)('targets from a single graveyard, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[], lands: readonly string[] = []) =>
    table(edition, [{ battlefield: lands, hand: ['Nibble', 'Gnaw'], graveyard: mine }, { graveyard: theirs }], CARDS)

  test('[2004:409.1c] they are all from one, whoever owns it; none is a choice, too', () => {
    const game = board(['Bear', 'Spark'], ['Ox'])
    game.reply({ do: 'cast', ...game.way(game.id('Nibble'), 'normal') })
    const [bear, spark, ox] = ['Bear', 'Spark', 'Ox'].map((name) => game.ref(name))
    expect(game.asks('targets').max).toBe(2)
    expect(game.refusal([bear, ox])).toMatchObject({ key: 'target.apart', rule: '2004:409.1c' })
    expect(legalReplies(game.position)).toEqual([[bear, spark], [bear], [spark], [ox], []])
    game.reply([bear, spark] as never).resolve()
    expect([game.zone('Bear'), game.zone('Spark'), game.zone('Ox')]).toEqual(['exile', 'exile', 'graveyard'])
    game.isAtAQuestion()
  })

  test("[2004:409.1c] a spell that needs more than any one graveyard has can't be cast with that X", () => {
    const game = board(['Bear'], ['Ox', 'Bear'], ['Forest', 'Forest', 'Forest'])
    game.reply({ do: 'cast', ...game.way(game.id('Gnaw'), 'normal') }).reply(2)
    const { legal, groups } = game.asks('targets')
    expect([legal.length, groups?.length]).toEqual([2, 1])
    game.reply(legal).announce({}).resolve()
    expect([game.zone('Ox'), game.has('graveyard', 'Bear', 0)]).toEqual(['exile', true])
    const few = board(['Bear'], ['Ox'], ['Forest', 'Forest', 'Forest'])
    few.reply({ do: 'cast', ...few.way(few.id('Gnaw'), 'normal') })
    expect(few.asks('number').max).toBe(1)
  })
})
