export { play, tryVolume } from './play.ts'
export { SoundLayer } from './SoundLayer.tsx'
export { isSoundOn, toggleSound } from './soundSetting.ts'
export type { SoundName } from './sounds.ts'
