import { texts } from '../language/texts.js';

/** What is said when something is shared. */
export const shareMessages = texts('share', {
  linkCopied: 'Link copied',
  linkCopiedText: 'Paste it wherever you like.',
  shareFailed: 'Could not share',
  shareFailedText: (address: string) => `Copy the address yourself: ${address}`,
} as const);
