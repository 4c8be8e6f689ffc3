import { costing, written } from './grammar.ts'

/** 2011:702.57: in the graveyard. Its own death doesn't count: it isn't there yet. */
export const recover = costing('recover', ({ cost }) => [
  `Whenever another creature is put into your graveyard from the battlefield, you may pay ${written(cost)}. If you do, return ~ from your graveyard to your hand. If you don't, exile ~.`,
])
