/** Keywords that stand for an activated ability (502): cycling from the hand, equip on the battlefield. */
import type { Ability } from '../../language/index.ts'

export type Activated = Extract<Ability, { kind: 'activated' }>

/** The activated ability that an ability is or stands for, or `null`. */
export function activatedForm(ability: Ability | undefined): Activated | null {
  if (ability?.kind === 'activated') return ability
  if (ability?.kind !== 'keyword') return null
  const keyword = ability.keyword
  if (keyword.name === 'cycling') return cyclingForm(ability, keyword.cost)
  return keyword.name === 'equip' ? equipForm(ability, keyword.cost) : null
}

const forms = new WeakMap<Ability, Activated>()

function remember(ability: Ability, make: () => Activated): Activated {
  const known = forms.get(ability) ?? make()
  forms.set(ability, known)
  return known
}

/** 502.18a: "[Cost], discard this card: draw a card." */
function cyclingForm(ability: Ability, cost: Activated['cost']): Activated {
  return remember(ability, () => ({
    kind: 'activated',
    zone: 'hand',
    limits: [],
    cost: [...cost, { kind: 'discardSelf' }],
    body: { choose: null, modes: [[{ kind: 'draw', who: { kind: 'you' }, n: 1 }]] },
  }))
}

/** 502.33a: "[Cost]: attach this to target creature you control. Only as a sorcery." */
function equipForm(ability: Ability, cost: Activated['cost']): Activated {
  const mine = {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'creature' },
      { is: 'controlled', by: { kind: 'you' } },
    ],
  } as const
  const target = {
    kind: 'target',
    slot: 0,
    filter: mine,
    player: null,
    count: { min: 1, max: 1 },
    distinct: false,
  } as const
  return remember(ability, () => ({
    kind: 'activated',
    zone: 'battlefield',
    limits: [{ kind: 'sorcerySpeed' }],
    cost,
    body: { choose: null, modes: [[{ kind: 'attach', what: { kind: 'self' }, to: target }]] },
  }))
}
