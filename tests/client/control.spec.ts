/** Another player's turn under control (507), between two people with a curtain. */
import { expect, test } from '@playwright/test'
import type { CardRecord } from '../../src/oracle/index.ts'
import { openWith } from './support/ownCards.ts'

const CARDS: readonly CardRecord[] = [
  {
    name: 'Silver Reins',
    mana_cost: '{0}',
    type_line: 'Sorcery',
    oracle_text: "You control target player's next turn.",
  },
]

const BOARD = {
  edition: '2011',
  players: [
    {
      name: 'Ada',
      hand: ['Silver Reins', 'Ember Dart'],
      library: ['Forest', 'Forest', 'Forest'],
      battlefield: ['Mountain'],
    },
    {
      name: 'Bea',
      hand: ['Island', 'Hush of Frost'],
      library: ['Island', 'Island', 'Island'],
      battlefield: ['Island', 'Mistback Crab'],
    },
  ],
}

test('the controller of a turn sees both hands, decides from that player’s side, and is told for whom', async ({
  page,
}) => {
  const table = await openWith(page, CARDS, structuredClone(BOARD) as never, { openHands: false })
  const handOver = async (): Promise<void> => {
    if ((await table.settled()).screen === 'curtain') await table.takeOver()
  }
  await handOver()
  await table.click(table.card('hand', 'Silver Reins'))
  await table.click(page.locator('[data-ref="p1"]').first())
  await handOver()
  await table.go(/^Resolve Silver Reins/)
  await handOver()
  await table.go(/^To combat/)
  await table.go(/^End turn/)
  // No curtain: Ada goes on looking, now from Bea's side, with her own hand open across the table.
  expect((await table.see()).screen).toBe('table')
  await expect(table.prompt).toContainText('You decide for Bea')
  await expect(table.card('hand', 'Hush of Frost')).toBeVisible()
  await expect(page.locator('[data-zone="other-hand"]')).toContainText('Ember Dart')
  await table.click(table.card('hand', 'Island'))
  await expect(table.card('you-lands', 'Island')).toBeVisible()
  // Ada's own decisions are asked from her side, with the other hand still open to her.
  await table.go(/^To combat/)
  await expect(table.prompt).not.toContainText('You decide for')
  await expect(page.locator('[data-zone="other-hand"]')).toContainText('Hush of Frost')
  expect(table.complaints).toEqual([])
})
