/** What the small pages with planted faults are made of. */
import type { Facts } from '../page/facts.ts';

export interface Planted {
  readonly what: string;
  readonly faulty: string;
  readonly sound: string;
  readonly size?: readonly [number, number];
  readonly facts?: Partial<Facts>;
}

export const PHONE = [390, 844] as const;
export const at = (x: number, y: number, width: number, height: number) =>
  `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;`;
export const table = (inside: string) => `<div data-region="seats"></div><div data-region="board">${inside}</div>`;
export const bar = (words: string, style = '') =>
  `<section data-region="bar" data-mine style="width:300px"><p data-question style="margin:0;font-size:18px;${style}">${words}</p></section>`;
export const plate = (inside: string, label = 'Candlelit Augur, 17 life') =>
  `<div data-region="seats"><div data-plate="0" data-presence="here"><button aria-label="${label}"></button>${inside}</div></div>`;
export const SIGN = '<svg viewBox="0 0 9 9" width="16" height="16"><path d="M0 0h9v9z" /></svg>';
export const plates = (...all: readonly (readonly [name: string, shown: string])[]) =>
  `<div data-region="seats">${all.map(([name, shown], seat) => `<div data-plate="${seat}" data-presence="here"><button aria-label="${name}"></button>${SIGN}<b data-shortened title="${name}">${shown}</b></div>`).join('')}</div>`;
export const FOOT = '<footer style="position:fixed;left:0;bottom:0;width:390px;height:70px;background:#fff"></footer>';
export const explained = `<button data-thing="a" data-touchable style="${at(100, 100, 60, 60)}"></button><div data-region="lesson" style="${at(90, 90, 99, 99)};z-index:9"></div>`;
export const GLOW = '<style>:root { --glow: #f0cf7c }</style>';
