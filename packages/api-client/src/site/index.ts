import * as z from 'zod/mini';
import { isHttpUrl } from '../contract/address.js';
import { donationLimits } from '../contract/donation.js';
import { requiredTitle, text } from '../contract/fields.js';
import { siteLanguages } from '../contract/standardSite.js';
import { latitude, longitude } from '../contract/place.js';

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

/** Requires https with a plain host name because the host ends up in the content security policy. */
function isHttpsAddress(value: string): boolean {
  return isHttpUrl(value) && /^https:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]|$)/u.test(value);
}

const httpsAddress = text(500).check(
  z.refine(isHttpsAddress, {
    error: 'Expected a URL that starts with https://',
  }),
);

/** An `https://` URL, or a file name next to the settings. */
const picture = text(500).check(
  z.refine((value) => /^[\w-]+\.(svg|png|jpe?g|webp)$/.test(value) || isHttpsAddress(value), {
    error: 'Expected a file next to the settings, such as logo.svg, or a URL that starts with https://',
  }),
);

const email = z.email({ error: 'Expected an email address' }).check(z.maxLength(254));

const phone = requiredTitle(30).check(
  z.refine((value) => /^\+?[\d ()./-]+$/.test(value) && /\d/.test(value), { error: 'Expected a telephone number' }),
);

const paragraphs = z.array(requiredTitle(4000)).check(z.maxLength(40, { error: 'Please use at most 40 paragraphs' }));

const topic = z.strictObject({
  intro: requiredTitle(1000),
  sections: z
    .array(
      z.strictObject({
        heading: requiredTitle(120),
        paragraphs: z.optional(paragraphs),
        points: z.optional(paragraphs),
      }),
    )
    .check(z.maxLength(40, { error: 'Please use at most 40 sections' })),
});

const story = z.strictObject({
  title: requiredTitle(120),
  description: requiredTitle(300),
  image: picture,
  paragraphs,
});

/** The schema of `site.json`. Every setting is optional. */
export const siteSchema = z.strictObject({
  name: z.optional(requiredTitle(40)),
  tagline: z.optional(requiredTitle(200)),
  logo: z.optional(picture),
  preview: z.optional(picture),
  place: z.optional(z.strictObject({ city: requiredTitle(80), region: requiredTitle(80), latitude, longitude })),
  /** In order of preference. Defaults to English. */
  languages: z.optional(z.array(z.enum(siteLanguages)).check(z.minLength(1))),
  units: z.optional(z.enum(['mi', 'km'])),
  categories: z.optional(
    z.array(requiredTitle(donationLimits.category)).check(
      z.minLength(1, { error: 'Please add at least one category' }),
      z.maxLength(30, { error: 'Please use at most 30 categories' }),
      z.refine((names) => new Set(names).size === names.length, { error: 'Duplicate category' }),
    ),
  ),
  contact: z.optional(
    z.strictObject({
      email: z.optional(email),
      phone: z.optional(phone),
      address: z.optional(z.array(requiredTitle(120)).check(z.maxLength(8, { error: 'Please use at most 8 lines' }))),
    }),
  ),
  social: z.optional(
    z
      .array(z.strictObject({ name: requiredTitle(40), url: httpsAddress }))
      .check(z.maxLength(8, { error: 'Please use at most 8 networks' })),
  ),
  newsletter: z.optional(z.strictObject({ action: httpsAddress, field: z.optional(requiredTitle(60)) })),
  stories: z.optional(z.array(story).check(z.maxLength(12, { error: 'Please use at most 12 stories' }))),
  texts: z.optional(z.partialRecord(z.enum(helpAnchors), topic)),
});

export type Site = z.infer<typeof siteSchema>;
export type SiteTopic = z.infer<typeof topic>;
export type SiteStory = z.infer<typeof story>;
