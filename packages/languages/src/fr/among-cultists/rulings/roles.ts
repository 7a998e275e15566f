import { under } from '../../../under.ts';

export const roles = [
  ...under('Rôles', {
    'AC-5.30':
      'Fanatique : donne Vivant ou Mort lors des Rencontres, place n’importe quelle carte Pièce, n’est pas tenu à son itinéraire et peut mentir en annonçant un Statut. La pile Passages dangereux ne peut pas tuer un Fanatique (la marque du culte). Un Fanatique sans complice peut revendiquer la victoire.',
    'AC-5.31':
      'Prophète : connaît les Fanatiques. Si les Enquêteurs devaient gagner alors que le Prophète est en jeu, les Fanatiques peuvent encore gagner en le désignant. Pas sur Under the Surface.',
    'AC-5.32':
      'Mouchard : a la main d’un Enquêteur mais gagne avec les Fanatiques. Il connaît les Fanatiques, n’est pas tenu à son itinéraire et peut mentir en annonçant un Statut. Parmi les morts, il compte comme un Enquêteur. Pas sur Under the Surface.',
    'AC-5.33':
      'Assassin : une fois par partie, comme Action de Personnage, attaque un autre Personnage vivant du même Emplacement. Le Rôle de l’Assassin est révélé. Si la cible est un Fanatique, son Rôle est révélé et sa mort est confirmée. Sinon, on montre que ce n’est pas un Fanatique et sa mort est confirmée, puis la mort de l’Assassin est confirmée.',
    'AC-5.34':
      'Pyromane : doit brûler exactement une Pièce, pendant la phase d’Événement du tour 5 ou 6, même en tant que Fantôme. Tous voient l’incendie, et personne ne voit qui l’a allumé. Toutes les cartes de cette Pièce vont dans la réserve sans être vues ; Acolyte, portail et Homme-poisson en disparaissent ; les livres et un Objet caché restent. Personne ne peut y faire d’Action de Pièce ce tour-ci. Les Personnages qui s’y trouvent ne sont pas blessés. La Pièce peut être vide.',
    'AC-5.35': [
      'Maudit : dès que le Maudit vivant entre dans une Pièce où se trouve un Fantôme, ou qu’un Fantôme entre dans la Pièce où se trouve le Maudit vivant, le Maudit meurt : son Rôle est révélé et sa mort est confirmée. Traverser, c’est entrer, et chaque pas compte. La Cafétéria est une Pièce ; les passages n’en sont pas.',
      'a) Qui devient un Fantôme dans la Pièce du Maudit n’y est pas entré. Il ne se passe rien jusqu’à ce que quelqu’un entre.',
      'b) Si c’est le Maudit qui se déplaçait, son Déplacement finit là. S’il ne s’était pas encore déplacé, il le fait plus tard, en tant que Fantôme.',
    ].join('\n'),
    'AC-5.36':
      'Célébrité : au début du tour 6, son Rôle est révélé à tous. Si son Personnage est mort (en secret, ou déjà Fantôme), il devient un Fantôme s’il ne l’était pas. Puis toutes ses cartes Pouls sont mélangées et distribuées face cachée, sans être vues, dans les piles Pouls des autres Personnages vivants, une par une, dans le sens horaire à partir du joueur à sa gauche, et ainsi de suite jusqu’à la dernière. S’il n’y a pas d’autre Personnage vivant, les cartes vont dans la réserve. Si son Personnage n’est pas mort, rien d’autre ne se passe et sa pile Pouls reste.',
    'AC-5.37':
      'Fanatique aveugle : un Fanatique qui n’apprend rien pendant la nuit, tandis que l’autre Fanatique et le Prophète apprennent qui c’est. Pour tout le reste, un Fanatique comme un autre. Il est permis aussi comme seul Fanatique, avec un avertissement.',
    'AC-5.38':
      'Les Rôles ne sont révélés que par l’Assassin, le Maudit, la Célébrité, par un Vote si la table le veut, et à la fin. Un Rôle révélé continue d’agir.',
  }),
];
