import { texts } from '../language/texts.js';

/** Texts of sharing. */
export const shareMessages = texts('share', {
  linkCopied: 'Link copied',
  linkCopiedText: 'Paste it wherever you like.',
  shareFailed: 'Could not share',
  shareFailedText: (address: string) => `Copy the address yourself: ${address}`,
} as const);
