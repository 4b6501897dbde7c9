import { donationLimits } from '@clothesline/api-client/contract';
import { normalEmail, standardPushServices } from '@clothesline/api-client/members';
import * as z from 'zod/mini';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { standardHelpLines, type HelpLine } from './helpLines.js';
import { standardAreas } from '../areas/areas.js';
import { bucketPattern, readBucket } from './bucket.js';
import { standardChatDays } from './defaults.js';
import type { Limit } from './limit.js';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Messages have to complete the sentence "Expected …". */
const matching = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }));

function whole(least: number, most: number, error = `a whole number from ${least} to ${most}`) {
  const range = z.number().check(z.minimum(least, { error }), z.maximum(most, { error }));
  return z.pipe(z.pipe(matching(/^\d{1,10}$/, error), z.transform(Number)), range);
}

const list = <Schema extends z.ZodMiniType<unknown, string>>(one: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
    ),
    z.array(one),
  );

const path = z.string().check(z.refine((text) => text.trim() !== '' && !text.includes('\0'), { error: 'a path' }));

const host = matching(/^[^\s/]+$/, 'an address or a name such as 127.0.0.1');

const origin = z.string().check(
  z.overwrite((text) => text.replace(/\/$/, '')),
  z.refine((text) => /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    error: 'an origin such as https://clothes.example',
  }),
);

const databaseUrl = z.string().check(
  z.refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
    error: 'postgres://user:password@host:5432/database',
  }),
);

const bucket = z.pipe(
  matching(bucketPattern, 'https://KEY:SECRET@host/bucket, with ?region=… if the storage has regions'),
  z.transform(readBucket),
);

const smtpUrl = z.string().check(
  z.refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), {
    error: 'smtp://user:password@host:587',
  }),
);

const modelUrl = z.string().check(
  z.overwrite((text) => text.replace(/\/$/, '')),
  z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).search === '', {
    error: 'an address such as https://models.example/v1',
  }),
);

const helpLines = z.pipe(
  matching(
    /^(?:off|[^:;]+:[^:;]+(?:;[^:;]+:[^:;]+){0,9};?)$/,
    '"off", or names and numbers such as Shelter: 211; Crisis: 988',
  ),
  z.transform((text): readonly HelpLine[] =>
    text === 'off'
      ? []
      : text
          .split(';')
          .filter((part) => part.trim() !== '')
          .map((part) => {
            const [name = '', number = ''] = part.split(':').map((side) => side.trim());
            return { name, number };
          }),
  ),
);

const mailbox = z.string().check(
  z.refine((text) => /^[^\r\n]{1,200}$/.test(text) && /[^\s@<]@[^\s@>]/.test(text), {
    error: 'an email address such as Clothesline <hello@clothes.example>',
  }),
);

const moderator = z
  .string()
  .check(z.overwrite(normalEmail), z.regex(/^[^@]+@[^@]+$/, { error: 'email addresses such as ann@clothes.example' }));

const areaError = '"exact", or whole meters from 100 to 50000';
/** Cell size in meters. Smaller cells would reveal individual houses, and larger cells are too vague to be useful. */
const area = z.union(
  [
    z.pipe(
      matching(/^exact$/i, areaError),
      z.transform(() => 'exact' as const),
    ),
    whole(100, 50_000, areaError),
  ],
  { error: areaError },
);

const seconds: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const limit = z.pipe(
  matching(
    /^(off|[1-9]\d{0,5}\/(second|minute|hour|day))$/,
    '"off", or a number per second, minute, hour or day such as 60/hour',
  ),
  z.transform((text): Limit => {
    const [amount, unit = ''] = text.split('/');
    return text === 'off' ? undefined : { amount: Number(amount), seconds: seconds[unit] ?? 1 };
  }),
);

const units: Record<string, number> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

const time = (pattern: RegExp) =>
  z.pipe(
    matching(pattern, 'a time such as 3 seconds, 24 hours or 7 days'),
    z.transform((text) => {
      const [unit = ''] = /[a-z]+/.exec(text) ?? [];
      return Number.parseInt(text, 10) * (units[unit.replace(/s$/, '')] ?? 0);
    }),
  );
const duration = time(/^[1-9]\d{0,5} ?(second|minute|hour|day|week)s?$/);
const least = time(/^(0|[1-9]\d{0,5}) ?(second|minute|hour|day|week)s?$/);

