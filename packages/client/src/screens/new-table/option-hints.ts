/** One sentence about each option, for whoever opens a table and has not read the rulebook. The questions are the games' own. */
import type { Language } from '@conclave/kernel';

type Hint = readonly [en: string, de: string];

const HINTS: Readonly<Record<string, Readonly<Record<string, Hint>>>> = {
  'rise-of-cthulhu': {
    firstPlayer: ['Going first is a small advantage.', 'Zu beginnen ist ein kleiner Vorteil.'],
    firstTurnActions: ['One action evens out the first turn.', 'Eine Aktion gleicht den ersten Zug aus.'],
    oldOnePosition: [
      'The less exact, the harder it is to plan for an awakening.',
      'Je ungenauer, desto schwerer lässt sich ein Erwachen planen.',
    ],
    oldOnePool: ['Three of them take part in each game.', 'Drei davon sind in jeder Partie dabei.'],
    locationPowers: [
      'With powers, each Location offers a second use.',
      'Mit Kräften bietet jeder Ort einen zweiten Nutzen.',
    ],
    valleyBounce: [
      'Allowed, a card can go to the Valley and straight back.',
      'Erlaubt kann eine Karte ins Tal und gleich zurück.',
    ],
    stallLimit: ['Keeps a game from standing still.', 'Verhindert, dass eine Partie stehen bleibt.'],
    secondPlayerCards: [
      'One more card makes up for going second.',
      'Eine Karte mehr gleicht aus, als Zweite zu spielen.',
    ],
  },
  'choose-your-god': {
    'cult-selection': [
      'Each Cult has its own God and abilities.',
      'Jeder Kult hat einen eigenen Gott und eigene Fähigkeiten.',
    ],
    'round-limit': [
      'A safety net: most games are over long before round 40.',
      'Ein Sicherheitsnetz: Die meisten Partien enden lange vor Runde 40.',
    ],
    seating: ['You take turns in the order in which you sit.', 'Ihr seid in der Reihenfolge dran, in der ihr sitzt.'],
    'access-table': [
      'The strongest Locations open only to Cults with enough Followers.',
      'Die stärksten Orte stehen nur Kulten mit genug Anhängern offen.',
    ],
    start: ['The quick start saves about 2 rounds.', 'Der schnelle Start spart etwa 2 Runden.'],
    'prayer-table': [
      'With the benefit of the Ruins, more cards come into play.',
      'Mit dem Vorteil der Ruinen kommen mehr Karten ins Spiel.',
    ],
    discards: [
      'Shown cards tell the others what you no longer hold.',
      'Offene Karten verraten, was du nicht mehr hast.',
    ],
    balance: [
      'Divine Might breaks ties and decides who goes first.',
      'Göttliche Macht entscheidet Gleichstände und wer beginnt.',
    ],
  },
  'cult-of-the-deep': {
    edition: ['The second edition is the later, smoother one.', 'Die zweite Ausgabe ist die spätere und rundere.'],
    necromancer: ['A character that may come back from the dead.', 'Eine Figur, die von den Toten zurückkehren kann.'],
    trulyHighPriest: ['A small help for the High Priest.', 'Eine kleine Hilfe für den Hohepriester.'],
    dontBeSoSelfish: [
      'Gives the High Priest a reason to protect the Faithful.',
      'Gibt dem Hohepriester einen Grund, die Getreuen zu schützen.',
    ],
    merchantOfDeath: [
      'The High Priest starts weaker and grows with every death.',
      'Der Hohepriester beginnt schwächer und wächst mit jedem Tod.',
    ],
    heresy: ['Two Heretics make the table harder to read.', 'Mit zwei Ketzern ist der Tisch schwerer zu durchschauen.'],
    strictGraveVengeance: ['Has no effect in the second edition.', 'In der zweiten Ausgabe ohne Wirkung.'],
    responseTimer: [
      'Only counts at tables with a clock and several people.',
      'Zählt nur an Tischen mit Uhr und mehreren Menschen.',
    ],
    tradeTimer: ['After that the trade is declined.', 'Danach gilt der Handel als abgelehnt.'],
    resolveWindows: ['The more pauses, the longer a turn takes.', 'Je mehr Pausen, desto länger dauert ein Zug.'],
    preset: [
      'Our own numbers were found by letting Adept bots play.',
      'Unsere Zahlen stammen aus Partien zwischen Adept-Bots.',
    ],
    highPriestBonus: ['More life makes it harder for the Cabalists.', 'Mehr Leben macht es den Kabalisten schwerer.'],
    roundLimit: ['If nobody has won by then, nobody wins.', 'Hat bis dahin niemand gewonnen, gewinnt niemand.'],
  },
  'among-cultists': {
    map: ['The University is the easier one to learn.', 'Die Universität ist leichter zu lernen.'],
    roles: ['Each is dealt to someone in secret.', 'Jede wird heimlich an jemanden ausgeteilt.'],
    'module-hunter': [
      'The Cursed Hunter sets snares and has a secret goal.',
      'Der Verfluchte Jäger legt Fallen und hat ein geheimes Ziel.',
    ],
    items: ['Only on Under the Surface.', 'Nur auf „Under the Surface“.'],
    organism: ['Only on Under the Surface, with Items.', 'Nur auf „Under the Surface“ mit Gegenständen.'],
    events: ['They bring dangers and surprises.', 'Sie bringen Gefahren und Überraschungen.'],
    'room-abilities': [
      'Rooms let you study, inspect, rewire and ward.',
      'Räume lassen dich studieren, einsehen, umverdrahten und schützen.',
    ],
    'initial-dead': [
      'Someone may be dead before the first round, without knowing it.',
      'Jemand kann vor der ersten Runde tot sein, ohne es zu wissen.',
    ],
    'votes-per-character': ['There is one vote per round at most.', 'Höchstens eine Abstimmung je Runde.'],
    'reveal-on-vote': ['The less you learn, the harder it is.', 'Je weniger ihr erfahrt, desto schwerer wird es.'],
    'reveal-on-death': ['Goes for deaths that a check has found.', 'Gilt für Tode, die eine Prüfung entdeckt hat.'],
    'strict-investigators': [
      'Keeps Investigators from helping the Cultists by mistake or for fun.',
      'Verhindert, dass Ermittler aus Versehen oder Spaß den Kultisten helfen.',
    ],
    'cultist-chat': ['They know each other either way.', 'Sie kennen einander so oder so.'],
    'ghost-chat': [
      'Ghosts know that they are dead, and may know more.',
      'Geister wissen, dass sie tot sind, und vielleicht mehr.',
    ],
    'discussion-seconds': ['You can always finish earlier together.', 'Gemeinsam könnt ihr immer früher aufhören.'],
    'round-talk-seconds': [
      'Most tables talk only before a vote.',
      'Die meisten Tische reden nur vor einer Abstimmung.',
    ],
    'decision-seconds': ['Only counts at tables with a clock.', 'Zählt nur an Tischen mit Uhr.'],
    'vp-shift': [
      'Fewer points make it easier for the Investigators.',
      'Weniger Punkte machen es den Ermittlern leichter.',
    ],
    'cults-mark': [
      'Off, an accident can cost the Cultists the game.',
      'Ohne das Mal kann ein Unfall die Kultisten das Spiel kosten.',
    ],
    'unsafe-altar-ice': [
      'Only counts on Under the Surface with Items.',
      'Zählt nur auf Under the Surface mit Gegenständen.',
    ],
    balance: [
      'The tuned numbers were found by letting bots play.',
      'Die angepassten Zahlen stammen aus Partien zwischen Bots.',
    ],
    preset: ['For a first evening, choose First game.', 'Für den ersten Abend: Erste Partie.'],
  },
};

/** Options that several games have. */
const IN_ALL_GAMES: Readonly<Record<string, Hint>> = {
  components: [
    'If you own the box, enter what is printed on it. Everything else stays.',
    'Wer die Schachtel besitzt, trägt ein, was darauf steht. Alles andere bleibt.',
  ],
};

export function hintOf(game: string, option: string, language: Language): string | undefined {
  const hint = HINTS[game]?.[option] ?? IN_ALL_GAMES[option];
  return hint?.[language === 'de' ? 1 : 0];
}
