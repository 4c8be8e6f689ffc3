import { e2011 } from './e2011.ts'
import { type Edition, RULED_COUNTERS } from './edition.ts'

/** Today's rules (autumn 2026), as far as the engine plays them: what isn't set here is as it was in 2011. */
export const today: Edition = {
  ...e2011,
  id: 'today',
  game: {
    ...e2011.game,
    mulliganCosts: 'bottom',
    landPlays: 'counted',
    partners: true,
    commandersBesidesCreatures: ['Vehicle', 'Spacecraft'],
    commandersReturn: 'afterwards',
    manaWithinIdentity: false,
    commanderSideboard: 0,
  },
  cards: {
    ...e2011.cards,
    spellTypes: [...e2011.cards.spellTypes, 'Adventure', 'Lesson', 'Omen'],
    parts: [...e2011.cards.parts, 'modal', 'inset'],
    variables: ['X', 'Y'],
    colorlessManaSymbols: true,
    tokenNames: 'subtypesToken',
    splitAnswers: 'together',
    splitCompared: 'together',
    backFaceValue: 'fronts',
    copiesOfTwoFaces: 'tokensBoth',
  },
  mana: { ...e2011.mana, effectsEndFirst: true, abilitiesMayMoveLibraryCards: false, abilitiesNest: false },
  zones: { ...e2011.zones, equipmentNeedsHost: false, phasedTokensCease: false },
  combat: { ...e2011.combat, blockersOrdered: false },
  spells: {
    ...e2011.spells,
    helpIsPayment: true,
    planeswalkersInstead: false,
    permanentCopies: 'tokens',
    reductionsSpill: true,
    illegalTargets: 'doesNotResolve',
  },
  abilities: {
    ...e2011.abilities,
    onlyTargets: 'things',
    enteringShapedBy: 'everything',
    triggersOnTriggers: 'last',
    enteringIsPutting: true,
    transformsOnce: true,
  },
  // today:613.1: counters apply together with the effects that modify power and toughness.
  continuous: {
    ...e2011.continuous,
    layers: { ...e2011.continuous.layers, ptModify: 8, ptCounters: 8, ptSwitch: 9 },
    enteringTogether: 'eachPlayer',
  },
  stateBased: {
    ...e2011.stateBased,
    legendRule: 'controllerKeepsOne',
    planeswalkerRule: 'none',
    ruledCounters: {
      keywords: [
        'deathtouch',
        'double strike',
        'first strike',
        'flying',
        'haste',
        'hexproof',
        'indestructible',
        'lifelink',
        'reach',
        'shadow',
        'trample',
        'vigilance',
      ],
      kinds: RULED_COUNTERS,
    },
  },
  keywords: { ...e2011.keywords, livingWeapon: 'phyrexianGerm', madness: 'compulsory', suspend: 'may' },
}
