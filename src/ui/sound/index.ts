export { tryVolume } from './play.ts'
export { SoundLayer } from './SoundLayer.tsx'
export { isSoundOn, toggleSound } from './soundSetting.ts'
