import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog, readable } from './log.ts';

function catcher(isTTY: boolean): NodeJS.WriteStream & { text: string } {
  const stream = new Writable({
    write(chunk, _, done) {
      caught.text += chunk;
      done();
    },
  });
  const caught = Object.assign(stream as NodeJS.WriteStream, { text: '', isTTY });
  return caught;
}

describe('the log', () => {
  it('is JSON for machines', () => {
    const output = catcher(false);
    createLog('info', output).info({ url: 'http://localhost:8080' }, 'the server is open');
    expect(JSON.parse(output.text)).toMatchObject({
      level: 30,
      msg: 'the server is open',
      url: 'http://localhost:8080',
    });
  });

  it('is short lines on a terminal', () => {
    const output = catcher(true);
    createLog('info', output).warn({ tables: 3 }, 'slow');
    expect(output.text).toMatch(/^\d\d:\d\d:\d\d warning slow tables=3\n$/);
  });

  it('shows where an error came from', () => {
    expect(readable(JSON.stringify({ level: 50, time: 0, msg: 'oh', err: { stack: 'Error: x\n at y' } }))).toMatch(
      /ERROR oh\nError: x\n at y\n$/,
    );
  });

  it('keeps secrets out, should anybody ever hand it one', () => {
    const output = catcher(false);
    createLog('info', output).info({ token: 's3cret', request: { cookie: 's3cret', name: 's3cret' } }, 'x');
    createLog('info', output).info({ code: 's3cret' }, 'x');
    expect(output.text).not.toContain('s3cret');
  });

  it("keeps an error's code, which says what went wrong", () => {
    const output = catcher(false);
    createLog('info', output).error({ err: Object.assign(new Error('x'), { code: 'ENOSPC' }) }, 'x');
    expect(output.text).toContain('ENOSPC');
  });

  it('says nothing below its level', () => {
    const output = catcher(false);
    createLog('warn', output).info('x');
    expect(output.text).toBe('');
  });
});
