import { describe, expect, test } from 'vitest'
import { log } from '../../../src/ui/messages/fr/log.ts'

/** No-break spaces as plain ones, so that a sample can be read. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const YOU = 'Vous'
const onto = (targets: readonly string[]) => ({ who: YOU, name: 'Spark', targets })

/** What the log says, of the reader and of others. */
const samples: readonly (readonly [said: string, sentence: string])[] = [
  [log['log.drew']({ who: YOU, name: 'Elk' }), 'Vous piochez **Elk**.'],
  [log['log.drew']({ who: 'Ada', name: null }), 'Ada pioche une carte.'],
  [log['log.drewMany']({ who: 'Ada', n: 2 }), 'Ada pioche 2 cartes.'],
  [log['log.discarded']({ who: YOU, name: 'Elk' }), 'Vous vous défaussez d’**Elk**.'],
  [log['log.discarded']({ who: 'Ada', name: null }), 'Ada se défausse d’une carte.'],
  [log['log.discarded']({ who: 'Bea', name: 'Spark' }), 'Bea se défausse de **Spark**.'],
  [log['log.shuffled']({ who: YOU }), 'Vous mélangez votre bibliothèque.'],
  [log['log.shuffled']({ who: 'Ada' }), 'Ada mélange sa bibliothèque.'],
  [log['log.mulligan']({ who: YOU, n: 6 }), 'Vous faites un mulligan à 6.'],
  [log['log.cast'](onto(['Ada'])), 'Vous lancez **Spark** (cible : **Ada**).'],
  [log['log.cast'](onto([YOU, 'Elk'])), 'Vous lancez **Spark** (cibles : **vous** et **Elk**).'],
  [log['log.cast']({ who: 'Ada', name: null, targets: [] }), 'Ada lance une carte face cachée.'],
  [log['log.triggered']({ name: 'Elk', targets: [YOU] }), '**Elk** se déclenche (cible : **vous**).'],
  [log['log.resolved']({ name: 'Elk', ability: true }), 'La capacité d’**Elk** se résout.'],
  [log['log.countered']({ name: null, ability: false }), 'Un sort est contrecarré.'],
  [log['log.countered']({ name: 'Spark', ability: true }), 'La capacité de **Spark** est contrecarrée.'],
  [log['log.damage']({ name: 'Elk', to: YOU, n: 1, left: 19 }), '**Elk** **vous** inflige 1 blessure (19).'],
  [log['log.damage']({ name: 'Elk', to: 'Ada', n: 3, left: -1 }), '**Elk** inflige 3 blessures à **Ada** (−1).'],
  [log['log.damage']({ name: null, to: 'Elk', n: 3, left: null }), 'Une carte inflige 3 blessures à **Elk**.'],
  [
    log['log.prevented']({ name: 'Elk', to: YOU, n: 2 }),
    '**Elk** devait **vous** infliger 2 blessures : elles sont prévenues.',
  ],
  [
    log['log.prevented']({ name: 'Elk', to: 'Bea', n: 1 }),
    '**Elk** devait infliger 1 blessure à **Bea** : elle est prévenue.',
  ],
  [log['log.lostLife']({ who: YOU, n: 1, total: 19 }), 'Vous perdez 1 point de vie (19).'],
  [log['log.manaBurn']({ who: 'Ada', n: 2 }), 'Ada perd 2 points de vie (brûlure de mana).'],
  [log['log.poisoned']({ who: 'Ada', n: 2, total: 3 }), 'Ada reçoit 2 marqueurs « poison » (3).'],
  [
    log['log.coin']({ caller: 'Ada', call: 'heads', fell: 'tails', who: YOU, won: true }),
    'Ada annonce face ; la pièce tombe sur pile : vous gagnez.',
  ],
  [log['log.targetChanged']({ name: 'Elk', targets: [YOU] }), 'Nouvelle cible d’**Elk** : **vous**.'],
  [log['log.attacked']({ who: 'Ada', names: ['Elk', 'Elk'], defender: YOU }), 'Ada **vous** attaque avec **Elk** ×2.'],
  [
    log['log.attacked']({ who: YOU, names: ['Elk', 'Bear'], defender: 'Bea' }),
    'Vous attaquez **Bea** avec **Elk** et **Bear**.',
  ],
  [log['log.noAttack']({ who: YOU }), 'Vous n’attaquez pas.'],
  [log['log.noBlock']({ who: 'Bea' }), 'Bea ne bloque pas.'],
  [log['log.damageOnStack']({ who: 'Ada' }), 'Les blessures de combat d’Ada vont sur la pile.'],
  [log['log.damageOnStack']({ who: YOU }), 'Vos blessures de combat vont sur la pile.'],
  [log['log.token']({ who: 'Bea', name: 'Elk' }), 'Bea crée un jeton **Elk**.'],
  [log['log.countersPut']({ name: 'Elk', n: 1, kind: '+1/+1' }), '**Elk** reçoit 1 marqueur +1/+1.'],
  [log['log.countersRemoved']({ name: 'Elk', n: 2, kind: 'charge' }), '**Elk** perd 2 marqueurs « charge ».'],
  [log['log.control']({ who: YOU, name: 'Elk' }), 'Vous prenez le contrôle d’**Elk**.'],
  [log['log.control']({ who: 'Ada', name: null }), 'Ada prend le contrôle d’une carte.'],
  [log['log.lookedAt']({ who: 'Ada', of: 'Ada', n: 2, zone: 'library' }), 'Ada regarde 2 cartes de sa bibliothèque.'],
  [log['log.lookedAt']({ who: 'Ada', of: YOU, n: 1, zone: 'hand' }), 'Ada regarde 1 carte de votre main.'],
  [log['log.lookedAt']({ who: YOU, of: 'Ada', n: 3, zone: 'graveyard' }), 'Vous regardez 3 cartes du cimetière d’Ada.'],
  [log['log.searched']({ who: YOU, of: YOU, n: 50 }), 'Vous cherchez dans votre bibliothèque (50 cartes).'],
  [log['log.searched']({ who: 'Bea', of: 'Ada', n: 50 }), 'Bea cherche dans la bibliothèque d’Ada (50 cartes).'],
  [log['log.exiled']({ name: null }), 'Une carte est exilée.'],
  [log['log.exiled']({ name: 'Elk' }), '**Elk** est exilé.'],
  [log['log.toHand']({ name: 'Elk', who: 'Ada' }), '**Elk** va dans la main d’Ada.'],
  [log['log.toLibrary']({ name: 'Elk', who: YOU }), '**Elk** va dans votre bibliothèque.'],
  [
    log['log.turnToBeControlled']({ who: 'Ada', whose: YOU }),
    'Ada prendra toutes les décisions de votre prochain tour.',
  ],
  [
    log['log.turnToBeControlled']({ who: YOU, whose: 'Ada' }),
    'Vous prendrez toutes les décisions du prochain tour d’Ada.',
  ],
  [log['log.turnControlled']({ who: YOU, whose: 'Bea' }), 'Vous prenez les décisions de Bea ce tour-ci.'],
  [log['log.subgameBegan']({ who: YOU, name: 'Elk' }), 'Votre **Elk** ouvre une sous-partie.'],
  [log['log.subgameBegan']({ who: 'Ada', name: 'Elk' }), '**Elk** d’Ada ouvre une sous-partie.'],
  [log['log.repeated']({ who: YOU, times: 3 }), 'Vous répétez cela 3 fois.'],
  [log['log.won']({ names: [YOU] }), 'Vous gagnez la partie.'],
  [log['log.won']({ names: [YOU, 'Bea'] }), 'Vous et Bea gagnez la partie.'],
  [log['log.won']({ names: ['Ada', 'Bea'] }), 'Ada et Bea gagnent la partie.'],
  [log['loss.emptyLibrary']({ who: 'Ada' }), 'Ada perd, faute de carte à piocher.'],
  [
    log['log.nextBest']({
      lines: [
        { what: 'cast', names: ['Elk'] },
        { what: 'attack', names: [] },
      ],
    }),
    'Sinon, dans l’ordre : lancer Elk ; aucune attaque.',
  ],
  [
    log['log.overlooked']({ line: { what: 'block', names: ['Elk'] } }),
    'Une meilleure option lui a échappé : bloquer avec Elk.',
  ],
]

