export type { Drawing } from './drawing.ts'
export { Icon } from './Icon.tsx'
export { type IconName, icons } from './icons.ts'
export { ManaCost } from './ManaCost.tsx'
export { ManaSymbol } from './ManaSymbol.tsx'
export { drawingOf, manaOf } from './manaOf.ts'
export { RulesText } from './RulesText.tsx'
export { plain, Sentence } from './Sentence.tsx'
export {
  costName,
  hasSymbols,
  readCost,
  readRulesText,
  readSymbol,
  type SymbolLook,
  symbolName,
  type TextPart,
} from './symbols.ts'
