import { foldDigits, parseJson, safeStorage } from '@clothesline/api-client';
import { memberLimits } from '@clothesline/api-client/members';

/** Stored in `sessionStorage` because phones may unload the page while the visitor checks their email. */
const storageKey = 'clothesline_code_sent';

const storage = safeStorage('sessionStorage');

const lifetime = 600_000;

/** The address this tab requested a code for. The code itself is never stored. */
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

/** Strips everything but digits so that codes can be pasted with spaces. */
export function toCode(text: string): string {
  return foldDigits(text).replaceAll(/\D/g, '').slice(0, memberLimits.codeDigits);
}
