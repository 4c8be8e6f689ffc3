export { PuzzleLayer } from './PuzzleLayer.tsx'
export { PuzzlesPage } from './PuzzlesPage.tsx'
