import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { grammarFolders, grammarVersion } from '../../scripts/lib/grammar.mjs'
import { root } from '../../scripts/setup.mjs'

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'cantrip-grammar-'))
  for (const folder of grammarFolders) cpSync(join(root, folder), join(copy, folder), { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true }))

test('the same sources have the same version', () => expect(grammarVersion(copy)).toBe(grammarVersion(root)))

test('a change in a source of the compiler or of its language is another version', () => {
  const versions = grammarFolders.map((folder) => {
    writeFileSync(join(copy, folder, 'index.ts'), '// changed')
    return grammarVersion(copy)
  })
  expect(new Set([grammarVersion(root), ...versions]).size).toBe(3)
})

test('a new file is another version', () => {
  writeFileSync(join(copy, grammarFolders[0] ?? '', 'added.ts'), '')
  expect(grammarVersion(copy)).not.toBe(grammarVersion(root))
})
