/** The words of a template, parsed once when the grammar is built: `[this / that]` wordings and `gain|gains`. */

import { wordings } from './choice.ts'
import type { Node } from './node.ts'
import { makeSequence, type Step } from './sequence.ts'
import { type QuoteState, type Token, tokenise } from './tokens.ts'

const SPECIAL = /\[|\]|(?<=[\s[])\/(?=[\s\]]|$)|[^\s[\]|]+\|[^\s[\]|,.;:”"]+/gu

interface Group {
  readonly alternatives: Step[][]
}

/** Parses the pieces of text and the holes between them into steps. `hole(i)` is the step for the i-th hole. */
export function readTemplate(strings: readonly string[], hole: (index: number) => Step): Step[] {
  const quotes: QuoteState = { double: false, single: false }
  const outermost: Step[] = []
  const open: Group[] = []
  const current = (): Step[] => open.at(-1)?.alternatives.at(-1) ?? outermost
  const addWords = (text: string): void => {
    const tokens = tokenise(text, quotes)
    if (tokens.length > 0) current().push({ kind: 'words', tokens })
  }
  const addSpecial = (mark: string): void => {
    const group = open.at(-1)
    if (mark === '[') open.push({ alternatives: [[]] })
    else if (mark === ']') {
      if (!group) throw new Error(`a ] too many in “${strings.join('…')}”`)
      open.pop()
      current().push({ kind: 'spread', node: makeGroup(group) })
    } else if (mark === '/') {
      if (!group) throw new Error(`a / outside [ ] in “${strings.join('…')}”`)
      group.alternatives.push([])
    } else {
      const [many = '', one = ''] = mark.split('|')
      current().push({ kind: 'agreement', many: side(many), one: side(one) })
    }
  }
  strings.forEach((text, index) => {
    let from = 0
    for (const special of text.matchAll(SPECIAL)) {
      addWords(text.slice(from, special.index))
      addSpecial(special[0])
      from = special.index + special[0].length
    }
    addWords(text.slice(from))
    if (index < strings.length - 1) current().push(hole(index))
  })
  if (open.length > 0) throw new Error(`a [ is not closed in “${strings.join('…')}”`)
  return outermost
}

const side = (text: string): readonly Token[] => tokenise(text, { double: false, single: false })

function makeGroup(group: Group): Node {
  if (group.alternatives.length < 2)
    throw new Error('[ ] needs two wordings: [this / that], or [this /] where it may be left out')
  const parts = group.alternatives.map((steps) =>
    makeSequence({ name: '[ / ]', steps, constants: {}, number: 'last', mayBeAbsent: false }),
  )
  return wordings(...parts)
}
