/** The anchors that open a help text on every page. The texts themselves are loaded when the first one is opened. */
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

export type HelpAnchor = (typeof helpAnchors)[keyof typeof helpAnchors];

/** The help text that an address asks for, by its `#…`. */
export function helpAnchorOf(hash: string): HelpAnchor | undefined {
  return Object.values(helpAnchors).find((anchor) => hash === `#${anchor}`);
}
