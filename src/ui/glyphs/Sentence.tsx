import { RulesText } from './RulesText.tsx'
import { hasSymbols } from './symbols.ts'

const Run = ({ text }: { readonly text: string }) => (hasSymbols(text) ? <RulesText text={text} inline /> : text)

/** A sentence from the message tables: names between `**` are bold, symbols in braces are glyphs. */
export const Sentence = ({ text }: { readonly text: string }) =>
  text.split('**').map((part, index) => {
    const key = `${index}`
    if (part === '') return null
    return index % 2 === 1 ? (
      <b key={key}>
        <Run text={part} />
      </b>
    ) : (
      <Run key={key} text={part} />
    )
  })

/** The same sentence as plain text, for screen readers. */
export const plain = (text: string): string => text.replaceAll('**', '')
