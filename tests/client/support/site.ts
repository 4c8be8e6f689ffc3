/** The built site on a plain file server, at home in a sub-path as on a static host. */
import type { AddressInfo } from 'node:net'
import { siteServer } from '../../../scripts/lib/siteServer.mjs'

export interface Site {
  readonly address: string
  /** Publishes another version: the same pages, and a service worker that says it is a new one. */
  publish(): void
  close(): Promise<void>
}

/** Serves `dist/` under a path. */
export async function serveSite(base = '/'): Promise<Site> {
  let version = 1
  const server = siteServer(base, {
    served: (file, content) => (file === 'sw.js' ? `${String(content)}\n// version ${version}` : content),
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
