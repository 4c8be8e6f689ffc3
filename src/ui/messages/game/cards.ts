/** What is said of the cards at a table, and of what can be done with them. */
import { plural, series, whom } from '../../locale/en.ts'

export const cards = {
  'label.stats': (p: { power: number; toughness: number }) => `${p.power}/${p.toughness}`,
  'label.loyalty': (p: { n: number }) => `loyalty ${p.n}`,
  'label.half': (p: { name: string; cost: string }) => `${p.name} costs ${p.cost}`,
  'label.otherSide': (p: { name: string }) => `other side: ${p.name}`,
  'label.level': (p: { n: number }) => `level ${p.n}`,
  'label.cost': (p: { cost: string }) => `costs ${p.cost}`,
  'label.tapped': 'tapped',
  'label.door': (p: { name: string; locked: boolean }) => `${p.name} ${p.locked ? 'locked' : 'unlocked'}`,
  'label.sick': 'summoning sick',
  'label.phasedOut': 'phased out',
  'label.attacking': (p: { name: string }) => `attacking ${whom(p.name)}`,
  'label.attackingChosen': 'will attack',
  'label.attackingWhom': (p: { name: string }) => `will attack ${p.name}`,
  'label.blocking': (p: { names: readonly string[] }) => `blocking ${series(p.names)}`,
  'label.band': (p: { n: number }) => `in band ${p.n}`,
  'label.blocked': 'blocked',
  'label.damage': (p: { n: number }) => `${p.n} damage`,
  'label.counters': (p: { n: number; kind: string }) => plural(p.n, `${p.kind} counter`),
  'label.attachedTo': (p: { name: string }) => `attached to ${p.name}`,
  'label.has': (p: { names: readonly string[] }) => `with ${series(p.names)}`,
  'label.playable': 'can be played',
  'label.usable': 'can be used',
  'label.canChoose': 'can be chosen',
  'label.chosen': 'chosen',
  'label.chose': (p: { words: readonly string[] }) => `${series(p.words)} chosen for it`,
  'label.willTap': 'will be tapped to pay',
  'label.group': (p: { label: string; n: number; tapped: number; chosen: number }) => {
    const tapped = p.tapped > 0 && p.tapped < p.n ? `, ${p.tapped} tapped` : ''
    const chosen = p.chosen > 0 && p.chosen < p.n ? `, ${p.chosen} chosen` : ''
    return `${p.label}, one of ${p.n} alike${tapped}${chosen}`
  },

  'action.pass': 'Pass',
  'action.playLand': (p: { name: string }) => `Play ${p.name}`,
  'action.cast': (p: { name: string; cost: string }) => `Cast ${p.name}${p.cost === '' ? '' : ` ${p.cost}`}`,
  'action.castOther': (p: { name: string; line: string }) => `Cast ${p.name}. ${p.line}`,
  'action.castBy': (p: { name: string; keyword: string; cost: string }) => `Cast ${p.name}, ${p.keyword} ${p.cost}`,
  'action.castTapping': (p: { name: string; what: string }) => `Cast ${p.name}, tapping ${p.what}`,
  'action.castOffering': (p: { name: string; what: string }) => `Cast ${p.name}, sacrificing ${p.what}`,
  'action.castFaceDown': 'Cast face down {3}',
  'action.turnFaceUp': (p: { cost: string }) => `Turn it face up${p.cost === '' ? '' : ` for ${p.cost}`}`,
  'action.endEffect': (p: { name: string }) => `Pay to end the effect on ${p.name}`,
  'action.roll': (_: { name: string }) => 'Roll the planar die',
  'action.unlock': (p: { name: string; cost: string }) => `Unlock ${p.name} ${p.cost}`,
  'action.companion': (p: { name: string; cost: string }) => `Put companion ${p.name} into your hand ${p.cost}`,
  'action.setAside': (p: { keyword: string; name: string; cost: string }) => `${p.keyword} ${p.name} ${p.cost}`.trim(),
  'action.ignoreEffect': (p: { name: string }) => `Pay to ignore ${p.name} this turn`,
  'action.mana': (p: { mana: string }) => `Tap for ${p.mana}`,
}
