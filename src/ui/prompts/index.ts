export { LostDial } from './LostDial.tsx'
export { Prompt } from './Prompt.tsx'
export { PromptFrame } from './PromptFrame.tsx'
