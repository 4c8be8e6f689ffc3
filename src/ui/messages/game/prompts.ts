import { amount, does, list, plural, possessive, possessiveIn, series, whom, YOU } from '../../locale/en.ts'

/** What is chosen: as close as all of them have in common. */
export type Thing = 'artifact' | 'card' | 'creature' | 'enchantment' | 'land' | 'permanent' | 'planeswalker' | 'spell'

/** For one of several alike, or for all of them; `null`: there is only one. */
type Of = 'one' | 'all' | null

const which = (of: Of, name: string): string => (of === null ? name : of === 'one' ? `this ${name}` : `every ${name}`)

/** What is done to what if somebody doesn't pay; `isIt`: to what asks. */
export interface UnpaidWords {
  readonly does: 'sacrifice' | 'counterSpell' | 'destroy'
  readonly name: string
  readonly isIt: boolean
  readonly own: boolean
}

/** After "if you don't". */
function unpaid(told: UnpaidWords | null): string {
  if (told === null) return 'its effect happens'
  const what = told.isIt ? 'it' : told.name
  if (told.does === 'sacrifice') return told.own ? `you sacrifice ${what}` : `${what} is sacrificed`
  return `${what} is ${told.does === 'destroy' ? 'destroyed' : 'countered'}`
}

/** Devices that are touched are told so. */
const press = (touch: boolean): string => (touch ? 'Tap' : 'Click')
const pressIn = (touch: boolean): string => (touch ? 'tap' : 'click')

