import { describe, expect, test } from 'vitest'
import { cycles } from './support/cycles.ts'
import { deadExports, neverTaken } from './support/exports.ts'
import {
  engineFloors,
  engineUpwards,
  ghosts,
  houseFloors,
  houseUpwards,
  sideDoors,
  uiFloors,
  uiUpwards,
  withoutDoor,
} from './support/floors.ts'
import { anyTypes, costlyForms, defaultExports, silencedTypes } from './support/forbidden.ts'
import { droppedGenerators, programOf } from './support/generators.ts'
import { importsOf } from './support/imports.ts'
import { lineCount, longFiles, longFunctions, medianLength } from './support/lengths.ts'
import { deadMessages } from './support/messages.ts'
import { besideThePipeline } from './support/pipeline.ts'
import { outerImports, outerUses } from './support/purity.ts'
import type { Source } from './support/sources.ts'

/** Files in memory, by path. */
function files(texts: Record<string, string>): Source[] {
  return Object.entries(texts).map(([path, text]) => ({ path, text }))
}

/** Imports between files in memory. */
function wired(texts: Record<string, string>) {
  return importsOf(files(texts))
}

/** A function of that many lines. */
function ofLines(head: string, lines: number): string {
  return `${head} {\n${'  step()\n'.repeat(lines - 2)}}`
}

describe('imports', () => {
  test('are found in every form and resolved to files', () => {
    const found = wired({
      'src/a.ts': `import b from './b'\nimport type { C } from './c/index.ts'\nexport * from './d.js'
        const e = import('./e')\ntype F = import('./f').F\nimport 'pkg'`,
      'src/b.tsx': '',
      'src/c/index.ts': '',
      'src/d.ts': '',
      'src/e/index.ts': '',
      'src/f.ts': '',
    })
    const to = ['src/b.tsx', 'src/c/index.ts', 'src/d.ts', 'src/e/index.ts', 'src/f.ts', null]
    expect(found.map((one) => one.to).sort()).toEqual(to.sort())
  })
})

