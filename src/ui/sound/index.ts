export { SoundLayer } from './SoundLayer.tsx'
export { isSoundOn, toggleSound } from './wanted.ts'
