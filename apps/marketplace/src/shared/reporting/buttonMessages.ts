import { texts } from '../language/texts.js';

/** The texts of the button that reports something, apart from those of its dialog, which comes when it is pressed. */
export const reportButtonMessages = texts('reportButton', {
  report: 'Report',
  reportMessage: (excerpt: string) => `Report the message “${excerpt}”`,
  failed: 'Reporting did not load',
} as const);
