import type { EditionId } from '../../../rulebook/index.ts'

interface EditionWords {
  readonly name: string
  /** After a noun: `règles de 2004`. */
  readonly of: string
  readonly in: string
  readonly asIn: string
  readonly book: string
  readonly part: string
}

/** What each edition is called in French, alone and in phrases. */
export const EDITION_WORDS: Readonly<Record<EditionId, EditionWords>> = {
  '2004': {
    name: '2004',
    of: 'de 2004',
    in: 'En 2004',
    asIn: 'comme en 2004',
    book: 'Juin 2004',
    part: 'Les règles de 2004, modifiées depuis',
  },
  '2011': {
    name: '2011',
    of: 'de 2011',
    in: 'En 2011',
    asIn: 'comme en 2011',
    book: 'Septembre 2011',
    part: 'Modifié dans le livre de 2011',
  },
  today: {
    name: 'Aujourd’hui',
    of: 'd’aujourd’hui',
    in: 'Aujourd’hui',
    asIn: 'comme aujourd’hui',
    book: 'Règles d’aujourd’hui',
    part: 'Modifié depuis 2011',
  },
}
