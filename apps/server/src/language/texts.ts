import { translate, type Coded, type SiteLanguage } from '@clothesline/api-client/contract';
import { noticeTexts } from '@clothesline/api-client/members';
import all from '../locales/all.js';

/** Catalogs of each language other than English, which is part of the code. */
const catalogs = new Map<string, Readonly<Record<string, object>>[]>(
  await Promise.all(Object.entries(all).map(async ([language, load]) => [language, await load()] as const)),
);

/** Returns a section of a catalog in a language; English by default. */
export function textsIn<English extends { $: string[] }>(english: English, language: SiteLanguage = 'en'): English {
  const found = catalogs.get(language) ?? [];
  // A cast, since catalogs are typed where they are defined.
  return Object.assign({}, english, ...found.flatMap((one) => english.$.map((name) => one[name]))) as English;
}

/** Notice as it is stored: in English, with its code and values. */
interface StoredNotice {
  text: string;
  text_code: string | null;
  text_values: string | null;
}

/** Returns the columns of a notice's text. */
export const noticeColumns = ({ message, code, values }: Coded): StoredNotice => ({
  text: message,
  text_code: code ?? null,
  text_values: values ? JSON.stringify(values) : null,
});

/** Reads the text of a stored notice. */
export const readNoticeText = ({ text, text_code: code, text_values: values }: StoredNotice): Coded => ({
  message: text,
  ...(code !== null && { code }),
  ...(values !== null && { values: JSON.parse(values) as NonNullable<Coded['values']> }),
});

/** Writes a notice in a language. */
export const writeNoticeIn = (language: SiteLanguage | undefined, notice: Coded): string =>
  translate(notice, textsIn(noticeTexts, language));
