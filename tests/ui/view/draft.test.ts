import { describe, expect, test } from 'vitest'
import type { Question } from '../../../src/engine/index.ts'
import { type Draft, draftReply, marksOf, press, previewCombat, startDraft } from '../../../src/ui/view/index.ts'
import { creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

/** Presses things one after the other; the last gives a reply or leaves a draft. */
function pressAll(game: Table, question: Question, ...names: readonly string[]) {
  let draft: Draft = startDraft(question)
  for (const name of names) {
    const pressed = press(game.state, question, draft, game.ref(name))
    if (pressed === null) return null
    if (!('draft' in pressed)) return pressed
    draft = pressed.draft
  }
  return { draft }
}

describe('attackers', () => {
  const game = table('2011', [{ battlefield: ['Bear', 'Ox', { name: 'Bird', sick: true }] }, {}])
  game.until('attackers')
  const question = game.asks('attackers')

  test('a press puts a creature in, another takes it out', () => {
    expect(pressAll(game, question, 'Bear', 'Ox', 'Bear')).toMatchObject({
      draft: { attacks: [{ id: game.id('Ox'), defender: { player: 1 } }] },
    })
  })

  test('one that can’t attack says why', () => {
    expect(pressAll(game, question, 'Bird')).toMatchObject({ refused: { key: 'attack.sick' } })
  })

  test('the preview plays the attack on', () => {
    const pressed = pressAll(game, question, 'Bear', 'Ox')
    const draft = pressed !== null && 'draft' in pressed ? pressed.draft : startDraft(question)
    const preview = previewCombat(game.position, draftReply(draft))
    expect(preview?.life).toEqual([20, 15])
    expect(preview?.toPlayer.get(1)).toBe(5)
  })
})

describe('blockers', () => {
  const game = table('2011', [{ battlefield: ['Ox', 'Bird'] }, { battlefield: ['Bear', '2:Bear'].map(() => 'Bear') }])
  game.until('attackers').attack('Ox', 'Bird').until('blockers')
  const question = game.asks('blockers')
  const [first] = question.able

  test('a creature that could block only one attacker blocks it at once', () => {
    expect(first?.attackers).toEqual([game.id('Ox')])
    const pressed = press(game.state, question, startDraft(question), { object: first?.id ?? 0 })
    expect(pressed).toMatchObject({ draft: { blocks: [{ id: first?.id, attackers: [game.id('Ox')] }] } })
  })

  test('what flies over it is refused with the reason', () => {
    const active: Draft = { kind: 'blockers', blocks: [], active: first?.id ?? 0 }
    expect(press(game.state, question, active, game.ref('Bird'))).toMatchObject({ refused: { key: 'block.flying' } })
  })

  test('the attacker pressed after it changes nothing; with nobody blocking it is only looked at', () => {
    const blocker = { object: first?.id ?? 0 }
    expect(pressAll(game, question, 'Ox')).toBeNull()
    const once = press(game.state, question, startDraft(question), blocker)
    expect(once).toHaveProperty('draft')
    if (once === null || !('draft' in once)) return
    expect(press(game.state, question, once.draft, game.ref('Ox'))).toEqual(once)
    expect(press(game.state, question, once.draft, blocker)).toMatchObject({ draft: { blocks: [] } })
  })

  test('one that may block more stays picked up until it blocks as many', () => {
    const wide = creature('Wall', '{W}', '0/8', '~ can block an additional creature each combat.', 'Creature — Wall')
    const side = table('2011', [{ battlefield: ['Ox', 'Bear', 'Bird'] }, { battlefield: ['Wall'] }], [wide])
    side.until('attackers').attack('Ox', 'Bear', 'Bird').until('blockers')
    const asked = side.asks('blockers')
    const both = pressAll(side, asked, 'Wall', 'Ox', 'Bear')
    expect(both).toMatchObject({
      draft: { active: null, blocks: [{ id: side.id('Wall'), attackers: [side.id('Ox'), side.id('Bear')] }] },
    })
    expect(pressAll(side, asked, 'Wall', 'Ox', 'Ox')).toMatchObject({ draft: { active: side.id('Wall'), blocks: [] } })
  })

  test('the preview shows who dies', () => {
    const blocks = [{ id: first?.id ?? 0, attackers: [game.id('Ox')] }]
    const preview = previewCombat(game.position, blocks)
    expect([...(preview?.dead ?? [])]).toEqual([first?.id])
    expect(preview?.life).toEqual([20, 19])
    expect(preview?.assumed.size).toBe(0)
  })

  test.each([
    ['2011', ['blockers', 'division']],
    ['2004', ['division']],
  ] as const)('two blockers of one, %s: it is played on with the usual choices, which are told', (edition, assumed) => {
    const giant = creature('Giant', '{R}', '4/3')
    const side = table(edition, [{ battlefield: ['Giant'] }, { battlefield: ['Bear', 'Bear'] }], [giant])
    side.until('attackers').attack('Giant').until('blockers')
    const blocks = side.asks('blockers').able.map(({ id }) => ({ id, attackers: [side.id('Giant')] }))
    const preview = previewCombat(side.position, blocks)
    expect([...(preview?.assumed ?? [])].toSorted()).toEqual([...assumed])
    expect(preview?.dead).toEqual(new Set([side.id('Giant'), ...blocks.map(({ id }) => id)]))
  })

  test('what is asked after damage was dealt takes nothing back; what is asked before isn’t guessed', () => {
    const asking = (when: string) => creature('Asker', '{R}', '2/2', `${when}, you may draw a card.`)
    const after = table(
      '2011',
      [{ battlefield: ['Asker'] }, {}],
      [asking('Whenever ~ deals combat damage to a player')],
    )
    after.until('attackers')
    const attack = (game: typeof after) => [{ id: game.id('Asker'), defender: { player: 1 } }]
    expect(previewCombat(after.position, attack(after))?.life).toEqual([20, 18])
    const before = table('2011', [{ battlefield: ['Asker'] }, {}], [asking('Whenever ~ attacks')])
    before.until('attackers')
    expect(previewCombat(before.position, attack(before))).toBeNull()
  })
})

describe('targets', () => {
  test('a single target answers at once; what is no target does nothing', () => {
    const game = table('2011', [{ battlefield: ['Mountain'], hand: ['Spark'] }, { battlefield: ['Bear'] }])
    game.reply({ do: 'cast', object: game.id('Spark'), via: 'normal' })
    const question = game.asks('targets')
    expect(pressAll(game, question, 'Bear')).toEqual({ reply: [{ object: game.id('Bear') }] })
    expect(pressAll(game, question, 'Mountain')).toBeNull()
    expect(marksOf(question, startDraft(question)).choosable).toEqual(new Set(['p0', 'p1', `o${game.id('Bear')}`]))
  })
})
