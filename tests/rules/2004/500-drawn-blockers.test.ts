import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const LURE = creature('Bait Call', '{G}', '1/1', 'All Walls able to block ~ do so.')
const WALL = creature('Rampart', '{W}', '0/4', 'Defender', 'Creature — Wall')
const BEAR = creature('Bear', '{1}{G}', '2/2')
const CALL = card('Call', '{0}', 'Sorcery', 'All creatures able to block target creature this turn do so.')
const NEWT = creature('Newt', '{U}', '1/1', 'Islandwalk\nForestwalk')
const DAM = card(
  'Dam',
  '{U}',
  'Enchantment',
  "Creatures with islandwalk can be blocked as though they didn't have islandwalk.",
)
const STAFF = card(
  'Staff',
  '{3}',
  'Artifact',
  "Creatures with landwalk abilities can be blocked as though they didn't have those abilities.",
)

inEditions('2004', '2011')('500.3 creatures that must block, %s', (edition) => {
  test('[2004:500.3] only those that the text names must block', () => {
    const game = table(
      edition,
      [{ battlefield: ['Bait Call'] }, { battlefield: ['Rampart', 'Bear'] }],
      [LURE, WALL, BEAR],
    )
    game.until('attackers').attack('Bait Call').until('blockers')
    expect(game.refusal([])).not.toBeNull()
    game.block({ Rampart: 'Bait Call' })
    game.isAtAQuestion()
  })

  test('[2004:500.3] for the turn, all that can', () => {
    const cards = [BEAR, WALL, CALL]
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Call'] }, { battlefield: ['Rampart'] }], cards)
    game.cast('Call', { targets: ['Bear'] }).resolve()
    game.until('attackers').attack('Bear').until('blockers')
    expect(game.refusal([])).not.toBeNull()
    game.block({ Rampart: 'Bear' })
  })

  test('[2004:502.6b] as though without islandwalk: with forestwalk it is still evasive', () => {
    const cards = [NEWT, DAM, BEAR, STAFF]
    const board = (battlefield: readonly string[]) =>
      table(edition, [{ battlefield: ['Newt'] }, { battlefield: ['Bear', ...battlefield] }], cards)
    const asked = (battlefield: readonly string[]): string => {
      const game = board(battlefield).until('attackers').attack('Newt')
      for (let n = 0; n < 4 && game.question.kind === 'priority'; n++) game.pass()
      return game.question.kind
    }
    const isBlockable = (battlefield: readonly string[]): boolean => asked(battlefield) === 'blockers'
    expect(isBlockable(['Island'])).toBe(false)
    expect(isBlockable(['Island', 'Dam'])).toBe(true)
    expect(isBlockable(['Island', 'Forest', 'Dam'])).toBe(false)
    expect(isBlockable(['Island', 'Forest', 'Staff'])).toBe(true)
  })
})
