/** Lines of deck lists that need a decision, with what they may mean. */

export { LineToMend } from './LineToMend.tsx'
