/**
 * The page of card data as a person uses it, and a card service that behaves as documented in place of the real one.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { type CardApiServer, serveCards } from '../../support/cardApi.ts'
import { Table, type Wishes } from './table.ts'

/** Calls that the page makes to the card service go to this server. What else it calls is noted. */
export async function replaceService(page: Page, cards: Parameters<typeof serveCards>[0]): Promise<CardApiServer> {
  const server = await serveCards(cards)
  await page.route('https://api.scryfall.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    try {
      await route.fulfill({ response: await route.fetch({ url: `${server.base}${pathname}`, timeout: 5000 }) })
    } catch {
      // As the browser sees it when the network is gone.
      await route.abort('internetdisconnected')
    }
  })
  return server
}

export class CardData {
  private constructor(
    readonly page: Page,
    readonly table: Table,
  ) {}

  static async open(page: Page, wishes: Wishes = {}, site = '/'): Promise<CardData> {
    const data = new CardData(page, await Table.open(page, `${site}#/cards`, wishes))
    await expect(data.counts('Built in')).not.toHaveCount(0)
    return data
  }

  panel(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name })
  }

  get result(): Locator {
    return this.panel(/^Import/)
  }

  /** Known, played by the rules, not yet: of a source. */
  counts(source: string): Locator {
    return this.panel('Known cards').getByRole('row', { name: source }).getByRole('cell')
  }

  /** Chooses a file. */
  async choose(name: string, content: string | Uint8Array): Promise<void> {
    const buffer = Buffer.from(content)
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer })
  }

  /** Drops a file as a file manager does: this text, or a list of it so many times, each with its number for `#`. */
  async drop(name: string, content: string, times = 1): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([file, text, often]) => {
        const data = new DataTransfer()
        const parts = Array.from({ length: often }, (_, index) => text.replaceAll('#', `${index}`))
        const whole = often === 1 ? text : `[${parts.join(',')}]`
        data.items.add(new File([whole], file, { type: 'application/json' }))
        return data
      },
      [name, content, times] as const,
    )
    const target = this.page.locator('[data-drop="card-file"]')
    await target.dispatchEvent('dragover', { dataTransfer: transfer })
    await target.dispatchEvent('drop', { dataTransfer: transfer })
  }

  async ask(names: string): Promise<void> {
    await this.page.getByLabel('Names or a deck list, one a line').fill(names)
    await this.page.getByRole('button', { name: /^Get \d+ cards?$/ }).click()
  }
}
