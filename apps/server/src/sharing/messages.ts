import { standardSite, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { headsInSpanish } from './messages.es.js';

const headsInEnglish = ({ name = standardSite.name, tagline = standardSite.tagline }: Site) => ({
  product: name,
  homeTitle: `${name} - Connect, Donate, Share`,
  tagline,
  exploreTitle: 'Explore Donations',
  exploreDescription: 'Clothes that people near you give away.',
  createTitle: 'Create Donation',
  createDescription: 'List clothes that somebody else can wear.',
  savedTitle: 'Saved Items',
  profileTitle: 'My Profile',
  requestsTitle: 'Requests',
  moderationTitle: 'Moderation',
  notFoundTitle: 'Page Not Found',
  signInTitle: 'Sign In',
  notMeTitle: 'This Was Not Me',
  forYourSiteTitle: 'For your site',
  forYourSiteDescription: 'Show donations, the form or the assistant on your own site: choose, look, copy.',
  alertTitle: 'Mails About New Donations',
  personNotFoundTitle: 'Person Not Found',
  personDescription: (person: string) => `What ${person} gives away on ${name}.`,
  donationNotFoundTitle: 'Donation Not Found',
  helpTitles: {
    'help-center': 'Help Center',
    'safety-tips': 'Safety Tips',
    'donation-guidelines': 'Donation Guidelines',
    'contact-us': 'Contact Us',
    'privacy-policy': 'Privacy Policy',
    'terms-of-service': 'Terms of Service',
    'cookie-policy': 'Cookie Policy',
    imprint: 'Imprint',
  },
  pageTitle: (title: string) => `${title} - ${name}`,
  previewAlt: 'A clothesline with clothes pegged to it',
  /** Title of a search: by its words, its category, both or neither. */
  searchTitle(search: string | null, category: string | null): string {
    const words = [search && `“${search}”`, category].filter(Boolean).join(', ');
    return words === '' ? `Donations on ${name}` : `${words} - Donations on ${name}`;
  },
});

export type HeadMessages = ReturnType<typeof headsInEnglish>;

const all: Record<SiteLanguage, (site: Site) => HeadMessages> = { en: headsInEnglish, es: headsInSpanish };

/** Texts of the `<head>` of pages and of the feeds of a site. The titles are those that the marketplace's screens set. */
export const pageMessages = (site: Site, language: SiteLanguage = 'en'): HeadMessages => all[language](site);
