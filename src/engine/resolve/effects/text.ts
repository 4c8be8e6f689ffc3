/** Changing the text of spells and permanents (418.6). */
import {
  BASIC_LAND_MANA,
  COLOR_WORDS,
  COLORS,
  SUBTYPES,
  type Swap,
  subtypeSet,
  visitNodes,
  type WordKind,
} from '../../../language/index.ts'
import { chooseWord } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import { type Context, type Draft, get, hasCreatureType, type State } from '../../state/index.ts'
import type { EffectOf, Executor } from '../executor.ts'
import { begin } from './lasting.ts'
import { tellBegan } from './permanents.ts'
import { things } from './things.ts'

const LAND_WORDS = Object.keys(BASIC_LAND_MANA)

/** Every creature type; those that cards of this game have or mention come first. */
function creatureTypes(state: State): readonly string[] {
  const here = new Set<string>()
  const note = (word: unknown) => typeof word === 'string' && subtypeSet(word) === 'creature' && here.add(word)
  visitNodes(state.printed, (node) => {
    note(node.subtype)
    if (Array.isArray(node.subtypes)) for (const word of node.subtypes) note(word)
    return undefined
  })
  const all = new Set([...[...here].sort(), ...SUBTYPES.creature])
  return [...all].filter((word) => hasCreatureType(state, word))
}

function wordsOf(state: State, kind: WordKind): readonly string[] {
  if (kind === 'color') return Object.values(COLOR_WORDS)
  return kind === 'landType' ? LAND_WORDS : creatureTypes(state)
}

/** Both words are of one kind, and different. */
function* chooseWords(g: Draft, { words: kinds, not }: EffectOf<'changeText'>, context: Context): Process<Swap | null> {
  const { controller: seat, source } = context
  const all = kinds.map((kind) => wordsOf(g.state, kind))
  const words = all.flat()
  if (words.length === 0) return null
  const from = yield* chooseWord(g, { seat, source, which: 'replaced', words })
  const others = (all.find((list) => list.includes(from)) ?? []).filter((word) => word !== from && word !== not)
  if (others.length === 0) return null
  const to = yield* chooseWord(g, { seat, source, which: 'replacement', words: others })
  const colorOf = (word: string) => COLORS.find((color) => COLOR_WORDS[color] === word)
  const [a, b] = [colorOf(from), colorOf(to)]
  return a !== undefined && b !== undefined ? { kind: 'color', from: a, to: b } : { kind: 'subtype', from, to }
}

export const changeText: Executor<'changeText'> = function* (g, effect, context) {
  const ids = yield* things(g, effect.what, context, 'effect')
  const objects = ids.filter((id) => ['battlefield', 'stack'].includes(get(g.state, id).zone))
  if (objects.length === 0) return { that: [], did: false }
  const swap = yield* chooseWords(g, effect, context)
  if (swap === null) return { that: objects, did: false }
  const changes = [{ kind: 'text', swap }] as const
  begin(g, { objects, what: null, changes, players: [], rule: null, duration: effect.duration }, context)
  g.emit(tellBegan(g.state, context.source, objects))
  return { that: objects, did: true }
}
