import { describe, expect, it } from 'vitest';
import { match } from './match.ts';

describe('an address', () => {
  it('is matched part by part', () => {
    expect(match('/t/:id', '/t/Ab3')).toEqual({ id: 'Ab3' });
    expect(match('/about', '/about')).toEqual({});
  });

  it('is the home page with and without a slash', () => {
    expect(match('/', '/')).toEqual({});
    expect(match('/', '')).toEqual({});
  });

  it('may end with a slash', () => {
    expect(match('/learn/:game', '/learn/rise-of-cthulhu/')).toEqual({ game: 'rise-of-cthulhu' });
  });

  it('is another one when a part differs, is missing or is too many', () => {
    expect(match('/t/:id', '/replay/Ab3')).toBeNull();
    expect(match('/t/:id', '/t')).toBeNull();
    expect(match('/t/:id', '/t/Ab3/more')).toBeNull();
    expect(match('/', '/about')).toBeNull();
  });

  it('gives its parts as they were meant', () => {
    expect(match('/join/:code', '/join/A%20B')).toEqual({ code: 'A B' });
  });

  it('leads nowhere when it is not an address at all', () => {
    expect(match('/join/:code', '/join/%E0%A4%A')).toBeNull();
  });
});
