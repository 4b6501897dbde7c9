import { foldDigits } from '@clothesline/api-client';
import type { NeedInput, Wish } from '@clothesline/api-client/members';
import { parse, unparse } from 'papaparse';
import { endOfDay } from '../../lib/language/endOfDay.js';

export type Row = Readonly<Record<string, string>>;

/** Parses CSV with a header row. Column names are case-insensitive. Returns undefined if a required column is missing. */
export function readCsv(text: string, required: readonly string[]): Row[] | undefined {
  const { data, meta } = parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    // undoes the formula escaping of `saveCsv`
    transform: (text) => text.replace(/^'(?=[=+\-@\t\r])/, ''),
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  return required.every((name) => meta.fields?.includes(name)) ? data : undefined;
}

/** Downloads rows as CSV, escaping formulas so that spreadsheets don't run them. */
export function saveCsv(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  // Excel only detects UTF-8 with a BOM
  const csv = `\uFEFF${unparse([columns, ...rows], { escapeFormulae: true })}`;
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

export const needColumns = ['id', 'title', 'amount', 'received', 'until', 'reason'] as const;

export const toNeedRow = ({ id, title, amount, received, endsAt, reason = '' }: Wish) =>
  [id, title, amount, received, localDay(endsAt), reason] as const;

/** Numbers that can't be parsed are sent as NaN (null in JSON), which the server reports for the line. */
export function toNeedInput({ id = '', title = '', amount = '', received = '', until = '', reason }: Row): NeedInput {
  const day = foldDigits(until.trim());
  return {
    ...(id.trim() !== '' && { id: readNumber(id) }),
    title: title.trim(),
    amount: readNumber(amount),
    ...(received.trim() !== '' && { received: readNumber(received) }),
    ...(reason !== undefined && { reason: reason.trim() }),
    ...(day !== '' && { endsAt: endOfDay(day) }),
  };
}

/** Accepts digits of any script. */
export const readNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(foldDigits(text)));

export function localDay(iso: string): string {
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
