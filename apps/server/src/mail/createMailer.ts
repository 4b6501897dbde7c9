import { sql } from 'kysely';
import type { Log } from '../observe/createLog.js';
import type { Database } from '../store/database.js';
import { codeLifetime, mailContentSchema } from './content.js';
import type { MailTransport } from './createTransport.js';
import { claimMails, dropMail, markSent, type DueMail } from './outbox.js';

/** Milliseconds between two looks for mails that are due. */
const interval = 5000;

export interface Mailer {
  /** Sends what is due. Resolves after all mails were attempted. */
  deliver(): Promise<void>;
  /** Looks soon: a mail was just written. */
  wake(): void;
  /** Looks every few seconds, until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

export interface MailerParts {
  database: Pick<Database, 'db'>;
  transport: MailTransport;
  log: Log;
  now: () => Date;
  /** Called with each try to send a mail. */
  onTried?: (outcome: 'sent' | 'failed') => void;
}

/** Errors of nodemailer about the way to the mail server: their messages name it, and no person. */
const ofConnection = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS']);

/** Describes a failure without the mail server's text, which may contain the recipient. */
function describeFailure(error: unknown): object {
  const { name, message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isWay = responseCode === undefined && code !== undefined && ofConnection.has(code);
  return { error: name, code, status: responseCode, ...(isWay && { reason: message }) };
}

/** Status of a mail server that requires a password: the operator must fix it, and the recipient is not refused. */
const needsPassword = 530;

/** Whether the mail server refuses the recipient, or the mail itself, for good (SMTP 5xx): no further try will do. */
function isRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return isOfMail && responseCode >= 500 && responseCode < 600 && responseCode !== needsPassword;
}

/** Refused mails after which an address gets no more alerts. */
const mostRefusals = 3;

/** Drops a mail that was refused for good, and ends the alerts of an address that refuses several. */
async function giveUp(db: Database['db'], { id, to, content }: DueMail): Promise<void> {
  await dropMail(db, id);
  const { kind } = mailContentSchema.parse(JSON.parse(content));
  if (kind !== 'alert' && kind !== 'confirm alert') return;
  const ofAddress = sql<boolean>`(email = ${to} or user_id in (select id from users where email = ${to}))`;
  await db
    .updateTable('alerts')
    .set((set) => ({ refusals: set('refusals', '+', 1) }))
    .where(ofAddress)
    .execute();
  await db.deleteFrom('alerts').where(ofAddress).where('refusals', '>=', mostRefusals).execute();
}

/** Whether a mail contains an expired code. */
function isDead({ content, createdAt }: DueMail, now: Date): boolean {
  const { kind } = mailContentSchema.parse(JSON.parse(content));
  return (kind === 'code' || kind === 'listing code') && now.getTime() - createdAt.getTime() >= codeLifetime;
}

/** Sends the mails of the outbox. Safe with any number of instances: each mail is claimed by one of them. */
export function createMailer({ database, transport, log, now, onTried = () => {} }: MailerParts): Mailer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function send(mail: DueMail): Promise<void> {
    try {
      if (isDead(mail, now())) return await dropMail(database.db, mail.id);
      await transport(mail);
      onTried('sent');
      await markSent(database.db, mail.id, now());
    } catch (error) {
      onTried('failed');
      const isFinal = isRefused(error);
      // Without the address and the text, which are personal.
      const message = isFinal ? 'a mail was refused for good' : 'a mail could not be sent';
      log.warn({ mail: mail.id, ...describeFailure(error) }, message);
      if (isFinal) await giveUp(database.db, mail);
    }
  }

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      for (
        let mails = await claimMails(database.db, now());
        mails.length > 0;
        mails = await claimMails(database.db, now())
      ) {
        await Promise.all(mails.map(send));
      }
    } while (isAskedAgain);
  }

  function deliver(): Promise<void> {
    if (running) isAskedAgain = true;
    running ??= run().finally(() => (running = undefined));
    return running;
  }

  const look = () =>
    void deliver().catch((error: unknown) => log.warn({ error: String(error) }, 'the outbox could not be read'));

  return {
    deliver,
    wake: () => void setImmediate(look),
    start() {
      timer = setInterval(look, interval);
      timer.unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}
