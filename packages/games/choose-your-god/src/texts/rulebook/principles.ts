import { under } from './under.ts';

export const principles = under('General principles', {
  'CG-4.1': 'Everything happens in sequence. At any moment at most one decision is open, and it is that of one player.',
  'CG-4.2': 'Whoever must decide has at least one thing to choose.',
  'CG-4.3':
    'You are offered something only if there is a way to carry out all of it: cost, inner card and targets. The same holds for each further step. So an action never gets stuck half-way and is never taken back.',
  'CG-4.4':
    'Options that come to the same are shown once. Tokens of one owner with equal strength, place, coins and bonus are one option, and so are copies of one card in a hand; the one with the lowest number is taken. A shorter list never decides whether you are asked (CG-4.5).',
  'CG-4.5': [
    'A decision is made for you only if everybody can see that there is nothing to choose. Who is asked never depends on which cards a hand holds:',
    'a) If all there is to choose lies open (Priests, Locations, Licenses, numbers, coins, benefits), you are not asked if one option is left.',
    'b) If you must choose one of your cards to discard, give or put back, you are not asked if exactly one card can be chosen. With two or more you are asked, even if they are copies of one card.',
    'c) Which card to play by an ability is always asked.',
    'd) Deals are asked, again after every deal, as long as you hold an Intrigue or can pay for a face-up License.',
    'e) Your action in a Location is asked if you do not celebrate and hold at least one hand card, or hold none and have a usable ability; even if passing is all you can do. Otherwise you pass.',
  ].join('\n'),
  'CG-4.6': 'First pay the whole cost. Then the effect happens, in the order in which it is written.',
  'CG-4.7':
    'An ability of a Cult is usable if its cost can be paid in full and, once it is paid, at least one part of its effect would change something. Parts that cannot be done are left out, unless section 5 says otherwise. Section 5 has the exact condition of each ability, tested before the cost is paid unless it says "after paying".',
  'CG-4.8':
    'A Miracle is playable only if its whole effect can be done. An Intrigue is playable only if it has a valid target, as section 5 defines it. A card with a dark seal is playable only while your dark side is up, except by Change of Guise (CG-5.121).',
  'CG-4.9':
    'A card leaves your hand when you start to play it and does not count as one of your cards while it takes effect. Then it goes face down to the bottom of its deck. Then your Aulic Magus Licenses (for a Miracle) or Exiles Licenses (for an Intrigue) take effect.',
  'CG-4.10': 'There is no hand limit. Cards and coins change hands only by effects. You may talk about anything.',
  'CG-4.11':
    'A round always ends. Each player has at most one action in an Active Location, at most 13 Locations become active, and every placement, deal or card played uses something up. In the Intention Phase a Priest can come home only because two Priests with coins meet (CG-2.33), and by then its owner has prayed. The round limit bounds the number of rounds (CG-7.2).',
  'CG-4.12':
    'No rule depends on who controls a seat. A bot may take over a seat that was left. Nobody is eliminated, and the rules know no giving up.',
  'CG-4.13':
    'Whatever is under way goes on where it was once something inside it is done: a round holds turns, a Prayer and Locations; a Location holds actions; an action may hold an ability, which may hold a played card, which may ask another player. Each part looks at the table as it is when its turn comes.',
});
