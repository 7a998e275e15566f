/** What a newcomer is told in a first game, each thing once, when it first matters. */
export const lessons = {
  'city.lesson.welcome.title': 'Choose your god wisely',
  'city.lesson.welcome.text':
    'You lead the Cult of Fafnir, the dragon. Win by building 5 Altars, by gathering 4 Fanatical Mobs, or by summoning your god twice. It counts at the end of a round.',
  'city.lesson.city.title': 'The Eternal City',
  'city.lesson.city.text':
    '13 Locations lie along one road. A round has 2 halves: first everyone places Priests (Intention), then the Locations are decided from 1 to 13 (Resolution).',
  'city.lesson.might.title': 'Divine Might',
  'city.lesson.might.text':
    'Tiamat goes first, because her Divine Might of 20 beats your 17. Might also breaks every tie at a Location. Tap her sheet to see everything she has.',
  'city.lesson.intent.title': 'Preach or Pray',
  'city.lesson.intent.text':
    'On your turn you place a Free Priest, or you Pray and are done placing. Tap a Priest, and the Locations show how it would change them.',
  'city.lesson.where.title': 'Where to?',
  'city.lesson.where.text':
    'Each Location names its benefit. The Trade District gives 6 coins, the Slums 1 Follower. The number with the hood is how many Followers a Location needs: with 2, you can enter Locations 1 to 6.',
  'city.lesson.influence.title': 'Influence',
  'city.lesson.influence.text':
    'At the foot of a Location you see everyone’s Influence: the strength of all their Priests there. The crown marks who would win it now.',
  'city.lesson.patriarch.title': 'Your Patriarch',
  'city.lesson.patriarch.text':
    'The Priest with the mitre is your Patriarch. It’s as strong as your Followers, Licenses and Supremacy card together, and nobody can destroy it.',
  'city.lesson.fourth.title': 'The fourth Priest',
  'city.lesson.fourth.text':
    '3 Priests per round are free. From the fourth on, each costs 1 Follower. A Priest who stays home can still pay for a Ritual later.',
  'city.lesson.deal.title': 'Deals while Praying',
  'city.lesson.deal.text':
    'When you Pray, you may buy face-up Licenses and sell Intrigues. The Minstrel costs 4 coins, makes your Patriarch stronger, and lets you Preach in the Artisan District, where Altars are built.',
  'city.lesson.resolution.title': 'Resolution',
  'city.lesson.resolution.text':
    'Now the Locations are decided one by one. Above the map you see the Active Location, with everyone’s Influence. Empty Locations are skipped.',
  'city.lesson.act.title': 'One action each',
  'city.lesson.act.text':
    'Before a Location is decided, everyone may act once: play a card, use an ability of their Cult, or pass. Touch something that glows to see how it would change the tally; nothing is played before you say yes.',
  'city.lesson.benefit.title': 'You won it',
  'city.lesson.benefit.text':
    'The winner may take the benefit of the Location, or decline. The buttons below the table do both.',
  'city.lesson.alms.title': 'Alms',
  'city.lesson.alms.text':
    'Losing a Location costs you nothing: everyone else who is present gets its alms, the number with the coin.',
  'city.lesson.home.title': 'Back home',
  'city.lesson.home.text':
    'When a Location is decided, its Priests go home and are free again. Altars stay where they are.',
  'city.lesson.ability.title': 'A power of your God',
  'city.lesson.ability.text':
    'This ability glows: you can pay for it, and it would change something here. Its price and its effect stand on it. You may use it instead of playing a card.',
  'city.lesson.miracle.title': 'Miracles',
  'city.lesson.miracle.text':
    'Miracles help you, and only you can see them. Inspiration gives one of your Priests +2 Influence, which can turn a Location at the last moment. A black seal means: for dark Cults only.',
  'city.lesson.intrigue.title': 'Intrigues',
  'city.lesson.intrigue.text':
    'Intrigues harm others. You can sell any you don’t want to play while Praying, for the number in the corner.',
  'city.lesson.forum.title': 'The Supremacy card',
  'city.lesson.forum.text':
    'The owner’s Patriarch has +7 strength. At the start of the next round, the owner may celebrate: a great gift, but they sit out the round.',
  'city.lesson.followers.title': 'Followers',
  'city.lesson.followers.text':
    'Followers do 3 things: they open Locations, make your Patriarch stronger, and pay for things. You can have 9 at most. The Slums and the Port give them.',
  'city.lesson.altars.title': 'Altars',
  'city.lesson.altars.text':
    'In the Artisan District, 5 coins turn one of your Priests anywhere on the board into an Altar. It gives you 4 Influence there every round. 5 Altars win.',
  'city.lesson.mobs.title': 'Mobs',
  'city.lesson.mobs.text':
    'The Guard Quarters turn 2 Followers into a Fanatical Mob. Each Mob lets you take more benefits when you Pray, and 4 of them win the game.',
  'city.lesson.rift.title': 'The Rift',
  'city.lesson.rift.text':
    'Win the Rift with at least as much Influence as your Divine Might, and your god turns to the dark side: new abilities, more Might. The second Summoning wins.',
  'city.lesson.thieves.title': 'Thieves District',
  'city.lesson.thieves.text':
    'Pay as many coins as a Location’s number, and one of your Priests goes there on them. A Priest on coins beats any Influence.',
  'city.lesson.close.title': 'Close to the end',
  'city.lesson.close.text':
    'Someone is one step from victory: their row of marks is brass. Only the end of the round counts, so there’s still time to take an Altar or a Mob away.',
};
