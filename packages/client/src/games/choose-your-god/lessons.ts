/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { CityEvent, CityView } from '@conclave/choose-your-god';
import type { Lesson } from '../../table/contract.ts';
import { lessonWords, type When as SharedWhen } from '../shared/lessons.ts';
import { isClose } from './things.ts';

type When = SharedWhen<CityView, CityEvent>;
const { asked, lesson, told } = lessonWords<CityView, CityEvent>();

const inRound =
  (round: number, when: When): When =>
  (view, fresh) =>
    view.round >= round && when(view, fresh);

/** What the learner holds of the two kinds of hand cards. */
const holds =
  (kind: 'miracles' | 'intrigues'): When =>
  (view) =>
    typeof view.seat === 'number' && (view.players[view.seat]?.hand?.[kind].length ?? 0) > 0;

/** The first of these cards in the learner's hand, as a thing on the table. */
const firstOf =
  (kind: 'miracles' | 'intrigues') =>
  (view: CityView): string | undefined => {
    const card = typeof view.seat === 'number' ? view.players[view.seat]?.hand?.[kind][0] : undefined;
    return card && `card:${card}`;
  };

/** The ability that the learner can pay for and use now, as a thing on the table. */
function payable({ pending }: CityView): string | undefined {
  const use = pending?.options?.find((option) => option.type === 'ability');
  return use && `ability:${use.ability}`;
}

/** What the learner can buy now, the Minstrel before all. */
function forSale({ pending }: CityView): string | undefined {
  const cards = pending?.options?.flatMap((option) => (option.type === 'buy' ? [option.card] : [])) ?? [];
  const card = cards.find((one) => one === 'lic-title-minstrel') ?? cards[0];
  return card && `card:${card}`;
}

