import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { Table } from './support/table.ts'

test('on a phone the end fits its width, and the replay is stepped by finger', async ({ page }) => {
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=you')
  await table.settled()
  await table.act(() => table.tap(table.primary))
  await table.tapInMenu('Concede')
  const over = page.getByRole('dialog')
  await table.tap(over.getByRole('button', { name: 'Concede' }))
  await expect(over.getByRole('region', { name: 'Statistics' })).toBeVisible()
  const wide = await over.evaluate((dialog) =>
    [...dialog.querySelectorAll('section')].some((part) => part.getBoundingClientRect().right > innerWidth),
  )
  expect(wide).toBe(false)
  expect(await serious(page)).toEqual([])

  await table.tap(over.getByRole('button', { name: 'Watch the replay' }))
  const slider = page.getByRole('slider', { name: 'Step' })
  await expect(slider).toHaveValue('0')
  await table.tap(page.getByRole('button', { name: 'Step forward' }))
  await expect(slider).toHaveValue('1')
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})
