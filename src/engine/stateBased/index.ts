export { checkStateBased } from './check.ts'
