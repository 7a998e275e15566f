/** What the program asks of a page: one bundle of this file is put into every page as `look`. */
import { brokenWords } from '../checks/broken-words.ts';
import { covered } from '../checks/covered.ts';
import { cut } from '../checks/cut.ts';
import { glow } from '../checks/glow.ts';
import { inView } from '../checks/in-view.ts';
import { leftOpen } from '../checks/left-open.ts';
import { numbers } from '../checks/numbers.ts';
import { overlaps } from '../checks/overlaps.ts';
import { plates } from '../checks/plates.ts';
import { question } from '../checks/question.ts';
import { scrolling } from '../checks/scrolling.ts';
import { measureStage, stageUse } from '../checks/stage-use.ts';
import { targets } from '../checks/targets.ts';
import { textSize } from '../checks/text-size.ts';
import type { Finding } from '../finding.ts';
import { hideText, inks, showText } from './colours.ts';
import { forget } from './dom.ts';
import type { Facts } from './facts.ts';
import { figures } from './figures.ts';
import { layout } from './layout.ts';
import { hasFocus, opened, openerPoint, openers, outsidePoint } from './opened.ts';
import { said } from './said.ts';
import { settled } from './settled.ts';
import { asking, situation } from './situation.ts';
import { heights } from './sizes.ts';
import { rememberTexts, textsAfter } from './texts-before.ts';
import { sinceBarChanged, watch, watched } from './watch.ts';

/** The checks that look at one screen as it stands. */
export const CHECKS = {
  scrolling,
  question,
  targets,
  overlaps,
  textSize,
  covered,
  cut,
  brokenWords,
  inView,
  leftOpen,
  stageUse,
  plates,
  glow,
  numbers,
} satisfies Record<string, (facts: Facts) => Finding[]>;
export type CheckName = keyof typeof CHECKS;

function measure(facts: Facts, names: readonly CheckName[]): Finding[] {
  forget();
  return names.flatMap((name) => CHECKS[name](facts));
}

const look = {
  measure,
  layout,
  said,
  settled,
  asking,
  situation,
  measureStage,
  heights,
  figures,
  inks,
  hideText,
  showText,
  rememberTexts,
  textsAfter,
  opened,
  openers,
  openerPoint,
  outsidePoint,
  hasFocus,
  watched,
  sinceBarChanged,
};
export type Look = typeof look;

Object.assign(globalThis, { look });
watch();
