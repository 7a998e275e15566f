/** Small pages with one fault each, and the same pages without it: proofs that the checks can fail, and need not. */
import type { CheckName } from '../page/index.ts';
import { at, bar, explained, FOOT, GLOW, PHONE, type Planted, plate, plates, SIGN, table } from './planted-parts.ts';
import { PLANTED_TEXTS } from './planted-texts.ts';

export const PLANTED: Readonly<Record<CheckName, readonly Planted[]>> = {
  ...PLANTED_TEXTS,
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
      what: 'a small button in a list that scrolls, but not a link in running text',
      size: PHONE,
      faulty: '<div data-scroll><button style="width:90px;height:24px">Take</button></div>',
      sound: '<div data-scroll="text"><p>See <a href="#x">rule 4</a>.</p></div>',
    },
    {
      what: 'a small button in a sheet, but not what the sheet lies over',
      size: PHONE,
      facts: { state: 'opened' },
      faulty: `<div data-opened style="${at(0, 0, 200, 200)}"><button style="${at(50, 50, 90, 24)}">Close</button></div>`,
      sound: `<button data-thing="a" data-touchable style="${at(50, 50, 90, 24)}"></button><div data-opened style="${at(0, 0, 200, 200)};z-index:9"></div>`,
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
      what: 'two plates that show the same letters',
      facts: { names: ['Winter', 'William'] },
      faulty: plates(['Winter', 'Wi'], ['William', 'Wi']),
      sound: plates(['Winter', 'Wn'], ['William', 'Wl']),
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
