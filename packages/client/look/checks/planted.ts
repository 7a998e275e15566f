/** Small pages with one fault each, and the same pages without it: proofs that the checks can fail, and need not. */
import type { Facts } from '../page/facts.ts';
import type { CheckName } from '../page/index.ts';

export interface Planted {
  readonly what: string;
  readonly faulty: string;
  readonly sound: string;
  readonly size?: readonly [number, number];
  readonly facts?: Partial<Facts>;
}

const PHONE = [390, 844] as const;
const at = (x: number, y: number, width: number, height: number) =>
  `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;`;
const table = (inside: string) => `<div data-region="seats"></div><div data-region="board">${inside}</div>`;
const bar = (words: string, style = '') =>
  `<section data-region="bar" data-mine style="width:300px"><p data-question style="margin:0;font-size:18px;${style}">${words}</p></section>`;
const plate = (inside: string, label = 'Candlelit Augur, 17 life') =>
  `<div data-region="seats"><div data-plate="0" data-presence="here"><button aria-label="${label}"></button>${inside}</div></div>`;
const SIGN = '<svg viewBox="0 0 9 9" width="16" height="16"><path d="M0 0h9v9z" /></svg>';
const FOOT = '<footer style="position:fixed;left:0;bottom:0;width:390px;height:70px;background:#fff"></footer>';
const explained = `<button data-thing="a" data-touchable style="${at(100, 100, 60, 60)}"></button><div data-region="lesson" style="${at(90, 90, 99, 99)};z-index:9"></div>`;
const GLOW = '<style>:root { --glow: #f0cf7c }</style>';

