/** The engine's answers to the last few positions. What was worked out ahead of a click, the click has only to show. */
import { type Answered, answer, type Position, type Reply } from '../engine/index.ts'
import { cacheRecent } from './cacheRecent.ts'

/** By the reply as text, which it is in a saved game, too. */
const byText = cacheRecent((position: Position, reply: string): Answered => answer(position, JSON.parse(reply)))

/** What `answer` gives, or gave: the position it leads to, or why it is refused. */
export const answerTo = (position: Position, reply: Reply): Answered => byText(position, JSON.stringify(reply))
