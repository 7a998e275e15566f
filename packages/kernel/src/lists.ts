/** The item at an index where there must be one. If there is none the program is wrong, and says so here instead of later. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no item ${index} in a list of ${list.length}`);
  return item;
}
