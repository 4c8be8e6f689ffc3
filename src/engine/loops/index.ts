export { actionKey, whyNotAgain } from './closed.ts'
export { foundLoop, noteReplies } from './history.ts'
export { breakMandatoryLoop, noticeMandatoryLoop, watchingOptions } from './mandatory.ts'
export { takeShortcut } from './shortcut.ts'
