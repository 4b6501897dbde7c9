import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../observe/createLog.js';
import { mailContentSchema } from './content.js';
import type { MailSite } from './mail.js';
import type { DueMail } from './outbox.js';
import { smtpTransport } from './smtp.js';
import { unsubscribeHeaders } from './unsubscribeToken.js';
import { writeMail } from './writeMail.js';

export type MailTransport = (mail: DueMail) => Promise<void>;

export interface TransportOptions {
  smtpUrl: string | undefined;
  from: string;
  site: MailSite;
  secret: string;
  /** Without an SMTP server, emails are written to this folder. */
  dir: string;
  timeout?: number;
  log: Log;
}

const standardTimeout = 20_000;

function composeMessage(mail: DueMail, { from, site, secret }: TransportOptions) {
  const { to, createdAt } = mail;
  const content = mailContentSchema.parse(JSON.parse(mail.content));
  const domain = new URL(site.address).hostname;
  const messageId = `${mail.messageId.split('@', 1)[0]}@${domain}>`;
  const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(content, { ...site, secret }) };
  // Use objects here. In a header, a name that contains a comma would be parsed as a second recipient.
  return {
    from,
    to: { name: '', address: to },
    ...(content.kind === 'contact' && { replyTo: { name: '', address: content.email } }),
    ...writeMail({ to, content }, site),
    headers,
    messageId,
    date: createdAt,
  };
}

export function createMailTransport(options: TransportOptions): MailTransport {
  const { smtpUrl, dir, log } = options;
  if (smtpUrl !== undefined) {
    const smtp = smtpTransport(smtpUrl, options.timeout ?? standardTimeout);
    return async (mail) => void (await smtp.sendMail(composeMessage(mail, options)));
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await composer.sendMail(composeMessage(mail, options));
    const name = `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`;
    const file = join(dir, name);
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
    log.info({ file }, 'SMTP_URL is not set, wrote an email to a file');
  };
}
