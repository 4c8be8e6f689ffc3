/** Findings of axe on the page as it is shown now. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** This rule is not among those that are run by themselves. */
const OPTIONS = { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }

/** In the page: what is found, as short as it is told. */
const FOUND = `axe.run(${JSON.stringify(OPTIONS)}).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`

/** Serious and critical findings. */
export async function serious(page: Page): Promise<readonly string[]> {
  // Run by the debugger, not by the page: its policy forbids scripts that are not its own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate<readonly string[]>(FOUND)
}
