/** Clockwise from one's own left: up the left side, along the top, down the right side. */
export function around<T>(seats: readonly T[]): Record<'left' | 'top' | 'right', readonly T[]> {
  const side = seats.length < 6 ? 1 : 2;
  return {
    left: seats.slice(0, side),
    top: seats.slice(side, seats.length - side),
    right: seats.slice(seats.length - side),
  };
}