/** All environment variables. They're documented in `configure.md`. */
export const settings = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  /** Defaults to all interfaces. */
  HOST: z.optional(host),
  DATA_DIR: z._default(path, '.data'),
  /** PostgreSQL server to use instead of the embedded database. */
  DATABASE_URL: z.optional(databaseUrl),
  /** A direct connection to the same PostgreSQL, in case DATABASE_URL points to a pooler. */
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  /** Distributes the tables over Citus workers on the first start. */
  DISTRIBUTED: z.optional(z.literal('citus', { error: '"citus"' })),
  /** Read replica. */
  DATABASE_READ_URL: z.optional(databaseUrl),
  /** Defaults to the origin of each request. */
  PUBLIC_URL: z.optional(origin),
  /** Origins that may send credentialed requests. */
  ALLOWED_ORIGINS: z._default(list(origin), []),
  /** Origins of the sites that may list donations. */
  EMBED_ORIGINS: z._default(list(origin), []),
  /** Whether to fill an empty database with demo data. */
  DEMO: z.optional(
    z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'], error: '1 or 0' }),
  ),
  /** How precisely positions are stored. */
  LOCATION_AREA: z._default(area, standardAreas.size),
  EXACT_DONORS: z._default(list(whole(1, donationLimits.id, 'ids of users such as 7, 12')), [
    ...standardAreas.exactDonors,
  ]),
  /** Per IP address. */
  CREATE_LIMIT: z.prefault(limit, '60/hour'),
  /** S3 bucket. */
  PHOTOS_URL: z.optional(bucket),
  /** Photo uploads per IP address. */
  PHOTO_LIMIT: z.prefault(limit, '300/hour'),
  /** Messages per chat session. */
  CHAT_LIMIT: z.prefault(limit, '30/minute'),
  /** Per IP address. Alert confirmations count as well. */
  CODE_LIMIT: z.prefault(limit, '30/hour'),
  /** Failed attempts per IP address. An IPv6 site gets ten times as many. */
  SIGN_IN_LIMIT: z.prefault(limit, '30/hour'),
  /** Number of failures across the entire site before the metrics report an attack. */
  GUESS_LIMIT: z.prefault(limit, '1000/hour'),
  /** Per account. An IP address gets five times as many. */
  WRITE_LIMIT: z.prefault(limit, '600/hour'),
  /** Applies both to each account and to each IP address. */
  REQUEST_LIMIT: z.prefault(limit, '30/hour'),
  /** Applies both to each account and to each IP address. */
  MESSAGE_LIMIT: z.prefault(limit, '60/minute'),
  /** Applies both to each account and to each IP address. */
  REPORT_LIMIT: z.prefault(limit, '30/hour'),
  CHOOSE_AFTER: z._default(duration, standardDurations.chooseAfter),
  /** A promise lapses this long after the agreed pickup. */
  PROMISE_GRACE: z._default(duration, standardDurations.promiseGrace),
  /** How long the next person in line has to accept. */
  OFFER_TIME: z._default(duration, standardDurations.offerTime),
  /** If a donor doesn't respond for this long, their donations are paused. */
  SILENCE: z._default(duration, standardDurations.answerTime),
  /** How long a donation stays listed. */
  LISTING_TIME: z._default(duration, standardDurations.listingTime),
  /** How far in the future a pickup must be, and how long it must last. */
  PICKUP_LEAD: z._default(least, standardDurations.pickupLead),
  PICKUP_SPAN: z._default(least, standardDurations.pickupSpan),
  /** How long a reported no-show can be disputed. Until then, it doesn't count. */
  OBJECTION_TIME: z._default(least, standardDurations.objectionTime),
  /** Whether an account is needed to list donations. It's required by default, except in the demo. */
  ACCOUNTS: z.optional(z.enum(['required', 'open'], { error: '"required" or "open"' })),
  /** The mail server. If unset, emails are written to `MAIL_DIR`. */
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z._default(mailbox, 'Clothesline <noreply@localhost>'),
  MAIL_DIR: z.optional(path),
  /** Hosts of the allowed push services, including their subdomains. Use "off" to disallow all of them. */
  PUSH_SERVICES: z._default(list(matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, '"off", or hosts such as push.example.com')), [
    ...standardPushServices,
  ]),
  /** The email addresses of people who can access `/moderation`. */
  MODERATORS: z._default(list(moderator), []),
  /** After how many days chat messages are deleted. */
  CHAT_RETENTION: z._default(whole(1, 9999, 'a number of days from 1 to 9999'), standardChatDays),
  /** Help lines that the assistant suggests in a crisis. Defaults to those in the US. */
  HELP_LINES: z._default(helpLines, standardHelpLines),
  /** An OpenAI-compatible endpoint for the chat. The embedded assistant is used without it. */
  ASSISTANT_URL: z.optional(modelUrl),
  ASSISTANT_MODEL: z.optional(matching(/^[\x21-\x7e]{1,200}$/, 'the name of a model, without spaces')),
  ASSISTANT_KEY: z.optional(matching(/^[\x21-\x7e]{1,500}$/, 'a key without spaces')),
  /** How many messages the model may answer, overall and per session. The embedded assistant takes over from there. */
  ASSISTANT_LIMIT: z.prefault(limit, '1000/day'),
  ASSISTANT_SESSION_LIMIT: z.prefault(limit, '40/day'),
  /** Number of trusted proxies in front of the server. Determines which entry of `X-Forwarded-For` is used. */
  PROXIES: z._default(whole(0, 99_999), 0),
  /** The size of the response cache, in MB. */
  CACHE_MEGABYTES: z._default(whole(0, 99_999), 64),
  /** The bearer token for `/metrics`. */
  METRICS_TOKEN: z.optional(matching(/^[\x21-\x7e]{16,200}$/, '16 to 200 characters without spaces')),
  /** A local port for `/metrics` that needs no token. */
  METRICS_PORT: z.optional(whole(0, 65_535)),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }), 'info'),
  /** Built marketplace. */
  MARKETPLACE_DIR: z.optional(path),
  /** Built widgets. */
  EMBED_DIR: z.optional(path),
  /** A folder with the site's settings and images. */
  SITE_DIR: z.optional(path),
});

export const settingNames = Object.keys(settings.shape);

/** Never print the values of these, not even in error messages. */
export const secretNames: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'PHOTOS_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'ASSISTANT_KEY',
];
