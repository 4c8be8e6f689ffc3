import { expect, test } from 'vitest'
import type { ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const QUELL = 'ounter target activated or triggered ability.'
const CARDS = [
  card('Quellstone', '{1}', 'Artifact', `{0}: C${QUELL}`),
  card('Pebble', '{1}', 'Artifact', '{0}: You gain 1 life.'),
  creature('Quelling Bear', '{0}', '2/2', `Flash\nWhen ~ enters the battlefield, c${QUELL}`),
  card(
    'Echoing',
    '{0}',
    'Instant',
    'Copy target activated or triggered ability. You may choose new targets for the copy.',
  ),
  card('Deflect', '{0}', 'Instant', 'Change the target of target ability with a single target.'),
  card('Reroute', '{0}', 'Instant', 'You may choose new targets for target ability.'),
]

inEditions('2004', '2011')('415.6 nothing targets itself, %s', (edition) => {
  const put = (hand: readonly string[], battlefield: readonly string[] = ['Quellstone', 'Pebble']): Table =>
    table(edition, [{ battlefield, hand }, {}], CARDS)
  const top = (game: Table): ObjectId => game.state.stack.at(-1) ?? -1
  const ability = (game: Table, name: string) => game.nth(game.id(name, 'battlefield'), 0)
  const offered = (game: Table): readonly ObjectId[] =>
    game.asks('targets').legal.flatMap((ref) => ('object' in ref ? ref.object : []))

  test('[2004:415.6] an activated ability alone on the stack has no target, so it is not activated', () => {
    const game = put([])
    expect(game.why({ do: 'activate', ...ability(game, 'Quellstone') })?.key).toBe('cast.noTarget')
    game.isAtAQuestion()
  })

  test('[2004:415.6] with others on the stack it is offered those, and one that came before it from the same source', () => {
    const game = put([]).activate('Pebble')
    const gain = top(game)
    game.reply({ do: 'activate', ...ability(game, 'Quellstone') })
    expect(offered(game)).toEqual([gain])
    expect(game.refusal([{ object: top(game) }]).key).toBe('target.illegal')
    game.reply([{ object: gain }])
    const first = top(game)
    game.reply({ do: 'activate', ...ability(game, 'Quellstone') })
    expect(offered(game)).toEqual([gain, first])
    game.reply([{ object: first }]).resolveAll()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:415.6 2004:410.4] a trigger alone on the stack leaves it; with another there it is offered that one', () => {
    const alone = put(['Quelling Bear']).cast('Quelling Bear').resolve()
    expect([alone.state.stack.length, alone.zone('Quelling Bear')]).toEqual([0, 'battlefield'])
    alone.isAtAQuestion()
    const game = put(['Quelling Bear']).activate('Pebble')
    const gain = top(game)
    game.cast('Quelling Bear').resolve()
    expect([offered(game), game.state.stack.length]).toEqual([[gain], 2])
    game.reply([{ object: gain }]).resolveAll()
    expect(game.life(0)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:415.6] copied, neither the copy nor the original is offered itself', () => {
    const game = put(['Echoing']).activate('Pebble')
    const gain = top(game)
    game.activate('Quellstone')
    game.reply([{ object: gain }])
    const original = top(game)
    game.cast('Echoing', { targets: [] })
    game.reply([{ object: original }]).resolve()
    game.reply(true)
    const copy = top(game)
    expect(copy).not.toBe(original)
    expect(offered(game)).toEqual([gain, original])
    game.reply([{ object: original }]).resolveAll()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test.each(['Deflect', 'Reroute'])('[2004:415.6] retargeted by %s, it is not offered itself', (name) => {
    const game = put([name]).activate('Pebble')
    const gain = top(game)
    game.activate('Pebble')
    const other = top(game)
    game.activate('Quellstone').reply([{ object: other }])
    const quelling = top(game)
    game
      .cast(name)
      .reply([{ object: quelling }])
      .resolve()
    expect(offered(game)).not.toContain(quelling)
    game.reply([{ object: gain }]).resolve()
    expect(game.resolveAll().life(0)).toBe(21)
    game.isAtAQuestion()
  })
})
