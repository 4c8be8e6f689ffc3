/**
 * From what is said to what is meant, and back: one ability, its place in the text and the zone it works in. Both
 * directions walk the same tree in text order (`nodeInterpreter.ts`).
 */
import { type Ability, type Cost, type Effect, type Keyword, staticKinds } from '../../language/index.ts'
import { unplaced } from '../core/index.ts'
import { expanded } from '../keywords/index.ts'
import { foldLater, type Sentence, unfoldLater } from '../reading/index.ts'
import { type Place, withoutAddress } from './addresses.ts'
import { askingOfAll, askingOnce } from './allDone.ts'
import { backgroundOf, NO_FRAME, type SpellFrame } from './antecedents.ts'
import { granterChoices, ownChoices } from './granted.ts'
import { type Joined, joinLater, partLater } from './joinedLater.ts'
import { knownAll } from './mentions.ts'
import type { Direction, Mark } from './nodeFacts.ts'
import { SaidNodes } from './nodeInterpreter.ts'
import { Scope } from './pronouns.ts'
import { alsoWorksIn, worksOnlyThere, zoneOfAbility } from './zones.ts'

/** As its text says it. */
function withoutAlso<A extends object>(ability: A): A {
  const { also: _, ...said } = ability as A & { readonly also?: unknown }
  return said as A
}

/** Reads a text that is short and known to be valid. */
export type Reader = (text: string) => readonly Ability[]

/** Static abilities that have something done: their words speak of it as those of other effects do. */
const TELLS = staticKinds(({ holds }) => holds === 'effects')

/** One pass through one ability. */
export class Interpreter {
  private readonly nodes: SaidNodes

  constructor(
    private readonly direction: Direction,
    readonly marks: Mark[],
    ability: Ability,
    frame: SpellFrame,
    /** Where the abilities being read get their addresses; printing needs none. */
    private readonly place: Place | null,
    private readonly read: Reader = () => [],
  ) {
    const scope = new Scope(backgroundOf(unplaced(ability), frame))
    const houseZone = 'zone' in ability && ability.zone !== 'battlefield' ? ability.zone : null
    this.nodes = new SaidNodes(
      direction,
      marks,
      scope,
      houseZone,
      (granted) => this.nested(granted),
      ability.kind === 'spell' ? null : frame.own,
    )
  }

  /** The ability as meant, plain data with its address; or as said, without one. */
  ability(ability: Ability): Ability {
    if (this.direction === 'say') return this.inside(withoutAddress(ability))
    const place = this.place as Place
    const at = place.address(ability.kind === 'keyword' ? ability.keyword.name : null)
    return { ...unplaced(this.inside(ability)), at }
  }

  private inside(ability: Ability): Ability {
    switch (ability.kind) {
      case 'keyword':
        return this.direction === 'say' ? ability : { ...ability, ...this.stoodFor(ability.keyword) }
      case 'spell':
        return { ...ability, body: this.body(ability.body) }
      case 'activated': {
        const cost = this.nodes.speaking('nothing', () => this.nodes.list(ability.cost)) as Cost
        return this.placed({
          ...ability,
          cost,
          body: this.body(ability.body),
          limits: this.nodes.list(ability.limits) as never,
        })
      }
      case 'triggered': {
        // A state trigger (410.11) isn't an event with roles: what its condition names is added to the scope as usual.
        const known = ability.trigger.on === 'state' ? 'all' : 'nothing'
        const { nodes } = this
        const trigger = nodes.speaking(known, () => nodes.node(ability.trigger, 'object')) as typeof ability.trigger
        const condition = nodes.node(ability.condition, 'object') as typeof ability.condition
        const meant = this.direction === 'mean' ? condition : ability.condition
        if (meant !== null) knownAll(nodes.scope, meant)
        return this.placed({ ...ability, trigger, condition, body: this.body(ability.body) })
      }
      case 'static': {
        const { kind, zone, ...whole } = ability
        const plain = this.direction === 'say' ? ownChoices(whole) : whole
        const noting = TELLS.has(whole.rule.kind) ? 'all' : 'each'
        const said = this.nodes.speaking(noting, () => this.nodes.fields(plain)) as typeof whole
        return this.placed({ kind, zone, ...(this.direction === 'mean' ? granterChoices(said) : said) })
      }
    }
  }

  private placed<A extends Exclude<Ability, { kind: 'spell' | 'keyword' }>>(ability: A): A {
    if (this.direction === 'say') return { ...withoutAlso(ability), zone: 'battlefield' }
    const from = this.nodes.fromZone
    const zone = from !== null && worksOnlyThere(ability) ? from : zoneOfAbility(ability)
    const also = 'condition' in ability ? alsoWorksIn(ability.condition) : null
    return also === null ? { ...ability, zone } : { ...ability, zone, also }
  }

  private body<B extends Extract<Ability, { kind: 'spell' }>['body']>(body: B): B {
    const before = this.nodes.scope
    const modes = body.modes.map((mode) => {
      this.nodes.scope = body.modes.length === 1 ? before : before.copy()
      this.nodes.startMode()
      return this.mode(mode)
    })
    this.nodes.scope = before
    return { ...body, modes }
  }

  /** Sentences are joined into one list of effects, and split again. */
  private mode(mode: readonly Effect[]): readonly Effect[] {
    if (this.direction === 'mean') {
      const sentences = joinLater(foldLater(mode as readonly unknown[] as readonly Sentence[]))
      this.nodes.mark(sentences.map((one) => one.effects.length))
      this.nodes.mark(sentences.map((one) => one.joined))
      const meant = sentences.map((one) => this.nodes.sentence(one.effects))
      return meant.flatMap((effects, index) => askingOfAll(effects, meant[index - 1] ?? []))
    }
    const lengths = (this.nodes.mark([]) as readonly number[] | undefined) ?? mode.map(() => 1)
    const joined = (this.nodes.mark([]) as readonly (readonly number[])[] | undefined) ?? []
    let from = 0
    const sentences = lengths.map((length, index): Joined => {
      from += length
      const effects = this.nodes.sentence(askingOnce(mode.slice(from - length, from)))
      return { kind: 'sentence', effects, joined: joined[index] ?? [] }
    })
    return unfoldLater(partLater(sentences)) as readonly unknown[] as readonly Effect[]
  }

  /** A granted ability is a text of its own. */
  private nested(ability: Ability): Ability {
    const place = this.place?.within(null) ?? null
    return new Interpreter(this.direction, this.marks, ability, NO_FRAME, place, this.read).ability(ability)
  }

  /** What a keyword abbreviates is read as if it were written out, each text by itself. */
  private stoodFor(keyword: Keyword) {
    return expanded(keyword, (text) =>
      this.read(text).map((said) => {
        const place = this.place?.within(keyword.name) ?? null
        return new Interpreter('mean', [], said, NO_FRAME, place, this.read).ability(said)
      }),
    )
  }
}
