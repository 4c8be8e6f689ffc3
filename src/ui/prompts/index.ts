export { Prompt } from './Prompt.tsx'
