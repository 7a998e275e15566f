import type { Cause, EffectId } from '../components/causes.ts';

/** The rule that states the effect. */
export const RULE_OF_CARD: Readonly<Record<EffectId, string>> = {
  'monster-deep-one': 'RC-5.7',
  'monster-star-spawn': 'RC-5.8',
  'monster-shoggoth': 'RC-5.9',
  'monster-mi-go': 'RC-5.10',
  'monster-byakhee': 'RC-5.11',
  'monster-nightgaunt': 'RC-5.12',
  'monster-ghoul': 'RC-5.13',
  'monster-hound-of-tindalos': 'RC-5.14',
  'artifact-necronomicon': 'RC-5.21',
  'artifact-elder-sign': 'RC-5.22',
  'artifact-silver-key': 'RC-5.23',
  'artifact-shining-trapezohedron': 'RC-5.24',
  'artifact-lamp-of-alhazred': 'RC-5.25',
  'artifact-yellow-sign': 'RC-5.26',
  'old-one-cthulhu': 'RC-5.31',
  'old-one-azathoth': 'RC-5.32',
  'old-one-yog-sothoth': 'RC-5.33',
  'old-one-shub-niggurath': 'RC-5.34',
  'old-one-nyarlathotep': 'RC-5.35',
  'old-one-hastur': 'RC-5.36',
  'old-one-dagon': 'RC-5.37',
  'old-one-ithaqua': 'RC-5.38',
  arkham: 'RC-5.52',
  dunwich: 'RC-5.53',
  innsmouth: 'RC-5.54',
  kingsport: 'RC-5.55',
};

/** The rule that brings something about. */
export function ruleOfCause(cause: Cause): string {
  switch (cause) {
    case 'valley-play':
    case 'hunter-strike':
      return 'RC-4.14';
    case 'colour-set':
      return 'RC-4.17';
    case 'awakening':
      return 'RC-4.15';
    default:
      return RULE_OF_CARD[cause];
  }
}
