import type { MailedNotice } from './content.js';
import type { MailSite } from './mail.js';

/** Links of a mail. */
export interface MailLinks {
  settings: string;
  donation(id: number): string;
  /** Page of a notice, if it has one. */
  notice(notice: Pick<MailedNotice, 'requestId' | 'donationId'>): string | undefined;
}

/** Returns the link to the page that confirms an alert. */
export function confirmLink({ address }: MailSite, token: string): string {
  return `${address}/alert#${token}`;
}

/** Returns the link to the page that ends mails without signing in. */
export function unsubscribeLink({ address }: Pick<MailSite, 'address'>, token: string): string {
  return `${address}/unsubscribe/${token}`;
}

/** Links of a site. */
export function mailLinks({ address }: Pick<MailSite, 'address'>): MailLinks {
  const donation = (id: number) => `${address}/donations/${id}`;
  return {
    settings: `${address}/profile?tab=settings`,
    donation,
    notice: ({ requestId, donationId }) =>
      requestId !== null
        ? `${address}/requests?request=${requestId}`
        : donationId === null
          ? undefined
          : donation(donationId),
  };
}

/**
 * Page with the sign-in button. The secret is in the fragment, which servers and logs never see, and scanners that
 * open the link press nothing.
 */
export function signInLink({ address }: MailSite, email: string, code: string): string {
  return `${address}/sign-in#${new URLSearchParams({ email, code }).toString()}`;
}

/** Page whose button undoes a change of the sign-in. The token is in the fragment, like a code. */
export function undoLink({ address }: MailSite, token: string | undefined): string | undefined {
  return token && `${address}/not-me#${token}`;
}
