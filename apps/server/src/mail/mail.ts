import type { MailContent } from './content.js';

/** Sender of the mails. */
export interface MailSite {
  /** The product's name. */
  product: string;
  /** The origin that visitors see; without it no mail has a link. A caller's `Host` header is never believed here. */
  address: string;
  /** Unit of distances; miles by default. */
  units?: 'mi' | 'km' | undefined;
}

/** A mail that waits to be sent. */
export interface Mail {
  to: string;
  content: MailContent;
}

/** A mail as it is sent. */
export interface WrittenMail {
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML. */
  html: string;
}
