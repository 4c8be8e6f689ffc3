import { describe, expect, test } from 'vitest'
import { seenBy } from '../../../src/engine/index.ts'
import { costText, pressPayment, withBestPayment } from '../../../src/ui/view/index.ts'
import { creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

describe('a cost to pay', () => {
  test('has its generic mana in one symbol', () => {
    expect(costText(['3', '1', 'R'])).toBe('{4}{R}')
    expect(costText(['0', 'R'])).toBe('{R}')
    expect(costText(['0', '0'])).toBe('{0}')
    expect(costText(['X', '2', 'G'])).toBe('{X}{2}{G}')
    expect(costText([])).toBe('')
  })
})

describe('a press on a land while something is paid for', () => {
  const cards = [creature('Ox', '{1}{R}', '2/2')]
  function paying(battlefield: readonly string[]) {
    const game = table('2011', [{ hand: ['Ox'], battlefield: [...battlefield] }, {}], cards)
    game.reply({ do: 'cast', ...game.way(game.id('Ox', 'hand'), 'normal') })
    const seen = seenBy(game.position, 0)
    const { seen: shown } = withBestPayment(seen)
    const { question } = shown
    if (question?.kind !== 'pay') throw new Error('nothing to pay')
    return { game, shown, question }
  }
  const tapped = ({ question }: ReturnType<typeof withBestPayment>['seen']) =>
    question?.kind === 'pay' ? (question.proposal?.taps ?? []).map(({ object }) => object) : []

  test('takes a marked one out where another can be tapped for it, and back in', () => {
    const { shown, question } = paying(['Mountain', 'Forest', 'Forest'])
    const [, marked = 0] = tapped(shown)
    const draft = pressPayment({ now: shown.now, question }, { kind: 'none' }, marked)
    if (draft === null) throw new Error('not taken out')
    const { seen } = withBestPayment(shown, draft)
    expect(tapped(seen)).toHaveLength(2)
    expect(tapped(seen)).not.toContain(marked)
    const again = pressPayment({ now: shown.now, question }, draft, marked)
    expect(again === null ? null : tapped(withBestPayment(shown, again).seen)).toEqual(tapped(shown))
  })

  test('takes nothing out that is needed, and nothing that isn’t marked', () => {
    const { game, shown, question } = paying(['Mountain', 'Forest', 'Forest'])
    const mountain = game.id('Mountain', 'battlefield')
    expect(tapped(shown)).toContain(mountain)
    expect(pressPayment({ now: shown.now, question }, { kind: 'none' }, mountain)).toBeNull()
    const idle = game.state.battlefield.find((id) => !tapped(shown).includes(id)) ?? 0
    expect(pressPayment({ now: shown.now, question }, { kind: 'none' }, idle)).toBeNull()
  })
})
