/** What can be wrong with a board file, as keys and params with the path; the client has the sentences. */
import * as v from 'valibot'
import type { Bare, EditionId, Told } from '../../rulebook/index.ts'
import type { KeptAs } from '../play/index.ts'
import { MOST_PERMANENTS } from './schema.ts'

export interface BoardProblems {
  'board.missing': Bare
  'board.unknownField': Bare
  'board.notOneOf': { readonly options: readonly string[] }
  'board.notWhole': Bare
  'board.tooFew': { readonly least: number }
  'board.tooMany': { readonly most: number }
  'board.manyPermanents': { readonly most: number }
  'board.tooLong': { readonly most: number }
  'board.notText': Bare
  'board.notNumber': Bare
  'board.notYesOrNo': Bare
  'board.notList': Bare
  'board.notFields': Bare
  'board.notNameOrFields': Bare
  'board.malformed': Bare
  'board.noSuchCard': { readonly name: string }
  'board.poolSymbols': Bare
  'board.priceSymbols': Bare
  'board.priceOf': { readonly name: string }
  'board.noSuchLabel': { readonly label: string }
  'board.tooSmall': { readonly least: number }
  'board.tooLarge': { readonly most: number }
  'board.noSuchSeat': { readonly n: number }
  'board.notInEdition': { readonly name: string; readonly edition: EditionId }
  'board.notPermanent': { readonly name: string }
  'board.cantAttackNow': Bare
  'board.noSuchFormat': Bare
  'board.labelTwice': { readonly label: string }
  'board.attachedToItself': Bare
  'board.noSuchSide': { readonly name: string }
  'board.cantPair': Bare
  'board.ringBearers': Bare
  /** Its text doesn't let it wait in exile so, or be a companion. */
  'board.notSo': { readonly name: string; readonly as: KeptAs | 'companion' }
  'board.noSuchRoom': { readonly name: string; readonly room: string }
}

/** What is wrong with a board file, and where: `players.0.battlefield.2.name`. */
export type BoardProblem = { readonly path: string } & Told<BoardProblems>

/** What a part of a board with the wrong type is said to be, by the schema's type. */
const TYPES: Readonly<Record<string, keyof BoardProblems>> = {
  string: 'board.notText',
  number: 'board.notNumber',
  boolean: 'board.notYesOrNo',
  array: 'board.notList',
  record: 'board.notFields',
  strict_object: 'board.notFields',
  integer: 'board.notWhole',
  union: 'board.notNameOrFields',
}

type Issue = v.BaseIssue<unknown>

const at = (before: string, issue: Issue): string =>
  [before, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')

function problemOf(path: string, issue: Issue): BoardProblem {
  const { type, expected, received, requirement, input } = issue
  if (type === 'max_length' && typeof input === 'string')
    return { path, key: 'board.tooLong', params: { most: Number(requirement) } }
  if (type === 'min_length') return { path, key: 'board.tooFew', params: { least: Number(requirement) } }
  if (type === 'min_value') return { path, key: 'board.tooSmall', params: { least: Number(requirement) } }
  if (type === 'max_value') return { path, key: 'board.tooLarge', params: { most: Number(requirement) } }
  if (type === 'max_length' || type === 'max_entries')
    return { path, key: 'board.tooMany', params: { most: Number(requirement) } }
  if (type === 'check') return { path, key: 'board.manyPermanents', params: { most: MOST_PERMANENTS } }
  if (received === 'undefined') return { path, key: 'board.missing', params: {} }
  if (expected === 'never') return { path, key: 'board.unknownField', params: {} }
  if (type === 'picklist')
    return {
      path,
      key: 'board.notOneOf',
      params: { options: [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, one]) => one ?? '') },
    }
  return { path, key: TYPES[type] ?? 'board.malformed', params: {} } as BoardProblem
}

/**
 * The problems the schema found. Where something may be a name or an object, and is an object, the problems inside it
 * are reported.
 */
export function boardProblems(issues: readonly Issue[], before = ''): readonly BoardProblem[] {
  return issues.flatMap((issue) => {
    const path = at(before, issue)
    const within = (issue.issues ?? []).filter((one) => v.getDotPath(one) !== null)
    return within.length > 0 ? boardProblems(within, path) : [problemOf(path, issue)]
  })
}
