import { Fragment } from 'react'
import { RulesText } from '../glyphs/index.ts'

/** A sentence of the message table: names between `**` are bold, symbols in braces are glyphs. */
export const Rich = ({ text }: { readonly text: string }) =>
  text.split('**').map((part, index) => {
    const key = `${index}`
    if (part === '') return null
    const run = part.includes('{') ? <RulesText text={part} inline /> : part
    return index % 2 === 1 ? <b key={key}>{run}</b> : <Fragment key={key}>{run}</Fragment>
  })

/** The same sentence as plain words, for what is only heard. */
export const plain = (text: string): string => text.replaceAll('**', '')
