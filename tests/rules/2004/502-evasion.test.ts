import { expect, test } from 'vitest'
import { answer, characteristics, get, hasKeyword } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Moth', '{U}', '1/1', 'Flying'),
  creature('Old Gloom', '{B}', '1/1', 'Shadow'),
  creature('Peerer', '{W}', '2/2', 'Peerer can block creatures with shadow as though Peerer had shadow.'),
  creature('Rider', '{W}', '2/2', 'Horsemanship'),
  creature('Groom', '{W}', '1/1', 'Horsemanship'),
  creature('Old Dread', '{B}', '2/2', 'Fear'),
  creature('Raven', '{B}', '1/1'),
  creature('Briar', '{G}', '2/2', '', 'Artifact Creature — Golem'),
  creature('Old Lurker', '{B}', '2/2', 'Swampwalk'),
  creature('Wader', '{U}', '2/2', 'Islandwalk'),
  creature('Runner', '{R}', '2/2', 'Haste\n{T}: ~ deals 1 damage to target player.'),
  creature('Walker', '{R}', '2/2', '{T}: ~ deals 1 damage to target player.'),
  card('Drain Bog', '{0}', 'Instant', 'Destroy target land.'),
  ...['flying', 'shadow', 'horsemanship', 'fear', 'islandwalk', 'haste'].map((name) =>
    card(`Gift of ${name}`, '{0}', 'Instant', `Target creature gains ${name} until end of turn.`),
  ),
]

type Side = Parameters<typeof table>[1][number]

/** Attacked by the first of them, at the declaration of blockers. */
function attacked(edition: EditionId, attacker: string, blockers: readonly string[], more: Side = {}): Table {
  const { hand = [], battlefield = [] } = more
  return table(
    edition,
    [
      { battlefield: [attacker, ...battlefield], hand: [...hand], library: ['Forest', 'Forest', 'Forest'] },
      { battlefield: [...blockers], library: ['Forest', 'Forest'] },
    ],
    CARDS,
  )
}

/** Which of them can block the attacker, each alone. */
function ableToBlock(game: Table, attacker: string, blockers: readonly string[]): string[] {
  while (game.question.kind === 'priority' && game.state.turn.step === 'declareAttackers') game.pass()
  // Where nobody could block, nobody is asked.
  if (game.question.kind !== 'blockers') return []
  const id = game.id(attacker)
  return blockers.filter((name) => !('refused' in answer(game.position, [{ id: game.id(name), attackers: [id] }])))
}