describe('floors', () => {
  test('an import upwards is found, also of types alone', () => {
    const imports = wired({
      'src/engine/index.ts': `import type { Table } from '../store'`,
      'src/store/index.ts': `import { game } from '../engine'`,
    })
    expect(houseUpwards(imports)).toEqual(['src/engine/index.ts imports ../store: upwards, from engine to store'])
  })

  test('a folder without a floor is found', () => {
    expect(houseUpwards(wired({ 'src/helpers/x.ts': `import '../ui'`, 'src/ui/index.ts': '' }))).toHaveLength(1)
    expect(
      engineUpwards(wired({ 'src/engine/turn/x.ts': `import '../misc/y'`, 'src/engine/misc/y.ts': '' })),
    ).toHaveLength(1)
  })

  test('inside the engine an import upwards is found, one downwards is good', () => {
    const imports = wired({
      'src/engine/state/object.ts': `import '../turn/untap.ts'`,
      'src/engine/turn/untap.ts': `import '../state/draft.ts'`,
      'src/engine/state/draft.ts': `import '../newGame.ts'`,
      'src/engine/newGame.ts': '',
    })
    expect(engineUpwards(imports)).toEqual([
      'src/engine/state/object.ts imports ../turn/untap.ts: upwards, from state to turn',
      'src/engine/state/draft.ts imports ../newGame.ts: upwards, from state to index',
    ])
  })

  test('inside the client an import upwards is found, one downwards is good', () => {
    const imports = wired({
      'src/ui/main.tsx': `import './app/App'`,
      'src/ui/app/App.tsx': `import '../session/model'`,
      'src/ui/session/model.ts': `import '../app/App'`,
    })
    expect(uiUpwards(imports)).toEqual(['src/ui/session/model.ts imports ../app/App: upwards, from session to app'])
  })

  test('two rooms of one floor may not use each other both ways', () => {
    const there = { 'src/engine/resolve/a.ts': `import '../combat/b.ts'`, 'src/engine/combat/b.ts': '' }
    expect(engineUpwards(wired(there))).toEqual([])
    const back = { ...there, 'src/engine/combat/c.ts': `import '../resolve/d.ts'`, 'src/engine/resolve/d.ts': '' }
    expect(engineUpwards(wired(back))).toHaveLength(2)
  })

  test('a side door is found; inside a floor any file may be imported', () => {
    const texts = {
      'src/ui/Card.tsx': `import '../engine/state/draft.ts'\nimport '../engine'\nimport './Frame'\nimport './app/App'`,
      'src/ui/Frame.tsx': '',
      'src/ui/app/App.tsx': '',
      'src/engine/index.ts': `import './state/index.ts'\nimport './state/draft.ts'`,
      'src/engine/state/index.ts': `import './draft.ts'`,
      'src/engine/state/draft.ts': '',
    }
    expect(sideDoors(wired(texts), files(texts))).toEqual([
      'src/ui/Card.tsx imports ../engine/state/draft.ts: only through src/engine/index.ts',
      'src/engine/index.ts imports ./state/draft.ts: only through src/engine/state/index.ts',
    ])
  })

  test('a floor that is named and has no files is found, and one without a door', () => {
    const sources = files({ 'src/engine/index.ts': '', 'src/engine/state/draft.ts': '', 'src/package.ts': '' })
    expect(ghosts([['state'], ['subgame', 'index']], sources, 'src/engine')).toEqual(['subgame'])
    expect(ghosts([['engine'], ['package'], ['ui']], sources, 'src')).toEqual(['ui'])
    expect(withoutDoor(sources)).toContain('src/engine/state')
    expect(withoutDoor(sources)).not.toContain('src/package')
  })

  test('each room has one floor', () => {
    for (const rooms of [houseFloors, engineFloors, uiFloors].map((floors) => floors.flat()))
      expect(new Set(rooms).size).toBe(rooms.length)
  })
})

describe('cycles', () => {
  test('a circle is found, types alone included; a diamond is none', () => {
    const circle = wired({
      'src/a.ts': `import './b'`,
      'src/b.ts': `import './c'`,
      'src/c.ts': `import type { A } from './a'`,
    })
    expect(cycles(circle)).toEqual(['src/a.ts -> src/b.ts -> src/c.ts -> src/a.ts'])
    const diamond = { 'src/a.ts': `import './b'\nimport './c'`, 'src/b.ts': `import './d'`, 'src/c.ts': `import './d'` }
    expect(cycles(wired({ ...diamond, 'src/d.ts': '' }))).toEqual([])
  })
})

describe('the pipeline', () => {
  test('what only an event changes is not written elsewhere', () => {
    const text = `g.patch(id, { tapped: true })
      g.patchPlayer(seat, early ? { life: 3 } : { counters: {} })
      g.write({ graveyards: [] })\ng.writeZone('exile', 0, [])\ng.drop(id)`
    expect(besideThePipeline(files({ 'src/engine/resolve/x.ts': text }))).toEqual([
      'src/engine/resolve/x.ts:1 writes tapped',
      'src/engine/resolve/x.ts:2 writes life',
      'src/engine/resolve/x.ts:2 writes counters',
      'src/engine/resolve/x.ts:3 writes graveyards',
      'src/engine/resolve/x.ts:4 calls writeZone',
      'src/engine/resolve/x.ts:5 calls drop',
    ])
    expect(besideThePipeline(files({ 'src/engine/events/x.ts': text }))).toEqual([])
  })

  test('what is no event may be written, and what lies inside it may have any name', () => {
    const text = `g.patch(id, { knownTo: [], choices: { damage: 1 } })\ng.write({ lasting: [{ zone: 1 }] })\nset.add(1)`
    expect(besideThePipeline(files({ 'src/engine/resolve/x.ts': text }))).toEqual([])
  })
})

