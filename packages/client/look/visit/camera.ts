/** Pictures of a page, taken by the browser's own protocol: several times as fast as Playwright's, which waits and writes small files. */
import type { CDPSession, Page } from 'playwright-core';
import { decode } from '../../scripts/small-png.ts';
import type { Pixels } from '../checks/changed-text.ts';
import type { Box } from '../finding.ts';

export class Camera {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async before(page: Page): Promise<Camera> {
    return new Camera(await page.context().newCDPSession(page));
  }

  /** A small file, to be looked at. */
  async jpeg(): Promise<Buffer> {
    return this.take({ format: 'jpeg', quality: 72 });
  }

  /** The pixels of the screen or of a part of it, to be measured. */
  async pixels(part?: Box): Promise<Pixels> {
    return decode(await this.take({ format: 'png', ...(part !== undefined && { clip: { ...part, scale: 1 } }) }));
  }

  private async take(options: Parameters<typeof this.session.send<'Page.captureScreenshot'>>[1]): Promise<Buffer> {
    const { data } = await this.session.send('Page.captureScreenshot', { optimizeForSpeed: true, ...options });
    return Buffer.from(data, 'base64');
  }
}
