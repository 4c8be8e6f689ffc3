export { resolveTop } from './resolve.ts'
