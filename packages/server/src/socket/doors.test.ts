import { describe, expect, it } from 'vitest';
import { Doors } from './doors.ts';

describe('the doors', () => {
  it('let in so many of a person, and one more when one has left', () => {
    const doors = new Doors({ perUser: 2, perAddress: 10 });
    const leave = doors.enterAs('ada');
    doors.enterAs('ada');
    expect(() => doors.enterAs('ada')).toThrow('too many connections');
    doors.enterAs('bob');
    leave();
    leave();
    doors.enterAs('ada');
    expect(() => doors.enterAs('ada')).toThrow('too many connections');
  });

  it('let in so many of a network', () => {
    const doors = new Doors({ perUser: 10, perAddress: 1 });
    doors.enterFrom('192.0.2.1');
    expect(() => doors.enterFrom('192.0.2.1')).toThrow('your network');
    doors.enterFrom('192.0.2.2');
  });
});
