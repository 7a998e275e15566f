/** What happened, and why somebody won. */
import type { events as english } from '../../en/cult-of-the-deep/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'event.gameBegan':
    'La partie commence. Grand Prêtre : {seat, select, you {vous} other {{seat}}}. Rituels : {rituals}.',
  'event.ritualReplaced': 'Le Grand Prêtre remplace un Rituel ({altar}) : {old} → {ritual}.',
  'event.turnBegan': 'Manche {round}, tour : {seat}.',
  'event.turnBegan.you': 'Manche {round} : à vous de jouer.',
  'event.phaseBegan': '{seat, select, you {Vous} other {{seat}}} : {phase}.',
  'event.turnCutShort': '{seat} finit aussitôt son tour.',
  'event.turnCutShort.you': 'Votre tour finit aussitôt.',

  'event.krakenDieGained.hand-out':
    'Le Kraken {seat, select, you {vous donne un dé Kraken} other {donne un dé Kraken à {seat}}}.',
  'event.krakenDieGained.keeper': '{seat} reçoit un dé Kraken du Détenteur.',
  'event.krakenDieGained.keeper.you': 'Vous recevez un dé Kraken du Détenteur.',
  'event.krakenDieTaken': '{by} {seat, select, you {vous prend un dé Kraken} other {prend un dé Kraken à {seat}}}.',
  'event.krakenDieTaken.you': 'Vous prenez {seat, select, you {un de vos dés Kraken} other {un dé Kraken à {seat}}}.',
  'event.krakenDieRemoved':
    '{by} {seat, select, you {vous retire le dé Kraken {die}} other {retire le dé Kraken {die} à {seat}}}.',
  'event.krakenDieRemoved.you':
    'Vous retirez {seat, select, you {votre dé Kraken {die}} other {le dé Kraken {die} à {seat}}}.',
  'event.krakenDieLifted': '{by} {seat, select, you {vous retire un dé Kraken} other {retire un dé Kraken à {seat}}}.',
  'event.krakenDieLifted.you': 'Vous retirez {seat, select, you {un de vos dés Kraken} other {un dé Kraken à {seat}}}.',
  'event.krakenDieLifted.self': '{by} se retire un dé Kraken.',
  'event.krakenRolled': '{seat} lance ses dés Kraken : {values}.',
  'event.krakenRolled.you': 'Vous lancez vos dés Kraken : {values}.',
  'event.krakenRerolled': '{seat} relance le dé Kraken {die} : {value}.',
  'event.krakenRerolled.you': 'Vous relancez le dé Kraken {die} : {value}.',
  'event.krakenDiceReturned': 'Tous les dés Kraken retournent à la réserve.',

  'event.diceRolled': '{seat} lance les dés : {faces}.',
  'event.diceRolled.you': 'Vous lancez les dés : {faces}.',
  'event.diceRerolled': '{seat} relance : {faces}.',
  'event.diceRerolled.you': 'Vous relancez : {faces}.',
  'event.diceRerolled.by': '{seat} relance : {faces} ({by}).',
  'event.diceRerolled.by.you': 'Vous relancez : {faces} ({by}).',
  'event.dieCommitted': '{seat} engage le dé {die} ({face}) sur {to, select, you {vous} other {{to}}}.',
  'event.dieCommitted.you': 'Vous engagez le dé {die} ({face}) sur {to, select, you {vous} other {{to}}}.',
  'event.dieCommitted.self': '{seat} engage le dé {die} ({face}) sur soi-même.',
  'event.dieCommitted.power':
    '{seat} engage le dé {die} ({face}) sur {to, select, you {vous} other {{to}}} comme symbole de pouvoir.',
  'event.dieCommitted.power.you':
    'Vous engagez le dé {die} ({face}) sur {to, select, you {vous} other {{to}}} comme symbole de pouvoir.',
  'event.dieCommitted.power.self': '{seat} engage le dé {die} ({face}) sur soi-même comme symbole de pouvoir.',
  'event.dieCommitted.arcane':
    '{seat} engage le dé {die} ({face}) sur {to, select, you {vous} other {{to}}} pour une explosion arcanique.',
  'event.dieCommitted.arcane.you':
    'Vous engagez le dé {die} ({face}) sur {to, select, you {vous} other {{to}}} pour une explosion arcanique.',
  'event.dieCommitted.arcane.self': '{seat} engage le dé {die} ({face}) sur soi-même pour une explosion arcanique.',
  'event.dieChanged': '{seat} change le dé {die} : {from} → {face} ({by}).',
  'event.dieChanged.you': 'Vous changez le dé {die} : {from} → {face} ({by}).',
  'event.dieRecommitted': '{seat} : le dé {die} ({face}) est maintenant sur {to, select, you {vous} other {{to}}}.',
  'event.dieRecommitted.you': 'Votre dé {die} ({face}) est maintenant sur {to, select, you {vous} other {{to}}}.',
  'event.dieRecommitted.self': '{seat} a maintenant le dé {die} ({face}) sur soi-même.',
  'event.dieRecommitted.idle': '{seat} : le dé {die} ({face}) est maintenant sans cible.',
  'event.dieRecommitted.idle.you': 'Votre dé {die} ({face}) est maintenant sans cible.',
  'event.dieMoved':
    '{seat} déplace le dé {die} ({face}) : {from, select, you {vous} other {{from}}} → {to, select, you {vous} other {{to}}} ({by}).',
  'event.dieMoved.you':
    'Vous déplacez le dé {die} ({face}) : {from, select, you {vous} other {{from}}} → {to, select, you {vous} other {{to}}} ({by}).',
  'event.dieGained': '{seat} gagne le dé {die} : {face} ({by}).',
  'event.dieGained.you': 'Vous gagnez le dé {die} : {face} ({by}).',
  'event.dieRemoved': '{seat} retire le dé {die} : {face} ({by}).',
  'event.dieRemoved.you': 'Vous retirez le dé {die} : {face} ({by}).',
  'event.diceLeftIdle': '{seat}, dés sans cible : {dice}.',
  'event.diceLeftIdle.you': 'Vos dés sans cible : {dice}.',
  'event.dieResolved': '{seat} résout le dé {die} ({face}) sur {at, select, you {vous} other {{at}}}.',
  'event.dieResolved.you': 'Vous résolvez le dé {die} ({face}) sur {at, select, you {vous} other {{at}}}.',
  'event.dieResolved.self': '{seat} résout le dé {die} ({face}) sur soi-même.',
  'event.dieWasted': '{seat} : le dé {die} ({face}) est sans effet ({altar}).',
  'event.dieWasted.you': 'Votre dé {die} ({face}) est sans effet ({altar}).',
  'event.wraithDieChanged': '{seat} change le dé Esprit {die} : {face}.',
  'event.wraithDieChanged.you': 'Vous changez le dé Esprit {die} : {face}.',
  'event.extraDiceStored': '{seat} a 1 dé de plus pour sa prochaine phase de Lancer ({by}).',
  'event.extraDiceStored.you': 'Vous avez 1 dé de plus pour votre prochaine phase de Lancer ({by}).',

  'event.lifeLost': '{seat} perd {amount, plural, one {# point de vie} other {# points de vie}} ({by}).',
  'event.lifeLost.you': 'Vous perdez {amount, plural, one {# point de vie} other {# points de vie}} ({by}).',
  'event.lifeGained': '{seat} gagne {amount, plural, one {# point de vie} other {# points de vie}} ({by}).',
  'event.lifeGained.you': 'Vous gagnez {amount, plural, one {# point de vie} other {# points de vie}} ({by}).',
  'event.lifeGained.from':
    '{seat} {from, select, you {vous prend {amount, plural, one {# point de vie} other {# points de vie}}} other {prend {amount, plural, one {# point de vie} other {# points de vie}} à {from}}} ({by}).',
  'event.lifeGained.from.you':
    'Vous prenez {amount, plural, one {# point de vie} other {# points de vie}} à {from, select, you {vous-même} other {{from}}} ({by}).',
  'event.lifePaid': '{seat} paie {amount, plural, one {# point de vie} other {# points de vie}} ({for}).',
  'event.lifePaid.you': 'Vous payez {amount, plural, one {# point de vie} other {# points de vie}} ({for}).',
  'event.lossPrevented': '{seat} perd {amount, plural, one {# point de vie} other {# points de vie}} de moins ({by}).',
  'event.lossPrevented.you':
    'Vous perdez {amount, plural, one {# point de vie} other {# points de vie}} de moins ({by}).',
  'event.shieldLaid': '{seat} {on, select, you {vous protège} other {protège {on}}} d’un bouclier.',
  'event.shieldLaid.you': '{on, select, you {Vous vous protégez} other {Vous protégez {on}}} d’un bouclier.',
  'event.shieldLaid.self': '{seat} se protège d’un bouclier.',
  'event.warded':
    '{by} {seat, select, you {vous protège} other {protège {seat}}} : aucun point de vie perdu pendant cette phase.',
  'event.warded.you':
    '{seat, select, you {Vous vous protégez} other {Vous protégez {seat}}} : aucun point de vie perdu pendant cette phase.',
  'event.warded.self': '{by} se protège : aucun point de vie perdu pendant cette phase.',
  'event.assassinStruck.assassin': '{seat} {victim, select, you {vous frappe} other {frappe {victim}}}.',
  'event.assassinStruck.assassin.you': '{victim, select, you {Vous vous frappez} other {Vous frappez {victim}}}.',
  'event.assassinStruck.assassin-ii': '{seat} aggrave une blessure ({victim, select, you {vous} other {{victim}}}).',
  'event.assassinStruck.assassin-ii.you': 'Vous aggravez une blessure ({victim, select, you {vous} other {{victim}}}).',
  'event.assassinStruck.assassin-ii.self': '{seat} aggrave sa propre blessure.',
  'event.arcaneExplosion':
    'Explosion arcanique ({seat, select, you {vous} other {{seat}}}) ! Dés : {owner, select, you {vous} other {{owner}}}. Joueur épargné : {exempt, select, you {vous} other {{exempt}}}.',

  'event.markerMoved': '{ritual} ({altar}) : {track} passe à {to}.',
  'event.dieAdded':
    '{seat} ajoute un dé {face} ({altar}), effet d’autel pour {receiver, select, you {vous} other {{receiver}}}.',
  'event.dieAdded.you':
    'Vous ajoutez un dé {face} ({altar}), effet d’autel pour {receiver, select, you {vous} other {{receiver}}}.',
  'event.altarEffectRepeated': '{seat} répète l’effet d’autel : {ritual}.',
  'event.altarEffectRepeated.you': 'Vous répétez l’effet d’autel : {ritual}.',
  'event.ritualCompleted': '{seat} accomplit le Rituel {ritual} ({altar}).',
  'event.ritualCompleted.you': 'Vous accomplissez le Rituel {ritual} ({altar}).',
  'event.ritualCompleted.nobody': 'Le Rituel {ritual} ({altar}) est accompli.',
  'event.ritualKept': '{seat} devient Détenteur du Rituel {ritual}.',
  'event.ritualKept.you': 'Vous devenez Détenteur du Rituel {ritual}.',
  'event.ritualDiscarded': 'Le Rituel {ritual} est défaussé.',
  'event.ritualDrawn': 'Nouveau Rituel ({altar}) : {ritual}.',
  'event.ritualDeckShuffled': 'Les Rituels défaussés sont mélangés en une nouvelle pioche.',
  'event.shadowGrew': 'L’Ombre ancienne grandit. Jetons Ombre : {tokens}.',
  'event.tributePaid': '{seat} paie le Tribut à Nycen.',
  'event.tributePaid.you': 'Vous payez le Tribut à Nycen.',
  'event.riftRolled': '{seat} lance les dés : {results} (Faille astrale).',
  'event.riftRolled.you': 'Vous lancez les dés : {results} (Faille astrale).',
  'event.sacrificeTaken':
    'Sacrifice sur l’autel : {seat} choisit qui gagne des points de vie. Choix : {gaining, select, you {vous} other {{gaining}}}.',
  'event.sacrificeTaken.you':
    'Sacrifice sur l’autel : vous choisissez qui gagne des points de vie. Choix : {gaining, select, you {vous} other {{gaining}}}.',

  'event.coinGained': '{seat} gagne une {coin} ({by}).',
  'event.coinGained.you': 'Vous gagnez une {coin} ({by}).',
  'event.coinSpent': '{seat} dépense une {coin}.',
  'event.coinSpent.you': 'Vous dépensez une {coin}.',
  'event.tradeProposed':
    '{seat} {addressee, select, you {vous propose un échange} other {propose un échange à {addressee}}}.',
  'event.tradeProposed.you': 'Vous proposez un échange à {addressee}.',
  'event.tradeProposed.known':
    '{seat} {addressee, select, you {vous propose} other {propose à {addressee}}} {giveAmount} × {give} contre {getAmount} × {get}.',
  'event.tradeProposed.known.you': 'Vous proposez à {addressee} {giveAmount} × {give} contre {getAmount} × {get}.',
  'event.tradeAccepted':
    'Échange : {seat} donne {giveAmount} × {give} et reçoit {getAmount} × {get} ({addressee, select, you {vous} other {{addressee}}}).',
  'event.tradeAccepted.you':
    'Échange : vous donnez {giveAmount} × {give} et recevez {getAmount} × {get} ({addressee}).',
  'event.tradeDeclined':
    'Pas d’échange entre {seat, select, you {vous} other {{seat}}} et {addressee, select, you {vous} other {{addressee}}}.',

  'event.sigilDeclared': '{seat} déclare : {sigil}.',
  'event.sigilDeclared.you': 'Vous déclarez : {sigil}.',
  'event.sigilDeclared.larceny': '{seat} déclare : {sigil}, comme {as}.',
  'event.sigilDeclared.larceny.you': 'Vous déclarez : {sigil}, comme {as}.',
  'event.sigilRevoked': '{by} révoque {seat, select, you {votre Sceau} other {un Sceau ({seat})}} : {sigil}.',
  'event.sigilRevoked.you': 'Vous révoquez {seat, select, you {votre Sceau} other {un Sceau ({seat})}} : {sigil}.',
  'event.portentsRolled': '{seat} lance les dés : {results} (Sceau des présages).',
  'event.portentsRolled.you': 'Vous lancez les dés : {results} (Sceau des présages).',
  'event.keeperEffectCopied': '{seat} copie l’effet de Détenteur : {ritual}.',
  'event.keeperEffectCopied.you': 'Vous copiez l’effet de Détenteur : {ritual}.',
  'event.copyUsed': '{seat} épuise la copie : {ritual}.',
  'event.copyUsed.you': 'Vous épuisez la copie : {ritual}.',

  'event.facelessMarked': '{seat} {marked, select, you {vous marque} other {marque {marked}}}.',
  'event.facelessMarked.you': '{marked, select, you {Vous vous marquez} other {Vous marquez {marked}}}.',
  'event.facelessReplaced': '{seat} devient {character}.',
  'event.facelessReplaced.you': 'Vous devenez {character}.',
  'event.watching': '{seat} reste en alerte.',
  'event.watching.you': 'Vous restez en alerte.',
  'event.wraithAbilityUsed': '{seat} hante la table ({wraith}) et dépense : {faces}.',
  'event.wraithAbilityUsed.you': 'Vous hantez la table ({wraith}) et dépensez : {faces}.',
  'event.died': '{seat} meurt. Rôle : {role}.',
  'event.died.you': 'Vous mourez. Rôle : {role}.',
  'event.died.killed': '{seat} meurt. Coup fatal : {killer, select, you {vous} other {{killer}}}. Rôle : {role}.',
  'event.died.killed.you': 'Vous mourez. Coup fatal : {killer, select, you {vous} other {{killer}}}. Rôle : {role}.',
  'event.died.self': '{seat} meurt de sa propre main. Rôle : {role}.',
  'event.died.self.you': 'Vous mourez de votre propre main. Rôle : {role}.',
  'event.wraithChosen': '{seat} revient sous forme d’Esprit : {wraith}, avec {faces}.',
  'event.wraithChosen.you': 'Vous revenez sous forme d’Esprit : {wraith}, avec {faces}.',
  'event.possessed': '{from} possède le Grand Prêtre.',
  'event.possessed.you': 'Vous possédez le Grand Prêtre.',
  'event.revived': '{seat} revient à la vie avec {life, plural, one {# point de vie} other {# points de vie}}.',
  'event.revived.you': 'Vous revenez à la vie avec {life, plural, one {# point de vie} other {# points de vie}}.',
  'event.gameEnded.high-priest-prevails':
    'Tous les Cabalistes et les Hérétiques sont morts. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.high-priest-falls': 'Le Grand Prêtre tombe. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.everyone-dead': 'Tout le monde est mort. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.round-limit':
    'La limite de manches est atteinte. Victoire : {seat, select, you {vous} other {{seat}}}.',

  'outcome.high-priest-prevails':
    'Tous les Cabalistes et les Hérétiques sont morts : le Grand Prêtre et les Fidèles gagnent.',
  'outcome.high-priest-falls': 'Le Grand Prêtre est tombé.',
  'outcome.everyone-dead': 'Tout le monde est mort.',
  'outcome.round-limit': 'La limite de manches est atteinte. Personne ne gagne.',
};
