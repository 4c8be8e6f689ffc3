/** The built site on a plain file server, at home in a sub-path as on a static host. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export interface Site {
  readonly address: string
  /** Publishes another version: the same pages, and a service worker that says it is a new one. */
  publish(): void
  close(): Promise<void>
}

/** Serves `dist/` under a path. */
export async function serveSite(base = '/'): Promise<Site> {
  let version = 1
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path === base ? 'index.html' : normalize(path.slice(base.length))
    try {
      if (!path.startsWith(base) || file.startsWith('..')) throw new Error('outside')
      const content = readFileSync(join('dist', file))
      const headers = {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      }
      response.writeHead(200, headers).end(file === 'sw.js' ? `${String(content)}\n// version ${version}` : content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    publish: () => {
      version++
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
