/**
 * npm run arena -- A B: two machine players in pairs of games (scripts/lib/arena). Each may be of another version of
 * src/ai, which is then bundled with the engine as it is.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { bundle } from './lib/bundle.mjs'
import { ensureInstalled, requireNode, root, runNode } from './setup.mjs'

requireNode()
ensureInstalled()

const args = process.argv.slice(2)
const folder = join(root, '.cache', 'arena', String(process.pid))

/**
 * A folder `src` with the machine player of another version and everything else as it is here.
 * @param {string} from a commit, or the folder of a checkout
 * @param {string} to
 */
function overlay(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(join(root, 'src'))) {
    if (name !== 'ai') symlinkSync(join(root, 'src', name), join(to, name))
  }
  if (existsSync(join(from, 'src', 'ai'))) {
    execFileSync('cp', ['-r', join(resolve(from), 'src', 'ai'), to])
    return
  }
  const archive = execFileSync('git', ['archive', from, 'src/ai'], { cwd: root, maxBuffer: 2 ** 27 })
  execFileSync('tar', ['x', '-C', to, '--strip-components=1'], { input: archive })
}

/**
 * Where the machine player is that a name on the command line means.
 * @param {string} name
 * @param {number} at
 */
function machineOf(name, at) {
  const ref = name.split('@')[1]
  if (ref === undefined) return join(root, 'src')
  const to = join(folder, `src${at}`, 'src')
  overlay(ref, to)
  return to
}

const names = args.filter((arg) => !arg.startsWith('-')).slice(0, 2)
let code = 2
try {
  mkdirSync(folder, { recursive: true })
  const machines = names.map(machineOf)
  const path = (/** @type {string} */ file) => JSON.stringify(`./${relative(folder, file)}`)
  const imports = machines.flatMap((source, at) => [
    `import * as ai${at} from ${path(join(source, 'ai', 'index.ts'))}`,
    `import { byHeuristic as byHeuristic${at} } from ${path(join(source, 'ai', 'heuristics', 'index.ts'))}`,
  ])
  const given = machines.map((_, at) => `{ ...ai${at}, byHeuristic: byHeuristic${at} }`)
  const entry = join(folder, 'arena.ts')
  writeFileSync(
    entry,
    [
      ...imports,
      `import { arena } from ${path(join(root, 'scripts', 'lib', 'arena', 'run.ts'))}`,
      `await arena([${given.join(', ')}])`,
      '',
    ].join('\n'),
  )
  const bundled = await bundle(relative(root, entry), join(folder, 'bundle'))
  code = await runNode(['--expose-gc', '--enable-source-maps', bundled, ...args])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code)
