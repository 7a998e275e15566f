/** What everything with an effect does, in a sentence or two. */
import type { cards as english } from '../../en/cult-of-the-deep/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  // Roles: how they win
  'card.high-priest':
    'Vous gagnez si tous les Cabalistes et les Hérétiques sont morts avant votre chute. Vous tombez à votre mort ; si vous êtes le Nécromancien, seulement quand aucun Fidèle ne vit non plus. Tout le monde connaît votre rôle.',
  'card.faithful': 'Vous gagnez avec le Grand Prêtre, même après votre mort.',
  'card.cabalist':
    'Vous gagnez quand le Grand Prêtre est tombé, même si vous n’êtes plus en vie. Avec la Vengeance d’outre-tombe stricte, il faut alors qu’un Cabaliste vive, ou qu’il ne reste que des Hérétiques.',
  'card.repentant-heretic':
    'En vie : vous gagnez si le Grand Prêtre est tombé et que seuls des Hérétiques vivent. Dans la mort : vous gagnez si tous sont morts, si le Grand Prêtre tombe alors qu’aucun Cabaliste ne vit (deuxième édition), ou si le Grand Prêtre gagne après votre mort.',
  'card.vengeful-heretic':
    'En vie : vous gagnez si le Grand Prêtre est tombé et que seuls des Hérétiques vivent. Dans la mort : vous gagnez si le Grand Prêtre tombe alors qu’un Cabaliste vit, ou si tous sont morts.',

  // Characters
  'card.alchemist':
    'Votre phase d’Engagement : changez jusqu’à 2 de vos dés Parchemin, Ancien ou Cosmos en un autre de ces symboles.',
  'card.alchemist-ii':
    'Vous pouvez soigner les autres avec leur symbole de pouvoir, et ils peuvent vous soigner avec le vôtre. À chaque tour, la première fois que votre symbole vous soigne, gagnez 1 point de vie de plus.',
  'card.sorceress':
    'Vous pouvez engager Cosmos sur vous. Avec 2 de ces dés, vous pouvez déclencher une explosion : tout le monde sauf un joueur perd 2 points de vie.',
  'card.sorceress-ii':
    'N’importe qui peut engager Cosmos sur vous. Avec 2 de ces dés, une explosion coûte 2 points de vie à tout le monde sauf un joueur. Puis vous en gagnez 1.',
  'card.merchant':
    'Commence avec 2 pièces Chant et 1 pièce Sirène. Votre phase d’Engagement, une fois : rendez une de ces pièces pour gagner 2 points de vie.',
  'card.merchant-ii':
    'Commence avec 2 pièces Chant et 2 pièces Sirène. Peut échanger des pièces et des points de vie avec les autres.',
  'card.guardian':
    'Toute phase de Résolution, une fois par tour : payez 1 point de vie. Un bouclier empêche un joueur vivant de perdre jusqu’à 2 points de vie.',
  'card.guardian-ii':
    'Toute phase de Réaction, une fois par tour : changez une Dague en Sang. À chaque tour, une fois : empêchez la perte de 1 point de vie due à un Rituel.',
  'card.assassin':
    'Toute phase de Résolution, une fois par tour : payez 1 point de vie. Un autre joueur qui a perdu des points de vie pendant cette phase en perd 2.',
  'card.assassin-ii':
    'Toute phase de Réaction, une fois par tour : changez un Sang ou une Dague en Double dague. À chaque tour, une fois : un joueur qui perd des points de vie à cause d’un Rituel en perd 1 de plus.',
  'card.faceless': 'Une fois par partie, pendant votre Entretien : devenez un Personnage qui n’est pas en jeu.',
  'card.faceless-ii':
    'Pendant votre Entretien, marquez un autre joueur : vous avez sa capacité, et il lance 1 dé de plus.',
  'card.librarian': 'Votre phase de Lancer : 1 relance de plus.',
  'card.librarian-ii': 'Votre phase de Résolution, une fois : appliquez un effet d’autel une deuxième fois.',
  'card.blood-mage': 'Votre phase de Lancer : vous pouvez payer 1 point de vie pour lancer 1 dé de plus.',
  'card.blood-mage-ii':
    'Toute phase de Réaction, une fois par tour : payez 1 point de vie. Un dé engagé est relancé par son propriétaire.',
  'card.reaper': 'Chaque fois qu’un autre joueur meurt, gagnez 3 points de vie.',
  'card.reaper-ii': 'Vous lancez 1 dé de plus tant qu’un Esprit est en jeu.',
  'card.necromancer':
    'Vous gagnez des pièces Nécromancien à chaque mort, et avec votre symbole de pouvoir si vous le voulez. Sous forme d’Esprit, avec 4 pièces ou plus, vous pouvez revenir à la vie.',

  // Sigils
  'card.sigil-of-revocation':
    'Annulez un Sceau qu’un autre joueur vient de déclarer. Ou, pendant la phase de Réaction d’un joueur vivant : le joueur actif relance tous ses dés.',
  'card.sigil-of-portents': 'Phase de Résolution : lancez 3 dés et appliquez chaque résultat.',
  'card.sigil-of-duplicity':
    'Phase de Résolution : un joueur vivant copie l’effet de Détenteur d’un Rituel détenu ou défaussé, sauf le Kraken.',
  'card.sigil-of-larceny': 'Agit comme un Sceau déjà utilisé, au moment prévu par ce Sceau.',
  'card.sigil-of-transfusion':
    'Phase de Résolution : tous les autres joueurs vivants perdent chacun 1 point de vie, et un joueur de votre choix gagne tous ces points. Si un Esprit est en jeu, ce joueur gagne aussi un dé de plus.',
  'card.sigil-of-warding':
    'Phase de Résolution : un joueur vivant ne perd pas de points de vie jusqu’à la fin de cette phase.',
  'card.sigil-of-reflection':
    'Phase de Réaction : jusqu’à 3 Dagues ou Doubles dagues placées sur un joueur vont sur le joueur actif.',
  'card.sigil-of-corruption': 'Phase de Résolution : tous les dés Sang non résolus deviennent des Dagues.',
  'card.sigil-of-mercy':
    'Phase de Résolution : jusqu’à 3 Dagues ou Doubles dagues non résolues deviennent des dés Sang.',
  'card.sigil-of-agony': 'Phase de Résolution : un autre joueur vivant perd 4 points de vie, puis vous en perdez 1.',
  'card.sigil-of-frenzy': 'Votre phase de Lancer : lancez 2 dés de plus.',
  'card.sigil-of-renewal': 'Phase de Résolution : un joueur vivant gagne 4 points de vie.',
  'card.sigil-of-ascension':
    'Phase de Résolution : déplacez un marqueur de Rituel de 1 ou 2 cases, sans effet d’autel.',
  'card.sigil-of-banishment': 'Phase de Réaction : retirez 1 ou 2 dés engagés.',

  // Wraiths
  'card.banshee': 'Dépensez un dé : le joueur actif gagne un dé avec cette face et l’engage.',
  'card.poltergeist': 'Dépensez un dé : un dé engagé prend sa face.',
  'card.devourer': 'Dépensez un dé : retirez un dé engagé de même face.',
  'card.specter': 'Dépensez un dé : le joueur actif gagne un dé avec cette face, et vous l’engagez.',
  'card.revenant': 'Dépensez 1 ou 2 dés : autant de dés engagés sont relancés.',
  'card.phantom': 'Dépensez un dé : déplacez un dé engagé de même face.',

  // Rituals
  'card.kraken':
    'Distribue des dés Kraken quand il est révélé, puis avant chaque phase de Lancer du Grand Prêtre. Détenteur : retirez des dés Kraken quand ils sont lancés ; donnez-en un au début de votre phase de Lancer.',
  'card.ancient-shadow':
    'Après chaque tour du Grand Prêtre : 1 jeton Ombre de plus, puis tout le monde perd 1 point de vie par jeton.',
  'card.ancient-chant':
    'Autel : gagnez 1 pièce Chant. Détenteur : pendant votre phase d’Engagement, changez vos dés Ancien en n’importe quelle face sauf Double dague.',
  'card.altar-sacrifice':
    'Quand vous tuez un autre joueur : choisissez des joueurs vivants. Chacun gagne autant de points de vie qu’il y avait de joueurs au début.',
  'card.sirens': 'Autel : gagnez 1 pièce Sirène.',
  'card.transmutation':
    'Autel : gagnez 1 dé pour un autre Rituel. Détenteur : pendant la phase de Réaction d’un joueur vivant, changez tous ses dés d’une face en une autre. Puis défaussez cette carte.',
  'card.sea-hydra':
    'Autel : un joueur vivant gagne ou perd 1 point de vie. Détenteur : lancez 2 dés de plus, et défaussez un dé pendant votre phase d’Engagement.',
  'card.astral-rift': 'Autel : lancez le dé et appliquez le résultat de la Faille.',
  'card.lamia':
    'Autel : choisissez un autre joueur, qui vole 1 point de vie à qui vous voulez. À 3 joueurs vivants ou moins, ce peut être vous. Détenteur : pendant votre phase de Résolution, gagnez 1 point de vie par joueur, la première fois qu’il en perd.',
  'card.tribute-to-nycen':
    'Son marqueur descend à la fin de chaque tour où aucun Cosmos n’a été résolu ici. À 0, le joueur actif et ses deux voisins perdent autant de points de vie qu’il y avait de joueurs au début.',
  'card.blood-rites':
    'Autel : vous pouvez payer 1 point de vie pour gagner un dé. Détenteur : pendant votre phase d’Engagement, une fois, payez 1 point de vie pour changer un dé en n’importe quelle face.',

  // Faces
  'card.dagger': 'Sur un joueur : 1 point de vie perdu.',
  'card.double-dagger': 'Sur un joueur : 2 points de vie perdus.',
  'card.blood': 'Sur un joueur : 1 point de vie gagné. Sert aussi aux Rituels qui ont une piste Sang.',
  'card.parchment': 'Pour les Rituels qui ont une piste Parchemin.',
  'card.ancient': 'Pour les Rituels qui ont une piste Ancien.',
  'card.cosmos': 'Pour les Rituels qui ont une piste Cosmos, et pour le Tribut à Nycen.',

  // Dice, coins and tokens
  'card.kraken-die':
    'Se lance pendant votre Entretien : vous perdez le total. Chaque relance coûte 1 dé dans votre phase de Lancer.',
  'card.siren-coin': 'Pendant la phase de Réaction d’un joueur vivant : déplacez un dé engagé (1 pièce par tour).',
  'card.chant-coin':
    'Pendant votre phase d’Engagement : changez un de vos dés en n’importe quelle face sauf Double dague.',
  'card.necromancer-coin': 'Avec 4 de ces pièces ou plus, le Nécromancien peut revenir à la vie.',
  'card.shadow-token':
    'Reste sur l’Ombre ancienne. Après chaque tour du Grand Prêtre, tout le monde perd 1 point de vie par jeton.',
  'card.faceless-token': 'Sans-visage II a la capacité du joueur qui le détient. Ce joueur lance 1 dé de plus.',
};
