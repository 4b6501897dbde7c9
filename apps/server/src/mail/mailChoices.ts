import { mailChoicesSchema, standardMailChoices, type MailChoices } from '@clothesline/api-client/members';
import * as z from 'zod/mini';

const stored = z.partial(mailChoicesSchema);

/** Which notices somebody gets by mail, from the JSON that is stored. */
export function mailChoicesOf(user: { mail_choices: string }): MailChoices {
  return { ...standardMailChoices, ...stored.parse(JSON.parse(user.mail_choices)) };
}
