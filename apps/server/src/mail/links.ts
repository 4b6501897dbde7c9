import type { MailedNotice } from './content.js';
import type { MailSite } from './mail.js';

export interface MailLinks {
  settings: string;
  donation(id: number): string;
  notice(notice: Pick<MailedNotice, 'requestId' | 'donationId' | 'wishId'>): string | undefined;
}

export function confirmLink({ address }: MailSite, token: string): string {
  return `${address}/alert#${token}`;
}

export function unsubscribeLink({ address }: Pick<MailSite, 'address'>, token: string): string {
  return `${address}/unsubscribe/${token}`;
}

export function mailLinks({ address }: Pick<MailSite, 'address'>): MailLinks {
  const donation = (id: number) => `${address}/donations/${id}`;
  return {
    settings: `${address}/profile?tab=settings`,
    donation,
    notice({ requestId, donationId, wishId }) {
      if (requestId !== null) return `${address}/requests?request=${requestId}`;
      if (typeof wishId === 'number') return `${address}/wishes/${wishId}`;
      return donationId === null ? undefined : donation(donationId);
    },
  };
}

/**
 * The code is in the fragment, so it never reaches servers or their logs. It's single-use, but mail scanners only open
 * links and don't click the button.
 */
export function signInLink({ address }: MailSite, email: string, code: string): string {
  return `${address}/sign-in#${new URLSearchParams({ email, code }).toString()}`;
}

/** The token is in the fragment, just like the code in `signInLink`. */
export function undoLink({ address }: MailSite, token: string | undefined): string | undefined {
  return token && `${address}/not-me#${token}`;
}