describe('purity', () => {
  test('page, clock and chance are found below the store', () => {
    const text = `const now = Date.now()\nconst born = new Date()\nconst n = Math.random()\nconst { random } = Math
      document.title = 'x'\nsetTimeout(f, 1)\nconst o = { performance }\nif (window) f(localStorage)`
    const names = outerUses(files({ 'src/engine/x.ts': text })).map((line) => line.split(' ').at(-1))
    const expected = 'Date Date Math.random Math.random document setTimeout performance window localStorage'
    expect(names).toEqual(expected.split(' '))
  })

  test('names of our own, property names and the floors above are good', () => {
    const own = `function* process() {}\nconst o = { Date: 1, self: 2 }\no.self\nconst self = 1\nf(self, process)
      interface Event { readonly screen: number }\ninterface Drawn extends Event {}`
    expect(outerUses(files({ 'src/engine/x.ts': own, 'src/store/x.ts': 'Date.now()' }))).toEqual([])
  })

  test('the edges may use what is theirs and nothing else', () => {
    const found = outerUses(files({ 'src/ai/worker.ts': 'self.onmessage = f\nlocalStorage.clear()' }))
    expect(found).toEqual(['src/ai/worker.ts:2 uses localStorage'])
  })

  test('client and machine packages are found below the store', () => {
    const found = outerImports(
      wired({
        'src/oracle/x.ts': `import 'react'\nimport 'zustand/vanilla'\nimport 'node:fs'\nimport 'valibot'\nimport 'reactive'`,
        'src/store/saves.ts': `import 'idb'`,
        'src/ui/x.tsx': `import 'react'`,
      }),
    )
    expect(found.map((line) => line.split(' ').at(-1))).toEqual(['react', 'zustand/vanilla', 'node:fs'])
  })
})

describe('forbidden forms', () => {
  test('default exports are found in each form', () => {
    const texts = ['export default 1', 'export default function f() {}', 'const a = 1\nexport { a as default }']
    for (const text of texts) expect(defaultExports(files({ 'src/x.ts': text }))).toHaveLength(1)
    expect(defaultExports(files({ 'src/x.ts': 'export const a = 1\nexport { a as b }' }))).toEqual([])
  })

  test('any is found as a type, not as a word', () => {
    expect(anyTypes(files({ 'src/x.ts': 'const any = 1 // any\nlet b: any[] = [c as any]' }))).toHaveLength(2)
  })

  test('selectors that look inside an element and canvases are found at the table', () => {
    const table = files({
      'src/ui/card/Card.module.css': '.a {\n}\n.b:has(> .c) {\n}',
      'src/ui/zones/Field.tsx': 'const a = (\n  <canvas />\n)',
    })
    expect(costlyForms(table)).toEqual(['src/ui/card/Card.module.css:3', 'src/ui/zones/Field.tsx:2'])
    const beside = { 'src/ui/story/Story.module.css': '.a:has(b) {}', 'src/ui/card/handText.ts': "where('has(')" }
    expect(costlyForms(files(beside))).toEqual([])
  })

  test('comments that silence the checker are found', () => {
    const text = ['ignore', 'expect-error', 'nocheck'].map((word) => `// @ts-${word}\n`).join('')
    expect(silencedTypes(files({ 'src/x.ts': text }))).toEqual(['src/x.ts:1', 'src/x.ts:2', 'src/x.ts:3'])
  })
})

describe('exports', () => {
  test('what no other file names is found; an index alone is no use', () => {
    const sources = files({
      'src/a.ts': 'export const used = 1\nexport function dead() { return used }\nexport const proved = 2',
      'src/index.ts': "export { dead, used } from './a.ts'",
      'src/b.ts': "import { used } from './index.ts'\nuse(used)",
    })
    const tests = files({ 'tests/a.test.ts': "import { proved } from '../src/a.ts'" })
    expect(deadExports(sources, tests)).toEqual(['src/a.ts:2 dead'])
  })

  test('what an index gives away and nobody outside names, nor its page', () => {
    const index = { path: 'src/engine/index.ts', text: "export { a, b, c } from './a.ts'\nexport * from './b.ts'" }
    const user = { path: 'src/ai/a.ts', text: "import { a } from '../engine/index.ts'\na()" }
    expect(neverTaken(index, [user], 'and `b`')).toEqual(['c', '*'])
  })
})

