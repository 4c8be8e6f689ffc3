export { actionKey, whyNotAgain } from './closed.ts'
export { foundLoop, noteReplies } from './history.ts'
export { breakMandatoryLoop, noticeMandatoryLoop, watchingOptions } from './mandatory.ts'
export { runningLoop, runOn, takeShortcut } from './shortcut.ts'
