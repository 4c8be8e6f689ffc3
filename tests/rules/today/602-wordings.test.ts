/** Today's words of rules that are what they were: they compile alike, and play alike. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const ability = (text: string) => card('Lens', '{1}', 'Artifact', `{1}: Draw a card. ${text}`).abilities[0]
const arrival = (text: string) => creature('Guest', '{1}', '1/1', text).abilities[0]

test.each([
  ['as a sorcery', 'Activate this ability only any time you could cast a sorcery.', 'Activate only as a sorcery.'],
  ['as an instant', 'Activate this ability only any time you could cast an instant.', 'Activate only as an instant.'],
])('[today:602.5d] only %s', (_, before, now) => {
  const { limits } = ability(now) as { readonly limits: readonly unknown[] }
  expect(limits).toHaveLength(1)
  expect(ability(now)).toEqual(ability(before))
})

test('[today:603.6a] \u201centers\u201d is short for entering the battlefield', () => {
  const now = arrival('When this creature enters, draw a card.')
  expect(now).toMatchObject({ kind: 'triggered', trigger: { on: 'enters' } })
  expect(now).toEqual(arrival('When ~ enters the battlefield, draw a card.'))
})

inEditions('today')('700.4 what dies, %s', (edition) => {
  test('[today:700.4] an Equipment that is put into a graveyard from the battlefield dies', () => {
    const cards = [
      card('Rod', '{1}', 'Artifact — Equipment', 'When this Equipment dies, draw a card.\nEquip {1}'),
      card('Rust', '{0}', 'Instant', 'Destroy target artifact.'),
      card('Unmake', '{0}', 'Instant', 'Exile target artifact.'),
    ]
    for (const [spell, drawn] of [
      ['Rust', 1],
      ['Unmake', 0],
    ] as const) {
      const game = table(edition, [{ battlefield: ['Rod'], hand: [spell], library: ['Bear'] }, {}], cards)
      game
        .cast(spell, { targets: ['Rod'] })
        .resolve()
        .resolveAll()
      expect(game.handSize(0)).toBe(drawn)
      game.isAtAQuestion()
    }
  })
})
