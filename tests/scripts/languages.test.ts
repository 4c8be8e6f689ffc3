import { describe, expect, test } from 'vitest'
import { languageOfFile } from '../../scripts/lib/languages.mjs'

describe('the language that alone needs a file of the site', () => {
  test('is that of its modules', () => {
    expect(languageOfFile(['/x/src/ui/messages/fr/index.ts', '/x/src/ui/messages/languages.ts'])).toBe('fr')
    expect(languageOfFile(['/x/src/ui/messages/pages/fr/builder.ts'])).toBe('fr')
    expect(languageOfFile(['C:\\x\\src\\rulebook\\fr\\gists.json'])).toBe('fr')
  })

  test('is none where English or several need it', () => {
    expect(languageOfFile(['/x/src/ui/messages/en/index.ts'])).toBeNull()
    expect(languageOfFile(['/x/src/ui/messages/pages/en/builder.ts', '/x/src/ui/builder/BuilderPage.tsx'])).toBeNull()
    expect(languageOfFile(['/x/src/ui/messages/fr/index.ts', '/x/src/ui/messages/de/index.ts'])).toBeNull()
    expect(languageOfFile([])).toBeNull()
  })
})
