/** How the game reads a card, in its own words. */
import { plural, series } from '../../../locale/en.ts'

export const reading = {
  'kind.spell': 'What the spell does',
  'kind.activated': 'Activated ability',
  'kind.mana': 'Mana ability',
  'kind.loyalty': 'Loyalty ability',
  'kind.triggered': 'Triggered ability',
  'kind.static': 'Static ability',
  'kind.defining': 'Characteristic-defining ability',
  'kind.entering': 'As it enters the battlefield',
  'kind.replacing': 'Replacement effect',
  'kind.preventing': 'Prevention effect',
  'kind.costs': 'Cost change',

  'label.keyword': 'Meaning',
  'label.shortFor': 'Short for',
  'label.when': 'When',
  'label.if': 'If',
  'label.cost': 'Cost',
  'label.choose': 'Choose',
  'label.target': 'Target',
  'label.may': 'You may',
  'label.pay': 'Paying',
  'label.do': 'Do',
  'label.mode': (p: { n: number }) => `Mode ${p.n}`,
  'label.later': 'Later',
  'label.lasts': 'Lasts',
  'label.gone': 'If gone',
  'label.limit': 'Limit',
  'label.speed': 'Speed',
  'label.says': 'Rule',
  'label.works': 'Works',
  'label.where': 'Where',

  'read.if': (p: { words: string }) => `${p.words}: checked when it triggers, and again when it resolves`,
  'read.sick': 'can’t be used the turn it comes in, unless it has haste',
  'read.choose': (p: { least: number; most: number | null; of: number }) =>
    p.most === null
      ? `at least ${p.least} of ${p.of}, before targets`
      : p.least === p.most
        ? `${p.least} of ${p.of}, before targets`
        : `${p.least} to ${p.most} of ${p.of}, before targets`,
  'read.chooseOther': (p: { how: string }) => `an opponent chooses: ${p.how}`,
  'read.targetCast': (p: { words: readonly string[] }) => `${series(p.words)}: chosen as it is cast`,
  'read.targetActivated': (p: { words: readonly string[] }) => `${series(p.words)}: chosen as it is activated`,
  'read.targetTriggered': (p: { words: readonly string[] }) => `${series(p.words)}: chosen as it goes on the stack`,
  'read.may': 'you choose when it resolves, not before',
  'read.pay': 'you pay when it resolves; you can make mana then',
  'read.later': 'the later part triggers then, once, and uses the stack',
  'read.gone': (p: { n: number }) =>
    p.n === 1
      ? 'does nothing if its target is gone'
      : `does nothing if all ${plural(p.n, 'target')} are gone; otherwise does the rest`,
  'read.speed.any': 'whenever you have priority; it uses the stack',
  'read.speed.sorcery': 'in your main phase with nothing on the stack; it uses the stack',
  'read.speed.limited': 'when its limit allows it and you have priority; it uses the stack',
  'read.speed.mana': 'with priority or while paying; it does not use the stack',
  'read.speed.loyalty': 'in your main phase with nothing on the stack, one each turn',
  'read.speed.triggered': 'triggers automatically; goes on the stack before any player gets priority',
  'read.speed.triggeredMana': 'triggers and resolves at once; doesn’t use the stack',

  'read.works.layers': 'all the time; with other such effects in the order of the layers',
  'read.works.always': 'all the time; it does not use the stack',
  'read.works.everywhere': 'in every zone, before any other effect',
  'read.works.entering': 'as it enters, not afterwards: nobody can respond',
  'read.works.replacing': 'what it replaces does not happen at all; what it says happens instead',
  'read.works.preventing': 'what it prevents does not happen',
  'read.works.total': 'as a total cost is determined',
  'read.works.casting': 'as it is cast',
  'read.works.declaring': 'as attackers or blockers are declared',
  'read.works.before': 'before the game begins',

  'read.lasts.endOfTurn': 'ends in the cleanup step, together with damage',
  'read.lasts.endOfYourNextTurn': 'ends with the next turn of its controller',
  'read.lasts.endOfCombat': 'ends with the combat phase',
  'read.lasts.yourNextTurn': 'ends as your next turn begins',
  'read.lasts.theirNextStep': 'ends as that step of that player’s next turn begins',
  'read.lasts.duringNextTurn': 'holds only during that player’s next turn',
  'read.lasts.yourNextStep': 'ends as that step of your next turn begins',
  'read.lasts.nextUntapStep': 'ends with that untap step',
  'read.lasts.planeswalk': 'ends as soon as a player planeswalks',
  'read.lasts.permanent': 'lasts for the rest of the game',
  'read.lasts.while': 'ends as soon as that is no longer true, and doesn’t restart',

  'read.where.hand': 'in your hand',
  'read.where.graveyard': 'in your graveyard',
  'read.where.stack': 'while it is a spell on the stack',
  'read.where.exile': 'while it is exiled',
  'read.where.library': 'in your library',
  'read.where.command': 'in the command zone',
  'read.where.ante': 'in the ante zone',
  'read.where.phasedOut': 'while it is phased out',
  'read.where.outside': 'outside the game',

  'means.aftermath': 'You cast this half only from your graveyard; then it is exiled.',
  'means.storied':
    'As soon as you control three permanents that are artifacts, legendary or Sagas, you have an enduring story for the rest of the game.',
  'means.ascend': 'As soon as you control ten permanents, you get the city’s blessing for the rest of the game.',
  'means.awaken':
    'You may cast it for this cost; then it also makes a land that you target a creature with that many +1/+1 counters.',
  'means.bestow':
    'You may cast it for this cost as an Aura with enchant creature; it is a creature again once it isn’t attached.',
  'means.cleave': 'You may cast it for this cost without the words in square brackets.',
  'means.mutate':
    'You may cast it for this cost onto a non-Human creature of yours: they become one creature with the values of the card on top and the abilities of both.',
  'means.foretell':
    'On your turn you may pay {2} and exile it face down from your hand; on a later turn you may cast it for this cost.',
  'means.overload': 'You may cast it for this cost: it then affects each of what it would target one of.',
  'means.plot':
    'You may pay this and exile it from your hand as if it were a sorcery; on a later turn you may cast it for nothing.',
  'means.freerunning':
    'You may cast it for this cost if an Assassin or commander of yours has dealt combat damage to a player this turn.',
  'means.harmonize':
    'You may cast it from your graveyard for this cost. One creature you tap for it takes its power off the generic mana. Then it is exiled.',
  'means.mayhem': 'You may cast it from your graveyard for this cost on the turn you discarded it.',
  'means.webSlinging':
    'You may cast it for this cost by also returning a tapped creature you control to its owner’s hand.',
  'means.bargain': 'You may sacrifice an artifact, an enchantment or a token as you cast it.',
  'means.miracle':
    'If it is the first card you draw in a turn, you may show it as you draw it, and then cast it for this cost.',
  'means.emerge':
    'You may cast it for this cost by sacrificing a creature, whose mana value is taken off the generic mana.',
  'means.teamwork': 'You may tap any number of your creatures with that much total power as you cast it.',
  'means.spree': 'You choose one or more of its modes, and pay the cost of each of them in addition.',
  'means.tiered': 'You choose one of its modes, and pay the cost of that mode in addition.',
  'means.gift':
    'You may promise an opponent the gift as you cast it, for nothing; an instant or sorcery gives it first, a permanent as it enters.',
  'means.companion':
    'If your starting deck is as it says, you may reveal it before the game from outside; once, you may pay {3} to put it into your hand.',
  'means.compleated':
    'It enters with two loyalty counters fewer for each Phyrexian mana symbol that was paid with life.',
  'means.sneak':
    'In your declare blockers step you may cast it from your hand for this cost by also returning an unblocked attacking creature you control; a permanent enters tapped and attacking in its place.',
  'means.paradigm':
    'It is exiled as it resolves; if it is the first of its name that you resolve, you may cast a copy of it, for nothing, at each of your first main phases.',
  'means.banding':
    'It may attack in a band: creatures with banding and at most one without. The band’s controller assigns the damage dealt to it.',
  'means.bandsWithOther': 'It may attack in a band with others of its kind, as if they had banding.',
  'means.buyback': 'You may pay this in addition as you cast it. Then it goes to your hand instead of the graveyard.',
  'means.convoke': 'You may tap creatures as you cast it: each pays for {1} or for one mana of its colour.',
  'means.daybound': 'At night it is its other face.',
  'means.deathtouch': 'A creature that it deals damage to is destroyed.',
  'means.defender': 'It can’t attack.',
  'means.delve': 'You may exile cards from your graveyard as you cast it: each pays for {1}.',
  'means.disguise':
    'You may cast it face down for {3} as a 2/2 creature with ward {2}, and turn it face up for this cost at any time.',
  'means.disturb': 'You may cast its other face from your graveyard for this cost.',
  'means.doubleStrike': 'It deals combat damage twice: with first strike, and again with the others.',
  'means.dredge': 'Instead of drawing you may mill that many cards and return it from your graveyard to your hand.',
  'means.enchant': 'The spell targets that, and the Aura can be attached only to that.',
  'means.entwine': 'You may pay this in addition to choose all modes instead of one.',
  'means.escape': 'You may cast it from your graveyard for this cost.',
  'means.improvise': 'You may tap artifacts as you cast it: each pays for {1}.',
  'means.jumpStart': 'You may cast it from your graveyard by discarding a card in addition; then it is exiled.',
  'means.spectacle': 'You may cast it for this cost if an opponent has lost life this turn.',
  'means.surge': 'You may cast it for this cost if you have cast another spell this turn.',
  'means.fear': 'It can be blocked only by artifact creatures and black creatures.',
  'means.firstStrike': 'It deals combat damage before creatures without first strike.',
  'means.flash': 'You may cast it whenever you could cast an instant.',
  'means.flashback': 'You may cast it from your graveyard for this cost; then it is exiled.',
  'means.flying': 'It can be blocked only by creatures with flying or reach.',
  'means.haste': 'It can attack, and use {T} and {Q}, the turn it comes under your control.',
  'means.hexproof': 'Opponents’ spells and abilities can’t target it.',
  'means.hexproofFrom': 'Opponents’ spells and abilities with that quality can’t target it.',
  'means.horsemanship': 'It can be blocked only by creatures with horsemanship.',
  'means.indestructible': 'It can’t be destroyed, by damage or otherwise.',
  'means.infect': 'It deals damage to creatures as -1/-1 counters and to players as poison counters.',
  'means.intimidate': 'It can be blocked only by artifact creatures and creatures that share a colour with it.',
  'means.kicker': 'You may pay this in addition as you cast it; other words say what that changes.',
  'means.landwalk': 'It can’t be blocked while the defending player controls such a land.',
  'means.lifelink': 'Whenever it deals damage, its controller gains that much life.',
  'means.madness': 'As you discard it you may exile it instead, and then cast it for this cost.',
  'means.megamorph':
    'You may cast it face down for {3} as a 2/2 creature, and turn it face up for this cost at any time: then it gets a +1/+1 counter.',
  'means.morph': 'You may cast it face down as a 2/2 creature for {3}, and turn it up at any time for this cost.',
  'means.offering':
    'You may cast it whenever you could cast an instant, sacrificing such a permanent of yours: its mana cost comes off the total.',
  'means.phasing':
    'It phases out and in before its controller untaps: while phased out it is treated as though it doesn’t exist.',
  'means.protection': 'What has that quality can’t block it, target it, deal damage to it, or be attached to it.',
  'means.prowl':
    'You may cast it for this cost if a creature of yours that shares a type with it has dealt combat damage to a player this turn.',
  'means.reach': 'It can block creatures with flying.',
  'means.epic': 'You cast no more spells, and copy it, without epic, at each of your upkeeps.',
  'means.fuse': 'From your hand you may cast both halves as one spell.',
  'means.moreThanMeetsTheEye': 'You may cast its other face for this cost.',
  'means.nightbound': 'By day it is its other face.',
  'means.readAhead': 'You choose with which chapter it begins.',
  'means.rebound': 'Cast from your hand, it is exiled as it resolves, and you may cast it free at your next upkeep.',
  'means.retrace': 'You may cast it from your graveyard by discarding a land card in addition.',
  'means.shadow': 'It can block, and be blocked by, only creatures with shadow.',
  'means.shroud': 'Nothing can target it.',
  'means.splice': 'As you cast such a spell you may reveal this card and pay this, to add its text to that spell.',
  'means.splitSecond': 'While it is on the stack, only mana abilities can be activated and no spells can be cast.',
  'means.startYourEngines': 'Its controller, without a speed, has speed 1 from now on.',
  'means.toxic': 'Combat damage to a player brings that many poison counters, too.',
  'means.trample': 'When it has dealt lethal damage to all its blockers, the rest may go to the player it attacks.',
  'means.vigilance': 'It doesn’t tap when it attacks.',
  'means.wither': 'It deals damage to creatures as -1/-1 counters.',
}
