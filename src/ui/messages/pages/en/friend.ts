/** Games with friends on other machines: the dialog, and what is said at the table of the connection. */
import type { EditionId } from '../../../../rulebook/index.ts'
import { LOCALE, list } from '../../../locale/en.ts'

interface Name {
  readonly name: string
}
interface Names {
  readonly names: readonly string[]
}
interface Time {
  readonly time: string
}
interface NameAt extends Name {
  readonly at: Date
}

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' })
const HOUR = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'medium' })

export const friend = {
  'friend.title': 'A friend on another machine',
  'friend.lead': 'No account and no server of ours: the game runs between your browsers.',
  'friend.leadMany': 'Each friend gets an invitation of their own. No account and no server of ours.',
  'friend.qr': 'The link as a QR code',
  'friend.qrNote': 'point a phone’s camera here',
  'friend.send': 'Send this link',
  'friend.link': 'Link',
  'friend.copyLink': 'Copy the link',
  'friend.copied': 'Copied',
  'friend.copyFailed': 'Select the text and copy it',
  'friend.code': 'or code',
  'friend.copy': 'Copy',
  'friend.good': 'Good for one friend, until you take it back or close this page.',
  'friend.paste': 'Paste the answer',
  'friend.pasteNote': 'Your friend’s page shows a code that answers the link.',
  'friend.pasteBad': 'This is not a whole answer to this link. Have it copied again.',
  'friend.making': 'Looking for the ways to reach this page …',
  'friend.arriving': 'Your friend is here and chooses a name and a deck.',
  'friend.connecting': 'Connecting …',
  'friend.reachable':
    'This page can be reached. Keep it open; a sound and the tab’s title tell you when your friend sits down.',
  'friend.unreachable': 'The server that brings you together does not answer. Trying again.',
  'friend.keepOpen': 'Keep this page open; a sound and the tab’s title tell you when your friend sits down.',
  'friend.takeBack': 'Take the invitation back',
  'friend.meanwhile': 'Play the AI meanwhile',
  'friend.haveCode': 'I have an invitation',
  'friend.close': 'Close',

  'friend.atTable': 'At the table',
  'friend.you': (p: Name) => `${p.name}, you`,
  'friend.freeSeat': 'Free seat',
  'friend.freeNote': 'your friend brings name and deck',
  'friend.ready': 'ready',
  'friend.choosing': 'not ready',
  'friend.waitingFor': (p: Time) => `waiting, ${p.time}`,
  'friend.hereMs': (p: { readonly ms: number }) => `here, ${p.ms} ms`,
  'friend.hereNow': 'here',
  'friend.slowMs': (p: { readonly ms: number }) => `slow, ${p.ms} ms`,
  'friend.lostFor': (p: Time) => `lost for ${p.time}`,
  'friend.format': 'Format',
  'friend.rules': 'Rules',
  'friend.seats': 'Players',
  'friend.undo': 'Undo',
  'friend.undo.agreed': 'if all agree',
  'friend.undo.never': 'never',
  'friend.match': 'Match',
  'friend.match.1': 'one game',
  'friend.match.2': 'best of three',
  'friend.clock': 'Clock',
  'friend.noClock': 'none',
  'friend.minutes': (p: { readonly n: number }) => `${p.n} min each`,
  'friend.terms': (p: {
    readonly format: string
    readonly edition: EditionId
    readonly seats: number
    readonly undo: 'agreed' | 'never'
    readonly wins: 1 | 2
    readonly clock: number | null
  }) =>
    `Rules of ${p.edition}, ${p.format}, ${p.seats} players, ${p.wins === 1 ? 'one game' : 'best of three'}. ${p.undo === 'agreed' ? 'Undo if all agree.' : 'No undo.'}${p.clock === null ? '' : ` Each player has ${p.clock} minutes to think in a game, and loses it when the time is up.`}`,

  'friend.answerTitle': 'Answer the invitation',
  'friend.answerLead': 'Send this code back. You sit down once it has been pasted into the inviter’s page.',
  'friend.answer': 'Answer',
  'friend.answerQr': 'The answer as a QR code',
  'friend.copyAnswer': 'Copy the answer',
  'friend.waitingHost': 'Waiting for the inviter',
  'friend.joinTitle': 'Join a friend',
  'friend.joinLead': 'Paste the link or the code that you were sent.',
  'friend.invitation': 'Link or code',
  'friend.join': 'Join',
  'friend.badCode': 'This invitation is not whole: a part of it is missing. Copy it again.',
  'friend.nobody': 'Nobody waits under this code. Ask whether the invitation still stands.',
  'friend.invites': (p: Name) => `${p.name} invites you`,
  'friend.trust': 'You trust each other: a page knows all cards, although it shows only yours.',
  'friend.yourName': 'Your name at the table',
  'friend.yourDeck': 'Your deck',
  'friend.noDeck': 'None of your decks fits what is played.',
  'friend.sit': 'Sit down',
  'friend.notNow': 'Not now',

  'friend.isHere': (p: Names) => `${list(p.names)} ${p.names.length === 1 ? 'is' : 'are'} here`,
  'friend.seated': 'You have a seat',
  'friend.hereLead': 'The game begins when everybody is ready. A coin then decides who goes first.',
  'friend.begin': 'Begin',
  'friend.readyAgain': (p: Names) => `${list(p.names)} ${p.names.length === 1 ? 'is' : 'are'} ready for another game.`,
  'friend.waitFor': (p: Names) => `Waiting for ${list(p.names)}`,
  'friend.waitForFriend': 'Waiting for a friend',
  'friend.changeDeck': 'Change deck',
  'friend.letGo': 'Let the seat go',
  'friend.lostTitle': (p: Names) => `The connection to ${list(p.names)} is lost`,
  'friend.lostLead': 'All seats and decks are kept. A new link leads back to the same seat.',

  'friend.versionTitle': 'Your pages are of different versions',
  'friend.versionLead': 'All must play by the same rules. Nothing is lost: a game that has begun is kept.',
  'friend.thisPage': 'This page',
  'friend.otherPage': 'The other page',
  'friend.build': (p: { readonly version: string; readonly date: Date | null }) =>
    `Version ${p.version}${p.date === null ? '' : `, ${DAY.format(p.date)}`}`,
  'friend.newer': 'newer',
  'friend.older': 'older',
  'friend.reloadHere': 'Reload this page, then follow the link again.',
  'friend.reloadThere': 'The other page has to be reloaded. After that, invite again.',
  'friend.reloadOne': 'Reload both pages, then invite again.',
  'friend.reload': 'Reload',
  'friend.pathTitle': 'No path between you',
  'friend.pathLead': 'One of the networks lets no direct connection through. It isn’t your friend’s fault.',
  'friend.pathAgain': 'after one of you changes the network, for instance to a phone’s hotspot.',
  'friend.pathFile': 'save after each turn and send the file. Slow, and it always works.',
  'friend.tryAgain': 'Try again',
  'friend.byFile': 'By file',
  'friend.playByFile': 'Play by file',
  'friend.takenTitle': 'This seat is taken',
  'friend.takenLead': 'Somebody sat down with this link already, or the invitation no longer stands.',
  'friend.takenAsk': 'Ask for a new link',
  'friend.takenNote': 'a link seats one friend',
  'friend.typeCode': 'Type a code',
  'friend.machine': 'Play the AI',

  'friend.stopTitle': 'The game was stopped',
  'friend.stop.tampered': (p: Name) =>
    `The rules refuse a reply that came from ${p.name}’s page. The game stands where all agreed, and is saved.`,
  'friend.stop.difference': (p: Name) =>
    `After a reply from ${p.name}’s page the positions differ. The game stands where all agreed, and is saved.`,
  'friend.stop.deck': (p: Name) => `${p.name}’s deck is not the same on all pages. No game has begun with it.`,
  'friend.stop.secret': (p: Name) =>
    `${p.name}’s page changed its part of the shuffle after fixing it. No game has begun.`,
  'friend.stop.cards': (p: Name) => `${p.name}’s deck has cards that this page can’t read. No game has begun with it.`,
  'friend.someone': 'another player',

  'friend.connected': 'Connected',
  'friend.youConnected': 'You are connected',
  'friend.notConnected': 'Not connected',
  'friend.slow': (p: { readonly ms: number }) => `Slow, ${p.ms} ms`,
  'friend.thinks': (p: Time) => `Thinks, ${p.time}`,
  'friend.lineLost': (p: Time) => `Connection lost for ${p.time}`,
  'friend.waitingNames': (p: Names) => `Waiting for ${list(p.names)}`,
  'friend.looks': 'A new link leads back to the table.',
  'friend.left': (p: Time) => `Waiting, ${p.time} left`,
  'friend.over':
    'The game is saved on all machines: you may leave without losing. A new link brings you all back to this moment.',
  'friend.after':
    'The game stands still and is saved on all machines. After that time you may leave without losing. A new link brings you all back to this moment.',
  'friend.invite': 'Make a new link',
  'friend.leave': 'Save and leave',
  'friend.longer': 'Wait longer',
  'friend.awayTitle': 'Not connected',
  'friend.awayWhy': 'The game is saved here. Play continues when your pages are connected again.',
  'friend.awayGuest': 'Follow a new link from the inviter, or play by file.',
  'friend.again': 'Connect again',
  'friend.saveFile': 'Save the file',
  'friend.fileWhy': (p: Name) => `You play by file. When ${p.name} is to decide, save the game and send it.`,
  'friend.undoAsk': (p: Name) => `${p.name} asks to go back`,
  'friend.undoWhy': (p: { readonly seconds: number }) =>
    `The last decision would be undone. Without an answer in ${p.seconds} s it stays.`,
  'friend.undoYes': 'Go back',
  'friend.undoNo': 'Stay here',
  'friend.undoWaits': 'You asked to go back. The others decide.',
  'friend.declined': 'Going back was declined.',

  'friend.tab.here': (p: Name) => `${p.name} is here`,
  'friend.tab.back': (p: Name) => `${p.name} is back`,
  'friend.tab.lost': (p: Name) => `Connection to ${p.name} lost`,
  'friend.tab.wentBack': (p: Name) => `${p.name} went back`,
  'friend.tab.late': (p: Name) => `${p.name} is out of time`,
  'friend.tab.turn': 'Your decision',
  'friend.log.here': (p: NameAt) => `${p.name} sits down, ${HOUR.format(p.at)}.`,
  'friend.log.lost': (p: NameAt) => `The connection to ${p.name} is lost, ${HOUR.format(p.at)}.`,
  'friend.log.back': (p: NameAt) => `${p.name} is connected again, ${HOUR.format(p.at)}.`,
  'friend.log.wentBack': (p: NameAt) => `${p.name} went back to here; all agreed.`,
  'friend.log.late': (p: NameAt) => `${p.name} is out of time, and concedes.`,
  'friend.backTitle': (p: Names) => `${list(p.names)} ${p.names.length === 1 ? 'is' : 'are'} back`,
  'friend.backWhy': 'The game resumes in a moment.',
  'friend.time': (p: Time) => `${p.time} left`,
}
