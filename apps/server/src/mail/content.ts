import { siteLanguages } from '@clothesline/api-client/contract';
import { alertPaces, alertSearchSchema, noticeKinds } from '@clothesline/api-client/members';
import * as z from 'zod/mini';

const userId = z.optional(z.int());

const donation = z.object({ id: z.int(), title: z.string() });

const notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  donationId: z.nullable(z.int()),
  requestId: z.nullable(z.int()),
  wishId: z.nullish(z.int()),
  similar: z.array(donation),
  title: z.optional(z.string()),
  image: z.optional(z.string()),
  who: z.optional(z.string()),
  words: z.optional(z.string()),
});
export type MailedNotice = z.infer<typeof notice>;

export const codeLifetime = 600_000;

const language = z.optional(z.enum(siteLanguages));

/** Stored in the outbox. It isn't rendered until the email is sent. */
export const mailContentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    code: z.string(),
    /** The secret for the sign-in link. Older emails contain just a code. */
    link: z.optional(z.string()),
    language,
  }),
  /** `null` if the code was requested by a script or app instead of a website. */
  z.object({ kind: z.literal('listing code'), code: z.string(), site: z.nullable(z.string()), language }),
  z.object({ kind: z.literal('notice'), notice, userId, language }),
  z.object({
    kind: z.literal('changed'),
    what: z.enum(['email', 'password', 'no password', 'passkey', 'no passkey', 'deleted']),
    until: z.optional(z.string()),
    undo: z.optional(z.string()),
    language,
  }),
  z.object({ kind: z.literal('digest'), notices: z.array(notice), userId, language }),
  z.object({ kind: z.literal('contact'), email: z.string(), words: z.string(), language }),
  z.object({ kind: z.literal('contact digest'), count: z.int(), language }),
  z.object({
    kind: z.literal('confirm alert'),
    token: z.string(),
    search: alertSearchSchema,
    pace: z.enum(alertPaces),
    language,
  }),
  z.object({
    kind: z.literal('alert'),
    token: z.string(),
    alerts: z.array(
      z.object({
        search: alertSearchSchema,
        token: z.string(),
        finds: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            place: z.string(),
            image: z.optional(z.string()),
            sizes: z.optional(z.array(z.string())),
            miles: z.optional(z.number()),
            donor: z.optional(z.string()),
          }),
        ),
        hasMore: z.boolean(),
      }),
    ),
    language,
  }),
]);
export type MailContent = z.infer<typeof mailContentSchema>;
export type AlertContent = Extract<MailContent, { kind: 'alert' }>;
