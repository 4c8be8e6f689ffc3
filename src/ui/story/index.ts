export { EndActions, EndScreen } from './EndScreen.tsx'
export { beginReplay } from './going.ts'
export { ReplayBar } from './ReplayBar.tsx'
export { Replaying } from './Replaying.tsx'
