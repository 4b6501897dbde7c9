import type { MailedNotice } from './content.js';
import type { MailSite } from './mail.js';

/** Links of a mail. */
export interface MailLinks {
  settings: string;
  donation(id: number): string;
  /** Page of a notice; undefined if it has none. */
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
 * The page whose button signs in. What signs in stands behind the `#`: no server and no log sees it, and a scanner that
 * opens the link presses nothing.
 */
export function signInLink({ address }: MailSite, email: string, code: string): string {
  return `${address}/sign-in#${new URLSearchParams({ email, code }).toString()}`;
}

/** The page whose button undoes a change of how one signs in. The token stands behind the `#`, as a code does. */
export function undoLink({ address }: MailSite, token: string | undefined): string | undefined {
  return token && `${address}/not-me#${token}`;
}
