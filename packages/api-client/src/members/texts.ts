import { coded, type Coded, type CodeOf, type ValuesOf } from '../contract/coded.js';
import type { Line } from '../hand-over/commands.js';
import type { HandOverDonation, HandOverRequest } from '../hand-over/state.js';
import { refusals } from '../locales/en/refusals.js';
import { errors } from '../locales/members/en/errors.js';
import { lines } from '../locales/members/en/lines.js';
import { notices } from '../locales/members/en/notices.js';
import type { NoticeKind } from './notice.js';

export const errorTexts = { ...errors, ...refusals };
export type ErrorCode = CodeOf<typeof errorTexts>;
export { lines as lineTexts, notices as noticeTexts };
export { memberIssues as memberIssueTexts } from '../locales/members/en/memberIssues.js';

export const errorText = <Code extends ErrorCode>(code: Code, ...values: ValuesOf<(typeof errorTexts)[Code]>): Coded =>
  coded(errorTexts, code, ...values);

/** Formats an error message for a single field, wrapped in a list of issues. */
export const issueAt = <Code extends ErrorCode>(
  path: string,
  code: Code,
  ...values: ValuesOf<(typeof errorTexts)[Code]>
) => [{ path, ...errorText(code, ...values) }];

export type LineCode = CodeOf<typeof lines>;

/** Converts a line to a message, either from the system or from a participant. */
export const writeLine = (line: Line) =>
  'step' in line
    ? { authorId: null, content: lines[line.step], code: line.step }
    : { authorId: line.authorId, content: line.content };

export type NoticeText = Coded & { code: CodeOf<typeof notices> };

/** Formats the text of a notice. */
export const noticeText = <Code extends CodeOf<typeof notices>>(
  code: Code,
  ...values: ValuesOf<(typeof notices)[Code]>
): NoticeText => ({ ...coded(notices, code, ...values), code });

const excerptLength = 200;

/** Formats the notice that's sent after a step. */
export function writeNotice(
  kind: Exclude<NoticeKind, 'found' | 'suspended'>,
  { title, status }: Pick<HandOverDonation, 'title' | 'status'>,
  { asker = '', reason, wishId }: { asker?: string | undefined } & Partial<Pick<HandOverRequest, 'reason' | 'wishId'>>,
): NoticeText {
  if (kind === 'closed' && status === 'given') return noticeText('given', { title });
  if (kind === 'offered' && wishId !== undefined) return noticeText('offeredForWish', { title });
  if (kind !== 'asked' || reason === undefined) return noticeText(kind, { title });
  const isLong = reason.length > excerptLength;
  const excerpt = isLong ? `${reason.slice(0, excerptLength).toWellFormed()}…` : reason;
  return noticeText('askedBy', { title, name: asker, reason: excerpt });
}
