export { creatureFigure } from './creatures.ts'
export { drawMotif, type MotifSubject, motifOf } from './motif.ts'
export type { Place, Shape, Tone } from './shape.ts'
export { type Theme, themeOf } from './theme.ts'
