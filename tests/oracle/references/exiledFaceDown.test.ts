/** "Turn the exiled card face up": it lies in exile, and only then is it known what it is (217.7b). Played. */
import { expect, test } from 'vitest'
import { cite } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const DIES = `When ~ dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield under your control.`
const CARDS = [
  card(
    'Pod',
    '{1}',
    'Artifact Creature — Egg',
    `When ~ enters the battlefield, you may exile a card from your hand face down.\n${DIES}`,
    '0/4',
  ),
  card(
    'Husk',
    '{1}',
    'Artifact Creature — Egg',
    `When ~ enters the battlefield, look at the top four cards of your library, exile one face down, then put the rest on the bottom of your library in any order.\n${DIES}`,
    '0/4',
  ),
  card('Doom', '{B}', 'Instant', 'Destroy target creature.'),
]

inEditions('2004', '2011')('face down in exile, %s', (edition) => {
  const dead = (egg: string, hand: string[], library: string[]): Table => {
    const game = table(
      edition,
      [
        { battlefield: ['Swamp', 'Swamp'], hand: [egg, ...hand], library },
        { battlefield: ['Swamp'], hand: ['Doom'] },
      ],
      CARDS,
    )
    game.cast(egg).resolveAll()
    return game
      .pass(1)
      .cast('Doom', { targets: [egg] })
      .resolveAll()
  }

  test('[2004:217.7b] a creature card is put onto the battlefield', () => {
    for (const game of [dead('Pod', ['Ox'], ['Forest']), dead('Husk', [], ['Ox', 'Forest', 'Forest', 'Forest'])]) {
      expect(game.zone('Ox')).toBe('battlefield')
      expect(
        game.events.some(({ kind, rule }) => kind === 'turnedFaceUp' && rule === cite('exile.faceUp', edition)),
      ).toBe(true)
      game.isAtAQuestion()
    }
  })

  test('[2004:217.7b] any other card stays in exile, face up', () => {
    const game = dead('Pod', ['Forest'], ['Swamp'])
    expect(game.state.objects.flat()[game.id('Forest', 'exile')]?.faceDown).toBe(false)
    game.isAtAQuestion()
  })
})
