/** What the rulebook of Choose Your God shows. */
import { ABILITIES_OF, accessOf, almsOf, chooseYourGod, highestPrayer, NUMBERS } from '@conclave/choose-your-god';
import { type Language, say } from '@conclave/kernel';
import { CardFace } from '../../../games/choose-your-god/cards/CardFace.tsx';
import { GodPicture } from '../../../games/choose-your-god/players/GodPicture.tsx';
import type { CultId, Location } from '../../../games/choose-your-god/things.ts';
import { withSoftHyphens } from '../../../i18n/soft.ts';
import { cardIds } from '../card-ids.ts';
import type { CardEntry, GamePictures, TableNow } from '../index.ts';
import { Pair } from '../Pair.tsx';
import type { Position } from '../position.ts';
import { Districts, WholeCity } from './Parts.tsx';
import { altar, coins, fourth, miracle, seize, summoning, table, tie } from './positions.ts';

interface Example {
  readonly locations: readonly Location[];
  readonly seats: readonly number[];
  readonly glow?: readonly string[];
  readonly changed?: readonly string[];
}

function example(position: Position, { locations, seats, glow, changed }: Example) {
  return () => (
    <Pair
      before={<Districts position={position} steps={0} locations={locations} seats={seats} glow={glow} />}
      after={<Districts position={position} locations={locations} seats={seats} changed={changed} />}
    />
  );
}

const text = (language: Language, key: string) => say(chooseYourGod.texts[language], { key });

/** All cards of a kind; a hand card's face is that of its first copy. */
function cards(prefix: 'mir-' | 'int-' | 'lic-') {
  return (language: Language): readonly CardEntry[] => {
    const names = { name: (id: string) => withSoftHyphens(text(language, `name.${bare(id)}`)) };
    return cardIds(chooseYourGod.texts[language], prefix).map((id) => ({
      id,
      name: text(language, `name.${id}`),
      text: text(language, `card.${id}`),
      face: <CardFace table={names} card={prefix === 'lic-' ? id : `${id}-1`} />,
    }));
  };
}

const bare = (id: string) => (id.startsWith('lic-') ? id : id.replace(/-\d+$/, ''));

const SIDES = ['light', 'dark'] as const;

function cults(language: Language): readonly CardEntry[] {
  return (Object.keys(ABILITIES_OF) as CultId[]).map((cult) => ({
    id: cult,
    name: text(language, `name.${cult}`),
    text: SIDES.flatMap((side) =>
      ABILITIES_OF[cult][side].map((id) => `${text(language, `name.${id}`)}: ${text(language, `card.${id}`)}`),
    ).join('\n'),
    face: <GodPicture cult={cult} />,
  }));
}

const OPEN = [1, 2, 3, 4, 5, 6, 7].map((location) => `location:${location}`);

/** Followers, alms and prayers as they are at this table. */
function numbersAt({ facts }: TableNow): Readonly<Record<string, number>> {
  return Object.fromEntries([
    ...NUMBERS.map((location) => [`access-${location}`, accessOf(facts, location)] as const),
    ...NUMBERS.map((location) => [`alms-${location}`, almsOf(facts, location)] as const),
    ...[1, 2, 3].map((mobs) => [`prayer-${mobs}`, highestPrayer(facts, mobs)] as const),
  ]);
}

export const pictures: GamePictures = {
  numbers: numbersAt,
  pictures: {
    table: () => <WholeCity position={table} />,
    'example-fourth': example(fourth, { locations: [6, 7, 8], seats: [0], glow: OPEN, changed: ['location:7'] }),
    'example-tie': example(tie, { locations: [5], seats: [0, 1] }),
    'example-miracle': example(miracle, { locations: [6], seats: [0, 1] }),
    'example-altar': example(altar, { locations: [7, 11], seats: [0] }),
    'example-coins': example(coins, { locations: [2, 9], seats: [0, 1] }),
    'example-seize': example(seize, { locations: [9], seats: [0, 1, 2] }),
    'example-summoning': example(summoning, { locations: [13], seats: [0] }),
  },
  cards: { miracles: cards('mir-'), intrigues: cards('int-'), licenses: cards('lic-'), cults },
};
