import { texts } from '../../shared/language/texts.js';

/** The texts of the screen of every unknown path (spec §2). */
export const messages = texts('notFound', {
  documentTitle: (site: string) => `Page Not Found - ${site}`,
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Back to Home',
  explore: 'Browse Donations',
} as const);
