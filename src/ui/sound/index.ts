export { SoundLayer } from './SoundLayer.tsx'
export { isSoundOn, toggleSound } from './soundSetting.ts'
