import { story } from './en/story.ts'
import { sayer } from './sayer.ts'

export const sayStory = sayer('story', story)
