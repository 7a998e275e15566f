/** Measures the screen as it stands, with every check that fits, and notes what is wrong. */
import { contrast } from '../checks/contrast.ts';
import { figures, truthOf } from '../checks/figures.ts';
import { moved } from '../checks/moved.ts';
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Facts, State } from '../page/facts.ts';
import type { CheckName } from '../page/index.ts';
import type { Layout } from '../page/layout.ts';
import type { Album } from './album.ts';
import type { Guest } from './guest.ts';

const ALL: readonly CheckName[] = [
  ...(['scrolling', 'question', 'targets', 'overlaps', 'textSize', 'covered', 'cut', 'brokenWords'] as const),
  ...(['inView', 'stageUse', 'plates', 'glow', 'numbers'] as const),
];
/** What holds for any page. */
const ON_PAGES: readonly CheckName[] = ['scrolling', 'targets', 'textSize', 'covered', 'cut', 'brokenWords'];
/** What pointing and selecting can spoil. */
const WHEN_BUSY: readonly CheckName[] = ['scrolling', 'covered', 'cut', 'brokenWords', 'numbers', 'textSize'];

const CHECKS_FOR: Readonly<Record<State, readonly CheckName[]>> = {
  rest: ALL,
  lesson: ALL,
  page: ON_PAGES,
  hovered: WHEN_BUSY,
  selected: WHEN_BUSY,
  opened: [...WHEN_BUSY, 'targets'],
  moment: WHEN_BUSY,
  after: WHEN_BUSY,
};

/** So many screens of a visit are measured for contrast. */
const CONTRASTS = 6;
const HAS_CONTRAST: readonly State[] = ['rest', 'after', 'page'];
const FIGURES_COME = 600;

export class Inspector {
  private base: Layout | null = null;
  readonly album: Album;
  private readonly guest: Guest;
  private turns = 0;
  private contrasts = 0;

  constructor(guest: Guest, album: Album) {
    this.guest = guest;
    this.album = album;
  }

  /** After somebody chose something it is no longer the first turn. */
  turnIsOver(): void {
    this.turns++;
  }

  /** A picture and every check. */
  async inspect(caption: string, state: State = 'rest'): Promise<void> {
    await this.settle();
    await this.album.take(caption);
    await this.measure(state, caption);
  }

  async settle(): Promise<void> {
    await this.guest.page.evaluate(() => globalThis.look.settled());
  }

  /** The checks without a picture, but for those that find something new. */
  async measure(state: State, caption: string): Promise<void> {
    const names = CHECKS_FOR[state];
    const findings = await this.guest.page.evaluate(([facts, checks]) => globalThis.look.measure(facts, checks), [
      this.facts(state),
      names,
    ] as const);
    const isShown = this.album.pictures.at(-1)?.caption === caption;
    if (!isShown && findings.some((finding) => this.album.isNew(finding))) await this.album.take(caption);
    this.album.note(findings);
    if (state !== 'page') await this.compareLayout(caption);
    if (HAS_CONTRAST.includes(state)) await this.measureContrast();
    if (state === 'rest') await this.measureRoom();
  }

  /** Contrast is measured in a picture, which takes its time: on the first screens only. */
  private async measureContrast(): Promise<void> {
    if (this.contrasts >= CONTRASTS) return;
    this.contrasts++;
    const { page, camera } = this.guest;
    const inks = await page.evaluate(() => globalThis.look.inks());
    const screen = await camera.pixels();
    await page.evaluate(() => globalThis.look.hideText());
    const ground = await camera.pixels();
    await page.evaluate(() => globalThis.look.showText());
    this.album.note(contrast(inks, screen, ground));
  }

  private async measureRoom(): Promise<void> {
    const { heights, use } = await this.guest.page.evaluate(
      (cell) => ({
        heights: globalThis.look.heights(),
        // To be compared with a smaller screen: the same picture, only larger, is the same use of it.
        use: globalThis.look.measureStage(cell * Math.max(1, Math.min(innerWidth / 1440, innerHeight / 900))),
      }),
      LIMITS.stage.cell,
    );
    if (use !== null) this.album.room = { width: this.album.visit.width, heights, covered: use.covered };
  }

  /** What can go wrong at any moment, and is quickly measured. */
  async glance(caption: string): Promise<void> {
    const findings = await this.guest.page.evaluate(
      (facts) => globalThis.look.measure(facts, ['numbers', 'leftOpen']),
      this.facts('rest'),
    );
    const wrong = await this.wrongFigures();
    const all = [...findings, ...wrong];
    if (all.some((finding) => this.album.isNew(finding))) await this.album.take(caption);
    this.album.note(all);
    await this.compareLayout(caption);
  }

  /** What is drawn may be a moment behind what was told; what is wrong twice is wrong. */
  private async wrongFigures(): Promise<readonly Finding[]> {
    const compare = async () => {
      const view = this.guest.wire.snapshot()?.view;
      const shown = await this.guest.page.evaluate(() => globalThis.look.figures());
      return view == null || this.guest.page.url().includes('/replay/')
        ? []
        : figures(shown, truthOf(this.album.visit.game, view));
    };
    if ((await compare()).length === 0) return [];
    await this.guest.page.waitForTimeout(FIGURES_COME);
    return compare();
  }

  /** Another screen is laid out in another way. */
  onAnotherScreen(): void {
    this.base = null;
  }

  /** Regions and slots stay where they were when the table was first seen. */
  async compareLayout(when: string): Promise<void> {
    const now = await this.guest.page.evaluate(() => globalThis.look.layout());
    this.base = { ...now, ...this.base };
    const findings = moved(this.base, now, when);
    if (findings.some((finding) => this.album.isNew(finding))) await this.album.take(when);
    this.album.note(findings);
  }

  private facts(state: State): Facts {
    const snapshot = this.guest.wire.snapshot();
    return {
      frame: this.album.frame,
      state,
      isFirstTurn: this.turns === 0,
      names: snapshot?.info.seats.map(({ name }) => name ?? '') ?? [],
      hasClocks: snapshot?.clock?.left.some((left) => left !== null) ?? false,
    };
  }
}
