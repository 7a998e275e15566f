/** The special cards that stay at a Location (RC-5.5). Nothing removes them. */
export const usualPoints = {
  'monster-deep-one': 5,
  'monster-star-spawn': 3,
  'artifact-elder-sign': 3,
} as const;

export type AttachmentId = keyof typeof usualPoints;
export const ATTACHMENTS = Object.keys(usualPoints) as AttachmentId[];
