/** What a thing on the table is, and why it cannot be touched now. */
import { say, type Thing } from '@conclave/kernel';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import type { Explanation, Scene } from '../../table/contract.ts';
import { colourOf, isCultist, LOCATIONS, type LocationId, valueOn } from './things.ts';
import { sayRise } from './words/index.ts';

type WhyNot = Explanation['whyNot'];

export function explain(scene: Scene, thing: Thing): Explanation {
  const view = scene.view as RiseView;
  return { ...whatIs(scene, thing), whyNot: generalReason(scene, view) ?? reason(scene, view, thing) };
}

// ---- What it is

function whatIs({ catalogue }: Scene, thing: Thing): Omit<Explanation, 'whyNot'> {
  const named = (id: string) => say(catalogue, { key: `name.${id}` });
  const text = (id: string) => say(catalogue, { key: `card.${id}` });
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'location':
      return { title: named(id), lines: [sayRise('rise.whatLocation')], rule: 'RC-4.16' };
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
        : { title: named(id), lines: [text(id)], rule: RULE_OF_CARD[id] ?? 'RC-5.1' };
  }
}

const RULE_OF_CARD: Readonly<Record<string, string>> = {
  'monster-deep-one': 'RC-5.7',
  'monster-star-spawn': 'RC-5.8',
  'monster-shoggoth': 'RC-5.9',
  'monster-mi-go': 'RC-5.10',
  'monster-byakhee': 'RC-5.11',
  'monster-nightgaunt': 'RC-5.12',
  'monster-ghoul': 'RC-5.13',
  'monster-hound-of-tindalos': 'RC-5.14',
  'artifact-necronomicon': 'RC-5.21',
  'artifact-elder-sign': 'RC-5.22',
  'artifact-silver-key': 'RC-5.23',
  'artifact-shining-trapezohedron': 'RC-5.24',
  'artifact-lamp-of-alhazred': 'RC-5.25',
  'artifact-yellow-sign': 'RC-5.26',
};

// ---- Why not

/** A reason that holds for everything on the table. */
function generalReason({ names, seat }: Scene, view: RiseView): WhyNot {
  if (view.pending === null) return because('over', 'RC-6.1');
  if (view.pending.seats.includes(seat) && view.seat === seat) return null;
  const name = view.pending.seats.map((one) => names[one]).join(', ');
  return { line: sayRise('rise.whyNot.notAsked', { name }), rule: 'RC-4.26' };
}

function reason(scene: Scene, view: RiseView, thing: Thing): WhyNot {
  const [kind, id = ''] = thing.split(':');
  const { decision } = view.pending as NonNullable<RiseView['pending']>;
  if (kind === 'location') return locationReason(view, decision, id as LocationId);
  if (decision === 'turn-action') return turnReason(scene, view, kind ?? '', id);
  if (decision === 'cultist-destination' && kind === 'valley') return valleyReason(scene, view);
  return because('other', 'RC-4.26');
}

function turnReason({ seat }: Scene, view: RiseView, kind: string, id: string): WhyNot {
  const { cultists = [], monsters = [], artifacts = [] } = view.players[seat as 0 | 1];
  const isSpecial = ([...monsters, ...artifacts] as string[]).includes(id);
  if (isSpecial) return because('noTarget', 'RC-5.2');
  const isOwn = (cultists as readonly string[]).includes(id);
  if (kind === 'card' && !isOwn) return because('theirs', 'RC-4.4');
  if (kind !== 'card' && kind !== 'deck' && kind !== 'valley') return because('other', 'RC-4.4');
  if (view.actionsLeft === 0) return because('noActions', 'RC-4.4');
  if (view.forcedDeckDraw && kind !== 'deck') return because('forced', 'RC-4.20');
  if (kind !== 'valley') return because('other', 'RC-4.4');
  return view.valley.length === 0 ? because('valleyEmpty', 'RC-4.8') : because('valleyPlayed', 'RC-4.8');
}

/** Why the chosen Cultist cannot go on the Valley. */
function valleyReason({ catalogue }: Scene, view: RiseView): WhyNot {
  const frame = view.stack.at(-1);
  const card = frame !== undefined && 'card' in frame ? String(frame.card) : '';
  if ((view.valleyTaken as readonly string[]).includes(card)) return because('valleyTaken', 'RC-4.8');
  const top = say(catalogue, { key: `name.${view.valley.at(-1) ?? 'nothing'}` });
  return { line: sayRise('rise.whyNot.valleyFit', { card: top }), rule: 'RC-4.10' };
}

function locationReason(view: RiseView, decision: string, id: LocationId): WhyNot {
  if (decision === 'turn-action' || decision === 'extra-play') return because('pickFirst', 'RC-4.10');
  if (!LOCATIONS.includes(id) || !TAKES_A_LOCATION.has(decision)) return because('other', 'RC-4.26');
  const isHunted = view.hunter === id;
  if (decision === 'hunter-destination') {
    if (isHunted) return because('hunterHere', 'RC-4.14');
    if (view.locations[id].oldOne !== null) return because('locked', 'RC-4.14');
    return because('warded', 'RC-5.22');
  }
  if (isHunted) return because('hunted', 'RC-4.10');
  return view.locations[id].oldOne === null ? because('noTargetHere', 'RC-5.2') : because('locked', 'RC-4.10');
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