describe('the French log', () => {
  test.each(samples)('%s', (said, sentence) => {
    expect(plain(said)).toBe(sentence)
  })

  test('the reader is never spoken of as somebody else', () => {
    for (const [said] of samples)
      expect(plain(said)).not.toMatch(/\bVous \p{L}+e \b|\b(?:de|à|que) Vous\b|\*\*Vous\*\*/u)
  })

  test('of each player who does something there are two forms of the verb', () => {
    const doers = Object.entries(log).filter(([, message]) => /\bwho\b/.test(String(message)))
    expect(doers.length).toBeGreaterThan(40)
    for (const [key, message] of doers) {
      if (key === 'log.turn' || typeof message !== 'function') continue
      const params = {
        caller: 'Ada',
        call: 'heads',
        fell: 'tails',
        defender: 'Ada',
        name: 'Elk',
        names: ['Elk'],
        targets: [],
        of: 'Ada',
        whose: 'Ada',
        zone: 'hand',
        kind: 'charge',
        n: 2,
        times: 2,
        total: 2,
        step: 'entretien',
        mana: '{G}',
        values: ['3'],
        whom: 'Bea',
        modes: ['Elk'],
        cards: 2,
        won: true,
        side: 'chaos',
      }
      const tell = message as (params: unknown) => string
      const [you, ada] = [YOU, 'Ada'].map((who) => tell({ ...params, who }))
      expect(you, key).toMatch(/\b(?:vous|votre|vos)\b/i)
      expect(you, key).not.toBe(ada?.replaceAll('Ada', YOU))
      expect(`${you} ${ada}`, key).not.toContain('undefined')
    }
  })
})
