import { mailTopics, topicOfNotice } from '@clothesline/api-client/members';
import { timingSafeEqual } from 'node:crypto';
import { sign } from '../security/sign.js';
import type { MailContent } from './content.js';
import { unsubscribeLink } from './links.js';

const ends = [...mailTopics, 'digest'] as const;

/** Builds the headers to unsubscribe with a single click (RFC 8058). Omitted for emails that can't be turned off. */
export function unsubscribeHeaders(
  content: MailContent,
  { address, secret }: { address: string; secret: string },
): Record<string, string> {
  const token = writeToken(content, secret);
  const link = token && unsubscribeLink({ address }, token);
  if (!link) return {};
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function writeToken(content: MailContent, secret: string): string | undefined {
  if (content.kind === 'alert') return content.token;
  if (!('userId' in content) || content.userId === undefined) return undefined;
  const end = content.kind === 'digest' ? 'digest' : topicOfNotice[content.notice.kind];
  if (end === null) return undefined;
  return `${content.userId}.${end}.${sign(secret, 'unsubscribe', String(content.userId), end).toString('base64url')}`;
}

export function readUnsubscribeToken(token: string, secret: string) {
  const [, id = '', name = '', mac = ''] = /^(\d{1,10})\.(\w+)\.([\w-]{43})$/.exec(token) ?? [];
  const end = ends.find((one) => one === name);
  const isOurs = end && timingSafeEqual(Buffer.from(mac, 'base64url'), sign(secret, 'unsubscribe', id, end));
  return isOurs ? { userId: Number(id), end } : undefined;
}
