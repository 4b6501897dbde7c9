/** Open a help text on every page. */
export const helpAnchors = {
  helpCenter: 'help-center',
  safetyTips: 'safety-tips',
  donationGuidelines: 'donation-guidelines',
  contactUs: 'contact-us',
  privacyPolicy: 'privacy-policy',
  termsOfService: 'terms-of-service',
  cookiePolicy: 'cookie-policy',
  imprint: 'imprint',
} as const;

export type HelpName = keyof typeof helpAnchors;
export type HelpAnchor = (typeof helpAnchors)[HelpName];

/** The help text in a URL's `#…`. */
export function findHelpName(hash: string): HelpName | undefined {
  // Keys of the table.
  return (Object.keys(helpAnchors) as HelpName[]).find((name) => hash === `#${helpAnchors[name]}`);
}
