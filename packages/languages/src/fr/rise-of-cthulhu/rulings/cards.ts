import { under } from '../../../under.ts';

export const cards = [
  ...under('Cartes spéciales', {
    'RC-5.1':
      'Vous ne jouez des Monstres et des Artefacts qu’à votre propre tour : avant, entre ou après vos actions, jamais au tour de votre adversaire et jamais au milieu d’un autre effet. Ils ne coûtent pas d’action, et vous pouvez en jouer autant que vous voulez par tour, même ceux piochés ce tour-ci.',
    'RC-5.2':
      'Vous ne pouvez jouer une carte spéciale que si elle a les cibles qu’il lui faut. Sinon, elle reste dans votre main.',
    'RC-5.3':
      'Un Monstre se joue toujours sur un Lieu qui n’est pas traqué ; il peut être verrouillé. Seul le Chien de Tindalos fait exception. Le Chasseur des ténèbres n’arrête pas les Artefacts.',
    'RC-5.4':
      'Un Monstre compte aussitôt comme joué ; puis son effet s’applique, et la carte va dans la défausse des Monstres, sauf si elle reste. Un Artefact va dans la défausse des Artefacts après son effet, sauf s’il reste. Les défausses ne sont jamais remélangées.',
    'RC-5.5':
      'Les cartes attachées comptent leurs points du côté de leur propriétaire, pour l’influence et pour le total des points. Ce ne sont pas des Cultistes : le Chasseur des ténèbres, les combinaisons, les Monstres, les Artefacts et les pouvoirs qui nomment les Cultistes ne les touchent pas. Rien ne les retire.',
    'RC-5.6':
      'Un Cultiste protégé (Signe des Anciens) ne peut être ni détruit, ni déplacé, ni pris, ni renvoyé par les Monstres, les Artefacts, les pouvoirs des Grands Anciens ou les pouvoirs des Lieux de votre adversaire, et ne peut pas en être la cible. Son propriétaire peut toujours le déplacer.',
  }),
  ...under('Monstres', {
    'RC-5.7': 'Profond : jouez-le sur n’importe quel Lieu non traqué. Il y reste de votre côté et vaut 5 points.',
    'RC-5.8':
      'Engeance stellaire : jouez-la sur n’importe quel Lieu non traqué. Elle y reste de votre côté et vaut 3 points. Puis vous pouvez y jouer un Cultiste de votre main, même si le Lieu est verrouillé. Les combinaisons comptent.',
    'RC-5.9':
      'Shoggoth : jouez-le sur un Lieu non traqué où se trouve un Cultiste adverse non protégé. Détruisez deux fois le Cultiste le plus faible que votre adversaire y a ; en cas d’égalité, vous choisissez. S’il n’y en a qu’un, un seul est détruit.',
    'RC-5.10':
      'Mi-Go : jouez-le sur un Lieu non traqué où se trouve un Cultiste adverse non protégé de valeur 6 ou moins. Prenez en main un tel Cultiste.',
    'RC-5.11':
      'Byakhee : jouez-le sur n’importe quel Lieu non traqué, à condition d’avoir un Cultiste sur un autre Lieu. Déplacez-y de votre côté 1, 2 ou 3 de vos Cultistes d’autres Lieux, libres, verrouillés ou traqués, un par un ; vous pouvez vous arrêter après le premier. Puis piochez 1 carte.',
    'RC-5.12':
      'Maigre bête de la nuit : jouez-la sur un Lieu non traqué où se trouve un Cultiste adverse non protégé. Placez un tel Cultiste sur le dessus de la Vallée. Il n’est pas joué : couleur et valeur sont sans importance, et le Chasseur des ténèbres ne bouge pas. Vous pouvez piocher cette carte au même tour avec une action.',
    'RC-5.13':
      'Goule : jouez-la sur n’importe quel Lieu non traqué, à condition que la défausse contienne un Cultiste de valeur 6 ou moins. Placez-y de votre côté un tel Cultiste, à qui qu’il ait appartenu.',
    'RC-5.14':
      'Chien de Tindalos : jouez-le sur un Lieu libre sans Signe des Anciens où votre adversaire a un Cultiste ; il peut être traqué. Le Chasseur des ténèbres s’y rend, ou y reste s’il y est. Seul le Cultiste adverse le plus fort y est détruit ; en cas d’égalité, vous choisissez. Vos Cultistes sont épargnés.',
  }),
  ...under('Artefacts', {
    'RC-5.21':
      'Nécronomicon : jouable si la pioche Cultistes n’est pas vide ou si vous avez un Cultiste en main. Piochez 1 carte. Puis, jusqu’à deux fois, vous pouvez jouer un Cultiste de votre main sur n’importe quel Lieu non traqué, même verrouillé. La Vallée n’est pas permise.',
    'RC-5.22':
      'Signe des Anciens : placez-le de votre côté sur n’importe quel Lieu, même traqué ou verrouillé. Il y reste et vaut 3 points. Si le Chasseur des ténèbres s’y trouve, il regagne aussitôt sa tanière. Dès lors, le Chasseur ne peut plus entrer sur ce Lieu d’aucune manière, et vos Cultistes y sont protégés. Ceux de votre adversaire ne le sont pas, mais le Chasseur ne peut pas non plus les atteindre.',
    'RC-5.23':
      'Clé d’argent : jouable si la défausse ou la Vallée contient une carte qui peut être prise. Prenez un Cultiste dans la défausse ou n’importe où dans la Vallée. Puis vous pouvez en prendre un second. Les cartes de la Vallée comptent comme prises là ce tour-ci.',
    'RC-5.24':
      'Trapézoèdre étincelant : choisissez un Lieu libre sans Signe des Anciens où votre adversaire a un Cultiste ; il peut être traqué. Le Chasseur des ténèbres s’y rend, ou y reste. Le Cultiste adverse le plus fort y est détruit, puis le plus faible de ceux qui restent, s’il y en a ; en cas d’égalité, vous choisissez. Vos Cultistes sont épargnés.',
    'RC-5.25':
      'Lampe d’Alhazred : toujours jouable. Vous voyez toute la main de votre adversaire. Si elle contient des Cultistes, vous devez en prendre un dans votre main. Vous apprenez aussi quel est le prochain Grand Ancien de la pioche Cultistes. Votre adversaire apprend quel Cultiste a été pris, mais pas ce que vous avez appris.',
    'RC-5.26':
      'Signe jaune : jouable s’il y a un Cultiste adverse non protégé de valeur 5 ou moins sur un Lieu quelconque, libre, verrouillé ou traqué. Choisissez-en un : il passe de votre côté du même Lieu.',
  }),
  ...under('Pouvoirs des Grands Anciens', {
    'RC-5.31':
      'Cthulhu : jusqu’à deux fois, choisissez un Lieu libre, chaque fois un autre, où votre adversaire a un Cultiste non protégé. Le Cultiste adverse le plus fort y est détruit ; en cas d’égalité, vous choisissez. Le Chasseur des ténèbres ne bouge pas et n’y change rien.',
    'RC-5.32':
      'Azathoth : d’abord, le Chasseur des ténèbres regagne sa tanière, où qu’il soit, sans frapper. Puis piochez 1 carte. Puis, jusqu’à deux fois, vous pouvez jouer un Cultiste de votre main sur n’importe quel Lieu libre ; ni sur un Lieu verrouillé, ni sur la Vallée. Pour les deux joueurs et pour le reste de la partie, quel que soit le joueur favorisé : le total des points désigne le vainqueur.',
    'RC-5.33':
      'Yog-Sothoth : jusqu’à deux fois, choisissez un de vos Cultistes sur n’importe quel Lieu, même verrouillé, et déplacez-le de votre côté d’un autre Lieu, libre ; il peut être traqué. Chaque Cultiste n’est déplacé qu’une fois. Un Cultiste qui n’a aucun autre Lieu libre où aller ne peut pas être choisi. Puis piochez 2 cartes.',
    'RC-5.34':
      'Shub-Niggurath : choisissez une possibilité. Naissance : placez un Cultiste de valeur 6 ou moins de la défausse de votre côté d’un Lieu libre, qui peut être traqué. Ou piochez 2 cartes, si moins de trois Grands Anciens sont éveillés. Ou ne faites rien.',
    'RC-5.35':
      'Nyarlathotep : vous pouvez choisir un Cultiste adverse non protégé de valeur 4 ou moins sur un Lieu libre. Il passe de votre côté du même Lieu.',
    'RC-5.36':
      'Hastur : jusqu’à deux fois, choisissez un Cultiste adverse non protégé de valeur 6 ou moins sur un Lieu libre ; il retourne dans la main de votre adversaire. Puis, même si vous n’en avez choisi aucun, votre adversaire défausse au hasard un Cultiste de sa main, face visible dans la défausse. Sans Cultiste en main, rien n’est défaussé.',
    'RC-5.37':
      'Dagon : piochez 2 cartes. Puis, si la Vallée n’est pas vide, vous pouvez placer sa première carte de votre côté d’un Lieu libre, qui peut être traqué.',
    'RC-5.38':
      'Ithaqua : rien ne se passe tout de suite. À la fin de la partie, son Lieu compte pour deux pour le joueur vers qui il est alors tourné.',
    'RC-5.39':
      'Une fois trois Grands Anciens éveillés, on ne pioche plus. Du troisième pouvoir, on n’applique donc que le reste.',
  }),
  ...under('Combinaisons et effets', {
    'RC-5.41':
      'Les Cultistes joués par l’Engeance stellaire, le Nécronomicon ou Azathoth sont bien joués et peuvent déclencher des combinaisons : aussi sur des Lieux verrouillés (Engeance stellaire, Nécronomicon), et aussi au tour de votre adversaire (Azathoth).',
    'RC-5.42':
      'Les Cultistes qui arrivent par le Byakhee, la Goule, le Signe jaune, Yog-Sothoth, Shub-Niggurath, Nyarlathotep, Dagon ou le pouvoir de Dunwich ne déclenchent rien. Ils comptent pour les cartes que leur nouveau propriétaire y jouera plus tard.',
  }),
  ...under('Pouvoirs des Lieux', {
    'RC-5.51':
      'Aux tables avec pouvoirs des Lieux, chaque joueur peut utiliser le pouvoir de chaque Lieu une fois par partie. Vous pouvez l’utiliser quand vous y jouez un Cultiste alors que le Lieu est libre, après les combinaisons, si sa condition est remplie et son effet possible. Y renoncer ne l’épuise pas.',
    'RC-5.52':
      'Arkham, Bibliothèque Miskatonic : si vous avez à Arkham un autre Cultiste de même valeur que celui que vous jouez, vous pouvez piocher 1 carte. C’est possible tant que moins de trois Grands Anciens sont éveillés.',
    'RC-5.53':
      'Dunwich, Sentinel Hill : si vous avez à Dunwich un autre Cultiste, de n’importe quelle couleur, dont la valeur diffère d’exactement 1 de celle du Cultiste joué, vous pouvez déplacer à Dunwich un de vos Cultistes d’un autre Lieu libre.',
    'RC-5.54':
      'Innsmouth, Ordre de la Marée : si vous avez d’autres Cultistes à Innsmouth et que celui que vous jouez est plus faible que chacun d’eux, vous pouvez prendre en main la première carte de la Vallée. Elle compte comme prise dans la Vallée ce tour-ci.',
    'RC-5.55':
      'Kingsport, Le Festival : si aucun autre de vos Cultistes à Kingsport n’a la couleur de la carte jouée et que vos Cultistes y montrent maintenant au moins trois couleurs, vous pouvez renvoyer un Cultiste adverse non protégé de valeur 5 ou moins de Kingsport dans la main de son propriétaire.',
  }),
];
