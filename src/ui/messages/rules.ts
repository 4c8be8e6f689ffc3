/** How a language counts, lists and writes numbers: what the tables' sentences are made with. */

/** The forms of a word by number; which of them a language has is the language's affair. */
type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export interface LanguageRules {
  /** The form that goes with a number, without the number. */
  readonly form: (n: number, forms: Forms) => string
  /** "a, b and c". */
  readonly list: (parts: readonly string[]) => string
  /** "a, b, c": side by side, without a last word between them. */
  readonly series: (parts: readonly string[]) => string
  /** "a, b or c". */
  readonly either: (parts: readonly string[]) => string
  /** A number with so many digits behind its point. */
  readonly decimal: (n: number, digits: number) => string
}

/** The rules of a language, by its BCP 47 name. */
export function rulesOf(locale: string): LanguageRules {
  const plurals = new Intl.PluralRules(locale)
  const all = new Intl.ListFormat(locale, { type: 'conjunction' })
  const beside = new Intl.ListFormat(locale, { type: 'unit' })
  const any = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    form: (n, forms) => forms[plurals.select(n)] ?? forms.other,
    list: (parts) => all.format(parts),
    series: (parts) => beside.format(parts),
    either: (parts) => any.format(parts),
    decimal: (n, digits) => n.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }
}
