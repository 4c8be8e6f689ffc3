import { simple } from './grammar.ts'

/** 2011:702.53: what a permanent and what an instant or sorcery with it does; only one of them can happen to a card. */
export const haunt = simple('haunt', () => [
  'When ~ dies, exile it haunting target creature.',
  'When ~ is put into a graveyard after resolving, exile it haunting target creature.',
])
