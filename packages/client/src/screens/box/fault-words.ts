/** Why a file of numbers cannot be used, in the person's language and in the words of the form. */
import type { BoxFault } from '@conclave/kernel';
import { type BoxGroupInfo, textIn } from '../../core/api.ts';
import { say } from '../../i18n/index.ts';

export function faultInWords(fault: BoxFault, groups: readonly BoxGroupInfo[]): string {
  if (!('place' in fault)) return say(`box.fault.${fault.kind}`);
  const { given } = fault;
  const [group, field] = placeOf(fault.place, groups);
  const place = [group, field]
    .map((one) => textIn(one?.words))
    .filter((name) => name !== undefined)
    .join(', ');
  if (fault.kind === 'stranger')
    return say(place === '' ? 'box.fault.no-group' : 'box.fault.stranger', { place, given });
  if (fault.kind === 'no-number') return say('box.fault.no-number', { place, given, from: fault.from, to: fault.to });
  const named = (thing: string) => textIn(field?.things?.find(({ value }) => value === thing)?.words) ?? thing;
  return say(`box.fault.${fault.kind}`, { place, given, possible: fault.of.map(named).join(', ') });
}

/** A place is written `group` or `group.field`; the whole form is no place of its own. */
function placeOf(place: string, groups: readonly BoxGroupInfo[]) {
  const [groupId, ...rest] = place.split('.');
  const group = groups.find(({ id }) => id === groupId);
  return [group, group?.fields.find(({ id }) => id === rest.join('.'))] as const;
}
