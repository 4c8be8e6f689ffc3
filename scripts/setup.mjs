// What a fresh clone lacks: checked and installed before anything else runs. No dependency but Node itself.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever the command was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldestNode = [20, 19]

/** Ends the process with a plain sentence when this Node is too old to run the tools. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  console.error(`Cantrip needs Node ${oldestNode.join('.')} or newer; this is ${version}. See https://nodejs.org`)
  process.exit(1)
}

/**
 * Whether what is installed is what the lock file names. Optional packages (other platforms' binaries) may be absent.
 * Versions are compared rather than dates, which a checkout changes.
 * @param {string} folder
 */
export function isInstalled(folder = root) {
  const lock = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(lock) || !existsSync(installed)) return false
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages).every(
    ([path, wanted]) =>
      path === '' || (have[path] ? have[path].version === wanted.version : wanted.optional === true || wanted.peer),
  )
}

/**
 * Where package.json and the lock file part, one line each: packages or ranges that only one of them names, and
 * packages that those in the lock file need and that it does not have (other platforms' binaries too). `npm ci` refuses
 * either.
 * @param {string} folder
 * @returns {string[]}
 */
export function lockProblems(folder = root) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const wanted = read('package.json')
  /** @type {Record<string, Record<string, Record<string, string>>>} */
  const packages = read('package-lock.json').packages
  const known = packages[''] ?? {}
  const parted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((field) => {
    const [mine = {}, locked = {}] = [wanted[field], known[field]]
    const names = new Set([...Object.keys(mine), ...Object.keys(locked)])
    return [...names]
      .filter((name) => mine[name] !== locked[name])
      .map(
        (name) => `${name}: package.json says ${mine[name] ?? 'nothing'}, the lock file ${locked[name] ?? 'nothing'}`,
      )
  })
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersAbove(path).some((above) => packages[`${above}node_modules/${name}`]))
      .map(
        (name) => `${name}: needed by ${path.replace(/^.*node_modules\//, '') || 'package.json'}, not in the lock file`,
      ),
  )
  return [...new Set([...parted, ...missing])]
}

/**
 * The places where a package at `path` looks for another, as prefixes of the lock file's paths.
 * @param {string} path
 */
function foldersAbove(path) {
  const above = ['']
  for (const part of path.split('node_modules/').slice(1))
    above.push(`${above.at(-1)}node_modules/${part.replace(/\/$/, '')}/`)
  return above
}

/** Says where package.json and the lock file part and ends the process, or does nothing. */
export function requireWholeLock() {
  const problems = lockProblems()
  if (problems.length === 0) return
  console.error('package.json and package-lock.json part:')
  for (const problem of problems) console.error(`  ${problem}`)
  console.error('Write the lock file anew with `npm install --package-lock-only` and commit both.')
  process.exit(1)
}

/** Installs the packages of the lock file, and nothing else, when they are missing or other than it says. */
export function ensureInstalled() {
  requireWholeLock()
  if (isInstalled()) return
  const there = join(root, 'node_modules')
  if (existsSync(there) && lstatSync(there).isSymbolicLink()) {
    // They belong to another working tree, which may be in use.
    console.log(`node_modules is a link to ${realpathSync(there)}, whose packages are not those of this lock file.`)
    return
  }
  console.log('Installing packages (once, a minute or so) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('npm could not install the packages: see its message above.')
  process.exit(1)
}

/**
 * A tool's script inside `node_modules`, to be run by this same Node.
 * @param {string} path
 */
export function bin(path) {
  return join(root, 'node_modules', ...path.split('/'))
}

/**
 * Runs a Node script in the project's folder, its output passed through; gives its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<number>}
 */
export function runNode(args, env = {}, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * The first free port from `wanted` on; with 0, any free one.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', () => (wanted ? resolve(freePort(wanted + 1)) : reject(new Error('no free port'))))
    server.listen(wanted, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : wanted))
    })
  })
}
