/** The texts of the mail with a code that signs in. */
const codeTexts = {
  subject: (product: string, code: string) => `${code} is your code for ${product}`,
  title: (product: string) => `Sign in to ${product}`,
  enter: 'Enter this code where you asked for it. It works for 10 minutes.',
  link: 'Or sign in on this page:',
  linkLabel: 'Sign in',
  ignore: 'If you did not ask for it, you can ignore this email. Nobody can sign in without the code.',
} as const;

/** Texts of the mail with a code that lists donations from another site. */
const listingCodeTexts = {
  title: (product: string, site: string) => `List a donation with ${product} on ${site}`,
  ignore:
    'If you did not ask for it on that site, you can ignore this email. Anyone who enters the code there can list donations in your name for an hour, but do nothing else.',
} as const;

/** Texts of mails with notices. */
const noticeTexts = {
  digest: (product: string, count: number) =>
    count === 1 ? `1 notice from ${product}` : `${count} notices from ${product}`,
  open: 'View it',
  who: (name: string) => `With ${name}`,
  words: (words: string) => `“${words}”`,
  similar: 'Perhaps one of these:',
  why: (product: string) => `You get this email because you have an account at ${product}.`,
  settings: 'Choose which emails you get:',
  settingsLabel: 'Choose which emails you get',
} as const;

/** The texts of the mail about a changed way to sign in. */
const changedTexts = {
  title: (product: string) => `Your account at ${product} was changed`,
  what: {
    email: 'Your account now has another email address. You can no longer sign in with this one.',
    password: 'Your account has a new password.',
    'no password': 'Your account no longer has a password: you sign in with a code that we email you.',
    passkey: 'A passkey was added to your account and can be used to sign in.',
    'no passkey': 'A passkey was removed from your account and can no longer be used to sign in.',
    deleted: 'Your account is being deleted. Until then nobody sees it, and you can keep it by signing in.',
  },
  deletedTitle: (product: string, day: string) => `Your account at ${product} will be deleted on ${day}`,
  undoDeletion:
    'If it was not you, this page keeps your account, signs you out on all devices, and removes your password and the passkeys that were added since. It works for 7 days:',
  undo: 'If it was not you, this page puts your address back, signs you out on all devices, and removes your password and the passkeys that were added since. It works for 7 days:',
  undoLabel: 'This was not me',
  warning:
    'You are signed out on all other devices. If it was not you, somebody else can read your email or use one of your devices: change the password of your email account, and contact the people who run this site.',
} as const;

/** The texts of the page that ends mails. */
const unsubscribeTexts = {
  kinds: {
    requests: 'Emails about requests',
    messages: 'Emails about messages',
    listings: 'Emails about what you list',
    digest: 'The daily email',
    alert: 'Emails about new donations',
  },
  stop: 'Stop these emails',
  alertDone: 'You will no longer get these emails. You can ask for them again on Explore.',
  alertGone:
    'These emails had already stopped. If you still get some, use the link in the newest one, or stop them under Saved.',
  done: 'You will no longer get these emails. You can choose them again under "Email notifications" in your profile.',
} as const;

/** Texts of the mails about new donations. */
const alertTexts = {
  confirmTitle: (product: string) => `Confirm your alert on ${product}`,
  confirmSearch: (search: string) => `For: ${search}`,
  confirmText: {
    now: 'You asked for an email as soon as something is listed. Please confirm it.',
    daily: 'You asked for a daily email with new donations. Please confirm it.',
    weekly: 'You asked for a weekly email with new donations. Please confirm it.',
  },
  confirm: 'Yes, email me',
  ignore: 'If you did not ask for this, ignore this email: nothing else happens.',
  one: (title: string) => `New: ${title}`,
  several: (product: string, count: number) => `${count} new donations on ${product}`,
  section: (search: string) => `New for ${search}`,
  more: 'See all',
  stop: 'Stop these emails',
  stopAll: 'Stop all of these emails',
  everything: 'new donations',
  words: (words: string) => `“${words}”`,
  anySearch: 'new donations that you searched for',
  see: 'See it',
  seeAll: 'See all of them',
  from: (name: string) => `from ${name}`,
  away: (distance: string) => `${distance} away`,
  sizes: (sizes: string) => `Size ${sizes}`,
  size: (size: string) => `size ${size}`,
  around: (distance: string, place: string) => `within ${distance} of ${place}`,
} as const;

/** Texts of the mail with a visitor's message. */
const contactTexts = {
  title: (product: string) => `A message to ${product}`,
  digest: (product: string, count: number) =>
    count === 1 ? `1 more message to ${product}` : `${count} more messages to ${product}`,
  digestText: 'Many came within an hour, so these were not emailed one by one. All of them are in the queue:',
  from: (email: string) => `From ${email}. Replies to this email go there.`,
} as const;

/** The texts of all mails. */
export const mailTexts = {
  code: codeTexts,
  listingCode: listingCodeTexts,
  notice: noticeTexts,
  changed: changedTexts,
  unsubscribe: unsubscribeTexts,
  alert: alertTexts,
  contact: contactTexts,
} as const;

type Sentences<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Sentences<Texts[Name]>;
};

/** The same texts in another language. */
export type MailTexts = Sentences<typeof mailTexts>;
