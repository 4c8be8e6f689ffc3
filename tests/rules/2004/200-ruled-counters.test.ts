/** Counters that do something by a rule of today's are no counters of editions that don't play it. */
import { expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { stateFrom } from '../../../src/engine/boards/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { fours } from '../../support/game.ts'
import { table } from '../../support/table.ts'

const SHIELDED = card(
  'Shielded',
  '{1}',
  'Artifact',
  '{0}: Put a shield counter on ~.\nRemove a shield counter from ~: You gain 1 life.',
)

inEditions('2004', '2011')('counters with rules of their own, %s', (edition) => {
  const refused = (text: string) => {
    const odd = card('Odd One', '{1}', 'Instant', text)
    return deckProblems(edition, 'constructed', { deck: [...fours(60), odd] }).map(({ key, params }) => [key, params])
  }
  const because = (counter: string) => [['edition.counter', { card: 'Odd One', counter }]]

  test('[2004:200.10] a counter named as a keyword would give that: this book has no such rule', () => {
    expect(refused('Put a flying counter on target creature.')).toEqual(because('flying'))
    expect(refused('Put a lifelink counter on target creature. You gain 1 life.')).toEqual(because('lifelink'))
  })

  test('[2004:200.10] nor one for shield, stun and finality counters', () => {
    expect(refused('Put a shield counter on target creature.')).toEqual(because('shield'))
    expect(refused('Tap target creature. Put a stun counter on it.')).toEqual(because('stun'))
    const raised = 'Return target creature card from your graveyard to the battlefield with a finality counter on it.'
    expect(refused(raised)).toEqual(because('finality'))
  })

  test('[2004:200.10] any other name does nothing by itself, and sizes count as ever', () => {
    for (const counter of ['charge', '+1/+1', '-0/-2', 'storage'])
      expect(refused(`Put a ${counter} counter on target creature.`)).toEqual([])
  })

  test('[2004:200.10] a kind of which the text says what it is for is one of this book', () => {
    expect(deckProblems(edition, 'constructed', { deck: [...fours(60), SHIELDED] })).toEqual([])
    const game = table(edition, [{ battlefield: ['Shielded'] }, {}], [SHIELDED])
    game.activate('Shielded').resolve().activate('Shielded', 1).resolve()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:200.10] nor are they on a board', () => {
    const odd = card('Odd One', '{1}', 'Instant', 'Put a flying counter on target creature.')
    const made = stateFrom({ edition, players: [{ hand: ['Odd One'] }, {}] }, () => odd)
    expect('problems' in made ? made.problems.map(({ key }) => key) : []).toEqual(['board.notInEdition'])
  })
})
