import { under } from '../../../under.ts';

export const components = [
  ...under('Componenti', {
    'CD-2.1': [
      'Carte ruolo 9: 1 Sommo Sacerdote, 2 Fedeli, 4 Cabalisti, 1 Eretico pentito, 1 Eretico vendicativo.',
      'Personaggi 19: nove coppie (I e II) e il Negromante. Carte Spirito 6. Sigilli 14. Rituali 11.',
      'Dadi cultista 12, dadi spirito 18, dadi Kraken 7. Monete Sirena 10, monete Canto 18, monete Negromante 8.',
      'Segnalini Ombra 6, segnalino Senza Volto 1, plance altare 4 (numerate da sinistra) con due indicatori ciascuna. I punti vita sono un numero, senza segnalini.',
    ].join('\n'),
    'CD-2.2':
      'Le riserve sono limiti: 12 dadi cultista non risolti insieme, 18 dadi spirito, 7 dadi Kraken, 10 monete Sirena, 18 monete Canto e 8 monete Negromante, 6 segnalini Ombra. I dadi prestati dagli Spiriti non rientrano nei 12. Se una riserva non basta, si ottiene solo ciò che resta.',
  }),
  ...under('Dadi', {
    'CD-2.3':
      'Un dado cultista ha sei facce, una per tipo: Pugnale (un giocatore perde 1 punto vita), Doppio pugnale (ne perde 2), Sangue (ne ottiene 1; anche per un tracciato Sangue), Pergamena, Antico e Cosmo (per i tracciati con quel nome; nessun effetto sui giocatori).',
    'CD-2.5': 'Un dado Kraken ha i numeri 0, 1, 1, 2, 2, 3.',
  }),
  ...under('Ruoli', {
    'CD-2.7':
      'Il Sommo Sacerdote comincia con 3 punti vita in più per ogni Cabalista in gioco: +6 in 4 o 5 giocatori, +9 in 6 o 7, +12 in 8; con Eresia! +6, +9, +9 in 6, 7, 8. Con Mercante di morte sono 2 per ciascuno: +4, +4, +6, +6, +8 e, con Eresia!, +4, +6, +6.',
  }),
  ...under('Personaggi', {
    'CD-2.8': [
      'Punti vita e simbolo di potere di ogni Personaggio:',
      'Alchimista 17 Cosmo; Alchimista II 16 Antico; Maga 16 Antico; Maga II 18 Pergamena;',
      'Mercante 16 Pergamena; Mercante II 15 Cosmo; Guardiano 15 Antico; Guardiano II 16 Pergamena;',
      'Assassino 15 Pugnale; Assassino II 15 Doppio pugnale; Senza Volto 17 Cosmo; Senza Volto II 16 Pugnale;',
      'Bibliotecario 18 Pergamena; Bibliotecario II 17 Antico; Mago del sangue 20 Pugnale; Mago del sangue II 18 Cosmo;',
      'Mietitore 16 Doppio pugnale; Mietitore II 17 Antico; Negromante 15 Cosmo (solo nella sua variante).',
      'Nessuno ha Sangue come simbolo di potere.',
    ].join('\n'),
  }),
  ...under('Sigilli, Spiriti, Rituali', {
    'CD-2.9':
      'C’è un Sigillo per tipo: di revoca, dei presagi, di doppiezza, del furto, di trasfusione, di protezione, di riflesso, di corruzione, di clemenza, di agonia, di frenesia, di rinnovamento, di ascesa, di esilio.',
    'CD-2.10': [
      'Carte Spirito e facce con cui cominciano, in tutto 18 dadi:',
      'Banshee: Pugnale, Pugnale, Sangue. Poltergeist: Sangue, Pergamena, Cosmo.',
      'Divoratore: Pugnale, Doppio pugnale, Sangue, Antico. Spettro: Pugnale, Sangue.',
      'Redivivo: Sangue, Pergamena, Antico. Fantasma: Pugnale, Sangue, Cosmo.',
    ].join('\n'),
    'CD-2.11': [
      'Tracciati dei Rituali: Kraken (Antico e Cosmo); Ombra antica (Antico); Canto antico (Antico); Sirene (Pergamena); Trasmutazione (Pergamena); Idra marina (Pergamena e Antico); Squarcio astrale (Cosmo); Lamia (Pergamena e Cosmo); Tributo a Nycen (Cosmo); Riti di sangue (Sangue); Sacrificio sull’altare (uno senza simbolo).',
      'Una volta completati, Kraken, Canto antico, Trasmutazione, Idra marina, Lamia e Riti di sangue hanno un Custode; gli altri vengono scartati.',
    ].join('\n'),
    'CD-2.12':
      'Ogni tracciato parte dal numero dei giocatori, ma quello del Sacrificio sull’altare da 1. Gli indicatori si muovono solo verso 0.',
  }),
];