export const prompts = {
  'prompt.label': 'Your decision',
  'prompt.waiting': (p: { name: string }) => `Waiting for ${whom(p.name)}`,
  'prompt.thinking': (p: { name: string }) => `${does(p.name, 'is')} thinking`,
  'prompt.paused': 'Paused',
  'prompt.resume': 'Resume',
  'prompt.waitingWhy.priority': (p: { name: string }) => `${does(p.name, 'may')} respond or pass.`,
  'prompt.waitingWhy.other': (p: { name: string }) => `${does(p.name, 'has')} a choice to make.`,
  'prompt.decides': (p: { name: string }) => `**${p.name}** decides.`,
  'prompt.decidingFor': (p: { name: string }) => `You decide for **${whom(p.name)}**.`,
  'watch.title': (p: { name: string }) => `${possessive(p.name)} last turn`,
  'watch.why': (p: { n: number; of: number; step: string }) => `${p.n} of ${p.of}: ${p.step}`,
  'watch.back': 'Back to the game',
  'watch.next': 'Next',
  'prompt.out': 'You are out',
  'prompt.outWhy': 'The others play on: watch them, or leave.',
  'prompt.look': 'Look at the table',
  'prompt.back': 'Back to the choice',
  'prompt.cancel': 'Cancel',

  'priority.title': 'You have priority',
  'priority.titleFor': (p: { name: string }) => `${does(p.name, 'has')} priority`,
  'priority.resolves': (p: { names: readonly string[]; what: string }) => {
    const [first] = p.names
    if (first === undefined) return `If you pass, ${p.what} resolves.`
    const others = first === YOU ? 'you also pass' : `${list(p.names)} also ${p.names.length > 1 ? 'pass' : 'passes'}`
    return `If ${others}, ${p.what} resolves.`
  },
  'priority.spoken': (p: { name: string; button: string }) => `${does(p.name, 'has')} priority. ${p.button}`,
  'priority.playable': (p: { n: number }) => (p.n === 0 ? 'No plays available.' : `${plural(p.n, 'play')} available.`),
  'priority.resolve': (p: { name: string }) => `Resolve ${p.name}`,
  'priority.resolveDamage': 'Deal combat damage',
  'priority.toCombat': 'To combat',
  'priority.toStep': (p: { step: string }) => `To ${p.step}`,
  'priority.endTurn': 'End turn',
  'priority.toTurnOf': (p: { name: string }) => `To ${possessiveIn(p.name)} turn`,
  /** Said of an ability on the stack, and of a question that is only yes or no; for this game. */
  'agree.resolve': (p: { name: string; of: Of; what: 'trigger' | 'ability' }) =>
    p.of === null ? `Always resolve this ${p.what}` : `Always resolve this ${p.what} of ${which(p.of, p.name)}`,
  'agree.yes': (p: { name: string; of: Of }) =>
    p.of === null ? 'Always yes' : `Always yes for ${which(p.of, p.name)}`,
  'agree.no': (p: { name: string; of: Of }) => (p.of === null ? 'Always no' : `Always no for ${which(p.of, p.name)}`),
  'priority.fullControl': 'Full control',
  'priority.passTurn': 'Pass to end of turn',

  'starter.title': 'Who goes first?',
  'starter.why': 'You decide who takes the first turn.',
  'starter.me': (p: { name: string }) => `${does(p.name, 'goes')} first`,

  'mulligan.title': 'Keep this hand?',
  /** `drawn`: how many cards a mulligan draws; `next`: how many of them are left, where some go to the bottom. */
  'mulligan.why': (p: { n: number; drawn: number; next: number }) => {
    const again = `${plural(p.n, 'card')}. A mulligan shuffles them back and draws ${plural(p.drawn, 'card')}`
    return p.drawn === p.next ? `${again}.` : `${again}; you put ${p.drawn - p.next} of them on the bottom.`
  },
  'mulligan.keep': (p: { n: number }) => `Keep ${p.n}`,
  'mulligan.again': (p: { n: number }) => `Mulligan to ${p.n}`,

  /** `of`: how many there are. */
  'modes.title': (p: { min: number; max: number; of: number }) => {
    if (p.min === p.max) return `Choose ${p.min === 1 ? 'one' : p.min}`
    if (p.min === 1 && p.max === p.of) return p.of === 2 ? 'Choose one or both' : 'Choose one or more'
    return p.min === 0 ? `Choose up to ${p.max}` : `Choose ${p.min} to ${p.max}`
  },
  /** They are chosen one after another. */
  'modes.after': (p: { chosen: number; left: number; weighed: boolean }) => {
    if (p.weighed)
      return p.chosen === 0 ? `Choose modes: up to ${plural(p.left, 'pawprint')}` : `${plural(p.left, 'pawprint')} left`
    return p.chosen === 0 ? `Choose ${p.left}, one at a time` : `Choose ${p.left} more`
  },
  'modes.done': 'Done',
  'modes.times': (p: { n: number }) => `chosen ×${p.n}`,
  'modes.tooDear': 'Not enough pawprints left.',
  'modes.unpayable': 'Not now: too expensive, or no legal targets.',
  'modes.mode': (p: { n: number }) => `Mode ${p.n}`,
  'modes.impossible': 'No legal targets.',
  'modes.confirm': (p: { n: number }) => `Choose ${plural(p.n, 'mode')}`,

  'options.title': (p: { name: string }) => `Optional costs for ${p.name}`,
  'options.option': (p: { keyword: string; cost: string }) => `**${p.keyword}** ${p.cost}`.trim(),
  'options.additional': 'Additional cost',
  'options.offered': (p: { cost: string }) => `**Also** ${p.cost}`,
  'options.cheaper': (p: { keyword: string; less: string }) => `**${p.keyword}** for ${p.less}`,
  'options.splice': (p: { keyword: string; card: string; cost: string }) =>
    `**${p.keyword}** ${p.card} ${p.cost}`.trim(),
  'options.confirm': (p: { cost: string }) => (p.cost === '' ? 'Cast it' : `Cast for ${p.cost}`),
  'options.total': (p: { cost: string }) => (p.cost === '' ? 'Total: no mana.' : `Total ${p.cost}`),
  'options.less': (p: { keyword: string }) => `One fewer ${p.keyword}`,
  'options.more': (p: { keyword: string }) => `One more ${p.keyword}`,
  'options.tooMuch': 'can’t be paid on top of the others',

  'player.title': 'Choose a player',
  'number.choice': 'Choose a number',
  'number.lifeForMana': 'How much of it will you pay with life?',
  'number.life': 'How much life?',
  'number.reduction': 'Reduce the cost by how much?',
  'number.tapsForMana': 'How many artifacts and creatures will you tap for it?',
  'number.genericForMana': 'How much of it will you pay with other mana?',
  'number.repeat': 'How many times will you repeat this?',
  'number.shorten': 'Let the loop run, or stop it sooner?',
  'number.raise': 'How many times will you repeat both?',
  'number.titleX': 'Choose X',
  'number.title': 'How many?',
  'number.why': (p: { min: number; max: number }) => `From ${p.min} to ${p.max}.`,
  'number.confirmX': (p: { n: number }) => `X = ${p.n}`,
  'number.confirm': (p: { n: number }) => `Choose ${p.n}`,
  'number.field': 'Number',
  'number.all': (p: { n: number }) => `Max (${p.n})`,
  'number.less': 'One less',
  'number.more': 'One more',

  'targets.title': (p: { name: string }) => `Target for ${p.name}`,
  'targets.why': (p: { min: number; max: number }) =>
    p.min === p.max
      ? `Choose ${amount(p.min, 'target')}.`
      : p.min === 0
        ? `Choose up to ${plural(p.max, 'target')}.`
        : `Choose ${p.min} to ${plural(p.max, 'target')}.`,
  'targets.none': 'No target',
  'targets.confirm': (p: { n: number }) => (p.n === 1 ? 'Confirm target' : `Confirm ${plural(p.n, 'target')}`),
  /** Over targets that lie in one pile, in several, or deep in the stack. */
  'targets.pile': (p: { name: string; pile: 'library' | 'graveyard' | 'hand' | 'exile' }) =>
    p.pile === 'exile' ? 'Choose an exiled card' : `Choose a card from ${possessiveIn(p.name)} ${p.pile}`,
  'targets.piles': 'Choose a card',
  'targets.stack': 'Choose a spell or ability',

  'divide.title': (p: { n: number }) => `Divide ${p.n}`,
  'divide.why': (p: { left: number; least: number }) =>
    p.left === 0 ? `At least ${p.least} each.` : `${p.left} left to divide; at least ${p.least} each.`,
  'divide.confirm': 'Divide this way',

  'pay.title': (p: { name: string }) => `Pay for ${p.name}`,
  'pay.why': (p: { cost: string; touch: boolean }) =>
    `Cost ${p.cost}. Marked lands will be tapped; ${pressIn(p.touch)} a land to change that.`,
  'pay.missing': (p: { cost: string; touch: boolean }) =>
    `Still to pay: ${p.cost}. ${press(p.touch)} a mana source. Sources that cost life or a sacrifice are never used unless you ${pressIn(p.touch)} them.`,
  /** Spells that this payment leaves the mana for, where another would not. */
  'pay.keeps': (p: { names: readonly string[] }) => `Keeps ${list(p.names)} castable.`,
  /** The same of permanents with abilities. */
  'pay.keepsReady': (p: { names: readonly string[] }) => `Keeps mana for ${list(p.names)}.`,
  'pay.confirm': (p: { cost: string }) => `Pay ${p.cost}`,
  'pay.confirmTaps': (p: { n: number }) => `Tap ${p.n} and pay`,
  'pay.decline': 'Don’t pay',

  'choose.discard': (p: { n: string }) => `Discard ${p.n}`,
  'choose.discardToHandSize': (p: { n: string }) => `Too many cards in hand: discard ${p.n}`,
  'choose.sacrifice': (p: { n: string }) => `Sacrifice ${p.n}`,
  'choose.exile': (p: { n: string }) => `Exile ${p.n}`,
  'choose.return': (p: { n: string }) => `Return ${p.n}`,
  'choose.search': (p: { n: string; whose: string | null }) =>
    p.whose === null ? `Search: choose ${p.n}` : `Search ${possessiveIn(p.whose)} library: choose ${p.n}`,
  'choose.takeFromHand': (p: { n: string }) => `Choose ${p.n} from that hand`,
  'choose.untap': (p: { n: string }) => `Untap ${p.n}`,
  'choose.tap': (p: { n: string }) => `Tap ${p.n}`,
  'choose.copy': (p: { n: string }) => `Copy ${p.n}`,
  'choose.keepLegend': (p: { n: string }) => `Legend rule: keep ${p.n}`,
  'choose.effect': (p: { n: string }) => `Choose ${p.n}`,
  'choose.landPermission': () => 'Choose which effect lets you play this land',
  'choose.enchant': (p: { n: string }) => `Enchant ${p.n}`,
  'choose.faceUpPile': (p: { n: string }) => `Make two piles: put ${p.n} in the one that lies face up`,
  'choose.pile': (p: { n: string }) => `Make two piles: put ${p.n} in the first`,
  'choose.dig': (p: { n: string }) => `Take ${p.n}`,
  'choose.source': (p: { n: string }) => `Choose ${p.n} as the source`,
  'choose.costSacrifice': (p: { n: string }) => `Cost: sacrifice ${p.n}`,
  'choose.costDiscard': (p: { n: string }) => `Cost: discard ${p.n}`,
  'choose.costExile': (p: { n: string }) => `Cost: exile ${p.n}`,
  'choose.costPut': (p: { n: string }) => `Cost: choose ${p.n} to put there`,
  'choose.costReveal': (p: { n: string }) => `Cost: reveal ${p.n}`,
  'choose.costReturn': (p: { n: string }) => `Cost: return ${p.n}`,
  'choose.crew': (p: { least: number }) => `Cost: tap creatures with total power ${p.least} or greater`,
  'choose.evidence': (p: { least: number }) => `Cost: exile cards with total mana value ${p.least} or greater`,
  'choose.behold': (p: { n: string }) => `Cost: behold ${p.n}`,
  'choose.costTap': (p: { n: string }) => `Cost: tap ${p.n}`,
  'choose.reverseMana': (p: { n: string }) => `Undo the mana from ${p.n}`,
  'choose.redirect': () => 'Deal the damage to a planeswalker instead?',
  'choose.reveal': (p: { n: string }) => `Reveal ${p.n}`,
  'choose.bottomed': (p: { n: string }) => `Put ${p.n} on the bottom of your library`,
  'choose.beginGame': (p: { n: string }) => `Begin the game with ${p.n} on the battlefield`,
  'choose.companion': () => 'Reveal a companion?',
  'choose.companionWhy': 'It stays outside the game: once, for {3}, you may put it into your hand.',
  'choose.proliferate': (p: { n: string }) => `Proliferate: choose ${p.n}`,
  'choose.costCounters': (p: { n: string }) => `Cost: remove counters from ${p.n}`,
  /** What is chosen, in the middle of a sentence. */
  'choose.count': (p: { min: number; max: number; thing: Thing }) =>
    p.min === p.max
      ? amount(p.min, p.thing)
      : p.min === 0
        ? `up to ${plural(p.max, p.thing)}`
        : `${p.min} to ${plural(p.max, p.thing)}`,
  'choose.confirm': (p: { n: number; thing: Thing }) => `Choose ${amount(p.n, p.thing)}`,
  /** `total`: how much power or mana value the chosen ones have together. */
  'choose.together': (p: { confirm: string; total: number; least: number }) =>
    `${p.confirm} (${p.total} of ${p.least})`,
  'choose.confirmBottomed': (p: { n: number; thing: Thing }) => `Put ${amount(p.n, p.thing)} on the bottom`,
  'choose.confirmCompanion': 'Reveal it',
  'choose.noCompanion': 'No companion',
  'choose.confirmNone': 'Choose none',
  'choose.findNothing': 'Fail to find',
  'choose.takeNone': 'Take none',
  'choose.confirmPlayer': 'Damage the player',
  'choose.confirmRedirect': 'Damage the planeswalker',
  'choose.confirmDiscard': (p: { n: number; thing: Thing }) => `Discard ${amount(p.n, p.thing)}`,
  'choose.confirmSacrifice': (p: { n: number; thing: Thing }) => `Sacrifice ${amount(p.n, p.thing)}`,

  'confirm.cast': (p: { name: string; keyword: string }) =>
    p.keyword === '' ? `Cast ${p.name}?` : `Cast ${p.name} with ${p.keyword}?`,
  'confirm.play': (p: { name: string }) => `Play ${p.name}?`,
  'confirm.may': (p: { name: string; keyword: string; own: boolean }) => {
    if (p.keyword !== '') return `Cast ${p.name} with ${p.keyword}?`
    return p.own ? `Use ${p.name}?` : `Do what ${p.name} lets you do?`
  },
  'confirm.mayPay': (p: { name: string; cost: string }) => `Pay ${p.cost} for ${p.name}?`,
  'confirm.copy': (p: { name: string }) => `Choose new targets for the copy of ${p.name}?`,
  'confirm.copied': (p: { targets: readonly string[] }) => `It currently targets ${series(p.targets)}.`,
  'confirm.replacement': (p: { name: string; keyword: string }) =>
    p.keyword === '' ? `Apply ${p.name}?` : `Use ${p.keyword} of ${p.name}?`,
  'confirm.command': (p: { name: string }) => `Put ${p.name} into the command zone?`,
  'confirm.over': (p: { name: string }) =>
    `Put ${p.name} on top of the creature, or on the bottom? The card on top gives name, types, power and toughness.`,
  'confirm.onTop': 'On top',
  'confirm.below': 'On the bottom',
  'confirm.tap': 'Tap it',
  'confirm.untap': 'Untap it',
  'confirm.unlessPaid': (p: { name: string; cost: string; unpaid: UnpaidWords | null }) =>
    `Pay ${p.cost === '' ? '' : `${p.cost} `}for ${p.name}? If you don’t, ${unpaid(p.unpaid)}.`,
  'confirm.asUnblocked': (p: { name: string }) => `Let ${p.name} assign its damage as though it weren’t blocked?`,
  'confirm.tapped': (p: { name: string }) => `${p.name}: tap or untap?`,
  'confirm.searchLibrary': (p: { name: string }) => `${p.name}: also search your library?`,
  'confirm.showDrawn': (p: { name: string }) => `Show ${p.name}, which you have just drawn?`,
  'confirm.flipAgain': (p: { name: string }) => `${p.name}: flip another coin?`,
  'confirm.first': (p: { name: string }) => `${p.name}: which of the two?`,
  'confirm.theFirst': 'The first',
  'confirm.theOther': 'The other',
  'confirm.anotherColor': (p: { name: string }) => `${p.name}: choose another colour?`,
  'confirm.friend': (p: { who: string }) => `Choose friend or foe for ${whom(p.who)}.`,
  'confirm.asFriend': 'Friend',
  'confirm.asFoe': 'Foe',
  'confirm.proliferate': (p: { who: string }) => `Give ${whom(p.who)} another poison counter?`,
  'confirm.attackCost': (p: { cost: string }) => `Pay ${p.cost} to attack?`,
  'confirm.yes': 'Yes',
  'confirm.no': 'No',
  'confirm.pay': 'Pay',
  'confirm.dontPay': 'Don’t pay',
  'confirm.yesPay': (p: { cost: string }) => `Pay ${p.cost}`,

  'repeat.title': 'The loop is running',
  'repeat.done': (p: { done: number; times: number }) => `${p.done} of ${p.times}`,
  'repeat.stop': 'Stop and undo',
  'coin.title': 'Call the coin flip',
  'coin.heads': 'Heads',
  'coin.tails': 'Tails',
  'pile.title': 'Choose a pile',
  'pile.nth': (p: { n: number; cards: number; lies: 'faceUp' | 'faceDown' | null }) =>
    `Pile ${p.n}, ${plural(p.cards, 'card')}${p.lies === null ? '' : p.lies === 'faceUp' ? ', face up' : ', face down'}`,
  'pile.hidden': (p: { n: number }): string => (p.n === 0 ? 'The empty pile' : 'Its cards are not shown'),
  'pile.pile': (p: { names: readonly string[] }) => (p.names.length === 0 ? 'The empty pile' : list(p.names)),
  'color.title': 'Choose a colour',
  'mana.title': 'Choose the mana',
  'mana.nth': (p: { n: number; of: number }) => `Choose the mana (${p.n} of ${p.of})`,
  'mana.before': (p: { mana: string }) => `So far: ${p.mana}.`,
  'creatureType.title': 'Choose a creature type',
  'creatureType.field': 'Creature type',
  'cardName.title': 'Choose a card name',
  'cardName.field': 'Card name',

  'search.hint': 'Type to search',
  'search.own': 'on your cards',
  'search.none': 'No matches.',
  'search.found': (p: { n: number }) => plural(p.n, 'match', 'matches'),
  'search.choose': 'Choose one',
  'search.confirm': (p: { word: string }) => `Choose ${p.word}`,

  'word.replaced': 'Choose a word to replace',
  'word.replacement': 'Choose the new word',
  'word.type': 'Choose a type',
  'word.ability': 'Choose an ability',
  'word.size': 'Choose a change',
  'word.quality': 'Protection from what?',
  'word.vote': 'Vote for one',
  'word.room': 'Choose the next room',
  'word.option': 'Choose one',
  'word.counter': 'Choose a kind of counter',
  'word.field': 'Word',

  'order.triggers': 'Order your triggers',
  'order.triggersWhy': 'The first one resolves last.',
  'order.library': 'Order these cards',
  'order.libraryWhy': 'The first one goes on top of the library.',
  'order.graveyard': 'Order these cards for your graveyard',
  'order.graveyardWhy': 'The last one goes on top.',
  'order.spliced': 'Order the spliced cards',
  'order.splicedWhy': 'Their text follows the spell’s own, in this order.',
  'order.timestamps': 'Order these permanents',
  'order.timestampsWhy': 'If their effects conflict, the last one wins.',
  'order.blockers': 'Order the blockers',
  'order.blockersOf': (p: { name: string }) => `They block **${p.name}**.`,
  'order.blockersWhy': 'The first one is dealt damage first.',
  'order.attackers': 'Order the attackers',
  'order.attackersOf': (p: { name: string }) => `**${p.name}** blocks them.`,
  'order.confirm': 'Confirm order',
  'order.up': (p: { name: string }) => `Move ${p.name} up`,
  'order.down': (p: { name: string }) => `Move ${p.name} down`,
  'order.list': 'Order',

  'arrange.title': 'Top or bottom?',
  'arrange.why': (p: { name: string }) => `${p.name}: choose for each card; the first stays on top.`,
  'arrange.toTop': (p: { name: string }) => `${p.name} to the top`,
  'arrange.toBottom': (p: { name: string }) => `${p.name} to the bottom`,
  'arrange.top': 'On top',
  'arrange.bottom': 'On the bottom',
  'arrange.confirm': (p: { top: number; bottom: number }) =>
    p.bottom === 0 ? 'Keep on top' : p.top === 0 ? 'Put on the bottom' : `${p.top} on top, ${p.bottom} below`,

  'attackers.title': 'Declare attackers',
  'attackers.why': (p: { n: number; touch: boolean }) =>
    `${plural(p.n, 'creature')} can attack. ${press(p.touch)} to choose.`,
  'attackers.whyMany': (p: { n: number }) =>
    `${plural(p.n, 'creature')} can attack. Pick whom to attack, then your attackers, or drag attackers onto them.`,
  'attackers.whom': (p: { name: string; n: number }) => (p.n === 0 ? p.name : `${p.name} (${p.n})`),
  'attackers.confirm': (p: { n: number }) => (p.n === 0 ? 'No attack' : `Attack (${p.n})`),
  'attackers.allAt': (p: { name: string }) => `All at ${p.name}`,
  'attackers.all': 'Attack all',
  'attackers.crowd': (p: { name: string; n: number }) => `**${p.name}** of ${p.n}`,
  'attackers.crowdLess': (p: { name: string }) => `One fewer ${p.name} attacks`,
  'attackers.crowdMore': (p: { name: string }) => `One more ${p.name} attacks`,
  'attackers.none': 'No attack',
  'attackers.defender': 'Whom to attack',
  'attackers.bands': 'Bands',
  'attackers.band': (p: { names: readonly string[] }) => `Band ${p.names.join(' + ')}`,

  'blockers.title': 'Declare blockers',
  'blockers.why': (p: { touch: boolean }) =>
    `${press(p.touch)} your creature, then the attacker it blocks, or drag it there.`,
  'blockers.whyOne': (p: { touch: boolean }) => `${press(p.touch)} each creature that should block.`,
  'blockers.whyActive': (p: { name: string; touch: boolean }) =>
    `Now ${pressIn(p.touch)} the attacker that ${p.name} blocks.`,
  'blockers.confirm': (p: { n: number }) => (p.n === 0 ? 'No blocks' : `Block (${p.n})`),
  'blockers.none': 'No blocks',
  'blockers.clear': 'Clear blocks',

  'damage.title': 'Assign combat damage',
  'damage.why': (p: { left: number }) => (p.left === 0 ? 'All damage is assigned.' : `${p.left} left to assign.`),
  'damage.byBand': 'Because of banding, you assign this damage.',
  'damage.from': (p: { name: string; n: number }) => `${p.name}: ${p.n} damage`,
  'damage.lethal': (p: { n: number }) => `lethal: ${p.n}`,
  'damage.isLethal': 'lethal',
  'damage.auto': 'Auto-assign',
  'damage.confirm': 'Deal this damage',
  'damage.less': (p: { name: string }) => `Less to ${p.name}`,
  'damage.more': (p: { name: string }) => `More to ${p.name}`,

  'replacement.title': 'Which effect applies first?',
  'replacement.why': 'Several effects would replace this event. Once one applies, the others may not.',
  'replacement.regenerate': (p: { name: string }) => `${p.name}: regenerate it`,
  'replacement.rule': 'A game rule',

  'over.title': 'The game is over',
}
