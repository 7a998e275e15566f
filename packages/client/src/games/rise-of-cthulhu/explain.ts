/** What a thing on the table is, and why it cannot be touched now. */
import { say, type Thing } from '@conclave/kernel';
import { type RiseView, RULE_OF_CARD } from '@conclave/rise-of-cthulhu';
import type { Explanation, Scene } from '../../table/contract.ts';
import { has } from '../shared/has.ts';
import { colourOf, isCultist, LOCATIONS, type LocationId, valueOn } from './things.ts';
import { frameIn, riseView } from './view.ts';
import { sayRise } from './words/index.ts';

type WhyNot = Explanation['whyNot'];

export function explain(scene: Scene, thing: Thing): Explanation {
  const view = riseView(scene.view);
  return { ...whatIs(scene, view, thing), whyNot: generalReason(scene, view) ?? reason(scene, view, thing) };
}

// ---- What it is

function whatIs({ catalogue }: Scene, view: RiseView, thing: Thing): Omit<Explanation, 'whyNot'> {
  const named = (id: string) => say(catalogue, { key: `name.${id}` });
  const text = (id: string) => say(catalogue, { key: `card.${id}` });
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'location':
      return locationIs(view, id as LocationId, named, text);
    case 'deck':
      return { title: named('deck'), lines: [sayRise('rise.whatDeck')], rule: 'RC-4.9' };
    case 'valley':
      return { title: named('valley'), lines: [sayRise('rise.whatValley')], rule: 'RC-4.10' };
    case 'hunter':
      return { title: named('dark-hunter'), lines: [text('dark-hunter')], rule: 'RC-4.14' };
    case 'monsterDeck':
      return { title: named('monsterDeck'), lines: [sayRise('rise.whatMonsterDeck')], rule: 'RC-4.17' };
    case 'artifactDeck':
      return { title: named('artifactDeck'), lines: [sayRise('rise.whatArtifactDeck')], rule: 'RC-4.17' };
    case 'discard':
      return { title: named('discard'), lines: [sayRise('rise.whatDiscard')], rule: 'RC-1.8' };
    default:
      return isCultist(id)
        ? {
            title: named(id),
            lines: [
              sayRise('rise.theCultist', { value: valueOn(id), colour: named(colourOf(id)) }),
              sayRise('rise.whatCultist', { value: valueOn(id) }),
            ],
            rule: 'RC-4.17',
          }
        : { title: named(id), lines: [text(id)], rule: ruleOf(id) ?? 'RC-5.1' };
  }
}

/** A Location, with the power of the Old One that lies there, or its own where the table plays with those. */
function locationIs(
  view: RiseView,
  id: LocationId,
  named: (id: string) => string,
  text: (id: string) => string,
): Omit<Explanation, 'whyNot'> {
  const what = sayRise('rise.whatLocation');
  const { oldOne } = view.locations[id];
  if (oldOne !== null) {
    const power = sayRise('rise.whatOldOneHere', { name: named(oldOne), power: text(oldOne) });
    return { title: named(id), lines: [what, power], rule: RULE_OF_CARD[oldOne] };
  }
  if (view.options.locationPowers === 'off') return { title: named(id), lines: [what], rule: 'RC-4.16' };
  const power = sayRise(`rise.power.${id}`, { name: named(`power.${id}`) });
  return { title: named(id), lines: [what, power], rule: RULE_OF_CARD[id] };
}

function ruleOf(card: string): string | undefined {
  return (RULE_OF_CARD as Readonly<Record<string, string>>)[card];
}

// ---- Why not

/** A reason that holds for everything on the table. */
function generalReason({ names, seat }: Scene, view: RiseView): WhyNot {
  if (view.pending === null) return because('over', 'RC-6.1');
  if (view.pending.seats.includes(seat) && view.seat === seat) return null;
  const name = view.pending.seats.map((one) => names[one]).join(', ');
  return { line: sayRise('rise.whyNot.notAsked', { name }), rule: 'RC-4.4' };
}

