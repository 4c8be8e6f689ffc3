/** Where abilities are found again: each gets a key of its own within its card, and the line that it was read from. */
import type { Ability, Address, KeywordName } from '../language/index.ts'

/** A place for one ability; those inside of it get theirs from it. */
export class Place {
  private inner = 0

  constructor(
    private readonly card: string,
    private readonly line: number,
    private readonly key: string,
    private readonly keyword: KeywordName | null = null,
  ) {}

  /** The address of the ability here: `keyword` is what it is itself, unless it stands in another one. */
  address(keyword: KeywordName | null): Address {
    return { key: this.key, card: this.card, line: this.line, keyword: this.keyword ?? keyword }
  }

  /** The next place inside: of an ability that something is given, or that the keyword stands for. */
  within(keyword: KeywordName | null): Place {
    return new Place(this.card, this.line, `${this.key}.${this.inner++}`, keyword)
  }
}

/** The places of a card's abilities, in the order of its text. */
export class Places {
  private count = 0

  constructor(private readonly card: string) {}

  next(line: number): Place {
    return new Place(this.card, line, `${this.card}#${this.count++}`)
  }
}

/** As it is said: without address, and without what its keyword stands for. */
export function withoutAddress(ability: Ability): Ability {
  const { at: _, ...said } = ability
  if (said.kind !== 'keyword') return said as Ability
  const { abilities: __, ...keyword } = said
  return keyword as Ability
}
