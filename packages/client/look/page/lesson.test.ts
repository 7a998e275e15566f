import { expect, it } from 'vitest';
import { type LessonCard, lessonMoved } from './lesson.ts';

const lesson: LessonCard = {
  title: 'The towns',
  place: { x: 6, y: 50, width: 300, height: 120 },
  because: 'left: 20px',
};

it('sees a lesson that jumps while it is read', () => {
  expect(lessonMoved(lesson, { ...lesson, place: { ...lesson.place, y: 300 } })).toBe(true);
});

it.each([
  ['the next lesson', { title: 'The Hunter' }],
  ['another place of what it explains', { because: 'left: 90px' }],
])('lets %s lie elsewhere', (_, other) => {
  expect(lessonMoved(lesson, { ...lesson, ...other, place: { ...lesson.place, y: 300 } })).toBe(false);
});

it('does not mind rounding, nor a lesson that comes or goes', () => {
  expect(lessonMoved(lesson, { ...lesson, place: { ...lesson.place, x: 6.6 } })).toBe(false);
  expect(lessonMoved(null, lesson)).toBe(false);
  expect(lessonMoved(lesson, null)).toBe(false);
});
