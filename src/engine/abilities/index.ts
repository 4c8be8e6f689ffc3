export * from './mentions.ts'
export * from './notice.ts'
export * from './states.ts'
