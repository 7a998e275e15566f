/** What bots are called: one short word each, wherever they play. None of them is a card, a character or a person of a game. */

export const BOT_NAMES = [
  ...['Umbra', 'Vesper', 'Cinder', 'Sable', 'Onyx', 'Brine', 'Tallow', 'Wick', 'Soot', 'Dusk'],
  ...['Mire', 'Fathom', 'Lichen', 'Bramble', 'Rook', 'Quill', 'Vellum', 'Ochre', 'Tarn', 'Gale'],
  ...['Hemlock', 'Nettle', 'Yarrow', 'Wisp', 'Cobweb', 'Pewter', 'Flint', 'Marrow', 'Sedge', 'Thistle'],
  ...['Basalt', 'Kelp', 'Amberley', 'Drift', 'Heath', 'Juniper'],
] as const;

/** All names, shuffled by the seed: the bot in the first seat gets the first one, and so on. */
export function botNames(seed: string): readonly string[] {
  return BOT_NAMES.map((name) => ({ name, key: mixed(`${seed} ${name}`) }))
    .sort((a, b) => a.key - b.key || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

/** FNV-1a: a hash good enough to shuffle by. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