function reason(scene: Scene, view: RiseView, thing: Thing): WhyNot {
  const [kind, id = ''] = thing.split(':');
  const { decision } = view.pending as NonNullable<RiseView['pending']>;
  if (kind === 'location') return locationReason(view, decision, id as LocationId);
  if (decision === 'turn-action') return turnReason(scene, view, kind ?? '', id);
  if (decision === 'cultist-destination' && kind === 'valley') return valleyReason(scene, view);
  return because('other', 'RC-4.4');
}

function turnReason({ seat }: Scene, view: RiseView, kind: string, id: string): WhyNot {
  const { cultists = [], monsters = [], artifacts = [] } = view.players[seat as 0 | 1];
  const isSpecial = has([...monsters, ...artifacts], id);
  if (isSpecial) return because('noTarget', 'RC-5.2');
  const isOwn = has(cultists, id);
  if (kind === 'card' && !isOwn) return because('theirs', 'RC-4.4');
  if (kind !== 'card' && kind !== 'deck' && kind !== 'valley') return because('other', 'RC-4.4');
  if (view.actionsLeft === 0) return because('noActions', 'RC-4.4');
  if (view.forcedDeckDraw && kind !== 'deck') return because('forced', 'RC-4.20');
  if (kind !== 'valley') return because('other', 'RC-4.4');
  return view.valley.length === 0 ? because('valleyEmpty', 'RC-4.8') : because('valleyPlayed', 'RC-4.8');
}

/** Why the chosen Cultist cannot go on the Valley. */
function valleyReason({ catalogue }: Scene, view: RiseView): WhyNot {
  const card = chosenCard(view);
  if (has(view.valleyTaken, card)) return because('valleyTaken', 'RC-4.8');
  const top = say(catalogue, { key: `name.${view.valley.at(-1) ?? 'nothing'}` });
  return { line: sayRise('rise.whyNot.valleyFit', { card: top }), rule: 'RC-4.10' };
}

function locationReason(view: RiseView, decision: string, id: LocationId): WhyNot {
  if (decision === 'turn-action' || decision === 'extra-play') return because('pickFirst', 'RC-4.10');
  if (!LOCATIONS.includes(id) || !TAKES_A_LOCATION.has(decision)) return because('other', 'RC-4.4');
  const isHunted = view.hunter === id;
  if (decision === 'hunter-destination') {
    if (isHunted) return because('hunterHere', 'RC-4.14');
    if (view.locations[id].oldOne !== null) return because('locked', 'RC-4.14');
    return because('warded', 'RC-5.22');
  }
  const isLocked = view.locations[id].oldOne !== null;
  switch (decision) {
    case 'cultist-destination':
    case 'extra-destination':
      if (isHunted) return because('hunted', 'RC-4.10');
      return isLocked ? because('locked', 'RC-4.10') : because('other', 'RC-4.4');
    case 'monster-location':
      return isHunted && chosenCard(view) !== HOUND ? because('hunted', 'RC-5.3') : because('noTargetHere', 'RC-5.2');
    case 'artifact-location':
      return because('noTargetHere', 'RC-5.2');
    default:
      return isLocked ? because('locked', 'RC-9.55') : because('noTargetHere', 'RC-5.2');
  }
}

/** The one Monster that may be played where the Hunter is. */
const HOUND = 'monster-hound-of-tindalos';

function chosenCard(view: RiseView): string {
  const frame = frameIn(view);
  return frame !== undefined && 'card' in frame ? String(frame.card) : '';
}

const TAKES_A_LOCATION: ReadonlySet<string> = new Set([
  'cultist-destination',
  'extra-destination',
  'hunter-destination',
  'monster-location',
  'artifact-location',
  'power-strike',
  'power-move-to',
  'power-place',
]);

type Reason =
  | 'over'
  | 'noActions'
  | 'forced'
  | 'valleyEmpty'
  | 'valleyPlayed'
  | 'valleyTaken'
  | 'noTarget'
  | 'noTargetHere'
  | 'pickFirst'
  | 'locked'
  | 'hunted'
  | 'hunterHere'
  | 'warded'
  | 'theirs'
  | 'other';

function because(why: Reason, rule: string): WhyNot {
  return { line: sayRise(`rise.whyNot.${why}`), rule };
}
