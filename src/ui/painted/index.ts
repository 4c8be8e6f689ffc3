export { Painted } from './Painted.tsx'
export type { Picture } from './picture.ts'
