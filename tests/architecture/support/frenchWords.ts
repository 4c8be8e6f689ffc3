import type { Source } from './sources.ts'
import { type Banned, unwanted } from './vocabulary.ts'

/** Whole words: `\b` knows no accents. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** What no French message has, each with what to write instead. */
const banned: Banned = [
  [/\p{L}'\p{L}/u, 'the curly apostrophe'],
  [/ [;!?]/, 'a narrow no-break space (U+202F) before ; ! ?'],
  [/ [:%»]/, 'a no-break space before : % »'],
  [/« /, 'a no-break space after «'],
  [/["“”]/, '« guillemets »'],
  [/ {2}/, 'one space'],
  [word('de les?(?! \\p{L}+er(?!\\p{L}))'), '"du", "des"'],
  [word('(?:[ldjnms]e|que|la) [aeiouéèêà]\\p{L}+'), 'elision'],
  [word('taper|tapé|tapez|untap'), '"engager", "dégager"'],
  [word('contrer|contré|contrez|counter'), '"contrecarrer"'],
  [word('dommages?|dégâts?'), '"blessures"'],
  [word('compteurs?|counters'), '"marqueurs"'],
  [word('instantanés?|(?<!l’)instants?'), '"éphémère"'],
  [word('sorcell?eries?'), '"rituel"'],
  [word('stack|piles de sorts'), '"pile"'],
  [word('habiletés?|aptitudes?'), '"capacité"'],
  [word('(?:token|library|graveyard|mana pool)s?'), 'the French term'],
  [word('(?:main|cimetière|bibliothèque) de vous'), '"votre"'],
  [word('tu|ton|tes|toi'), '"vous"'],
  [word('paquets?|jeu de cartes'), '"deck"'],
  [word('sauvegarder|sauvegarde'), '"enregistrer"'],
  [word('la machine|l’ordinateur'), '"l’IA", "l’adversaire"'],
  [word('par contre|suite à|au niveau de'), 'plain French'],
]

const TABLE = /(^|\/)src\/ui\/messages\/(pages\/)?fr\//

/** What in the French tables a French player would not write, each with what to write instead. */
export const badFrench = (sources: readonly Source[]): string[] => unwanted(sources, TABLE, banned)
