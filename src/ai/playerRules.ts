/** Whether rules for players are good for those that they are for. */
import type { PlayerRule } from '../language/index.ts'

const GOOD: { readonly [K in PlayerRule['kind']]: boolean | ((rule: Extract<PlayerRule, { kind: K }>) => boolean) } = {
  extraLands: true,
  noMaximumHandSize: true,
  playThese: true,
  maximumHandSize: false,
  handSizeChange: ({ by }) => by > 0,
  topRevealed: ({ to }) => to === 'owner',
  handRevealed: false,
  damageLeavesLife: true,
  keepsMana: true,
  firstDrawRevealed: false,
  drawsRevealed: false,
  cantSetInMotion: false,
  playFrom: true,
  skipStep: false,
  untapsAtMost: false,
  untapsWithOthers: true,
  cantCast: false,
  cantPlayLands: false,
  castsAtMost: false,
  onlyInOwnTurns: false,
  castsAsSorceries: false,
  cantSearch: false,
  cantBeMade: ({ to }) => to !== 'search',
  cantDraw: false,
  drawsAtMost: false,
  cantGetPoison: true,
  livesWithoutLife: true,
  cantActivate: false,
  cantActivateAny: false,
  spellCost: ({ more }) => !more,
  castAsThoughFlash: true,
  loyaltyAsInstant: true,
  castsFor: true,
  cantBeTargeted: true,
  cantGainLife: false,
  cantLose: true,
  cantWin: false,
  rollsMore: true,
  mustTarget: false,
  spendsAs: true,
}

/** Whether a player gains by having the rule. */
export function isGoodForPlayer(rule: PlayerRule): boolean {
  const good = GOOD[rule.kind] as boolean | ((rule: PlayerRule) => boolean)
  return typeof good === 'function' ? good(rule) : good
}
