import type { Mail } from './mail.js';
import { renderMail } from './renderMail.js';
import { NoticeMail } from './templates/NoticeMail.js';

/** A notice as a mail. Its title comes from somebody else: the subject is one line of it. */
export function noticeMail(to: string, text: string): Mail {
  const subject = text.replaceAll(/\s+/g, ' ').slice(0, 150).toWellFormed();
  return { to, subject, text, html: renderMail(<NoticeMail text={text} />) };
}
