import { foldDigits, parseJson, safeStorage } from '@clothesline/api-client';
import { memberLimits } from '@clothesline/api-client/members';

/** Address of a sent code. The tab stores it, since phones may unload the page meanwhile. */
const storageKey = 'clothesline_code_sent';

const storage = safeStorage('sessionStorage');

/** In ms, as in the mail. */
const lifetime = 600_000;

/** The address that this tab had a code sent to, never the code. */
export const sentCode = {
  read(): string | undefined {
    const stored = parseJson(storage.getItem(storageKey));
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { email, sentAt }: { email?: unknown; sentAt?: unknown } = stored;
    return typeof email === 'string' && Date.now() - Number(sentAt) < lifetime ? email : undefined;
  },
  write: (email: string) => void storage.setItem(storageKey, JSON.stringify({ email, sentAt: Date.now() })),
  forget: () => storage.removeItem(storageKey),
} as const;

/** Returns the digits of a typed code, which is also pasted with the spaces around it. */
export function toCode(text: string): string {
  return foldDigits(text).replaceAll(/\D/g, '').slice(0, memberLimits.codeDigits);
}
