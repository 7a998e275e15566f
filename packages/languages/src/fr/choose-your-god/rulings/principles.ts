import { under } from '../../../under.ts';

export const principles = [
  ...under('Principes généraux', {
    'CG-4.6': 'Payez d’abord tout le coût. Puis l’effet a lieu, dans l’ordre où il est écrit.',
    'CG-4.7':
      'Une capacité est utilisable si vous pouvez payer tout son coût et si au moins une partie de son effet change alors quelque chose. Les parties impossibles sont laissées de côté. On ne vous propose que ce qui peut être mené à terme.',
    'CG-4.8':
      'Un Miracle n’est jouable que si tout son effet est possible. Une Intrigue n’est jouable que si elle a une cible. Une carte à sceau sombre n’est jouable que si votre face sombre est visible, sauf par Changement d’apparence.',
    'CG-4.9':
      'Une carte quitte votre main quand vous commencez à la jouer et ne compte pas parmi vos cartes pendant son effet. Puis elle va face cachée sous sa pioche. Puis vos Licences Mage de cour (pour un Miracle) ou Exilés (pour une Intrigue) prennent effet.',
    'CG-4.10':
      'La main n’a pas de limite. Cartes et pièces ne changent de mains que par des effets. Vous pouvez parler de tout.',
  }),
];
