/** Full worlds an observer can imagine: roles as it suspects them, sigils and the ritual deck at random where they can be. */
import type { Chance, Seat } from '@conclave/kernel';
import { dealsOf, drawDeal } from './beliefs.ts';
import { cloneDraft, cloneFrame, playerWith, tableWith } from './clone.ts';
import { RITUALS, type RitualId } from './components/rituals/ids.ts';
import type { RoleId } from './components/roles.ts';
import { SIGILS, type SigilId } from './components/sigils/ids.ts';
import type { DeepFrame, Draft, Offer, TradeSide } from './frames.ts';
import type { DeepMemory } from './memory.ts';
import { nextParts } from './rules/trades.ts';
import type { Deep, Player } from './state.ts';
import type { DeepView, FrameView, PlayerView } from './view.ts';

/** Memory holds what everybody did: it makes some deals of roles likelier than others, and none impossible. */
export function worldFrom(view: DeepView, chance: Chance, memory?: DeepMemory): Deep {
  const { roles } = drawDeal(dealsOf(view, memory), chance);
  const sigils = hiddenSigils(view);
  chance.shuffle(sigils);
  const ritualDeck = hiddenRituals(view);
  chance.shuffle(ritualDeck);
  const players = view.players.map((player, seat) => imaginePlayer(player, roles[seat] as RoleId, sigils));
  const s: Deep = tableWith(view, {
    stack: [],
    players,
    ritualDeck,
    sigilsAside: view.sigilsAside?.slice() ?? sigils,
  });
  s.stack = view.stack.map((frame) => imagineFrame(s, frame, chance));
  return s;
}

function hiddenSigils(view: DeepView): SigilId[] {
  const seen = new Set<SigilId>(view.usedSigils);
  for (const { sigil } of view.players) if (sigil != null) seen.add(sigil);
  return SIGILS.filter((sigil) => !seen.has(sigil));
}

function hiddenRituals(view: DeepView): RitualId[] {
  const seen = new Set<RitualId>(view.ritualDiscard);
  for (const { ritual } of view.altars) seen.add(ritual);
  for (const { keeps } of view.players) for (const ritual of keeps) seen.add(ritual);
  return RITUALS.filter((ritual) => !seen.has(ritual));
}

/** Hidden cards are taken from the end of the shuffled ones. */
function imaginePlayer(player: PlayerView, role: RoleId, sigils: SigilId[]): Player {
  const hidden = () => (player.hasSigil ? (sigils.pop() as SigilId) : null);
  const sigil = player.sigil === undefined ? hidden() : player.sigil;
  return playerWith(player, role, sigil, cloneDraft(player.draft), player.withdrawn);
}

/** An offer between others may be any that they could make. */
function imagineFrame(s: Deep, frame: FrameView, chance: Chance): DeepFrame {
  if (frame.rule !== 'trade-answer' || 'give' in frame.offer) return cloneFrame(frame as DeepFrame);
  return { rule: 'trade-answer', offer: imagineOffer(s, frame.offer.from, frame.offer.to, chance) };
}

function imagineOffer(s: Deep, from: Seat, to: Seat, chance: Chance): Offer {
  const draft: Draft = { from, to, give: null };
  const give = sideOf(chance.pick(nextParts(s, draft)));
  const get = sideOf(chance.pick(nextParts(s, { ...draft, give })));
  return { from, to, give, get };
}

function sideOf({ goods, amount }: TradeSide): TradeSide {
  return { goods, amount };
}
