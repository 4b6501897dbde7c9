import * as z from 'zod/mini';
import { isHttpUrl } from '../contract/address.js';
import { donationLimits } from '../contract/donation.js';
import { requiredTitle, text } from '../contract/fields.js';
import { siteLanguages } from '../contract/standardSite.js';
import { latitude, longitude } from '../contract/place.js';

/** Help texts and policies of the marketplace, by the anchor that opens each. `imprint` shows only if it is set. */
export const helpAnchors = [
  'help-center',
  'safety-tips',
  'donation-guidelines',
  'contact-us',
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
  'imprint',
] as const;

/**
 * Whether an address is of https with a plain host (letters, digits, dots and dashes), since it is part of the pages'
 * policy.
 */
function isHttpsAddress(value: string): boolean {
  return isHttpUrl(value) && /^https:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]|$)/u.test(value);
}

const httpsAddress = text(500).check(
  z.refine(isHttpsAddress, {
    error: 'Expected an address that starts with https://',
  }),
);

/** A picture: `https://…`, or the name of a file beside the settings. */
const picture = text(500).check(
  z.refine((value) => /^[\w-]+\.(svg|png|jpe?g|webp)$/.test(value) || isHttpsAddress(value), {
    error: 'Expected a file such as logo.svg beside the settings, or an address that starts with https://',
  }),
);

const email = z.email({ error: 'Expected an email address' }).check(z.maxLength(254));

const phone = requiredTitle(30).check(
  z.refine((value) => /^\+?[\d ()./-]+$/.test(value) && /\d/.test(value), { error: 'Expected a telephone number' }),
);

const paragraphs = z.array(requiredTitle(4000)).check(z.maxLength(40, { error: 'Please use at most 40 paragraphs' }));

/** A help text or policy. */
const topic = z.strictObject({
  intro: requiredTitle(1000),
  sections: z
    .array(
      z.strictObject({
        heading: requiredTitle(120),
        paragraphs: z.optional(paragraphs),
        /** Shown as a list. */
        points: z.optional(paragraphs),
      }),
    )
    .check(z.maxLength(40, { error: 'Please use at most 40 sections' })),
});

const story = z.strictObject({
  title: requiredTitle(120),
  /** Two lines for the card. */
  description: requiredTitle(300),
  image: picture,
  /** The whole story. */
  paragraphs,
});

/** Operators' settings of a marketplace. All are optional: an omitted setting has its default or is not shown. */
export const siteSchema = z.strictObject({
  /** Name of the site, everywhere. */
  name: z.optional(requiredTitle(40)),
  /** One or two sentences below the name. */
  tagline: z.optional(requiredTitle(200)),
  /** Replaces the standard logo in the header and footer; 26 px high. */
  logo: z.optional(picture),
  /** Picture of links to the site; 1,200 × 630 px. */
  preview: z.optional(picture),
  /** Location of visitors until a better one is known. */
  place: z.optional(z.strictObject({ city: requiredTitle(80), region: requiredTitle(80), latitude, longitude })),
  /**
   * Languages of the site, unless the account or device has chosen: the first one that the browser prefers, otherwise
   * the first. English by default.
   */
  languages: z.optional(z.array(z.enum(siteLanguages)).check(z.minLength(1))),
  /** Units of distances. */
  units: z.optional(z.enum(['mi', 'km'])),
  /** Categories of donations, in the order of the lists. */
  categories: z.optional(
    z.array(requiredTitle(donationLimits.category)).check(
      z.minLength(1, { error: 'Please name at least one category' }),
      z.maxLength(30, { error: 'Please name at most 30 categories' }),
      z.refine((names) => new Set(names).size === names.length, { error: 'A category stands here twice' }),
    ),
  ),
  /** Contact of the operators. */
  contact: z.optional(
    z.strictObject({
      email: z.optional(email),
      phone: z.optional(phone),
      /** Lines of a postal address. */
      address: z.optional(z.array(requiredTitle(120)).check(z.maxLength(8, { error: 'Please use at most 8 lines' }))),
    }),
  ),
  /** Accounts on networks. */
  social: z.optional(
    z
      .array(z.strictObject({ name: requiredTitle(40), url: httpsAddress }))
      .check(z.maxLength(8, { error: 'Please name at most 8 networks' })),
  ),
  /** Target of the newsletter's form: the `action` of the provider's own form, and the name of its email field. */
  newsletter: z.optional(z.strictObject({ action: httpsAddress, field: z.optional(requiredTitle(60)) })),
  /** Community stories on the home screen. */
  stories: z.optional(z.array(story).check(z.maxLength(12, { error: 'Please use at most 12 stories' }))),
  /** Help texts and policies that replace the standard ones. */
  texts: z.optional(z.partialRecord(z.enum(helpAnchors), topic)),
});

export type Site = z.infer<typeof siteSchema>;
export type SiteTopic = z.infer<typeof topic>;
export type SiteStory = z.infer<typeof story>;
