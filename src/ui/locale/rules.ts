/** How a language forms plurals, lists and numbers: used by the sentences in the tables. */

/** The forms of a word by number; which of them exist depends on the language. */
type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export interface LanguageRules {
  /** The form for a number, without the number itself. */
  readonly form: (n: number, forms: Forms) => string
  /** "a, b and c". */
  readonly list: (parts: readonly string[]) => string
  /** "a, b, c": a plain list, without a conjunction. */
  readonly series: (parts: readonly string[]) => string
  /** "a, b or c". */
  readonly either: (parts: readonly string[]) => string
  /** A number with that many decimals. */
  readonly decimal: (n: number, digits: number) => string
}

/** Lists of a kind; the browser loads what it knows of them when the first one is written. */
function lists(locale: string, type: Intl.ListFormatType): (parts: readonly string[]) => string {
  let format: Intl.ListFormat | null = null
  return (parts) => {
    format ??= new Intl.ListFormat(locale, { type })
    return format.format(parts)
  }
}

/** The rules of a language, by its BCP 47 name. */
export function rulesOf(locale: string): LanguageRules {
  const plurals = new Intl.PluralRules(locale)
  return {
    form: (n, forms) => forms[plurals.select(n)] ?? forms.other,
    list: lists(locale, 'conjunction'),
    series: (parts) => parts.join(', '),
    either: lists(locale, 'disjunction'),
    decimal: (n, digits) => n.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }
}
