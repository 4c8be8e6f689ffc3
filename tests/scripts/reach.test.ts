import { expect, test } from 'vitest'
import { graphOf, wayTo } from '../../scripts/lib/reach.mjs'

const graphIn = (files: Readonly<Record<string, string>>) => graphOf((id) => files[id] ?? null)

test('through the door of a folder only what is taken from behind it is reached', () => {
  const { reach } = graphIn({
    'main.ts': "import { light } from './room/index.ts'\n",
    'room/index.ts': "export { heavy } from './heavy.ts'\nexport * from './light.ts'\n",
    'room/light.ts': 'export const light = 1\n',
    'room/heavy.ts': "import './heavier.ts'\nexport const heavy = 1\n",
    'room/heavier.ts': '',
  })
  expect([...reach(['main.ts']).keys()]).toEqual(['main.ts', 'room/light.ts'])
  expect([...reach(['room/heavy.ts']).keys()]).toEqual(['room/heavy.ts', 'room/heavier.ts'])
})

test('doors behind doors, other names, namespaces and defaults lead to what they stand for', () => {
  const found = graphIn({
    'a.ts': "import { outer, type Told } from './b/index.ts'\nimport * as all from './c.ts'\nimport d from './d.ts'\n",
    'b/index.ts': "export {\n  inner as outer,\n  type Told,\n} from './c/index.ts'\n",
    'b/c/index.ts': "export { first as inner } from './first.ts'\nexport type { Told } from './told.ts'\n",
    'b/c/first.ts': 'export const first = 1\n',
    'b/c/told.ts': 'export interface Told {}\n',
    'c.ts': '',
    'd.ts': 'export default 1\n',
  }).reach(['a.ts'])
  expect([...found.keys()].sort()).toEqual(['a.ts', 'b/c/first.ts', 'c.ts', 'd.ts'])
  expect(wayTo(found, 'b/c/first.ts')).toEqual(['a.ts', 'b/c/first.ts'])
})

test('types and what is loaded late are not reached', () => {
  const found = graphIn({
    'a.ts':
      "import type { T } from './t.ts'\nimport { type U } from './u.ts'\nconst late = () => import('./late.ts')\n",
    't.ts': '',
    'u.ts': '',
    'late.ts': '',
  }).reach(['a.ts'])
  expect([...found.keys()]).toEqual(['a.ts'])
})
