export { EndActions, EndScreen } from './EndScreen.tsx'
export { ReplayBar } from './ReplayBar.tsx'
export { Replaying } from './Replaying.tsx'
export { beginReplay } from './replayControls.ts'
