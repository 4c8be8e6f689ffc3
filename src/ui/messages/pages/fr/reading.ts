/** How the game reads a card, in its own words. */
import { plural, series } from '../../../locale/fr.ts'
import type { reading as english } from '../en/reading.ts'

export const reading: typeof english = {
  'kind.spell': 'Ce que fait le sort',
  'kind.activated': 'Capacité activée',
  'kind.mana': 'Capacité de mana',
  'kind.loyalty': 'Capacité de loyauté',
  'kind.triggered': 'Capacité déclenchée',
  'kind.static': 'Capacité statique',
  'kind.defining': 'Capacité de définition de caractéristique',
  'kind.entering': 'À l’arrivée sur le champ de bataille',
  'kind.replacing': 'Effet de remplacement',
  'kind.preventing': 'Effet de prévention',
  'kind.costs': 'Changement de coût',

  'label.keyword': 'Sens',
  'label.shortFor': 'Abrège',
  'label.when': 'Quand',
  'label.if': 'Si',
  'label.cost': 'Coût',
  'label.choose': 'Choix',
  'label.target': 'Cible',
  'label.may': 'Facultatif',
  'label.pay': 'Paiement',
  'label.do': 'Effet',
  'label.mode': (p) => `Mode ${p.n}`,
  'label.later': 'Plus tard',
  'label.lasts': 'Durée',
  'label.gone': 'Sans cible',
  'label.limit': 'Limite',
  'label.speed': 'Moment',
  'label.says': 'Règle',
  'label.works': 'Vaut',
  'label.where': 'Où',

  'read.if': (p) => `${p.words} : vérifié au déclenchement, et de nouveau à la résolution`,
  'read.sick': 'inutilisable le tour de son arrivée, sauf avec la célérité',
  'read.choose': (p) =>
    p.most === null
      ? `au moins ${p.least} sur ${p.of}, avant les cibles`
      : p.least === p.most
        ? `${p.least} sur ${p.of}, avant les cibles`
        : `${p.least} à ${p.most} sur ${p.of}, avant les cibles`,
  'read.chooseOther': (p) => `un adversaire choisit : ${p.how}`,
  'read.targetCast': (p) => `${series(p.words)} : choix au lancement`,
  'read.targetActivated': (p) => `${series(p.words)} : choix à l’activation`,
  'read.targetTriggered': (p) => `${series(p.words)} : choix à la mise sur la pile`,
  'read.may': 'vous choisissez à la résolution, pas avant',
  'read.pay': 'vous payez à la résolution ; vous pouvez alors produire du mana',
  'read.later': 'la suite se déclenche à ce moment-là, une fois, et utilise la pile',
  'read.gone': (p) =>
    p.n === 1
      ? 'ne fait rien si sa cible a disparu'
      : `ne fait rien si ses ${plural(p.n, 'cible')} ont disparu ; sinon fait le reste`,
  'read.speed.any': 'quand vous avez la priorité ; utilise la pile',
  'read.speed.sorcery': 'pendant votre phase principale, la pile vide ; utilise la pile',
  'read.speed.limited': 'quand sa limite le permet et que vous avez la priorité ; utilise la pile',
  'read.speed.mana': 'avec la priorité ou pendant un paiement ; n’utilise pas la pile',
  'read.speed.loyalty': 'pendant votre phase principale, la pile vide, une par tour',
  'read.speed.triggered': 'se déclenche toute seule ; va sur la pile avant qu’un joueur reçoive la priorité',
  'read.speed.triggeredMana': 'se déclenche et se résout aussitôt ; n’utilise pas la pile',

  'read.works.layers': 'en permanence ; avec les effets semblables, dans l’ordre des couches',
  'read.works.always': 'en permanence ; n’utilise pas la pile',
  'read.works.everywhere': 'dans toutes les zones, avant tout autre effet',
  'read.works.entering': 'à son arrivée, pas après : personne ne peut répondre',
  'read.works.replacing': 'l’événement remplacé n’a pas lieu ; le remplacement a lieu à sa place',
  'read.works.preventing': 'ce qui est prévenu n’a pas lieu',
  'read.works.total': 'au calcul d’un coût total',
  'read.works.casting': 'pendant qu’on le lance',
  'read.works.declaring': 'à la déclaration des attaquants ou des bloqueurs',
  'read.works.before': 'avant le début de la partie',

  'read.lasts.endOfTurn': 'finit à l’étape de nettoyage, avec les blessures',
  'read.lasts.endOfYourNextTurn': 'finit avec le prochain tour de son contrôleur',
  'read.lasts.endOfCombat': 'finit avec la phase de combat',
  'read.lasts.yourNextTurn': 'finit au début de votre prochain tour',
  'read.lasts.theirNextStep': 'finit au début de cette étape du prochain tour de ce joueur',
  'read.lasts.duringNextTurn': 'ne vaut que pendant le prochain tour de ce joueur',
  'read.lasts.yourNextStep': 'finit au début de cette étape de votre prochain tour',
  'read.lasts.nextUntapStep': 'finit avec cette étape de dégagement',
  'read.lasts.planeswalk': 'finit dès qu’un joueur transplane',
  'read.lasts.permanent': 'dure jusqu’à la fin de la partie',
  'read.lasts.while': 'finit dès que la condition n’est plus vraie, et ne reprend pas',

  'read.where.hand': 'dans votre main',
  'read.where.graveyard': 'dans votre cimetière',
  'read.where.stack': 'tant que la carte est un sort sur la pile',
  'read.where.exile': 'tant que la carte est exilée',
  'read.where.library': 'dans votre bibliothèque',
  'read.where.command': 'dans la zone de commandement',
  'read.where.ante': 'dans la zone de mise',
  'read.where.phasedOut': 'tant que le permanent est hors phase',
  'read.where.outside': 'en dehors de la partie',

  'means.aftermath': 'Vous ne lancez cette moitié que depuis votre cimetière ; ensuite elle est exilée.',
  'means.storied':
    'Dès que vous contrôlez trois permanents qui sont des artefacts, légendaires ou des sagas, vous avez une légende durable pour le reste de la partie.',
  'means.ascend':
    'Dès que vous contrôlez dix permanents, vous recevez la faveur de la cité pour le reste de la partie.',
  'means.awaken':
    'Vous pouvez le lancer pour ce coût ; il fait alors aussi d’un terrain ciblé une créature avec autant de marqueurs +1/+1.',
  'means.bestow':
    'Vous pouvez la lancer pour ce coût comme aura qui enchante une créature ; elle redevient une créature dès qu’elle n’est plus attachée.',
  'means.cleave': 'Vous pouvez le lancer pour ce coût sans les mots entre crochets.',
  'means.mutate':
    'Vous pouvez la lancer pour ce coût sur une de vos créatures non-Humain : elles ne font plus qu’une, avec les valeurs de la carte du dessus et les capacités des deux.',
  'means.foretell':
    'Pendant votre tour, vous pouvez payer {2} et exiler cette carte de votre main face cachée ; à un tour ultérieur, vous pouvez la lancer pour ce coût.',
  'means.overload': 'Vous pouvez le lancer pour ce coût : il affecte alors tout ce qu’il pourrait cibler.',
  'means.plot':
    'Vous pouvez payer ce coût et exiler cette carte de votre main comme un rituel ; à un tour ultérieur, vous pouvez la lancer gratuitement.',
  'means.freerunning':
    'Vous pouvez lancer ce sort pour ce coût si, ce tour-ci, un de vos assassins ou commandants a infligé des blessures de combat à un joueur.',
  'means.harmonize':
    'Vous pouvez lancer cette carte depuis votre cimetière pour ce coût. Une créature engagée pour elle retire sa force du mana générique. Elle est ensuite exilée.',
  'means.mayhem':
    'Vous pouvez lancer cette carte depuis votre cimetière pour ce coût le tour où vous vous en êtes défaussé.',
  'means.webSlinging':
    'Vous pouvez la lancer pour ce coût en renvoyant aussi une créature engagée que vous contrôlez dans la main de son propriétaire.',
  'means.bargain': 'Vous pouvez sacrifier un artefact, un enchantement ou un jeton en le lançant.',
  'means.miracle':
    'Si c’est la première carte que vous piochez ce tour-ci, vous pouvez la montrer en la piochant, puis la lancer pour ce coût.',
  'means.emerge':
    'Vous pouvez la lancer pour ce coût en sacrifiant une créature, dont la valeur de mana réduit le mana générique.',
  'means.teamwork':
    'Vous pouvez engager n’importe quel nombre de vos créatures, d’une force totale suffisante, en le lançant.',
  'means.spree': 'Vous choisissez un ou plusieurs de ses modes, et payez en plus le coût de chacun d’eux.',
  'means.tiered': 'Vous choisissez l’un de ses modes, et payez en plus le coût de ce mode.',
  'means.gift':
    'Vous pouvez promettre le cadeau à un adversaire en le lançant, sans rien payer ; un éphémère ou un rituel l’offre d’abord, un permanent en arrivant.',
  'means.companion':
    'Si votre deck de départ est tel qu’elle le demande, vous pouvez la révéler de l’extérieur avant la partie ; une fois, vous pouvez payer {3} pour la mettre dans votre main.',
  'means.compleated':
    'Il arrive avec deux marqueurs de loyauté de moins pour chaque symbole de mana phyrexian payé avec des points de vie.',
  'means.sneak':
    'Pendant votre étape de déclaration des bloqueurs, vous pouvez la lancer depuis votre main pour ce coût en renvoyant aussi une créature attaquante non bloquée que vous contrôlez ; un permanent arrive engagé et attaquant à sa place.',
  'means.paradigm':
    'Elle est exilée en se résolvant ; si c’est la première de ce nom que vous résolvez, vous pouvez en lancer une copie, sans payer, à chacune de vos premières phases principales.',
  'means.banding':
    'Cette créature peut attaquer en groupe : des créatures avec le regroupement et au plus une sans. Le contrôleur du groupe assigne les blessures qui lui sont infligées.',
  'means.bandsWithOther':
    'Cette créature peut attaquer en groupe avec d’autres de son espèce, comme avec le regroupement.',
  'means.buyback':
    'Vous pouvez payer ce coût en plus en lançant ce sort. Il va alors dans votre main plutôt qu’au cimetière.',
  'means.convoke': 'Vous pouvez engager des créatures en lançant ce sort : chacune paie {1} ou un mana de sa couleur.',
  'means.daybound': 'La nuit, cette carte montre son autre face.',
  'means.deathtouch': 'Une créature à laquelle cette source inflige des blessures est détruite.',
  'means.defender': 'Cette créature ne peut pas attaquer.',
  'means.delve': 'Vous pouvez exiler des cartes de votre cimetière en lançant ce sort : chacune paie {1}.',
  'means.disguise':
    'Vous pouvez la lancer face cachée pour {3}, comme créature 2/2 avec parade {2}, puis la retourner face visible à tout moment pour ce coût.',
  'means.disturb': 'Vous pouvez lancer son autre face depuis votre cimetière pour ce coût.',
  'means.doubleStrike':
    'Cette créature inflige deux fois des blessures de combat : avec l’initiative, puis avec les autres.',
  'means.dredge':
    'Au lieu de piocher, vous pouvez mettre autant de cartes de votre bibliothèque au cimetière et reprendre cette carte du cimetière en main.',
  'means.enchant': 'Le sort cible cet objet, et l’aura ne peut être attachée qu’à lui.',
  'means.entwine': 'Vous pouvez payer ce coût en plus pour choisir tous les modes au lieu d’un seul.',
  'means.escape': 'Vous pouvez le lancer depuis votre cimetière pour ce coût.',
  'means.improvise': 'Vous pouvez engager des artefacts en le lançant : chacun paie {1}.',
  'means.jumpStart':
    'Vous pouvez le lancer depuis votre cimetière en défaussant en plus une carte ; il est ensuite exilé.',
  'means.spectacle': 'Vous pouvez le lancer pour ce coût si un adversaire a perdu des points de vie ce tour-ci.',
  'means.surge': 'Vous pouvez le lancer pour ce coût si vous avez lancé un autre sort ce tour-ci.',
  'means.fear': 'Seules les créatures-artefacts et les créatures noires peuvent bloquer cette créature.',
  'means.firstStrike': 'Cette créature inflige ses blessures de combat avant les créatures sans l’initiative.',
  'means.flash': 'Vous pouvez lancer cette carte à tout moment où vous pourriez lancer un éphémère.',
  'means.flashback': 'Vous pouvez lancer cette carte depuis votre cimetière pour ce coût ; ensuite elle est exilée.',
  'means.flying': 'Seules les créatures avec le vol ou la portée peuvent bloquer cette créature.',
  'means.haste': 'Cette créature peut attaquer et utiliser {T} et {Q} dès le tour où elle arrive sous votre contrôle.',
  'means.hexproof': 'Les sorts et les capacités des adversaires ne peuvent pas cibler cet objet.',
  'means.hexproofFrom':
    'Les sorts et les capacités des adversaires ne peuvent pas cibler cet objet si leur source a cette qualité.',
  'means.horsemanship': 'Seules les créatures avec l’équitation peuvent bloquer cette créature.',
  'means.indestructible': 'Ce permanent ne peut pas être détruit, ni par des blessures ni autrement.',
  'means.infect':
    'Cette source inflige ses blessures aux créatures en marqueurs -1/-1 et aux joueurs en marqueurs « poison ».',
  'means.intimidate':
    'Seules les créatures-artefacts et celles qui partagent une couleur avec cette créature peuvent la bloquer.',
  'means.kicker': 'Vous pouvez payer ce coût en plus en lançant ce sort ; le reste du texte dit ce qui change.',
  'means.landwalk': 'Cette créature ne peut pas être bloquée tant que le joueur défenseur contrôle un tel terrain.',
  'means.lifelink': 'Quand cette source inflige des blessures, son contrôleur gagne autant de points de vie.',
  'means.madness': 'En vous défaussant de cette carte, vous pouvez l’exiler à la place, puis la lancer pour ce coût.',
  'means.megamorph':
    'Vous pouvez la lancer face cachée pour {3}, comme créature 2/2, puis la retourner face visible à tout moment pour ce coût : elle reçoit alors un marqueur +1/+1.',
  'means.morph':
    'Vous pouvez lancer cette carte face cachée, comme créature 2/2, pour {3}, et la retourner à tout moment pour ce coût.',
  'means.offering':
    'Vous pouvez lancer ce sort à tout moment où vous pourriez lancer un éphémère, en sacrifiant un tel permanent : son coût de mana est déduit du total.',
  'means.phasing':
    'Ce permanent passe hors phase et en phase avant le dégagement de son contrôleur : hors phase, il est traité comme s’il n’existait pas.',
  'means.protection':
    'Ce qui a cette qualité ne peut pas bloquer ou cibler cet objet, lui infliger des blessures, ni lui être attaché.',
  'means.prowl':
    'Vous pouvez lancer ce sort pour ce coût si, ce tour-ci, une de vos créatures d’un même type a infligé des blessures de combat à un joueur.',
  'means.reach': 'Cette créature peut bloquer les créatures avec le vol.',
  'means.epic':
    'Vous ne lancez plus de sorts, et à chacun de vos entretiens vous copiez celui-ci, sans sa capacité épique.',
  'means.fuse': 'Depuis votre main, vous pouvez lancer les deux moitiés comme un seul sort.',
  'means.moreThanMeetsTheEye': 'Vous pouvez lancer son autre face pour ce coût.',
  'means.nightbound': 'Le jour, cette carte montre son autre face.',
  'means.readAhead': 'Vous choisissez le chapitre par lequel elle commence.',
  'means.rebound':
    'Lancé depuis votre main, ce sort est exilé à sa résolution, et vous pouvez le lancer sans le payer à votre prochain entretien.',
  'means.retrace':
    'Vous pouvez lancer cette carte depuis votre cimetière en vous défaussant en plus d’une carte de terrain.',
  'means.shadow':
    'Cette créature ne peut bloquer que des créatures avec la distorsion, et seules celles-ci la bloquent.',
  'means.shroud': 'Rien ne peut cibler cet objet.',
  'means.splice':
    'En lançant un tel sort, vous pouvez révéler cette carte et payer ce coût pour ajouter son texte à ce sort.',
  'means.splitSecond':
    'Tant que ce sort est sur la pile, seules les capacités de mana peuvent être activées, et aucun sort ne peut être lancé.',
  'means.startYourEngines': 'Son contrôleur, s’il n’a pas de vitesse, a dès lors une vitesse de 1.',
  'means.toxic': 'Ses blessures de combat à un joueur donnent aussi autant de marqueurs poison.',
  'means.trample': 'Une fois ses bloqueurs couverts de blessures mortelles, le reste peut aller au joueur attaqué.',
  'means.vigilance': 'Cette créature ne s’engage pas en attaquant.',
  'means.wither': 'Cette source inflige ses blessures aux créatures en marqueurs -1/-1.',
}
