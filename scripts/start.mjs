// npm start: installs what is missing, builds the site, serves it and prints the address.
import { readCommandLine, wholeNumber } from './lib/commandLine.mjs'
import { ensureInstalled, freePort, requireNode, root } from './setup.mjs'

const help = `npm start -- [--port N] [--host NAME] [--dev]

  --port N     the first port to try (4173, or $PORT)
  --host NAME  the interface to serve on (localhost); 0.0.0.0 for other devices in the same network
  --dev        serve the sources with live reload in place of the built site`

const { values } = readCommandLine(help, {
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
    dev: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(help)
  process.exit(0)
}

requireNode()
ensureInstalled()

const { build, createServer, preview } = await import('vite')
const port = await freePort(wholeNumber(help, '--port', values.port ?? process.env.PORT ?? '4173'))
const options = { root, logLevel: /** @type {const} */ ('warn') }
const where = { port, host: values.host, strictPort: true }

if (values.dev) {
  const server = await createServer({ ...options, server: where })
  await server.listen()
} else {
  console.log('Building ...')
  await build(options)
  await preview({ ...options, preview: where })
}

console.log(`Cantrip is at http://${values.host}:${port}/   (Ctrl+C stops it)`)