describe('lengths', () => {
  test('lines are counted as an editor counts them', () => {
    expect([lineCount(''), lineCount('a'), lineCount('a\n'), lineCount('a\nb')]).toEqual([0, 1, 1, 2])
  })

  test('a long file is found, style sheets included', () => {
    const sources = files({ 'src/a.ts': 'x\n'.repeat(400), 'src/b.css': 'x\n'.repeat(401) })
    expect(longFiles(sources)).toEqual(['src/b.css: 401 lines, at most 400'])
    expect(medianLength(files({ 'src/a.ts': 'x\n', 'src/b.ts': 'x\n'.repeat(9), 'src/c.ts': 'x\n'.repeat(99) }))).toBe(
      9,
    )
  })

  test('a long function is found, a long method and a long arrow too', () => {
    expect(longFunctions(files({ 'src/a.ts': ofLines('function f()', 60) }))).toEqual([])
    const long = [ofLines('function f()', 61), ofLines('const f = () =>', 61), `class A { ${ofLines('m()', 61)} }`]
    for (const text of long) expect(longFunctions(files({ 'src/a.ts': text }))).toHaveLength(1)
  })

  test('a component may be longer, but not for ever', () => {
    const components = ['function Card()', 'const Card = () =>', 'export const Card = memo(function Card()']
    for (const head of components) {
      const close = head.includes('memo') ? ')' : ''
      expect(longFunctions(files({ 'src/Card.tsx': ofLines(head, 150) + close }))).toEqual([])
      expect(longFunctions(files({ 'src/Card.tsx': ofLines(head, 151) + close }))).toHaveLength(1)
    }
    expect(longFunctions(files({ 'src/Card.tsx': ofLines('function useCard()', 61) }))).toHaveLength(1)
  })
})

describe('dead messages', () => {
  const table = { path: 'src/ui/messages/en/zones.ts', text: "export const zones = { 'zone.a': 'A', 'zone.b': 'B' }" }
  const head = "declare function say(key: string): string; declare const a: 'a'; declare const any: string\n"
  const dead = (line: string) => deadMessages(programOf([table, { path: 'src/ui/x.ts', text: head + line }]))

  test('a message that nobody says is found', () => expect(dead('')).toHaveLength(2))
  test('one that is said is not, nor one of whose key a part is filled in, as the types have it', () => {
    const found = ['src/ui/messages/en/zones.ts:1 zone.b']
    expect(dead("say('zone.a')")).toEqual(found)
    expect(dead(`say(\`zone.\${a}\`)`)).toEqual(found)
    expect(dead(`say(\`zone.\${any}\`)`)).toEqual([])
    expect(dead(`say(\`\${any}.a\`)`)).toHaveLength(2)
  })
})

describe('dropped generators', () => {
  const head = `function* ask(): Generator<number, string, number> { yield 1; return 'a' }
    declare const maybe: boolean; declare const list: number[]\n`

  function dropped(line: string): string[] {
    return droppedGenerators(programOf([{ path: 'x.ts', text: `${head}function* process() { ${line} }` }]))
  }

  test.each([
    'ask()',
    'void ask()',
    'maybe && ask()',
    'maybe ? ask() : 0',
    'list.forEach(() => ask())',
    'for (;;) ask(), 1',
  ])('%s is found', (line) => expect(dropped(line)).toHaveLength(1))

  test.each([
    'yield* ask()',
    'const got = yield* ask(); got',
    'return ask()',
    'if (maybe) yield* ask()',
    'list.map(() => ask())',
    'list.push(1)',
  ])('%s is good', (line) => expect(dropped(line)).toEqual([]))
})
