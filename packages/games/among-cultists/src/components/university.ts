/** The University, sides a and b (section 2.13). */
import type { MapPlan } from './maps.ts';

export const university: MapPlan<'university-a' | 'university-b'> = {
  places: [
    { id: 'cafeteria', kind: 'cafeteria', rect: [480, 310, 240, 180] },
    { id: 'blue-1', kind: 'room', rect: [500, 40, 200, 120] },
    { id: 'red-1', kind: 'room', rect: [960, 340, 200, 120] },
    { id: 'pink-2', kind: 'room', rect: [500, 640, 200, 120] },
    { id: 'orange-1', kind: 'room', rect: [40, 340, 200, 120] },
    { id: 'pink-1', kind: 'room', rect: [60, 60, 200, 120] },
    { id: 'orange-2', kind: 'room', rect: [940, 60, 200, 120] },
    { id: 'blue-2', kind: 'room', rect: [940, 560, 200, 100] },
    { id: 'blue-3', kind: 'room', rect: [900, 680, 200, 100] },
    { id: 'red-2', kind: 'room', rect: [60, 620, 200, 120] },
    { id: 'pink-3', kind: 'room', rect: [740, 40, 170, 100], only: ['university-b'] },
    { id: 'orange-3', kind: 'room', rect: [290, 650, 170, 110], only: ['university-b'] },
    { id: 'hall-nw', kind: 'hall', rect: [290, 190, 160, 110] },
    { id: 'hall-ne', kind: 'hall', rect: [750, 190, 160, 110] },
    { id: 'hall-se', kind: 'hall', rect: [750, 500, 160, 110] },
    { id: 'hall-sw', kind: 'hall', rect: [290, 500, 160, 110] },
    { id: 'crypt-tunnel', kind: 'tunnel', rect: [540, 200, 120, 60] },
    { id: 'old-sewer', kind: 'tunnel', rect: [540, 540, 120, 60] },
  ],
  ways: [
    { kind: 'door', from: 'hall-nw', to: ['pink-1', 'blue-1', 'orange-1', 'cafeteria'] },
    { kind: 'door', from: 'hall-ne', to: ['orange-2', 'blue-1', 'red-1', 'cafeteria', 'pink-3'] },
    { kind: 'door', from: 'hall-se', to: ['blue-2', 'blue-3', 'red-1', 'pink-2', 'cafeteria'] },
    { kind: 'door', from: 'hall-sw', to: ['red-2', 'pink-2', 'orange-1', 'cafeteria', 'orange-3'] },
    { kind: 'hatch', from: 'crypt-tunnel', to: ['pink-1', 'blue-3'] },
    { kind: 'hatch', from: 'old-sewer', to: ['orange-2', 'red-2'] },
  ],
};
