import { expect, test } from 'vitest'
import { characteristics, hasKeyword } from '../../../src/engine/index.ts'
import { creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Hue Shifter', '{0}', '1/1', '{0}: You may have ~ become the color of your choice until end of turn.'),
  creature('Hobbler', '{0}', '1/1', '{0}: Target creature loses first strike or swampwalk until end of turn.'),
  creature('Bog Lancer', '{0}', '2/2', 'First strike, swampwalk, islandwalk'),
]

inEditions('2004', '2011')('choices in what is offered, %s', (edition) => {
  test('[2004:413.2c] the color is chosen only by a player who does it', () => {
    const colors = (reply: boolean) => {
      const game = table(edition, [{ battlefield: ['Hue Shifter'] }, {}], CARDS)
        .activate('Hue Shifter')
        .resolve()
      expect(game.question.kind).toBe('confirm')
      game.reply(reply)
      if (reply) {
        expect(game.question.kind).toBe('color')
        game.reply('R')
      }
      game.isAtAQuestion()
      return characteristics(game.state, game.id('Hue Shifter')).colors
    }
    expect(colors(true)).toEqual(['R'])
    expect(colors(false)).toEqual([])
  })

  test('[2004:413.2c] one of two abilities is lost, a landwalk among them', () => {
    const left = (pick: number) => {
      const game = table(edition, [{ battlefield: ['Hobbler'] }, { battlefield: ['Bog Lancer'] }], CARDS)
      game.activate('Hobbler', 0, { targets: ['Bog Lancer'] }).resolve()
      const asked = game.question
      if (asked.kind !== 'word') throw new Error(asked.kind)
      game.reply(asked.words[pick] ?? '')
      game.isAtAQuestion()
      const id = game.id('Bog Lancer')
      const walks = characteristics(game.state, id).abilities.filter(
        (one) => one.kind === 'keyword' && one.keyword.name === 'landwalk',
      )
      return [hasKeyword(game.state, id, 'firstStrike'), walks.length]
    }
    expect([left(0), left(1)]).toEqual([
      [false, 2],
      [true, 1],
    ])
  })
})
