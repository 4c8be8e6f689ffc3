export * from './manaTriggers.ts'
export * from './mentions.ts'
export * from './notice.ts'
export * from './states.ts'
