/** Conditions of whose something is, or was: "you control ~", "you controlled that permanent". */

import type { Condition } from '../../language/index.ts'
import { part, type Syntax, shaped, wordings } from '../core/index.ts'
import { definite as thing } from '../nouns/index.ts'
import { notEach } from './kinds.ts'

/** "You control ~". */
const held = shaped(part()`${{ by: notEach }} control|controls ${{ thing }}`, ({ by, thing }) => ({
  kind: 'is',
  thing,
  is: [{ is: 'controlled', by }],
}))
/** "You controlled that permanent": as it was. */
const wasHeld = shaped(part()`${{ by: notEach }} controlled ${{ thing }}`, ({ by, thing }) => ({
  kind: 'is',
  was: true,
  thing,
  is: [{ is: 'controlled', by }],
}))

export const whose: Syntax<Condition> = wordings(held, wasHeld)
