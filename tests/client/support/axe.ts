/** Findings of axe on the page as it is shown now. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string
    readonly nodes: readonly { html: string }[]
  }[]
}

/** This rule is not among those that are run by themselves. */
const OPTIONS = { rules: { 'label-content-name-mismatch': { enabled: true } } }

/** Serious and critical findings. */
export async function serious(page: Page): Promise<readonly string[]> {
  // Run by the debugger, not by the page: its policy forbids scripts that are not its own.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<Found>(`axe.run(${JSON.stringify(OPTIONS)})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
