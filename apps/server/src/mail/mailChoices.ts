import { mailChoicesSchema, standardMailChoices, type MailChoices } from '@clothesline/api-client/members';
import * as z from 'zod/mini';

const stored = z.partial(mailChoicesSchema);

export function readMailChoices(user: { mail_choices: string }): MailChoices {
  return { ...standardMailChoices, ...stored.parse(JSON.parse(user.mail_choices)) };
}
