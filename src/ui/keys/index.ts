export { actionOf, handPlace, keyName, keyText, shortcutOf } from './keyTable.ts'
export { isPointed } from './pointed.ts'
export { isDeadTime, type PromptKeys, promptKeys, showPrompt } from './promptKeys.ts'
export { isTyping, useKeys } from './useKeys.ts'
