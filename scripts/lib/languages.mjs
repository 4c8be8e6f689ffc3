// Files of the site that only one language needs: the service worker keeps them once that language is spoken, instead of
// keeping every language for everybody.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a module of another language than English is called: its folder has the language's code. */
const SPOKEN = /[\\/]src[\\/](?:ui[\\/]messages(?:[\\/]pages)?|rulebook)[\\/]([a-z]{2})[\\/]/

/** The part of the service worker that keeps them; what it keeps is written in front of it. */
const KEEPER = join(dirname(fileURLToPath(import.meta.url)), 'languageKeeper.js')
const KEEPER_FILE = 'languages-sw.js'

/**
 * Which language alone needs a file that these modules are in; `null`: English, or more than one.
 * @param {readonly string[]} modules
 * @returns {string | null}
 */
export function languageOfFile(modules) {
  const codes = new Set(modules.map((id) => SPOKEN.exec(id)?.[1]).filter((code) => code !== undefined && code !== 'en'))
  const [code] = codes
  return codes.size === 1 && code !== undefined ? code : null
}

/**
 * Collects the files of each language, and writes the service worker's part that keeps them.
 * @returns {{ plugin: import('vite').Plugin, keeper: string, isForAll: (file: string) => boolean }}
 */
export function withLanguages() {
  /** @type {Map<string, string[]>} */
  const files = new Map()
  return {
    keeper: KEEPER_FILE,
    isForAll: (file) => file !== KEEPER_FILE && ![...files.values()].flat().includes(file),
    plugin: {
      name: 'with-languages',
      apply: 'build',
      generateBundle(_, bundle) {
        files.clear()
        for (const chunk of Object.values(bundle)) {
          const code = chunk.type === 'chunk' ? languageOfFile(chunk.moduleIds) : null
          if (code !== null) files.set(code, [...(files.get(code) ?? []), chunk.fileName].sort())
        }
        const kept = JSON.stringify(Object.fromEntries([...files].sort()))
        const source = readFileSync(KEEPER, 'utf8')
        this.emitFile({ type: 'asset', fileName: KEEPER_FILE, source: `self.LANGUAGE_FILES = ${kept}\n${source}` })
      },
    },
  }
}
