/** Games with friends on other machines: what the pages say to each other, over which channel, and what comes of it. */
export { readDeck, recordsOf, sentDeck } from './decks.ts'
export { Guest } from './guest.ts'
export { Host } from './host.ts'
export { ownSeatIn } from './line.ts'
export { type Memory, recallGame, rememberGame } from './memory.ts'
export type { Build, SentDeck, Terms } from './messages.ts'
export type { FriendState, Phase, SeatShown, Surroundings, Trouble, UndoAsked } from './party.ts'
export { type MemoryPair, memoryPair, type Transport } from './transport.ts'
