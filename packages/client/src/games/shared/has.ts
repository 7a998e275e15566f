/** Whether a list of ids of one kind has this id, which may be of any kind. */
export function has(list: readonly (string | null)[], id: string): boolean {
  return list.includes(id);
}
