/** What `npm run build:engine` publishes: the game without the client. */
export * from './language/index.ts'
export * from './rulebook/index.ts'
