import { sayer } from '../sayer.ts'
import { story } from './en/story.ts'

export const sayStory = sayer('story', story)
