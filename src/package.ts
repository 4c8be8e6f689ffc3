/** What `npm run build:engine` publishes: the game without the client. How to use it: docs/engine.md. */
export * from './ai/index.ts'
export * from './catalog/compiling/index.ts'
export * from './catalog/index.ts'
export * from './engine/index.ts'
export * from './language/index.ts'
export * from './oracle/index.ts'
export * from './rulebook/books.ts'
export * from './rulebook/index.ts'
