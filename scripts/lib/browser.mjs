// The browser of the tests: a headless shell where one can be had, which takes about a quarter less of the machine.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from '../setup.mjs'

/** Debian's package of it. */
const systemShell = '/usr/bin/chromium-headless-shell'

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string[]} args */
const playwright = (...args) =>
  spawnSync(process.execPath, [bin('@playwright/test/cli.js'), 'install', ...args, '--only-shell', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })

/** The path of the headless shell that Playwright has downloaded, or null. */
function playwrightShell() {
  const folder = /Install location: *(.*\S)/.exec(playwright('--dry-run').stdout ?? '')?.[1]
  if (!folder || !existsSync(folder)) return null
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    /(^|[\\/])(chrome-headless-shell|headless_shell)(\.exe)?$/.test(path),
  )
  return file ? join(folder, file) : null
}

/**
 * The path of a Chromium that is already on the machine, or null: the one that `CHROMIUM_PATH` names, a headless shell,
 * a whole browser.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    console.log(`CHROMIUM_PATH names ${named}, which is not there; looking elsewhere.`)
  }
  if (existsSync(systemShell)) return systemShell
  return playwrightShell() ?? wholeBrowsers.find((path) => existsSync(path)) ?? null
}

/**
 * Installs Debian's headless shell, or its whole browser where there is no package of the shell (as root only).
 * @param {(line: string) => void} say
 */
function installPackage(say) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!apt('update')) return
  for (const name of ['chromium-headless-shell', 'chromium']) {
    say(`Browser: none here; installing the system package ${name} ...`)
    if (apt('install', '-y', '--no-install-recommends', name)) return
  }
}

/**
 * A Chromium for the browser tests: one that is here, else Debian's (as root), else Playwright's own headless shell.
 * Says which it took; null when none can be had.
 * @param {(line: string) => void} say where that is said
 * @returns {Promise<string | null>}
 */
export async function ensureChromium(say = console.log) {
  const found = findChromium()
  if (found) {
    say(`Browser: ${found}`)
    if (wholeBrowsers.includes(found))
      say('A headless shell would take a quarter less of the machine: apt-get install chromium-headless-shell')
    return found
  }
  installPackage(say)
  let installed = findChromium()
  if (!installed) {
    say("Browser: none here; downloading Playwright's headless shell ...")
    process.stderr.write(playwright().stdout ?? '')
    installed = findChromium()
  }
  if (installed) say(`Browser: ${installed} (installed now)`)
  return installed
}
