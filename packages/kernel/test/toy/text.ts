/** Words for questions, choices and events, and the rules they rest on. */
import { type Catalogue, type Description, type Narration, type RuleText, shelf, type Words } from '@conclave/kernel';
import { CARDS, type Kind, kindOf } from './cards.ts';
import type { VigilEvent, VigilTold } from './events.ts';
import type { VigilChoice } from './frames.ts';
import type { VigilView } from './view.ts';

const CHOICE_RULES: Record<VigilChoice['type'], string> = {
  turn: 'VG-2.1',
  bury: 'VG-2.1',
  bid: 'VG-2.2',
  'no-bid': 'VG-2.2',
  pass: 'VG-2.4',
  ring: 'VG-2.4',
  ward: 'VG-2.4',
  take: 'VG-2.5',
  keep: 'VG-2.5',
};

export function prompt(view: VigilView): Words {
  const { pending } = view;
  if (pending === null) return { key: 'prompt.over' };
  if (pending.options !== undefined) return { key: `prompt.${pending.decision}` };
  return { key: 'prompt.wait', gaps: { seats: pending.seats } };
}

export function describe(_: VigilView, choice: VigilChoice): Description {
  const thing = 'card' in choice ? [`card:${choice.card}`] : [];
  return {
    path: [...thing, `button:${choice.type}`],
    words: { key: `choice.${choice.type}`, gaps: 'card' in choice ? { card: choice.card } : {} },
    rule: CHOICE_RULES[choice.type],
  };
}

const EVENT_RULES: Record<VigilEvent['type'], string> = {
  gameBegan: 'VG-1.1',
  roundBegan: 'VG-2.7',
  buried: 'VG-2.1',
  prizeTurned: 'VG-2.1',
  bidsRevealed: 'VG-2.2',
  dieRolled: 'VG-2.3',
  bellRung: 'VG-2.4',
  warded: 'VG-2.4',
  prizeTaken: 'VG-2.5',
  prizeKept: 'VG-2.5',
  cardDrawn: 'VG-2.7',
  deckShuffled: 'VG-2.8',
  gameEnded: 'VG-3.2',
};

export function narrate({ type, ...gaps }: VigilTold): Narration {
  // Whoever saw the card is told its name; everybody else reads a sentence without it.
  const isUnseen = (type === 'cardDrawn' || type === 'buried') && !('card' in gaps);
  const words = { key: `event.${isUnseen ? `${type}.unseen` : type}`, gaps: fillings(gaps) };
  return { words, rule: EVENT_RULES[type] };
}

function fillings(fields: object): NonNullable<Words['gaps']> {
  const entries = Object.entries(fields).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(gapOf) : gapOf(value),
  ]);
  return Object.fromEntries(entries);
}

function gapOf(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value ?? '–');
}

/** `relic-7` is called Relic 7. */
function namesOf(kinds: Readonly<Record<Kind, string>>): Catalogue {
  return Object.fromEntries(CARDS.map((card) => [`name.${card}`, `${kinds[kindOf(card)]} ${card.split('-')[1]}`]));
}

const en: Catalogue = {
  ...namesOf({ relic: 'Relic', lantern: 'Lantern', bell: 'Bell', ward: 'Ward' }),
  'option.rounds': 'How many rounds are played',
  'option.rounds.3': 'A short night',
  'option.rounds.5': 'A long night',
  'outcome.points': 'Most points',
  'prompt.over': 'The game is over.',
  'prompt.wait': 'Waiting for seat {seats}.',
  'prompt.open': 'Turn up the prize, or bury a card first?',
  'prompt.bids': 'What do you bid?',
  'prompt.responses': 'Do you respond?',
  'prompt.claim': 'Take the prize or keep it?',
  'choice.turn': 'Turn up the prize',
  'choice.bury': 'Bury the top card first',
  'choice.bid': 'Bid {card}',
  'choice.no-bid': 'Bid nothing',
  'choice.pass': 'Pass',
  'choice.ring': 'Ring {card}',
  'choice.ward': 'Play {card}',
  'choice.take': 'Take it and score',
  'choice.keep': 'Keep it in hand',
  'event.gameBegan': 'Seat {keeper} is the first keeper.',
  'event.roundBegan': 'Round {round} begins; seat {keeper} is the keeper.',
  'event.buried': 'Seat {seat} buries {card}.',
  'event.buried.unseen': 'Seat {seat} buries a card.',
  'event.prizeTurned': 'The prize is {card}.',
  'event.bidsRevealed': 'The bids are {bids}; seat {winner} has bid the most.',
  'event.dieRolled': 'The die shows {face}.',
  'event.bellRung': 'Seat {seat} rings {card}.',
  'event.warded': 'Seat {seat} plays {card}: the auction ends.',
  'event.prizeTaken': 'Seat {seat} takes {card} for {points} points.',
  'event.prizeKept': 'Seat {seat} keeps {card}.',
  'event.cardDrawn': 'Seat {seat} draws {card}.',
  'event.cardDrawn.unseen': 'Seat {seat} draws a card.',
  'event.deckShuffled': 'The discard pile is shuffled into a new deck.',
  'event.gameEnded': 'The game is over; seat {winners} wins.',
};