inEditions('2004', '2011')('evasion, %s', (edition) => {
  test.each([
    ['2004:502.4b', 'Gull', 'Moth', ['Bear', 'Moth', 'Old Gloom']],
    ['2004:502.17b', 'Rider', 'Groom', ['Bear', 'Moth', 'Groom']],
  ])('[%s] %s is blocked only by its like', (_rule, attacker, like, blockers) => {
    const game = attacked(edition, attacker, blockers).attack(attacker)
    expect(ableToBlock(game, attacker, blockers)).toEqual([like])
    game.block({ [like]: attacker }).to('endCombat')
    expect([game.life(1), game.has('graveyard', like)]).toEqual([20, true])
    game.isAtAQuestion()
  })

  test.each([
    ['2004:502.4b', 'Moth'],
    ['2004:502.17b', 'Groom'],
  ])('[%s] %s blocks what has it not as well', (_rule, blocker) => {
    const game = attacked(edition, 'Bear', [blocker]).attack('Bear')
    expect(ableToBlock(game, 'Bear', [blocker])).toEqual([blocker])
    game.block({ [blocker]: 'Bear' }).to('endCombat')
    expect(game.life(1)).toBe(20)
  })

  test('[2004:502.8b] shadow blocks and is blocked by shadow alone', () => {
    const game = attacked(edition, 'Dim', ['Bear', 'Old Gloom', 'Moth']).attack('Dim')
    expect(ableToBlock(game, 'Dim', ['Bear', 'Old Gloom', 'Moth'])).toEqual(['Old Gloom'])
    const plain = attacked(edition, 'Bear', ['Ox', 'Old Gloom']).attack('Bear')
    expect(ableToBlock(plain, 'Bear', ['Ox', 'Old Gloom'])).toEqual(['Ox'])
  })

  test('[2004:502.8b] as though it had shadow: it blocks those with shadow, and the others as before', () => {
    const game = attacked(edition, 'Dim', ['Bear', 'Peerer']).attack('Dim')
    expect(ableToBlock(game, 'Dim', ['Bear', 'Peerer'])).toEqual(['Peerer'])
    const plain = attacked(edition, 'Bear', ['Peerer']).attack('Bear')
    expect(ableToBlock(plain, 'Bear', ['Peerer'])).toEqual(['Peerer'])
  })

  test('[2004:502.25b] fear is blocked by black and by artifact creatures', () => {
    const all = ['Bear', 'Raven', 'Golem', 'Briar']
    const game = attacked(edition, 'Old Dread', all).attack('Old Dread')
    expect(ableToBlock(game, 'Old Dread', all)).toEqual(['Raven', 'Golem', 'Briar'])
  })

  test.each([
    ['2004:502.4c', 'Gull', 'flying', 'Moth'],
    ['2004:502.8c', 'Dim', 'shadow', 'Old Gloom'],
    ['2004:502.17c', 'Rider', 'horsemanship', 'Groom'],
    ['2004:502.25c', 'Old Dread', 'fear', 'Raven'],
  ])('[%s] %s with %s twice is blocked by one', (_rule, attacker, name, blocker) => {
    const gift = `Gift of ${name}`
    const game = attacked(edition, attacker, [blocker, 'Bear'], { hand: [gift] })
    game
      .cast(gift, { targets: [attacker] })
      .resolve()
      .attack(attacker)
    expect(ableToBlock(game, attacker, [blocker, 'Bear'])).toEqual([blocker])
  })

  test('[2004:502.6b] swampwalk is unblockable while the defending player controls a Swamp, and only then', () => {
    const walk = (theirs: readonly string[], mine: readonly string[] = []) =>
      attacked(edition, 'Old Lurker', ['Bear', ...theirs], { battlefield: [...mine] }).attack('Old Lurker')
    expect(ableToBlock(walk(['Swamp']), 'Old Lurker', ['Bear'])).toEqual([])
    expect(ableToBlock(walk(['Island'], ['Swamp']), 'Old Lurker', ['Bear'])).toEqual(['Bear'])
    const drained = attacked(edition, 'Old Lurker', ['Bear', 'Swamp'], { hand: ['Drain Bog'] }).attack('Old Lurker')
    drained.cast('Drain Bog', { targets: ['Swamp'] }).resolve()
    expect(ableToBlock(drained, 'Old Lurker', ['Bear'])).toEqual(['Bear'])
  })

  test('[2004:502.6d] having the same landwalk gives no leave to block it', () => {
    const game = table(
      edition,
      [{ battlefield: ['Wader', 'Bear'] }, { battlefield: [{ name: 'Wader', label: 'theirs' }, 'Island'] }],
      CARDS,
    )
    const waders = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Wader')
    const [mine, theirs] = [0, 1].map((seat) => waders.find((id) => get(game.state, id).controller === seat) ?? 0)
    game.until('attackers').reply([mine, game.id('Bear')].map((id) => ({ id: id ?? 0, defender: { player: 1 } })))
    game.until('blockers')
    expect(game.refusal([{ id: theirs, attackers: [mine ?? 0] }]).key).toBe('block.landwalk')
    game.reply([{ id: theirs ?? 0, attackers: [game.id('Bear')] }])
    game.isAtAQuestion()
  })

  test('[2004:502.6e] the same landwalk twice is as once, and what was given ends', () => {
    const game = attacked(edition, 'Wader', ['Bear', 'Island'], { hand: ['Gift of islandwalk'] })
    game
      .cast('Gift of islandwalk', { targets: ['Wader'] })
      .resolve()
      .attack('Wader')
    expect(ableToBlock(game, 'Wader', ['Bear'])).toEqual([])
    game.to('main1', 5).attack('Wader')
    expect(ableToBlock(game, 'Wader', ['Bear'])).toEqual([])
  })

  test('[2004:502.5b] haste attacks, or uses {T}, in the turn it came; without it neither', () => {
    const fresh = (name: string) =>
      table(edition, [{ battlefield: [{ name, sick: true }], library: ['Forest'] }, {}], CARDS)
    const charge = fresh('Runner').attack('Runner').to('endCombat')
    expect([charge.life(1), charge.state.turn.number]).toEqual([18, 3])
    expect(
      fresh('Runner')
        .activate('Runner', 1, { targets: ['player 1'] })
        .resolve()
        .life(1),
    ).toBe(19)
    const slow = fresh('Walker')
    expect(slow.why({ do: 'activate', ...slow.nth(slow.id('Walker'), 0) })?.key).toBe('cost.sick')
    const both = table(edition, [{ battlefield: [{ name: 'Walker', sick: true }, 'Bear'] }, {}], CARDS)
    const attack = [{ id: both.id('Walker'), defender: { player: 1 } }]
    expect(both.until('attackers').refusal(attack).key).toBe('attack.sick')
  })

  test('[2004:502.5c] haste given to what has it leaves its own behind', () => {
    const game = table(
      edition,
      [
        { battlefield: [{ name: 'Runner', sick: true }], hand: ['Gift of haste'], library: ['Forest'] },
        { library: ['Forest'] },
      ],
      CARDS,
    )
    game.cast('Gift of haste', { targets: ['Runner'] }).resolve()
    game.attack('Runner').to('endCombat')
    expect([game.life(1), game.state.turn.number]).toEqual([18, 3])
    game.to('upkeep', 4)
    expect(hasKeyword(game.state, game.id('Runner'), 'haste')).toBe(true)
    game.isAtAQuestion()
  })
})
