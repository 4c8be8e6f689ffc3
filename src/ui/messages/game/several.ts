import { added, list, plural, possessive, series, signed, whom, YOU } from '../../locale/en.ts'

/** What is said of seats, and where several play: teams, planes and schemes, and an attack on more than one. */
export const several = {
  'team.names': (p: { names: readonly string[] }) => list(p.names),
  'team.note': (p: { most: number }) =>
    `One life total. With ${p.most} poison counters the team loses. Either player can block.`,
  'team.life': (p: { names: readonly string[]; n: number }) => `${list(p.names)}: ${p.n} life together`,
  'team.poison': (p: { n: number; most: number }) => `${p.n} of ${p.most} poison counters`,
  'team.hand': (p: { name: string }) => `${possessive(p.name)} hand, open to you`,
  'team.hit': (p: { attackers: number; name: string; damage: number }) =>
    `${plural(p.attackers, 'attacker')} of ${whom(p.name)} on the team, ${p.damage} damage`,

  'seat.look': (p: { name: string; focused: boolean }) =>
    p.focused ? `${p.name}: back to all boards` : `${p.name}: look at this board`,
  'seat.turn': (p: { n: number }) => `Turn ${p.n}`,
  'seat.passed': 'passed',
  'seat.attacked': (p: { n: number }) => `attacked: ${p.n}`,
  'seat.out': 'out',
  'seat.more': (p: { n: number }) => `and ${p.n} more`,
  'seat.choices': (p: { n: number }) => plural(p.n, 'choice'),
  'seat.order': 'Order of turns',
  'seat.hasTurn': (p: { name: string }) => `${p.name}, ${p.name === YOU ? 'your turn' : 'whose turn it is'}`,
  'seat.commander': (p: { name: string; where: string; tax: number }) =>
    `Commander ${p.name}, ${p.where}${p.tax > 0 ? `, costs {${p.tax}} more` : ''}`,
  'seat.castCommander': (p: { name: string }) => `Cast ${p.name}`,
  'seat.avatar': (p: { name: string; hand: number; life: number; playable: boolean }) =>
    `Avatar ${p.name}, hand ${added(p.hand)}, life ${added(p.life)}${p.playable ? ', can be used' : ''}`,
  'seat.avatarAdds': (p: { hand: number; life: number }) => `hand ${added(p.hand)}, life ${added(p.life)}`,
  'seat.next': (p: { tax: number }) => `next +${p.tax}`,
  'seat.at.command': 'command zone',
  'seat.at.battlefield': 'in play',
  'seat.at.stack': 'on the stack',
  'seat.at.hand': 'in hand',
  'seat.at.graveyard': 'graveyard',
  'seat.at.exile': 'exile',
  'seat.at.hidden': 'hidden',
  'seat.commanderDamage': (p: { parts: readonly string[] }) => `Commander damage taken, of 21: ${series(p.parts)}`,
  'seat.damageFrom': (p: { name: string; n: number }) => `${p.n} from ${whom(p.name)}`,
  'seat.hit': (p: { name: string; attackers: number; damage: number }) =>
    `${plural(p.attackers, 'attacker')} of ${whom(p.name)}, ${p.damage} damage`,
  'seat.held': 'View held',
  'seat.poison': 'Poison',
  'seat.energy': 'Energy',
  'seat.experience': 'Experience',
  'seat.rad': 'Rad',

  'plane.label': (p: { name: string }) => `Plane: ${p.name}`,
  'plane.roll': (p: { cost: number }) => (p.cost === 0 ? 'Roll the die: free' : `Roll the die: {${p.cost}}`),
  'plane.rollShort': (p: { cost: number }) => (p.cost === 0 ? 'Roll: free' : `Roll: {${p.cost}}`),
  'plane.left': (p: { n: number }) => `${plural(p.n, 'plane')} left in the planar deck`,

  'scheme.ongoing': 'Ongoing scheme',
  'scheme.entry': (p: { name: string }) => `${p.name}, scheme set in motion`,
  'scheme.text': (p: { text: string }) => `**Scheme set in motion.** ${p.text}`,

  'attackOn.title': 'Your attack',
  'attackOn.aside': (p: { n: number }) => plural(p.n, 'attacker'),
  'attackOn.nobody': 'Not attacked',
  'attackOn.label': (p: { name: string; n: number; life: number; after: number | null }) =>
    `${p.name}: ${plural(p.n, 'attacker')}, ${p.after === null || p.n === 0 ? p.life : `${p.life} to ${p.after}`}`,
  'attackOn.life': (p: { from: number; to: number }) => `${p.from} to ${p.to}`,
  'attackOn.alike': (p: { name: string; n: number }) => (p.n > 1 ? `${p.n} ${p.name}` : p.name),
  'attackOn.blockers': (p: { n: number }) => (p.n === 0 ? 'Nobody can block' : `${p.n} can block`),
  'attackOn.commander': (p: { name: string; n: number; most: number }) =>
    `${p.name}: commander damage ${p.n} of ${p.most}`,
  'attackOn.costs': (p: { cost: string; some: boolean }) =>
    p.some ? `This attack costs ${p.cost}` : `An attack costs ${p.cost}`,
  'attackOn.costsMore': 'More is asked for as it is declared',

  'games.label': 'Games',
  'games.main': 'Main game',
  'games.inner': (p: { depth: number }) => (p.depth === 1 ? 'Subgame' : `Subgame, ${p.depth} deep`),
  'games.waits': (p: { turn: number }) => `turn ${p.turn}, on hold`,
  'games.played': (p: { turn: number }) => (p.turn === 0 ? 'about to begin' : `turn ${p.turn}`),
  'games.look': (p: { game: string }) => `Look at: ${p.game}`,
  'games.life': (p: { name: string; life: number }) => `${p.name}: ${signed(p.life)} life`,
  'games.began': (p: { name: string | null }) =>
    `**${p.name ?? 'A spell'}** begins a subgame. The outer game waits until it ends.`,
  'games.ended': (p: { winner: string | null; depth: number }) =>
    `${p.winner === null ? 'The subgame is a draw.' : `**${p.winner}** ${p.winner === YOU ? 'win' : 'wins'} the subgame.`} The ${p.depth === 0 ? 'main' : 'outer'} game resumes.`,
  'games.cause': (p: { name: string }) => `**${p.name}** continues when the subgame ends.`,
  'games.wayBack': (p: { depth: number; key: string | undefined }) =>
    `When this subgame ends, the ${p.depth === 1 ? 'main' : 'outer'} game resumes.${p.key === undefined ? '' : ` Hold ${p.key} to view the main game.`}`,
  'games.looking': 'Game on hold',
  'games.lookingWhy': 'You can’t act here: this game waits until the subgame ends.',
  'games.back': 'Back to the current game',
  'games.concede': 'Concede the subgame',
  'games.concedeAll': 'Concede all games',
  'games.concedeSure': 'Concede which game?',
}
