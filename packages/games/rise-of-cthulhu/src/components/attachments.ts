/** The special cards that stay at a Location (RC-5.5), and their points there. Nothing removes them. */
export const ATTACHMENT_POINTS = {
  'monster-deep-one': 5,
  'monster-star-spawn': 3,
  'artifact-elder-sign': 3,
} as const;

export type AttachmentId = keyof typeof ATTACHMENT_POINTS;

export function isAttachment(card: string): card is AttachmentId {
  return Object.hasOwn(ATTACHMENT_POINTS, card);
}