/** The first ones come one after another; the others wait for their moment. */
export const lessons: readonly Lesson<CityEvent>[] = [
  lesson(
    'welcome',
    'CG-1.4',
    () => true,
    [
      'Choose your god wisely',
      'You lead the Cult of Fafnir, the dragon. Win by building 5 Altars, by gathering 4 Fanatical Mobs, or by summoning your god twice. It counts at the end of a round.',
    ],
    [
      'Wähle deinen Gott mit Bedacht',
      'Du führst den Kult Fafnirs, des Drachen. Du gewinnst mit 5 Altären, mit 4 Fanatischen Mobs oder wenn du deinen Gott zweimal beschwörst. Es zählt am Ende einer Runde.',
    ],
    'sheet:0',
  ),
  lesson(
    'city',
    'CG-1.3',
    () => true,
    [
      'The Eternal City',
      '13 Locations lie along one road. A round has 2 halves: first everyone places Priests (Intention), then the Locations are decided from 1 to 13 (Resolution).',
    ],
    [
      'Die Ewige Stadt',
      '13 Orte liegen an einer Straße. Eine Runde hat 2 Hälften: Erst setzen alle Priester ein (Absicht), dann werden die Orte von 1 bis 13 entschieden (Auswertung).',
    ],
    'location:1',
  ),
  lesson(
    'might',
    'CG-3.8',
    told('roundBegan'),
    [
      'Divine Might',
      'Tiamat goes first, because her Divine Might of 20 beats your 17. Might also breaks every tie at a Location. Tap her sheet to see everything she has.',
    ],
    [
      'Göttliche Macht',
      'Tiamat beginnt, denn ihre Göttliche Macht von 20 übertrifft deine 17. Macht entscheidet auch jeden Gleichstand an einem Ort. Tippe ihre Tafel an, um alles zu sehen, was sie hat.',
    ],
    'sheet:1',
  ),
  lesson(
    'intent',
    'CG-4.31',
    asked('intent'),
    [
      'Preach or Pray',
      'On your turn you place a Free Priest, or you Pray and are done placing. Tap a Priest, and the Locations show how it would change them.',
    ],
    [
      'Predigen oder beten',
      'In deinem Zug setzt du einen freien Priester ein, oder du betest und bist mit dem Einsetzen fertig. Tippe einen Priester an, und die Orte zeigen, was er dort ändern würde.',
    ],
    'priest:priest-red-3',
  ),
  lesson(
    'where',
    'CG-4.33',
    asked('intent-location'),
    [
      'Where to?',
      'Each Location names its benefit. The Trade District gives 6 coins, the Slums 1 Follower. The number with the hood is how many Followers a Location needs: with 2, you can enter Locations 1 to 6.',
    ],
    [
      'Wohin?',
      'Jeder Ort nennt seinen Vorteil. Das Handelsviertel gibt 6 Münzen, das Elendsviertel 1 Anhänger. Die Zahl mit der Kapuze sagt, wie viele Anhänger ein Ort braucht: Mit 2 stehen dir die Orte 1 bis 6 offen.',
    ],
    'location:6',
  ),
  lesson(
    'influence',
    'CG-2.27',
    told('preached'),
    [
      'Influence',
      'At the foot of a Location you see everyone’s Influence: the strength of all their Priests there. The crown marks who would win it now.',
    ],
    [
      'Einfluss',
      'Am Fuß eines Ortes steht der Einfluss aller: die Stärke ihrer Priester dort. Die Krone zeigt, wer ihn jetzt gewinnen würde.',
    ],
  ),
  lesson(
    'patriarch',
    'CG-2.14',
    (view) => asked('intent')(view, []) && (view.players[0]?.placements ?? 0) >= 1,
    [
      'Your Patriarch',
      'The Priest with the mitre is your Patriarch. It’s as strong as your Followers, Licenses and Supremacy card together, and nobody can destroy it.',
    ],
    [
      'Dein Patriarch',
      'Der Priester mit der Mitra ist dein Patriarch. Er ist so stark wie deine Anhänger, deine Lizenzen und die Vorherrschaft zusammen, und niemand kann ihn vernichten.',
    ],
    'priest:patriarch-red',
  ),
  lesson(
    'fourth',
    'CG-4.34',
    (view) => asked('intent')(view, []) && (view.players[0]?.placements ?? 0) >= 3,
    [
      'The fourth Priest',
      '3 Priests per round are free. From the fourth on, each costs 1 Follower. A Priest who stays home can still pay for a Ritual later.',
    ],
    [
      'Der vierte Priester',
      '3 Priester pro Runde sind frei. Ab dem vierten kostet jeder 1 Anhänger. Wer daheim bleibt, kann später noch ein Ritual bezahlen.',
    ],
    'sheet:0',
  ),
  lesson(
    'deal',
    'CG-4.38',
    asked('deal'),
    [
      'Deals while Praying',
      'When you Pray, you may buy face-up Licenses and sell Intrigues. The Minstrel costs 4 coins, makes your Patriarch stronger, and lets you Preach in the Artisan District, where Altars are built.',
    ],
    [
      'Handel beim Gebet',
      'Wenn du betest, darfst du offene Lizenzen kaufen und Intrigen verkaufen. Der Minnesang kostet 4 Münzen, stärkt deinen Patriarchen und lässt dich im Handwerkerviertel predigen, wo Altäre entstehen.',
    ],
    forSale,
  ),
  lesson(
    'resolution',
    'CG-4.40',
    told('locationActive'),
    [
      'Resolution',
      'Now the Locations are decided one by one. Above the map you see the Active Location, with everyone’s Influence. Empty Locations are skipped.',
    ],
    [
      'Auswertung',
      'Jetzt werden die Orte einer nach dem anderen entschieden. Über der Karte siehst du den aktiven Ort mit dem Einfluss aller. Leere Orte werden übersprungen.',
    ],
  ),
  lesson(
    'act',
    'CG-4.42',
    asked('act'),
    [
      'One action each',
      'Before a Location is decided, everyone may act once: play a card, use an ability of their Cult, or pass. Touch something that glows to see how it would change the tally; nothing is played before you say yes.',
    ],
    [
      'Je eine Aktion',
      'Bevor ein Ort entschieden wird, dürfen alle einmal handeln: eine Karte spielen, eine Fähigkeit des Kults nutzen oder passen. Berühre etwas Leuchtendes, um zu sehen, wie es den Stand ändern würde; gespielt wird erst, wenn du Ja sagst.',
    ],
  ),
  lesson(
    'benefit',
    'CG-4.47',
    asked('benefit'),
    ['You won it', 'The winner may take the benefit of the Location, or decline. The buttons below the table do both.'],
    [
      'Gewonnen',
      'Wer gewinnt, darf den Vorteil des Ortes nehmen oder darauf verzichten. Beides geht mit den Knöpfen unten.',
    ],
  ),
  lesson(
    'alms',
    'CG-4.50',
    told('almsGiven'),
    [
      'Alms',
      'Losing a Location costs you nothing: everyone else who is present gets its alms, the number with the coin.',
    ],
    [
      'Almosen',
      'Einen Ort zu verlieren kostet dich nichts: Alle anderen Anwesenden erhalten seine Almosen, die Zahl mit der Münze.',
    ],
  ),
  lesson(
    'home',
    'CG-4.53',
    told('priestsWentHome'),
    ['Back home', 'When a Location is decided, its Priests go home and are free again. Altars stay where they are.'],
    [
      'Wieder daheim',
      'Ist ein Ort entschieden, kehren die Priester dort heim und sind wieder frei. Altäre bleiben stehen.',
    ],
  ),
  lesson(
    'ability',
    'CG-4.42',
    (view) => payable(view) !== undefined,
    [
      'A power of your God',
      'This ability glows: you can pay for it, and it would change something here. Its price and its effect stand on it. You may use it instead of playing a card.',
    ],
    [
      'Eine Macht deines Gottes',
      'Diese Fähigkeit leuchtet: Du kannst sie bezahlen, und sie würde hier etwas ändern. Preis und Wirkung stehen darauf. Du kannst sie einsetzen, statt eine Karte zu spielen.',
    ],
    payable,
  ),
  lesson(
    'miracle',
    'CG-4.8',
    holds('miracles'),
    [
      'Miracles',
      'Miracles help you, and only you can see them. Inspiration gives one of your Priests +2 Influence, which can turn a Location at the last moment. A black seal means: for dark Cults only.',
    ],
    [
      'Wunder',
      'Wunder helfen dir, und nur du siehst sie. Die Eingebung gibt einem deiner Priester +2 Einfluss: So kippt ein Ort im letzten Augenblick. Ein schwarzes Siegel heißt: nur für dunkle Kulte.',
    ],
    firstOf('miracles'),
  ),
  lesson(
    'intrigue',
    'CG-4.38',
    holds('intrigues'),
    [
      'Intrigues',
      'Intrigues harm others. You can sell any you don’t want to play while Praying, for the number in the corner.',
    ],
    [
      'Intrigen',
      'Intrigen schaden anderen. Welche du nicht spielen willst, verkaufst du beim Gebet für die Zahl in der Ecke.',
    ],
    firstOf('intrigues'),
  ),
  lesson(
    'forum',
    'CG-5.60',
    told('supremacyTaken'),
    [
      'The Supremacy card',
      'The owner’s Patriarch has +7 strength. At the start of the next round, the owner may celebrate: a great gift, but they sit out the round.',
    ],
    [
      'Die Vorherrschaft',
      'Wer sie hat, dessen Patriarch ist um 7 stärker. Zu Beginn der nächsten Runde darf man damit feiern: ein großes Geschenk, aber eine Runde Pause.',
    ],
    'supremacy',
  ),
  lesson(
    'followers',
    'CG-2.16',
    inRound(2, asked('intent')),
    [
      'Followers',
      'Followers do 3 things: they open Locations, make your Patriarch stronger, and pay for things. You can have 9 at most. The Slums and the Port give them.',
    ],
    [
      'Anhänger',
      'Anhänger leisten dreierlei: Sie öffnen Orte, stärken deinen Patriarchen und bezahlen vieles. Du kannst höchstens 9 haben. Elendsviertel und Hafen geben sie.',
    ],
    'location:3',
  ),
  lesson(
    'altars',
    'CG-2.19',
    inRound(2, told('altarBuilt', 'roundEnded')),
    [
      'Altars',
      'In the Artisan District, 5 coins turn one of your Priests anywhere on the board into an Altar. It gives you 4 Influence there every round. 5 Altars win.',
    ],
    [
      'Altäre',
      'Im Handwerkerviertel wird für 5 Münzen einer deiner Priester irgendwo in der Stadt zum Altar. Er bringt dort jede Runde 4 Einfluss. 5 Altäre gewinnen.',
    ],
    'location:7',
  ),
  lesson(
    'mobs',
    'CG-2.17',
    inRound(3, asked('intent')),
    [
      'Mobs',
      'The Guard Quarters turn 2 Followers into a Fanatical Mob. Each Mob lets you take more benefits when you Pray, and 4 of them win the game.',
    ],
    [
      'Mobs',
      'Das Wachviertel macht aus 2 Anhängern einen Fanatischen Mob. Jeder Mob öffnet dir beim Gebet mehr Vorteile, und 4 davon gewinnen die Partie.',
    ],
    'location:12',
  ),
  lesson(
    'rift',
    'CG-5.13',
    inRound(4, asked('intent')),
    [
      'The Rift',
      'Win the Rift with at least as much Influence as your Divine Might, and your god turns to the dark side: new abilities, more Might. The second Summoning wins.',
    ],
    [
      'Der Riss',
      'Gewinne den Riss mit mindestens so viel Einfluss, wie du Göttliche Macht hast, und dein Gott wendet sich zur dunklen Seite: neue Fähigkeiten, mehr Macht. Die zweite Beschwörung gewinnt.',
    ],
    'location:13',
  ),
  lesson(
    'thieves',
    'CG-5.2',
    asked('thieves-amount'),
    [
      'Thieves District',
      'Pay as many coins as a Location’s number, and one of your Priests goes there on them. A Priest on coins beats any Influence.',
    ],
    [
      'Diebesviertel',
      'Zahle so viele Münzen, wie ein Ort als Nummer hat, und einer deiner Priester geht darauf dorthin. Ein Priester auf Münzen schlägt jeden Einfluss.',
    ],
  ),
  lesson(
    'close',
    'CG-6.1',
    (view) => view.players.some(isClose),
    [
      'Close to the end',
      'Someone is one step from victory: their row of marks is brass. Only the end of the round counts, so there’s still time to take an Altar or a Mob away.',
    ],
    [
      'Kurz vor dem Ende',
      'Jemand ist einen Schritt vor dem Sieg: Die Reihe der Zeichen ist messingfarben. Nur das Rundenende zählt, also ist noch Zeit, einen Altar oder Mob wegzunehmen.',
    ],
  ),
];
