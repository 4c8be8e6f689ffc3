export { BoardPicture } from './BoardPicture.tsx'
export { MiniTable } from './MiniTable.tsx'
