import { describe, expect, it } from 'vitest';
import { Commands } from './commands.ts';

describe('commands', () => {
  it('are known by the user and the word', () => {
    const commands = new Commands();
    commands.add('ada', 'one');
    expect(commands.has('ada', 'one')).toBe(true);
    expect(commands.has('ada', 'two')).toBe(false);
    expect(commands.has('bob', 'one')).toBe(false);
    commands.clear();
    expect(commands.has('ada', 'one')).toBe(false);
  });

  it('of several users may be the same word', () => {
    const commands = new Commands();
    const users = ['ada', 'bob', 'cy'];
    for (const user of [...users, ...users]) commands.add(user, 'one');
    expect(users.map((user) => commands.has(user, 'one'))).toEqual([true, true, true]);
    expect(commands.has('one', 'ada')).toBe(false);
    expect(commands.has('dee', 'one')).toBe(false);
  });
});
