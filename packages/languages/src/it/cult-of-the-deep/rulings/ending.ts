import { under } from '../../../under.ts';

export const ending = [
  ...under('Fine della partita', {
    'CD-6.1':
      'Chi vince si controlla solo quando muoiono dei giocatori, dopo aver contato insieme tutte le morti di quel controllo.',
    'CD-6.2':
      'La fazione del Sommo Sacerdote regge finché il Sommo Sacerdote è vivo. Se il Sommo Sacerdote è il Negromante, regge finché è vivo il Sommo Sacerdote o almeno un Fedele.',
    'CD-6.3':
      'La partita finisce in due casi: la fazione del Sommo Sacerdote regge e nessun Cabalista e nessun Eretico è vivo, oppure è caduta.',
    'CD-6.4':
      'Se alla fine la fazione del Sommo Sacerdote regge, vincono il Sommo Sacerdote e tutti i Fedeli, vivi o morti. Vince anche l’Eretico pentito, se era già morto prima di questo controllo delle morti.',
    'CD-6.5': [
      'Se la fazione del Sommo Sacerdote è caduta, più fazioni possono vincere insieme:',
      '1. Vincono tutti i Cabalisti, vivi o morti. Nella prima edizione, con la vendetta rigida, vincono solo se è vivo un Cabalista, se sono vivi solo Eretici o se nessuno è vivo.',
      '2. Se qualcuno è vivo e tutti i vivi sono Eretici, vince ogni Eretico vivo.',
      '3. Se sono tutti morti, vince ogni Eretico.',
      '4. Un Eretico vendicativo morto vince se è vivo un Cabalista.',
      '5. Un Eretico pentito morto vince se nessun Cabalista è vivo; solo nella seconda edizione.',
    ].join('\n'),
    'CD-6.6':
      'Non ci sono spareggi; chi vince, vince allo stesso modo. Chi possiede il Sommo Sacerdote è il Sommo Sacerdote.',
    'CD-6.7': 'Alla fine si mostrano tutti i ruoli e i Sigilli.',
    'CD-6.8': 'Un tavolo può fissare un limite di round. Allora la partita finisce senza vincitori.',
    'CD-6.10': [
      'Un solo Eretico, Sommo Sacerdote normale:',
      'Sommo Sacerdote vivo: si continua finché è vivo un Cabalista o l’Eretico. Quando non lo è nessuno: vincono Sommo Sacerdote e Fedeli, e un Eretico pentito morto prima.',
      'Sommo Sacerdote morto, un Cabalista vivo: vincono i Cabalisti, e un Eretico vendicativo morto.',
      'Sommo Sacerdote morto, nessun Cabalista vivo, un Fedele vivo: vincono i Cabalisti (vendetta rigida: no) e, nella seconda edizione, un Eretico pentito morto.',
      'Sommo Sacerdote morto, nessun Cabalista e nessun Fedele vivo: vincono l’Eretico e i Cabalisti, che l’Eretico sia vivo o no.',
    ].join('\n'),
    'CD-6.11': [
      'Entrambi gli Eretici (Eresia!):',
      'Sommo Sacerdote vivo: si continua finché è vivo un Cabalista o uno degli Eretici. Quando non lo è nessuno: vincono Sommo Sacerdote e Fedeli, e l’Eretico pentito se è morto prima.',
      'Sommo Sacerdote morto, un Cabalista vivo: vincono i Cabalisti, e l’Eretico vendicativo se è morto.',
      'Sommo Sacerdote morto, nessun Cabalista, un Fedele vivo: vincono i Cabalisti (vendetta rigida: no) e, nella seconda edizione, l’Eretico pentito se è morto.',
      'Sommo Sacerdote morto, vivi solo Eretici: vincono gli Eretici vivi e i Cabalisti; nella seconda edizione anche l’Eretico pentito se è morto.',
      'Tutti morti: vincono entrambi gli Eretici e i Cabalisti.',
    ].join('\n'),
    'CD-6.12':
      'Se il Sommo Sacerdote è il Negromante, in tutte queste condizioni leggi «Sommo Sacerdote vivo» come «Sommo Sacerdote o un Fedele vivo».',
    'CD-6.13': 'Se il Sommo Sacerdote sia il Negromante si giudica dalla sua carta al momento del controllo.',
    'CD-6.14':
      'Un Negromante di un altro ruolo conta come vivo o morto secondo com’è al controllo. Un Negromante Spirito è morto.',
  }),
];
