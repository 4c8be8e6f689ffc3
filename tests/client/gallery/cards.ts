import type { CardLook } from '../../../src/ui/card/index.ts'
import { readCost } from '../../../src/ui/glyphs/index.ts'

const splitTypes = (typeLine: string): Pick<CardLook, 'supertypes' | 'types' | 'subtypes'> => {
  const [left = '', right = ''] = typeLine.split(' — ')
  const words = left.split(' ')
  const supertypes = words.filter((word) => ['Basic', 'Legendary'].includes(word))
  return {
    supertypes,
    types: words.filter((word) => !supertypes.includes(word)),
    subtypes: right.split(' ').filter(Boolean),
  }
}

type Extra = Partial<CardLook> & { readonly pt?: string }

const make = (
  name: string,
  colors: string,
  cost: string,
  typeLine: string,
  text: string,
  extra: Extra = {},
): CardLook => {
  const { pt, ...more } = extra
  const [power, toughness] = pt?.split('/') ?? []
  const symbols = readCost(cost)
  return {
    name,
    colors: [...colors],
    typeLine,
    ...splitTypes(typeLine),
    cost: symbols.length > 0 ? symbols : null,
    rulesText: text,
    power,
    toughness,
    ...more,
  }
}

const land = (name: string, color: string, subtype: string): CardLook =>
  make(name, '', '', `Basic Land — ${subtype}`, `{T}: Add {${color}} to your mana pool.`, { frame: [color] })

const flying: Extra = { ability: 'Flying', abilityIcon: 'wing' }

export const cards = {
  emberDart: make('Ember Dart', 'R', '{R}', 'Instant', 'Ember Dart deals 3 damage to target creature.'),
  kindle: make(
    'Kindle Reflex',
    'R',
    '{R}',
    'Instant',
    'Target creature gets +2/+0 and gains first strike until end of turn.',
    {
      short: 'Target creature gets +2/+0 and first strike this turn.',
    },
  ),
  snarl: make(
    'Bindroot Snarl',
    'G',
    '{1}{G}',
    'Instant',
    'Tap target creature. It doesn’t untap during its next untap step.',
    {
      short: 'Tap target creature. It stays tapped one untap step.',
    },
  ),
  chant: make('Wildgrowth Chant', 'G', '{G}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
  elder: make('Thornback Elder', 'G', '{3}{G}{G}', 'Creature — Treefolk', 'Trample', { pt: '5/5', ability: 'Trample' }),
  monsoon: make('Slag Monsoon', 'R', '{2}{R}{R}', 'Sorcery', 'Slag Monsoon deals 2 damage to each creature.', {
    short: '2 damage to each creature.',
  }),
  mantle: make(
    'Kilnforged Mantle',
    'R',
    '{1}{R}',
    'Enchantment — Aura',
    'Enchant creature. Enchanted creature gets +1/+1 and has first strike.',
    {
      short: 'Enchanted creature gets +1/+1 and first strike.',
    },
  ),
  ridge: land('Cinder Ridge', 'R', 'Ridge'),
  hollow: land('Fernhollow', 'G', 'Hollow'),
  lagoon: land('Still Lagoon', 'U', 'Lagoon'),
  fen: land('Gloam Fen', 'B', 'Fen'),
  meadow: land('Noonmeadow', 'W', 'Meadow'),
  adept: make('Dewleaf Adept', 'G', '{G}', 'Creature — Elf Druid', '{T}: Add {G} to your mana pool.', {
    pt: '1/1',
    ability: '{T}: {G}',
  }),
  warden: make(
    'Bramblegate Warden',
    'G',
    '{2}{G}',
    'Creature — Treefolk Soldier',
    'Reach (This creature can block creatures with flying.)\nWhen Bramblegate Warden enters the battlefield, put a +1/+1 counter on it if you control another creature.',
    { pt: '4/5', powerDelta: 'up', ability: 'Reach' },
  ),
  ram: make('Cinderhorn Ram', 'R', '{2}{R}', 'Creature — Beast', 'Cinderhorn Ram attacks each turn if able.', {
    pt: '4/3',
    powerDelta: 'up',
    ability: 'First strike',
  }),
  fledgling: make('Ashwing Fledgling', 'R', '{1}{R}', 'Creature — Bird', 'Flying', { pt: '2/1', ...flying }),
  oracle: make('Saltglass Oracle', 'U', '{1}{U}', 'Creature — Wizard', '{T}: Scry 1.', {
    pt: '1/3',
    ability: '{T}: scry 1',
  }),
  moth: make('Glimmerdusk Moth', 'B', '{1}{B}', 'Creature — Insect', 'Flying', { pt: '2/2', ...flying }),
  chorister: make('Drowned Chorister', 'B', '{2}{B}', 'Creature — Zombie Cleric', '', { pt: '3/3' }),
  ebb: make('Pull of the Ebb', 'U', '{1}{U}', 'Instant', 'Return target creature to its owner’s hand.'),
  lancer: make('Dawnward Lancer', 'W', '{1}{W}', 'Creature — Human Knight', 'First strike', {
    pt: '2/2',
    ability: 'First strike',
  }),
  choir: make('Choir of Noon', 'W', '{3}{W}', 'Creature — Spirit', 'Flying', { pt: '3/3', ...flying }),
  engine: make('Orrery Engine', 'C', '{4}', 'Artifact', '{T}: Add {2} to your mana pool.', { ability: '{T}: {2}' }),
  leviathan: make('Tidewrack Leviathan', 'U', '{5}{U}{U}', 'Creature — Serpent', 'Islandwalk', { pt: '7/7' }),
  vigil: make(
    'Vigil of the Hollow Moon',
    'B',
    '{2}{B}{B}',
    'Enchantment',
    'At the beginning of each upkeep, its player loses 1 life.',
  ),
  spinner: make('Loomfang Spinner', 'G', '{2}{G}', 'Creature — Spider', 'Reach', {
    pt: '1/4',
    ability: 'Reach',
    abilityIcon: 'reach',
  }),
  golem: make('Kilnwork Sentinel', '', '{5}', 'Artifact Creature — Golem', 'Vigilance', {
    pt: '4/4',
    ability: 'Vigilance',
  }),
  kraken: make('Fathom Regent', 'U', '{4}{U}{U}', 'Creature — Kraken', 'Hexproof', { pt: '6/6' }),
  twin: make('Thornflare Twins', 'RG', '{R/G}{R/G}', 'Creature — Elf Shaman', 'Haste', { pt: '3/2', ability: 'Haste' }),
  hybrid: make('Tideglass Bargain', 'WU', '{X}{2/W}{W/U}{U/P}', 'Sorcery', 'Draw X cards. {Q}, {S}: Untap {C}.', {}),
  walker: make('Ysolde, Lamplighter', 'W', '{2}{W}{W}', 'Planeswalker — Ysolde', '+1: Gain 2 life.', { loyalty: '4' }),
} satisfies Record<string, CardLook>

export const hand: readonly (readonly [look: CardLook, playable: boolean])[] = [
  [cards.kindle, true],
  [cards.chant, true],
  [cards.snarl, true],
  [cards.monsoon, false],
  [cards.mantle, false],
  [cards.elder, false],
  [cards.ridge, false],
]