export const PLANTED: Readonly<Record<CheckName, readonly Planted[]>> = {
  scrolling: [
    {
      what: 'a page that scrolls',
      faulty: '<div style="height:1200px">long</div>',
      sound: '<div style="height:700px">short</div>',
    },
    {
      what: 'a scroller that is not marked',
      faulty: table('<div style="height:50px;overflow:auto"><p style="height:90px">x</p></div>'),
      sound: table('<div data-scroll style="height:50px;overflow:auto"><p style="height:90px">x</p></div>'),
    },
    {
      what: 'text beside the window',
      faulty: `<div style="overflow:clip;height:300px"><p style="${at(-80, 9, 60, 20)}">gone</p></div>`,
      sound: `<div style="overflow:clip;height:300px"><p style="${at(80, 9, 60, 20)}">here</p></div>`,
    },
  ],
  question: [
    {
      what: 'a question of three lines',
      faulty: bar('Whom do you choose<br>to bear the blame<br>for all of this?'),
      sound: bar('Whom do you choose<br>to bear the blame?'),
    },
  ],
  targets: [
    {
      what: 'a token too small for a finger',
      size: PHONE,
      faulty: `<button data-thing="tunnel" data-touchable style="${at(100, 100, 34, 15)}"></button>`,
      sound: `<button data-thing="tunnel" data-touchable style="${at(100, 100, 44, 44)}"></button>`,
    },
    {
      what: 'a neighbour that takes a part of it',
      size: PHONE,
      faulty: `<button data-thing="a" data-touchable style="${at(100, 100, 60, 60)}"></button><i data-thing="b" style="${at(120, 100, 60, 60)}"></i>`,
      sound: `<button data-thing="a" data-touchable style="${at(100, 100, 60, 60)}"></button><i data-thing="b" style="${at(160, 100, 60, 60)}"></i>`,
    },
    {
      what: 'a fanned card of which too little is free',
      faulty: `<div data-fan><button data-thing="a" data-touchable style="${at(100, 100, 80, 110)}"></button><button data-thing="b" data-touchable style="${at(120, 100, 80, 110)}"></button></div>`,
      sound: `<div data-fan><button data-thing="a" data-touchable style="${at(100, 100, 80, 110)}"></button><button data-thing="b" data-touchable style="${at(140, 100, 80, 110)}"></button></div>`,
    },
    {
      what: 'a lesson over what it explains, but not over something else',
      size: PHONE,
      faulty: `${explained}<i data-lesson-thing style="${at(100, 100, 60, 60)};pointer-events:none"></i>`,
      sound: `${explained}<i data-lesson-thing style="${at(200, 200, 60, 60)};pointer-events:none"></i>`,
    },
    {
      what: 'a lesson over the bar, but not over the board',
      size: PHONE,
      faulty: `<div data-region="bar">${explained}</div>`,
      sound: `<div data-region="board">${explained}</div>`,
    },
    {
      what: 'a button under the foot of a page that scrolls no further',
      size: PHONE,
      facts: { state: 'page' },
      faulty: `<button style="${at(0, 790, 90, 50)}"></button>${FOOT}`,
      sound: `<main style="height:1200px"><button style="${at(0, 790, 90, 50)}"></button></main>${FOOT}`,
    },
    {
      what: 'a slot too low',
      size: PHONE,
      faulty: '<div data-slot="pass" style="width:90px;height:36px"></div>',
      sound: '<div data-slot="pass" style="width:90px;height:44px"></div>',
    },
  ],
  overlaps: [
    {
      what: 'two things over each other',
      faulty: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><button data-thing="b" data-touchable style="${at(50, 0, 60, 60)}"></button>`,
      sound: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)};clip-path:inset(0 30px 0 0)"></button><button data-thing="b" data-touchable style="${at(50, 0, 60, 60)}"></button>`,
    },
    {
      what: 'a thing that comes up through a tray, but not one below it',
      faulty: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)};z-index:9"></button><div data-region="tray" style="${at(0, 0, 90, 90)}"><button data-thing="b" data-touchable style="${at(30, 0, 60, 60)}"></button></div>`,
      sound: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><div data-region="tray" style="${at(0, 0, 90, 90)};z-index:9"><button data-thing="b" data-touchable style="${at(30, 0, 60, 60)}"></button></div>`,
    },
  ],
  textSize: [
    { what: 'small print', faulty: '<p style="font-size:11px">fine</p>', sound: '<p style="font-size:12px">fine</p>' },
    {
      what: 'small print by a transform',
      faulty: '<p style="font-size:16px;transform:scale(.6)">fine</p>',
      sound: '<p style="font-size:16px;transform:scale(.9)">fine</p>',
    },
    { what: 'a small question', faulty: bar('Whom?', 'font-size:17px'), sound: bar('Whom?') },
    {
      what: 'a small number that decides',
      faulty: '<b data-number="life" style="font-size:20px">17</b>',
      sound: '<b data-number="life" style="font-size:22px">17</b>',
    },
    {
      what: 'small text on a large screen',
      size: [1920, 1080],
      faulty: '<p>text</p>',
      sound: '<style>body { font-size: 19px }</style><p>text</p>',
    },
  ],
  covered: [
    {
      what: 'a plate over its own words, as it was when pointed at',
      faulty: `<div style="${at(0, 0, 200, 90)}"><button style="${at(0, 0, 200, 90)};z-index:20;background:#123"></button><span style="${at(9, 9, 90, 20)};pointer-events:none">Adept 3</span></div>`,
      sound: `<div style="${at(0, 0, 200, 90)}"><button style="${at(0, 0, 200, 90)};background:#123"></button><span style="${at(9, 9, 90, 20)};pointer-events:none">Adept 3</span></div>`,
    },
    {
      what: 'a plate over its words, but not its ring',
      faulty: `<div style="${at(0, 0, 200, 90)}"><button style="${at(0, 0, 200, 90)};background:#123;z-index:1">x</button><span style="${at(9, 60, 90, 20)}">Adept 3</span></div>`,
      sound: `<style>.ring::after { content: ''; position: absolute; inset: -4px; z-index: 30; border: 2px solid gold }</style><div style="${at(0, 0, 200, 90)}"><button class="ring" style="${at(0, 0, 200, 90)};background:#123">x</button><span style="${at(9, 60, 90, 20)}">Adept 3</span></div>`,
    },
    {
      what: 'text over text',
      faulty: `<span style="${at(0, 0, 90, 20)}">seventeen</span><span style="${at(4, 0, 90, 20)}">eighteen</span>`,
      sound: `<span style="${at(0, 0, 90, 20)}">seventeen</span><span style="${at(4, 24, 90, 20)}">eighteen</span>`,
    },
    {
      what: 'a drawing over text, but not an empty frame',
      faulty: `<span style="${at(0, 0, 90, 20)}">words</span><svg style="${at(0, 0, 90, 20)}"><rect width="90" height="20" /></svg>`,
      sound: `<span style="${at(0, 0, 90, 20)}">words</span><svg style="${at(0, 0, 90, 20)}"><rect width="90" height="20" fill="none" stroke="red" /></svg>`,
    },
    {
      what: 'a pill over text, but not the mark of a scroller over what scrolls',
      faulty: `<div data-scroll style="height:60px;overflow:auto"><p style="margin:0;height:90px">words</p></div><b style="${at(0, 0, 40, 20)}background:#fff">+1</b>`,
      sound: `<div data-scroll style="height:60px;overflow:auto"><p style="margin:0;height:90px">words</p></div><b data-more="below" style="${at(0, 0, 40, 20)}background:#fff">+1</b>`,
    },
    {
      what: 'a box over a page, but not the foot of the window over what scrolls',
      facts: { state: 'page' },
      faulty: `<p style="${at(0, 860, 90, 20)}">words</p>${FOOT}`,
      sound: `<main style="height:1200px"><p style="${at(0, 860, 90, 20)}">words</p></main>${FOOT}`,
    },
    {
      what: 'a mark over the board, but not over a tray that hides the board',
      faulty: `<div data-region="board" style="${at(0, 0, 90, 90)}">map</div><b data-more="below" style="${at(0, 0, 40, 20)}background:#fff">+1</b>`,
      sound: `<div data-region="board" style="${at(0, 0, 90, 90)}">map</div><div data-region="tray" style="${at(0, 0, 90, 90)};background:#fff"></div><b data-more="below" style="${at(0, 0, 40, 20)}background:#fff">+1</b>`,
    },
    {
      what: 'a tray over the bar, but not over the board',
      faulty: `<div data-region="board"></div><div data-region="bar">ask</div><div data-region="tray" style="${at(0, 0, 90, 90)};background:#fff"></div>`,
      sound: `<div data-region="board">map</div><div data-region="bar" style="${at(0, 100, 90, 20)}">ask</div><div data-region="tray" style="${at(0, 0, 90, 90)};background:#fff"></div>`,
    },
  ],
  cut: [
    {
      what: 'a line that a box cuts off',
      faulty: '<div style="width:60px;overflow:hidden;white-space:nowrap">a long line of words</div>',
      sound: '<div style="width:260px;overflow:hidden;white-space:nowrap">a long line of words</div>',
    },
    {
      what: 'three dots, but not on a name that is said in full',
      faulty: '<div style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Candlelit Augur</div>',
      sound:
        '<div data-shortened title="Candlelit Augur" style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Candlelit Augur</div>',
    },
    {
      what: 'a shortened name that nothing says in full',
      faulty: '<main><span data-shortened>CA</span></main>',
      sound: '<main><span data-shortened title="Candlelit Augur">CA</span></main>',
    },
    {
      what: 'words that stand out of their box',
      faulty: '<div style="width:60px;white-space:nowrap">a long line of words</div>',
      sound: '<div style="width:260px;white-space:nowrap">a long line of words</div>',
    },
    {
      what: 'lines below a box of a fixed height, but not what can be scrolled to',
      faulty: '<div style="width:60px;height:30px">one line and one more and one more</div>',
      sound: '<div style="width:60px;height:30px;overflow:auto"><p>one line and one more and one more</p></div>',
    },
  ],
  brokenWords: [
    {
      what: 'a word torn apart where hyphens are allowed, but not used',
      faulty: '<p lang="zxx" style="width:80px;overflow-wrap:anywhere;hyphens:auto">Elendsviertelbewohner</p>',
      sound: '<p lang="zxx" style="width:80px;overflow-wrap:anywhere;hyphens:auto">Elends&shy;viertel&shy;bewohner</p>',
    },
    {
      what: 'a word torn apart',
      faulty: '<p style="width:80px;overflow-wrap:anywhere">Elendsviertelbewohner</p>',
      sound: '<p style="width:80px;overflow-wrap:anywhere">Elends&shy;viertel&shy;bewohner</p>',
    },
  ],
  inView: [
    {
      what: 'a thing under something, but not under a lesson',
      faulty: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><div style="${at(0, 0, 99, 99)}"></div>`,
      sound: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><div data-region="lesson" style="${at(0, 0, 99, 99)}"></div>`,
    },
    {
      what: 'a thing below the window',
      faulty: `<main style="height:900px;overflow:hidden;position:relative"><button data-thing="a" data-touchable style="${at(0, 880, 60, 60)}"></button></main>`,
      sound: `<main style="height:900px;overflow:hidden;position:relative"><button data-thing="a" data-touchable style="${at(0, 800, 60, 60)}"></button></main>`,
    },
    {
      what: 'a thing cut off by a scroller without a mark',
      faulty: `<div style="height:100px;overflow:auto;position:relative"><button data-thing="a" data-touchable style="${at(0, 80, 60, 60)}"></button></div>`,
      sound: `<div data-scroll style="height:100px;overflow:auto;position:relative"><button data-thing="a" data-touchable style="${at(0, 80, 60, 60)}"></button></div><b data-more="below" style="position:fixed;left:80px;top:80px">+1</b>`,
    },
    {
      what: 'a thing beyond the edge of a scroller where nothing says so',
      faulty: `<div data-scroll style="height:100px;overflow:auto;position:relative"><button data-thing="a" data-touchable style="${at(0, 80, 60, 60)}"></button></div>`,
      sound: `<div data-scroll style="height:100px;overflow:auto;position:relative"><button data-thing="a" data-touchable style="${at(0, 80, 60, 60)}"></button></div><b data-more="below" style="position:fixed;left:80px;top:80px">+1</b>`,
    },
    {
      what: 'a thing under another',
      faulty: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><nav style="${at(0, 0, 99, 99)}"></nav>`,
      sound: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><nav style="${at(0, 30, 99, 99)}"></nav>`,
    },
  ],
  leftOpen: [
    {
      what: 'a tray over what is asked for, but not one that holds the answer',
      faulty: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><div data-region="tray" style="${at(0, 0, 90, 90)}">cards</div>`,
      sound: `<button data-thing="a" data-touchable style="${at(0, 0, 60, 60)}"></button><div data-region="tray" style="${at(0, 0, 90, 90)}"><button data-thing="b" data-touchable>b</button></div>`,
    },
  ],
  stageUse: [
    {
      what: 'a stage that lies empty',
      faulty: `<main data-region="board" style="height:900px"><svg width="600" height="900"></svg></main>`,
      sound: `<main data-region="board" style="height:900px;display:flex">${'<svg width="470" height="900"></svg>'.repeat(3)}</main>`,
    },
  ],
  plates: [
    {
      what: 'a plate without a sign',
      facts: { names: ['Candlelit Augur'] },
      faulty: plate('Candlelit'),
      sound: plate(`${SIGN} Candlelit`),
    },
    {
      what: 'a plate that says nobody’s name in full',
      facts: { names: ['Candlelit Augur'] },
      faulty: plate(`${SIGN} Candlelit`, '17 life'),
      sound: plate(`${SIGN} Ca`),
    },
    {
      what: 'a plate without a clock at a table with clocks',
      facts: { names: ['Candlelit Augur'], hasClocks: true },
      faulty: plate(`${SIGN} Candlelit`),
      sound: plate(`${SIGN} Candlelit <span data-clock>0:41</span>`),
    },
  ],
  glow: [
    {
      what: 'a border in the glow colour on what cannot be touched',
      faulty: `${GLOW}<p style="border:1px solid var(--glow)">phase</p>`,
      sound: `${GLOW}<p style="border:1px solid #f0cf7d">phase</p><button data-touchable style="border:1px solid var(--glow)"></button>`,
    },
  ],
  numbers: [
    {
      what: 'two numbers in one drop',
      faulty: '<b data-number="life"><span>17</span><span>25</span></b>',
      sound: '<b data-number="life"><span>17</span><span data-preview>→15</span></b>',
    },
    {
      what: 'two numbers in one drop without markers',
      faulty: '<b><span class="_number_1a2b_3">17</span><span class="_number_1a2b_3">25</span></b>',
      sound: '<b><span class="_number_1a2b_3">17</span><span class="_forecast_1a2b_9">25</span></b>',
    },
  ],
};