const de: Catalogue = {
  ...namesOf({ relic: 'Reliquie', lantern: 'Laterne', bell: 'Glocke', ward: 'Siegel' }),
  'option.rounds': 'Wie viele Runden gespielt werden',
  'option.rounds.3': 'Eine kurze Nacht',
  'option.rounds.5': 'Eine lange Nacht',
  'outcome.points': 'Die meisten Punkte',
  'prompt.over': 'Das Spiel ist vorbei.',
  'prompt.wait': 'Platz {seats} ist an der Reihe.',
  'prompt.open': 'Den Preis aufdecken oder vorher eine Karte vergraben?',
  'prompt.bids': 'Was bietest du?',
  'prompt.responses': 'Antwortest du?',
  'prompt.claim': 'Den Preis nehmen oder behalten?',
  'choice.turn': 'Den Preis aufdecken',
  'choice.bury': 'Vorher die oberste Karte vergraben',
  'choice.bid': '{card} bieten',
  'choice.no-bid': 'Nichts bieten',
  'choice.pass': 'Passen',
  'choice.ring': '{card} läuten',
  'choice.ward': '{card} spielen',
  'choice.take': 'Nehmen und werten',
  'choice.keep': 'Auf der Hand behalten',
  'event.gameBegan': 'Platz {keeper} hütet als Erster.',
  'event.roundBegan': 'Runde {round} beginnt; Platz {keeper} hütet.',
  'event.buried': 'Platz {seat} vergräbt {card}.',
  'event.buried.unseen': 'Platz {seat} vergräbt eine Karte.',
  'event.prizeTurned': 'Der Preis ist {card}.',
  'event.bidsRevealed': 'Geboten sind {bids}; Platz {winner} bietet am meisten.',
  'event.dieRolled': 'Der Würfel zeigt {face}.',
  'event.bellRung': 'Platz {seat} läutet {card}.',
  'event.warded': 'Platz {seat} spielt {card}: die Versteigerung endet.',
  'event.prizeTaken': 'Platz {seat} nimmt {card} für {points} Punkte.',
  'event.prizeKept': 'Platz {seat} behält {card}.',
  'event.cardDrawn': 'Platz {seat} zieht {card}.',
  'event.cardDrawn.unseen': 'Platz {seat} zieht eine Karte.',
  'event.deckShuffled': 'Der Ablagestapel wird gemischt und ist der neue Stapel.',
  'event.gameEnded': 'Das Spiel ist vorbei; Platz {winners} gewinnt.',
};

export const words = shelf((texts) => texts);
words.learn('en', en);
words.learn('de', de);

const rules: RuleText[] = [
  {
    id: 'VG-1.1',
    heading: 'Setup',
    text: 'Shuffle the cards and deal three to each seat; a seat drawn by lot is the keeper.',
  },
  {
    id: 'VG-2.1',
    heading: 'Prize',
    text: 'The keeper turns up the top card, and may look at up to two and bury them before.',
  },
  {
    id: 'VG-2.2',
    heading: 'Bids',
    text: 'All bid in secret; the highest worth wins, a tie the first clockwise from the keeper.',
  },
  { id: 'VG-2.3', heading: 'Die', text: 'The die says how many points the prize is worth.' },
  { id: 'VG-2.4', heading: 'Responses', text: 'A bell rolls the die again; a ward ends the auction.' },
  { id: 'VG-2.5', heading: 'Claim', text: 'The highest bidder takes the prize and scores, or keeps it in hand.' },
  { id: 'VG-2.6', heading: 'Lanterns', text: 'A lantern draws a card whenever another seat takes a prize.' },
  { id: 'VG-2.7', heading: 'End of a round', text: 'Small hands draw a card; the next seat is the keeper.' },
  { id: 'VG-2.8', heading: 'Empty deck', text: 'The discard pile is shuffled and becomes the deck.' },
  { id: 'VG-3.1', heading: 'End', text: 'The game ends after the chosen number of rounds.' },
  { id: 'VG-3.2', heading: 'Winning', text: 'Most points win.' },
];

words.learnRules('en', rules);
