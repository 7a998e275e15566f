/** Acolytes, portals and the Fishman on the map (AC-5.10, AC-5.20). */

import { ACOLYTES, type Danger } from '../components/dangers.ts';
import { type LocationId, type RoomId, THE_DEPTHS } from '../components/locations.ts';
import type { Context } from '../frames.ts';
import type { Among } from '../state.ts';
import { mapOf, roomAt, roomOf } from '../table.ts';

export function acolytesInSupply(s: Among): number {
  return ACOLYTES - mapOf(s).rooms.filter((room) => roomOf(s, room).acolyte).length;
}

export function dangersAt(s: Among, location: LocationId): Danger[] {
  const room = roomAt(s, location);
  const dangers: Danger[] = [];
  if (room?.acolyte) dangers.push('acolyte');
  if (room?.portal) dangers.push('portal');
  if (s.fishman === location) dangers.push('fishman');
  return dangers;
}

export function isAnyDangerOnMap(s: Among): boolean {
  if (s.fishman !== THE_DEPTHS) return true;
  return mapOf(s).rooms.some((id) => {
    const room = roomOf(s, id);
    return room.acolyte || room.portal;
  });
}

/** Nobody can do a Room action here: an Acolyte, the Fishman or a fire (AC-4.33 b and c). */
export function isBlocked(s: Among, id: RoomId): boolean {
  const isBurning = s.burned !== null && s.burned.room === id && s.burned.round === s.round;
  return isBurning || s.fishman === id || roomOf(s, id).acolyte;
}

/** An Acolyte or portal goes back to the supply, the Fishman to the depths. */
export function removeDanger(s: Among, danger: Danger, location: LocationId, ctx: Context): void {
  const room = roomAt(s, location);
  if (danger === 'fishman') moveFishman(s, THE_DEPTHS, ctx);
  else if (room !== undefined) room[danger] = false;
}

export function moveFishman(s: Among, to: Among['fishman'], ctx: Context): void {
  ctx.tell({ type: 'fishmanMoved', from: s.fishman, to });
  s.fishman = to;
}
