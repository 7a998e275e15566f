/** The 33 Licenses (section 2.6). What each kind does stands where it happens: CG-5.51 to CG-5.57. */
import type { Location } from './locations.ts';

/** In table order. */
export const LICENSES = [
  'lic-approval-4',
  'lic-approval-5',
  'lic-approval-6',
  'lic-community-ruins',
  'lic-community-thieves-district',
  'lic-community-slums',
  'lic-community-temple-district',
  'lic-community-trade-district',
  'lic-community-artisan-district',
  'lic-community-academy',
  'lic-community-port',
  'lic-community-palace',
  'lic-community-nobility-district',
  'lic-community-guard-quarters',
  'lic-community-rift-of-darkness',
  'lic-title-minstrel',
  'lic-title-healer',
  'lic-title-admiral',
  'lic-title-mentor',
  'lic-title-inquisitor',
  'lic-title-general',
  'lic-title-oracle',
  'lic-tithe-outskirts',
  'lic-tithe-squares',
  'lic-tithe-markets',
  'lic-tithe-upper-town',
  'lic-tithe-heights',
  'lic-novitiates-1',
  'lic-novitiates-2',
  'lic-exiles-1',
  'lic-exiles-2',
  'lic-aulic-magus-1',
  'lic-aulic-magus-2',
] as const;
export type LicenseId = (typeof LICENSES)[number];

/** `strength` is added to the owner's Patriarch (CG-2.14). */
export type License = { readonly strength: number; readonly price: number } & (
  | { readonly kind: 'approval'; readonly placement: number }
  | { readonly kind: 'community'; readonly location: Location }
  | { readonly kind: 'title'; readonly location: Location }
  | { readonly kind: 'tithe'; readonly locations: readonly Location[] }
  | { readonly kind: 'novitiates' | 'exiles' | 'aulic-magus' }
);

export const licenses: Readonly<Record<LicenseId, License>> = {
  'lic-approval-4': { kind: 'approval', placement: 4, strength: 1, price: 7 },
  'lic-approval-5': { kind: 'approval', placement: 5, strength: 2, price: 7 },
  'lic-approval-6': { kind: 'approval', placement: 6, strength: 3, price: 8 },
  'lic-community-ruins': { kind: 'community', location: 1, strength: 1, price: 4 },
  'lic-community-thieves-district': { kind: 'community', location: 2, strength: 1, price: 4 },
  'lic-community-slums': { kind: 'community', location: 3, strength: 2, price: 7 },
  'lic-community-temple-district': { kind: 'community', location: 5, strength: 2, price: 7 },
  'lic-community-trade-district': { kind: 'community', location: 6, strength: 1, price: 6 },
  'lic-community-artisan-district': { kind: 'community', location: 7, strength: 2, price: 8 },
  'lic-community-academy': { kind: 'community', location: 8, strength: 1, price: 5 },
  'lic-community-port': { kind: 'community', location: 9, strength: 2, price: 7 },
  'lic-community-palace': { kind: 'community', location: 10, strength: 2, price: 8 },
  'lic-community-nobility-district': { kind: 'community', location: 11, strength: 1, price: 6 },
  'lic-community-guard-quarters': { kind: 'community', location: 12, strength: 3, price: 10 },
  'lic-community-rift-of-darkness': { kind: 'community', location: 13, strength: 3, price: 10 },
  'lic-title-minstrel': { kind: 'title', location: 7, strength: 1, price: 4 },
  'lic-title-healer': { kind: 'title', location: 8, strength: 1, price: 4 },
  'lic-title-admiral': { kind: 'title', location: 9, strength: 1, price: 5 },
  'lic-title-mentor': { kind: 'title', location: 10, strength: 2, price: 7 },
  'lic-title-inquisitor': { kind: 'title', location: 11, strength: 2, price: 7 },
  'lic-title-general': { kind: 'title', location: 12, strength: 2, price: 8 },
  'lic-title-oracle': { kind: 'title', location: 13, strength: 3, price: 10 },
  'lic-tithe-outskirts': { kind: 'tithe', locations: [1, 2, 3], strength: 1, price: 6 },
  'lic-tithe-squares': { kind: 'tithe', locations: [4, 5], strength: 1, price: 5 },
  'lic-tithe-markets': { kind: 'tithe', locations: [6, 7], strength: 1, price: 5 },
  'lic-tithe-upper-town': { kind: 'tithe', locations: [8, 9, 10], strength: 2, price: 6 },
  'lic-tithe-heights': { kind: 'tithe', locations: [11, 12, 13], strength: 2, price: 5 },
  'lic-novitiates-1': { kind: 'novitiates', strength: 2, price: 5 },
  'lic-novitiates-2': { kind: 'novitiates', strength: 3, price: 7 },
  'lic-exiles-1': { kind: 'exiles', strength: 2, price: 6 },
  'lic-exiles-2': { kind: 'exiles', strength: 1, price: 5 },
  'lic-aulic-magus-1': { kind: 'aulic-magus', strength: 2, price: 6 },
  'lic-aulic-magus-2': { kind: 'aulic-magus', strength: 1, price: 5 },
};
