/** Ability addresses: each ability gets a key of its own within its card, and the line it was read from. */
import type { Ability, Address, KeywordName } from '../../language/index.ts'

/** The address of one ability; nested abilities derive theirs from it. */
export class Place {
  private inner = 0

  constructor(
    private readonly card: string,
    private readonly line: number,
    private readonly key: string,
    private readonly keyword: KeywordName | null = null,
  ) {}

  /** The address of the ability here: `keyword` is the ability's own keyword, unless it is nested in another one. */
  address(keyword: KeywordName | null): Address {
    return { key: this.key, card: this.card, line: this.line, keyword: this.keyword ?? keyword }
  }

  /** The next nested address: for a granted ability, or one that the keyword stands for. */
  within(keyword: KeywordName | null): Place {
    return new Place(this.card, this.line, `${this.key}.${this.inner++}`, keyword)
  }
}

/** The addresses of a card's abilities, in text order. */
export class Places {
  private count = 0

  constructor(private readonly card: string) {}

  next(line: number): Place {
    return new Place(this.card, line, `${this.card}#${this.count++}`)
  }
}

/** The ability as read: without an address, and without what its keyword stands for. */
export function withoutAddress(ability: Ability): Ability {
  const { at: _, ...said } = ability
  if (said.kind !== 'keyword') return said as Ability
  const { abilities: __, variants: ___, ...keyword } = said
  return keyword as Ability
}
