// npm run build:engine: the engine as an ES module with type declarations in dist-engine/, for Node and other projects.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, ensureInstalled, requireNode, root, runNode } from './setup.mjs'

requireNode()
ensureInstalled()

const { build } = await import('vite')
const out = join(root, 'dist-engine')

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: { entry: join(root, 'src', 'package.ts'), formats: ['es'], fileName: () => 'index.js' },
  },
  worker: { format: 'es' },
})

const declared = await runNode([bin('typescript/bin/tsc'), '-p', 'tsconfig.package.json'])
if (declared !== 0) process.exit(declared)

/**
 * The specifier as Node wants it in a declaration file: with the file's name and `.js`.
 * @param {string} from
 * @param {string} specifier
 */
function complete(from, specifier) {
  const bare = specifier.replace(/\.(js|tsx?)$/, '')
  const target = join(dirname(from), bare)
  if (existsSync(`${target}.d.ts`)) return `${bare}.js`
  if (existsSync(join(target, 'index.d.ts'))) return `${bare.replace(/\/$/, '')}/index.js`
  return specifier
}

for (const path of readdirSync(out, { recursive: true }).map((name) => join(out, String(name)))) {
  if (!path.endsWith('.d.ts') || !statSync(path).isFile()) continue
  const text = readFileSync(path, 'utf8')
  const fixed = text.replace(/(\bfrom |\bimport\()(['"])(\.[^'"]*)\2/g, (_, head, quote, specifier) => {
    return `${head}${quote}${complete(path, specifier)}${quote}`
  })
  if (fixed !== text) writeFileSync(path, fixed)
}

const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const manifest = {
  name: 'cantrip-engine',
  version,
  license,
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './package.d.ts', default: './index.js' } },
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`dist-engine/index.js ${(statSync(join(out, 'index.js')).size / 1000).toFixed(0)} kB, with declarations`)
