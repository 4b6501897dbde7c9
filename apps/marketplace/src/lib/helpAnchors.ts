/** These hashes open a help text on any page. */
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

export function findHelpName(hash: string): HelpName | undefined {
  return (Object.keys(helpAnchors) as HelpName[]).find((name) => hash === `#${helpAnchors[name]}`);
}
