import { part, wordings } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { formed, some } from './grammar.ts'

/** 2011:702.61: without a number it says nothing about how it enters. */
export const vanishing = formed<'vanishing'>(
  wordings(part({ name: 'vanishing' })`vanishing ${{ n: digits }}`, part({ name: 'vanishing', n: null })`vanishing`),
  ({ n }) => [
    ...(n === null ? [] : [`~ enters the battlefield with ${some(n, 'time counter')} on it.`]),
    'At the beginning of your upkeep, if ~ has a time counter on it, remove a time counter from it.',
    'When the last time counter is removed from ~, sacrifice it.',
  ],
)
