import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  creature('Rhino', '{G}', '6/6', 'Trample'),
  creature('Twice Rhino', '{G}', '4/4', 'Trample, trample'),
  creature('Calf', '{G}', '3/3', 'Trample'),
  creature('Whelp', '{0}', '1/1'),
  creature('Stonefront', '{0}', '0/2', 'Stonefront can block an additional creature each combat.'),
  creature('Druid', '{0}', '2/2', 'Protection from green'),
  spell('Slay', 'Destroy target creature.'),
  spell('Tread', 'Target creature gains trample until end of turn.'),
  spell('Halt', 'Target creature loses trample until end of turn.'),
  card('Herd', '{0}', 'Enchantment', 'Creatures with trample get +0/+1.'),
  card('Calve', '{0}', 'Sorcery', 'Create a 3/3 green Rhino creature token with trample.'),
]

inEditions('2004', '2011', 'today')('502.9 trample, %s', (edition) => {
  const board = (battlefield: readonly string[], theirs: readonly string[], ...hand: readonly string[]): Table =>
    table(edition, [{ battlefield, hand }, { battlefield: theirs }], CARDS)
  const damage = (game: Table, name: string): number => get(game.state, game.id(name)).damage
  const asked = (game: Table): Table => {
    for (let n = 0; n < 20 && game.question.kind !== 'assignDamage'; n++)
      game.question.kind === 'priority' ? game.pass() : game.plain()
    return game
  }

  test('[2004:502.9a] nothing for a blocker', () => {
    const game = table(edition, [{ battlefield: ['Whelp'] }, { battlefield: ['Rhino'] }], CARDS)
    game.attack('Whelp').block({ Rhino: 'Whelp' }).to('main2')
    expect([game.life(0), game.zone('Whelp')]).toEqual([20, 'graveyard'])
  })

  test('[2004:502.9c] with all blockers gone all goes to the player; without trample none', () => {
    const gone = board(['Rhino'], ['Bear'], 'Slay').attack('Rhino').block({ Bear: 'Rhino' })
    expect(
      gone
        .cast('Slay', { targets: ['Bear'] })
        .resolve()
        .to('main2')
        .life(1),
    ).toBe(14)
    const plain = board(['Ox'], ['Bear'], 'Slay').attack('Ox').block({ Bear: 'Ox' })
    expect(
      plain
        .cast('Slay', { targets: ['Bear'] })
        .resolve()
        .to('main2')
        .life(1),
    ).toBe(20)
  })

  test('[2004:502.9d] only toughness counts, not what protection will prevent', () => {
    const game = asked(board(['Rhino'], ['Druid']).attack('Rhino').block({ Druid: 'Rhino' }))
    expect(game.refusal([[1, 5]]).key).toBe('damage.trample')
    game.reply([[2, 4]]).to('main2')
    expect([game.life(1), damage(game, 'Druid')]).toEqual([16, 0])
  })

  test('[2004:502.9e today:510.1e] one blocker of two attackers: what the other assigns leaves more for the player', () => {
    const fight = () =>
      asked(
        board(['Whelp', 'Calf'], ['Stonefront'])
          .attack('Whelp', 'Calf')
          .block({ Stonefront: ['Whelp', 'Calf'] }),
      )
    const game = fight()
    const { sources } = game.asks('assignDamage')
    const shares = (calf: readonly number[]) => sources.map(({ id }) => (id === game.id('Calf') ? calf : [1]))
    expect(game.refusal(shares([0, 3])).key).toBe('damage.trample')
    game.reply(shares([1, 2])).to('main2')
    expect([game.life(1), game.zone('Stonefront')]).toEqual([18, 'graveyard'])
  })

  test('[2004:502.9f] twice is as good as once', () => {
    const game = asked(board(['Twice Rhino'], ['Bear']).attack('Twice Rhino').block({ Bear: 'Twice Rhino' }))
    expect(game.refusal([[1, 3]]).key).toBe('damage.trample')
    expect(
      game
        .reply([[2, 2]])
        .to('main2')
        .life(1),
    ).toBe(18)
  })

  test('[2004:502.9b] granted, lost, on a token, in a filter', () => {
    const given = board(['Ox'], ['Whelp'], 'Tread')
      .cast('Tread', { targets: ['Ox'] })
      .resolve()
    expect(
      asked(given.attack('Ox').block({ Whelp: 'Ox' }))
        .reply([[1, 2]])
        .to('main2')
        .life(1),
    ).toBe(18)
    const lost = board(['Twice Rhino'], ['Whelp'], 'Halt')
      .cast('Halt', { targets: ['Twice Rhino'] })
      .resolve()
    expect(lost.attack('Twice Rhino').block({ Whelp: 'Twice Rhino' }).to('main2').life(1)).toBe(20)
    const token = board(['Herd', 'Bear', 'Calf'], ['Whelp'], 'Calve').cast('Calve').resolve()
    expect([token.size('Rhino'), token.size('Bear'), token.size('Calf')]).toEqual(['3/4', '2/2', '3/4'])
    token
      .to('main1', token.state.turn.number + 2)
      .attack('Rhino')
      .block({ Whelp: 'Rhino' })
    expect(
      asked(token)
        .reply([[1, 2]])
        .to('main2')
        .life(1),
    ).toBe(18)
  })
})
