// The built site as a static host serves it. `node scripts/lib/siteServer.mjs PORT` serves dist/ for the browser tests.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * A server of dist/ under a path, which does not listen yet.
 * @param {string} base the path, which ends with a slash
 * @param {object} how
 * @param {(file: string, content: Buffer) => Buffer | string} [how.served] what is given as a file's content
 * @param {boolean} [how.isKept] a browser asks for a file of assets/ only once: its content is in its name. Else it asks
 *   some sixty times for every page that is opened.
 */
export function siteServer(base, { served = (_file, content) => content, isKept = false } = {}) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path === base ? 'index.html' : normalize(path.slice(base.length))
    try {
      if (!path.startsWith(base) || file.startsWith('..')) throw new Error('outside')
      const content = readFileSync(join(root, 'dist', file))
      const isNamed = isKept && file.startsWith('assets')
      const headers = {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
      }
      response.writeHead(200, headers).end(served(file, content))
    } catch {
      response.writeHead(404).end()
    }
  })
  // On a loaded machine the usual five seconds end a connection as it is used again.
  server.keepAliveTimeout = 60_000
  return server
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  siteServer('/', { isKept: true }).listen(Number(argv[2]), 'localhost')
}
