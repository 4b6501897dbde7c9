import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import type { MailContent } from '../mail/content.js';
import { enqueueMail } from '../mail/outbox.js';
import type { Tables } from '../store/tables.js';
import { endSessions, rejectRestricted, type Session, type Sessions, type User } from './sessions.js';
import { issueUndo } from './undo.js';

export async function requireOwner(c: Context<Environment>, sessions: Sessions): Promise<Session> {
  const session = await sessions.findSession(c);
  if (!session) throw new HttpError(401, 'signIn');
  rejectRestricted(session.user);
  if (session.user.is_demo) throw new HttpError(403, 'demoPerson');
  return session;
}

/**
 * Ends all sessions (in case of a stolen session) and emails an undo link to the previous address. The caller receives
 * a new session.
 * @param changedAt When the change started
 * @param until When the undo period of a deletion ends
 */
export async function mailSecurityChange(
  db: Kysely<Tables>,
  user: User,
  what: Extract<MailContent, { kind: 'changed' }>['what'],
  changedAt: Date,
  until?: Date | null,
): Promise<void> {
  await endSessions(db, user.id);
  const content = {
    kind: 'changed',
    what,
    ...(until && { until: until.toISOString() }),
    undo: await issueUndo(db, user, changedAt),
    language: chosenLanguage(user),
  } as const;
  await enqueueMail(db, { to: user.email, content }, changedAt);
}
