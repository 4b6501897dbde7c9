import { translate, type Coded, type SiteLanguage } from '@clothesline/api-client/contract';
import { noticeTexts } from '@clothesline/api-client/members';
import all from '../locales/all.js';

const catalogs = new Map<string, Readonly<Record<string, object>>[]>(
  await Promise.all(Object.entries(all).map(async ([language, load]) => [language, await load()] as const)),
);

export function getTexts<English extends { $: string[] }>(english: English, language: SiteLanguage = 'en'): English {
  const found = catalogs.get(language) ?? [];
  return Object.assign({}, english, ...found.flatMap((one) => english.$.map((name) => one[name]))) as English;
}

interface StoredNotice {
  text: string;
  text_code: string | null;
  text_values: string | null;
}

export const noticeColumns = ({ message, code, values }: Coded): StoredNotice => ({
  text: message,
  text_code: code ?? null,
  text_values: values ? JSON.stringify(values) : null,
});

export const readNoticeText = ({ text, text_code: code, text_values: values }: StoredNotice): Coded => ({
  message: text,
  ...(code !== null && { code }),
  ...(values !== null && { values: JSON.parse(values) as NonNullable<Coded['values']> }),
});

export const translateNotice = (language: SiteLanguage | undefined, notice: Coded): string =>
  translate(notice, getTexts(noticeTexts, language));
