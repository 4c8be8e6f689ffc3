import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  creature('Bully', '{0}', '4/4', 'Provoke'),
  creature('Heckler', '{0}', '4/4', 'Provoke, provoke'),
  creature('Hawk', '{0}', '4/4', 'Flying, provoke'),
  creature('Page', '{0}', '1/1'),
  creature('Old Squire', '{0}', '1/1'),
  spell('Insult', 'Target creature gains provoke until end of turn.'),
  spell('Hush', 'Target creature loses provoke until end of turn.'),
  spell('Recruit', 'Create a 3/3 red Warrior creature token with provoke.'),
  card('Jeers', '{0}', 'Enchantment', 'Creatures you control have provoke.'),
  card('Old Taunt', '{0}', 'Enchantment', 'Creatures with provoke get +0/+1.'),
]

inEditions('2004', '2011')('502.29 provoke, %s', (edition) => {
  const board = (battlefield: readonly string[], ...hand: readonly string[]): Table => {
    const theirs = [{ name: 'Page', tapped: true }, 'Old Squire']
    return table(edition, [{ battlefield, hand }, { battlefield: theirs }], CARDS)
  }
  /** Chooses the target of the trigger, and whether to do it as it resolves. */
  const provoked = (game: Table, attacker: string, target: string, yes = true): Table =>
    game
      .attack(attacker)
      .reply([game.ref(target)])
      .resolve()
      .reply(yes)
  const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name)).tapped
  const blocksOf = (game: Table, blocks: Readonly<Record<string, string>>) =>
    Object.entries(blocks).map(([name, attacker]) => ({ id: game.id(name), attackers: [game.id(attacker)] }))

  test('[2004:502.29a] the creature untaps and has to block it', () => {
    const game = provoked(board(['Bully']), 'Bully', 'Page')
    expect(isTapped(game, 'Page')).toBe(false)
    game.until('blockers')
    expect(game.refusal([]).rule).toMatch(/309|500|509/)
    expect(game.refusal(blocksOf(game, { 'Old Squire': 'Bully' })).rule).toMatch(/309|500|509/)
    game.block({ Page: 'Bully' }).isAtAQuestion()
  })

  test('[2004:502.29a] whoever does not use it leaves the creature tapped and free', () => {
    const game = provoked(board(['Bully']), 'Bully', 'Page', false)
    expect(isTapped(game, 'Page')).toBe(true)
    const free = provoked(board(['Bully']), 'Bully', 'Old Squire', false)
    free.until('blockers').reply([]).isAtAQuestion()
  })

  test('[2004:502.29a] only if able: not what the creature can not block', () => {
    const game = provoked(board(['Hawk']), 'Hawk', 'Page')
    expect(isTapped(game, 'Page')).toBe(false)
    expect(game.to('main2').life(1)).toBe(16)
    game.isAtAQuestion()
  })

  test('[2004:502.29a] only a creature that the defending player controls', () => {
    const game = board(['Bully', 'Bear']).attack('Bully')
    expect(game.asks('targets').legal).toEqual([game.ref('Page'), game.ref('Old Squire')])
  })

  test('[2004:502.29a] it has to block this attacker, not another, and only in this combat', () => {
    const game = provoked(board(['Bully', 'Bear']), 'Bully', 'Old Squire').until('blockers')
    expect(game.refusal(blocksOf(game, { 'Old Squire': 'Bully', Page: 'Bear' }))).toBeDefined()
    const two = board(['Bully', 'Bear']).attack('Bully', 'Bear')
    two
      .reply([two.ref('Old Squire')])
      .resolve()
      .reply(true)
      .until('blockers')
    expect(two.refusal(blocksOf(two, { 'Old Squire': 'Bear' })).rule).toMatch(/309|500|509/)
    two.block({ 'Old Squire': 'Bully' }).isAtAQuestion()
  })

  test('[2004:502.29b] each instance triggers separately', () => {
    const game = board(['Heckler']).attack('Heckler')
    if (game.question.kind === 'order') game.plain()
    const targets = ['Page', 'Old Squire']
    for (let n = 0; n < 12 && game.question.kind !== 'blockers'; n++) {
      const { kind } = game.question
      if (kind === 'targets') game.reply([game.ref(targets.shift() ?? '')])
      else if (kind === 'confirm') game.reply(true)
      else if (kind === 'priority') game.pass()
      else game.plain()
    }
    expect([isTapped(game, 'Page'), targets]).toEqual([false, []])
    expect(game.refusal(blocksOf(game, { Page: 'Heckler' })).rule).toMatch(/309|500|509/)
    game.block({ Page: 'Heckler', 'Old Squire': 'Heckler' }).isAtAQuestion()
  })

  test('[2004:502.29a] granted, lost, on a token, in a filter', () => {
    expect(isTapped(provoked(board(['Bear', 'Jeers']), 'Bear', 'Page'), 'Page')).toBe(false)
    const given = board(['Bear'], 'Insult')
      .cast('Insult', { targets: ['Bear'] })
      .resolve()
    expect(isTapped(provoked(given, 'Bear', 'Page'), 'Page')).toBe(false)
    const lost = board(['Heckler'], 'Hush')
      .cast('Hush', { targets: ['Heckler'] })
      .resolve()
    expect(lost.attack('Heckler').until('blockers').reply([]).state.stack).toEqual([])
    const token = board(['Old Taunt', 'Bear'], 'Recruit').cast('Recruit').resolve()
    expect([token.size('Warrior'), token.size('Bear')]).toEqual(['3/4', '2/2'])
    token.to('main1', token.state.turn.number + 2)
    provoked(token, 'Warrior', 'Old Squire').until('blockers')
    expect(token.refusal([]).rule).toMatch(/309|500|509/)
  })
})
