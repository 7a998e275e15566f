import { cardCount } from '../cards.ts';
import { NUMBERS, namesOf } from '../components/locations.ts';
import { colourOf } from '../components/priests.ts';
import { mightOf } from '../influence.ts';
import { patriarchStrength, priestsIn, zoneOf } from '../priests.ts';
import { progressOf } from '../rules/end.ts';
import { pending } from '../rules/index.ts';
import type { City, Player, Zone } from '../state.ts';
import { type LocationView, locationViews, phaseOf } from '../view.ts';

/** Everything there is to know, by the specification's names, with what follows from it. */
export function inspect(s: City): unknown {
  return {
    ...s,
    phase: phaseOf(s),
    pendingDecision: pending(s)?.decision ?? null,
    winner: s.result?.winners[0] ?? null,
    endReason: s.result?.reason ?? null,
    ranking: s.result?.detail.ranking ?? null,
    lowest: {
      miracle: s.miracleDeck.at(-1) ?? null,
      intrigue: s.intrigueDeck.at(-1) ?? null,
      license: s.licenseDeck.at(-1) ?? null,
    },
    locations: namedLocations(s),
    players: s.players.map((player, seat) => ({
      ...player,
      colour: colourOf(seat),
      might: mightOf(s, player),
      patriarchStrength: patriarchStrength(s, seat),
      cards: cardCount(s, seat),
      zones: zonesOf(player),
      progress: progressOf(player),
    })),
  };
}

/** By number, and by id as well. */
function namedLocations(s: City): Record<string, LocationView> {
  const byNumber = locationViews(s);
  return Object.fromEntries(
    NUMBERS.flatMap((location) => namesOf(location).map((name) => [name, byNumber[location] as LocationView])),
  );
}

/** The Patriarch first, then the strengths of the tokens, ascending. */
function zonesOf(player: Player): Record<Zone, (number | 'patriarch')[]> {
  const zones: Zone[] = ['free', 'sheet', ...NUMBERS.map(zoneOf)];
  const strengthsIn = (zone: Zone) =>
    priestsIn(player, zone)
      .map(({ strength }) => strength)
      .sort((a, b) => rank(a) - rank(b));
  return Object.fromEntries(zones.map((zone) => [zone, strengthsIn(zone)])) as Record<Zone, (number | 'patriarch')[]>;
}

function rank(strength: number | 'patriarch'): number {
  return strength === 'patriarch' ? 0 : strength;
}
