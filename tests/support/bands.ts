/** Attacking in bands. */
import type { QuestionOf, Ref } from '../../src/engine/index.ts'
import type { Table } from './table.ts'

/** A reply to the declaration of attackers, which it waits for: each list is a band, or a creature alone. */
export function inBands(game: Table, bands: readonly (readonly string[])[], defender: Ref = { player: 1 }) {
  game.until('attackers')
  return bands.flatMap((names, band) =>
    names.map((name) => {
      const id = game.id(name, 'battlefield')
      return names.length > 1 ? { id, defender, band } : { id, defender }
    }),
  )
}

/** Attacks in these bands. */
export function attackInBands(game: Table, ...bands: readonly (readonly string[])[]): Table {
  return game.reply(inBands(game, bands))
}

/** Why these bands can't attack: the key of the refusal. */
export function whyNotInBands(game: Table, ...bands: readonly (readonly string[])[]): string {
  return game.refusal(inBands(game, bands)).key
}

/** The band of an attacker; `null`: none. */
export function bandNumber(game: Table, name: string): number | null | undefined {
  return game.state.combat?.attackers.find(({ id }) => id === game.id(name))?.band
}

/** Passes until somebody divides damage: the question. */
export function dividing(game: Table): QuestionOf<'assignDamage'> {
  for (let guard = 0; guard < 60 && game.question.kind !== 'assignDamage'; guard++)
    game.question.kind === 'priority' ? game.pass() : game.plain()
  return game.asks('assignDamage')
}

/** A division that gives all damage to the creature of that name. */
export function allTo(
  game: Table,
  { sources }: QuestionOf<'assignDamage'>,
  name: string,
): readonly (readonly number[])[] {
  const id = game.id(name)
  return sources.map(({ n, to }) => to.map(({ ref }) => ('object' in ref && ref.object === id ? n : 0)))
}
