import type { Parts } from '../en/index.ts'

export const decks: Parts['decks'] = {
  'deckPlan.ember-grove': 'Ramp et brûlure : enracinez-vous, puis dégagez la voie par le feu.',
  'deckPlan.night-tide': 'Contrôle : répondez à tout, puis gagnez par les airs.',
  'deckPlan.first-light': 'Aggro : de petits lanciers, une pression immédiate, un plan simple.',
  'deckPlan.hollow-court': 'Contrôle : échangez un pour un jusqu’à ce qu’il ne reste rien.',
  'deckPlan.clockwork-sky': 'Combo d’artefacts : montez le moteur, puis faites-le tourner une fois.',
  'deckPlan.green-banner': 'Jetons : remplissez la table de petits compagnons, puis renforcez-les tous.',
  'deckPlan.storm-lantern': 'Combo de sorts : lancez-en deux, puis trois, puis gagnez.',
  'deckPlan.grave-errand': 'Réanimation : vos créatures mortes reviennent affamées.',
  'deckPlan.cinder-run': 'Aggro et brûlure : attaquez à chaque tour, et gardez le dernier feu pour le joueur.',
  'deckPlan.tall-timber': 'Ramp : atteignez d’abord six manas, puis attaquez avec des géants.',
  'deckPlan.mist-column':
    'Midrange : attaquez en groupe, déphasez-vous du danger, et ne payez l’hiver que tant qu’il vous aide.',
  'deckPlan.gauntlet-road': 'Aggro : piétinez chaque bloqueur, et défiez les autres de bloquer.',
  'deckPlan.fever-verse': 'Défausse : jetez votre main, puis lancez-la quand même.',
  'deckPlan.prism-works': 'Artefacts : chacun rend le suivant moins cher, ou plus gros.',
  'deckPlan.hedge-crown': 'De petites créatures qui se rendent grandes.',
  'deckPlan.spark-ledger': 'Des sorts qui paient d’être lancés.',
  'deckPlan.mulch-court': 'Ce qui est mort revient, encore et encore.',
  'deckPlan.red-gate': 'Attaquer à chaque tour, avec ce qu’il y a.',
  'deckPlan.hidden-hive': 'Tribal et mue : révélez les vôtres pour grandir, et retournez les autres quand ça fait mal.',
  'deckPlan.signal-fire': 'Aggro : amassez de l’énergie, pilotez les convois, et arrivez avant qu’ils soient prêts.',
  'deckPlan.buried-chapters':
    'Midrange : racontez une saga après l’autre, et que les morts reviennent pour la dernière page.',
  'deckPlan.two-lanterns': 'Tempo : renvoyez-les le jour, et mordez la nuit.',
  'deckPlan.hearth-war': 'De la nourriture pour tous, puis le feu.',
  'deckPlan.crown-under-glass': 'Prenez la couronne, et gardez-la.',
  'deckLevel.firstGame': 'Première partie',
  'deckLevel.steady': 'Solide',
  'deckLevel.tricky': 'Rusé',
  'deckLevel.patient': 'Patient',
}
