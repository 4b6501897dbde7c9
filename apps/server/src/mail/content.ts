import { siteLanguages } from '@clothesline/api-client/contract';
import { alertPaces, alertSearchSchema, noticeKinds } from '@clothesline/api-client/members';
import * as z from 'zod/mini';

/** Account whose choice the mail follows, so that it can be turned off. Mails of earlier versions lack it. */
const userId = z.optional(z.int());

const donation = z.object({ id: z.int(), title: z.string() });

const notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  donationId: z.nullable(z.int()),
  requestId: z.nullable(z.int()),
  /** Similar donations that are still available. */
  similar: z.array(donation),
  /** Title of the donation, and the path of its picture on this server. */
  title: z.optional(z.string()),
  image: z.optional(z.string()),
  /** Name of the other person of the request. */
  who: z.optional(z.string()),
  /** Words of the other person, such as a thank-you. */
  words: z.optional(z.string()),
});
export type MailedNotice = z.infer<typeof notice>;

/** Minimum lifetime of a code in ms. It expires at the end of the following period of this length. */
export const codeLifetime = 600_000;

/** Language of the mail; English without a choice, and in mails of earlier versions. */
const language = z.optional(z.enum(siteLanguages));

/** Content of a mail, as it waits in the outbox. The mail itself is written when it is sent. */
export const mailContentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    code: z.string(),
    /** Secret of the sign-in link. Mails of earlier versions lack it and use the code. */
    link: z.optional(z.string()),
    language,
  }),
  /** A code that lists donations from another site; null for a program that is no site. */
  z.object({ kind: z.literal('listing code'), code: z.string(), site: z.nullable(z.string()), language }),
  z.object({ kind: z.literal('notice'), notice, userId, language }),
  /** Tells the account's previous address about a change of the sign-in. */
  z.object({
    kind: z.literal('changed'),
    what: z.enum(['email', 'password', 'no password', 'passkey', 'no passkey', 'deleted']),
    /** When the account is deleted for good. */
    until: z.optional(z.string()),
    /** The token of the link that undoes it; missing in mails of earlier versions. */
    undo: z.optional(z.string()),
    language,
  }),
  /** Notices of a day. */
  z.object({ kind: z.literal('digest'), notices: z.array(notice), userId, language }),
  /** A visitor's message to the operators, who answer to its address. */
  z.object({ kind: z.literal('contact'), email: z.string(), words: z.string(), language }),
  /** Messages of visitors that were not mailed themselves. */
  z.object({ kind: z.literal('contact digest'), count: z.int(), language }),
  /** Asks to confirm an alert. */
  z.object({
    kind: z.literal('confirm alert'),
    /** Token of the link that confirms. */
    token: z.string(),
    search: alertSearchSchema,
    pace: z.enum(alertPaces),
    language,
  }),
  /** New results of one or more searches. */
  z.object({
    kind: z.literal('alert'),
    /** Token that ends all of them. */
    token: z.string(),
    alerts: z.array(
      z.object({
        search: alertSearchSchema,
        /** Token that unsubscribes from this search. */
        token: z.string(),
        finds: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            place: z.string(),
            /** Path of its picture on this server. */
            image: z.optional(z.string()),
            sizes: z.optional(z.array(z.string())),
            miles: z.optional(z.number()),
            /** Name of the donor, if any. */
            donor: z.optional(z.string()),
          }),
        ),
        /** Whether there is more than the finds named. */
        hasMore: z.boolean(),
      }),
    ),
    language,
  }),
]);
export type MailContent = z.infer<typeof mailContentSchema>;
export type AlertContent = Extract<MailContent, { kind: 'alert' }>;
