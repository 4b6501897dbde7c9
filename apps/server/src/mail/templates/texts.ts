/** The texts of the mail with a code that signs in. */
export const codeTexts = {
  subject: (product: string, code: string) => `${code} is your code for ${product}`,
  title: (product: string) => `Sign in to ${product}`,
  enter: 'Enter this code where you asked for it. It works for 10 minutes.',
  link: 'Or sign in on this page:',
  linkLabel: 'Sign in',
  ignore: 'If you did not ask for it, you can ignore this mail. Nobody can sign in without the code.',
} as const;

/** What is different in the mail with a code that lists donations from another site. */
export const listingCodeTexts = {
  title: (product: string, site: string) => `List a donation with ${product} on ${site}`,
  ignore:
    'If you did not ask for it on that site, you can ignore this mail. Whoever enters the code there can list donations in your name for an hour, and nothing else.',
} as const;

/** The texts of mails that tell of notices. */
export const noticeTexts = {
  digest: (product: string, count: number) =>
    count === 1 ? `1 notice from ${product}` : `${count} notices from ${product}`,
  open: 'Look at it',
  similar: 'Perhaps one of these:',
  why: (product: string) => `You get this mail because you have an account at ${product}.`,
  settings: 'Choose which mails you get:',
  settingsLabel: 'Choose which mails you get',
} as const;
