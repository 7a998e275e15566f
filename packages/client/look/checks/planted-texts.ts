/** Planted faults of texts: too small, covered, cut off, broken. */
import { at, bar, FOOT, type Planted } from './planted-parts.ts';

export const PLANTED_TEXTS = {
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
      what: 'the feet of letters cut off, also of a name that may be short',
      faulty:
        '<div data-shortened title="Peggy" style="width:200px;height:14px;line-height:20px;overflow:hidden">Peggy</div>',
      sound:
        '<div data-shortened title="Peggy" style="width:200px;height:19px;line-height:20px;overflow:hidden">Peggy</div>',
    },
    {
      what: 'a shortened name in a part of the screen that has a name of its own',
      faulty: '<section aria-label="People"><span data-shortened>CA</span></section>',
      sound: '<section aria-label="People"><span data-shortened title="Candlelit Augur">CA</span></section>',
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
} satisfies Readonly<Record<string, readonly Planted[]>>;
