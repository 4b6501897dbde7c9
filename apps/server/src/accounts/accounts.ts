import { type Account, issueAt, type UpdateAccount } from '@clothesline/api-client/members';
import { sql, type Kysely } from 'kysely';
import { errorCode } from '../config/startError.js';
import { HttpError } from '../http/httpError.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import { readMailChoices } from '../mail/mailChoices.js';
import { uniqueViolation } from '../store/errors.js';
import type { Tables } from '../store/tables.js';
import type { User } from './sessions.js';

export function toAccount(
  user: User,
  { moderators, origin }: { moderators: readonly string[]; origin: string },
): Account {
  return {
    id: user.id,
    username: user.username,
    displayName: user.display_name,
    email: user.email,
    profileImage: shownImage(user.profile_image, origin),
    location: user.location,
    bio: user.bio,
    createdAt: user.created_at.toISOString(),
    mails: readMailChoices(user),
    language: chosenLanguage(user) ?? null,
    hasPassword: user.password_hash !== null,
    isModerator: moderators.includes(user.email) && user.suspended_for === null && user.delete_at === null,
    deletedAt: user.delete_at?.toISOString() ?? null,
    suspendedFor: user.suspended_for,
  };
}

export function shownImage(image: string | null, origin: string): string | null {
  return image?.startsWith('/') ? origin + image : image;
}

export async function updateAccount(
  db: Kysely<Tables>,
  id: number,
  { displayName, username, location, bio, profileImage, mails, language }: UpdateAccount,
  now: Date,
): Promise<User> {
  try {
    return await db
      .updateTable('users')
      .set({
        ...(displayName !== undefined && { display_name: displayName.trim() }),
        ...(username !== undefined && { username }),
        ...(location !== undefined && { location: location.trim() }),
        ...(bio !== undefined && { bio }),
        ...(profileImage !== undefined && { profile_image: profileImage }),
        ...(mails !== undefined && {
          mail_choices: sql<string>`mail_choices::jsonb || ${JSON.stringify(mails)}::jsonb`,
        }),
        ...(language !== undefined && { language }),
        updated_at: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    throw new HttpError(409, 'usernameTaken', {
      issues: issueAt('username', 'usernameTaken'),
    });
  }
}
