import type { Config } from '../../../config/readConfig.js';
import { errorReason } from '../../../config/startError.js';
import { smtpTransport } from '../../../mail/smtp.js';
import { advice, ok, problem, type Found } from './checks.js';

const standardTimeout = 10_000;

export async function checkMail(
  { smtpUrl, mailDir, mailFrom }: Pick<Config, 'smtpUrl' | 'mailDir' | 'mailFrom'>,
  timeout = standardTimeout,
): Promise<Found> {
  if (smtpUrl === undefined) {
    return advice(
      `SMTP_URL is not set: mails are files in ${mailDir}.`,
      'Set SMTP_URL to your mail server (smtp://user:password@host:587), so that people get their codes.',
    );
  }
  const transport = smtpTransport(smtpUrl, timeout);
  try {
    await transport.verify();
    if (/@localhost>?\s*$/.test(mailFrom)) {
      return advice(
        `The mail server answers, but mails are from ${mailFrom}.`,
        'Set MAIL_FROM to an address of yours, or others take them for spam.',
      );
    }
    return ok('The mail server answers and takes the password.');
  } catch (error) {
    return problem(
      `The mail server of SMTP_URL does not do its work (${errorReason(error)}).`,
      'Check the host, the port, the user and the password in SMTP_URL, and that the server has TLS with a valid certificate.',
    );
  } finally {
    transport.close();
  }
}
