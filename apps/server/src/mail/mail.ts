import type { MailContent } from './content.js';

export interface MailSite {
  product: string;
  address: string;
  units?: 'mi' | 'km' | undefined;
}

export interface Mail {
  to: string;
  content: MailContent;
}

export interface WrittenMail {
  subject: string;
  /** Plain text. */
  text: string;
  html: string;
}
