import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as cantrip from '../../src/package.ts'

/** The first JavaScript example of a page, without its import line. */
function example(page: string): string {
  const code = /```js\n(.*?)```/s.exec(readFileSync(page, 'utf8'))?.[1] ?? ''
  return code.replace(/^import .*$/m, '')
}

test("docs/engine.md's game in 30 lines plays to its end with what the package exports", () => {
  const names = Object.keys(cantrip)
  const said: string[] = []
  const run = new Function('console', ...names, example('docs/engine.md'))
  run({ log: (...words: unknown[]) => said.push(words.join(' ')) }, ...names.map((name) => Reflect.get(cantrip, name)))
  expect(said.at(-1)).toMatch(/^winner: seat (0|1)$/)
})
