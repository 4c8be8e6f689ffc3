import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ELDER = zoo('Elder Mira')
const GOBLIN = zoo('Goblinise')
const NO_LEGENDS = card('Oblivion', '{0}', 'Sorcery', 'Destroy all Legends.')
const KEEP = zoo('High Keep')
const WAKE = zoo('Wake')
const BURY = card('Bury', '{0}', 'Instant', 'Bury target creature.')
const SAVE = card('Save', '{0}', 'Instant', 'Regenerate target creature.')
const ROCK = creature('Rock', '{0}', '1/1', 'Indestructible')
const FISH = creature(
  'Fish',
  '{0}',
  '5/5',
  "~ can't attack unless defending player controls an Island.\nWhen you control no Islands, sacrifice ~.",
)
const RAZE = card('Teardown', '{0}', 'Instant', 'Destroy target land.')
const SLIP = creature('Slip', '{0}', '2/2', "~ can't be blocked.")
const STOP = card('Stop', '{0}', 'Instant', 'Target unblocked attacking creature becomes blocked.')
const CARDS = [ELDER, GOBLIN, NO_LEGENDS, KEEP, WAKE, BURY, SAVE, ROCK, FISH, RAZE, SLIP, STOP]

describe('215 legends', () => {
  test('[2004:215.1 2004:glossary/legend] the creature type Legend is under the legend rule', () => {
    const game = table('2004', [{ battlefield: ['Elder Mira'], hand: ['Elder Mira'] }, {}], CARDS)
    const old = game.id('Elder Mira', 'battlefield')
    game.cast('Elder Mira').resolve()
    expect(game.state.battlefield).toEqual([old])
  })

  test('[2004:215.2 2004:glossary/legend] a Legend that is a Goblin is none, until it is one again', () => {
    const game = table(
      '2004',
      [{ battlefield: ['Elder Mira'], hand: ['Elder Mira', 'Goblinise', 'Goblinise'] }, {}],
      CARDS,
    )
    const old = game.id('Elder Mira', 'battlefield')
    game
      .cast('Goblinise', { targets: ['Elder Mira'] })
      .resolve()
      .cast('Elder Mira')
      .resolve()
    expect(game.state.battlefield).toHaveLength(2)
    expect(characteristics(game.state, old).supertypes).toEqual([])
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.state.battlefield).toHaveLength(1)
  })

  test('[2004:215.2 2004:glossary/legend] a legendary land that is a creature is no Legend', () => {
    const game = table('2004', [{ battlefield: ['High Keep', 'Elder Mira'], hand: ['Wake', 'Oblivion'] }, {}], CARDS)
    game
      .cast('Wake', { targets: ['High Keep'] })
      .resolve()
      .cast('Oblivion')
      .resolve()
    expect([game.zone('High Keep'), game.zone('Elder Mira')]).toEqual(['battlefield', 'graveyard'])
    expect(characteristics(game.state, game.id('High Keep')).supertypes).toEqual(['legendary'])
  })
})

describe('old wordings', () => {
  const read = (type_line: string, oracle_text: string) =>
    compile({ name: 'Old Probe', mana_cost: '{1}', type_line, oracle_text, power: '1', toughness: '1' })

  test('[2004:glossary/continuous-artifact 2004:glossary/summon] they are artifacts and creatures', () => {
    const anthem = read('Continuous Artifact', 'Creatures you control get +1/+1.')
    expect([anthem.ok, anthem.printed.types, anthem.printed.subtypes]).toEqual([true, ['artifact'], []])
    const goblin = read('Summon Goblin', '')
    expect([goblin.ok, goblin.printed.types, goblin.printed.subtypes]).toEqual([true, ['creature'], ['Goblin']])
  })

  test('[2004:glossary/mono-artifact 2004:glossary/poly-artifact] with {T} once, without it as often as paid, tapped too', () => {
    const mono = card('Once', '{0}', 'Mono Artifact', '{T}: You gain 1 life.')
    const poly = card('Often', '{0}', 'Poly Artifact', '{2}: You gain 1 life.')
    const sides = { battlefield: ['Once', { name: 'Often', tapped: true }], pool: '{C}{C}{C}{C}' }
    const game = table('2004', [sides, {}], [mono, poly])
    game.activate('Once').resolve()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Once'), 0) })).not.toBeNull()
    game.activate('Often').activate('Often').resolveAll()
    expect([game.life(0), mono.types, poly.types]).toEqual([23, ['artifact'], ['artifact']])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Often'), 0) })).not.toBeNull()
  })

  test('[2004:glossary/bury] no regeneration helps, being indestructible does', () => {
    const sides = { hand: ['Bury', 'Save', 'Bury'], battlefield: ['Bear', 'Rock'] }
    const game = table('2004', [sides, {}], CARDS)
    game
      .cast('Save', { targets: ['Bear'] })
      .resolve()
      .cast('Bury', { targets: ['Bear'] })
      .resolve()
    game.cast('Bury', { targets: ['Rock'] }).resolve()
    expect([game.zone('Bear'), game.zone('Rock')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:glossary/islandhome] no attack where there is no Island, and a sacrifice without one', () => {
    const sides = { battlefield: ['Fish', 'Island', 'Ox'] }
    const game = table('2004', [sides, { hand: ['Teardown'], battlefield: ['Forest'] }], CARDS)
    game.until('attackers')
    expect(game.asks('attackers').able).toEqual([game.id('Ox')])
    game
      .reply([])
      .to('main2')
      .pass()
      .cast('Teardown', { targets: ['Island'] })
      .resolve()
    expect(game.state.stack.map((id) => get(game.state, id).ability?.triggered)).toEqual([true])
    expect(game.zone('Fish')).toBe('battlefield')
    expect(game.resolve().zone('Fish')).toBe('graveyard')
    const wet = table('2004', [sides, { battlefield: ['Island'] }], CARDS).until('attackers')
    expect(wet.asks('attackers').able).toContain(wet.id('Fish'))
  })

  test('[2004:glossary/unblockable] nothing can block it, but an effect can make it blocked', () => {
    const game = table('2004', [{ battlefield: ['Slip'], hand: ['Stop'] }, { battlefield: ['Bear'] }], CARDS)
    game.attack('Slip')
    game.to('declareBlockers')
    expect(game.position.question?.kind).toBe('priority')
    game
      .cast('Stop', { targets: ['Slip'] })
      .resolve()
      .to('main2')
    expect(game.life(1)).toBe(20)
    const free = table('2004', [{ battlefield: ['Slip'] }, { battlefield: ['Bear'] }], CARDS)
    expect(free.attack('Slip').to('main2').life(1)).toBe(18)
  })
})
