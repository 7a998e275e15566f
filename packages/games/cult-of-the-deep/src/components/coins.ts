/** Coins and other supplies (sections 2.1 and 2.9, CD-2.2). */
export const COINS = ['chant', 'siren', 'necromancer'] as const;
export type Coin = (typeof COINS)[number];

export const COIN_SUPPLY: Readonly<Record<Coin, number>> = { chant: 18, siren: 10, necromancer: 8 };
export const KRAKEN_DICE = 7;
export const CULTIST_DICE = 12;
export const WRAITH_DICE = 18;
export const SHADOW_TOKENS = 6;
/** A safety limit: so many dice can be gained by Altar effects in one turn (CD-4.71). */
export const GAINED_DICE = 20;

/** What Merchant II deals in (CD-5.75). */
export const GOODS = ['chant', 'siren', 'life'] as const;
export type Goods = (typeof GOODS)[number];
