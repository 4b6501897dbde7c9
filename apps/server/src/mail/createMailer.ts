import { sql } from 'kysely';
import type { Log } from '../observe/createLog.js';
import type { Database } from '../store/database.js';
import { codeLifetime, mailContentSchema } from './content.js';
import type { MailTransport } from './createTransport.js';
import { claimMails, dropMail, markSent, type DueMail } from './outbox.js';

const interval = 5000;

export interface Mailer {
  deliver(): Promise<void>;
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

export interface MailerParts {
  database: Pick<Database, 'db'>;
  transport: MailTransport;
  log: Log;
  now: () => Date;
  onTried?: (outcome: 'sent' | 'failed') => void;
}

/** Connection errors of nodemailer. Their messages don't contain any personal data. */
const ofConnection = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS']);

/** Omits the server's message because it may contain the recipient's address. */
function describeFailure(error: unknown): object {
  const { name, message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isWay = responseCode === undefined && code !== undefined && ofConnection.has(code);
  return { error: name, code, status: responseCode, ...(isWay && { reason: message }) };
}

/** Authentication required, so the configuration is wrong, not the recipient. */
const needsPassword = 530;

/** SMTP 5xx codes are permanent errors. */
function isRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return isOfMail && responseCode >= 500 && responseCode < 600 && responseCode !== needsPassword;
}

/** Number of rejections before an address stops receiving alerts */
const maxRefusals = 3;

/** Drops a permanently rejected email. After several rejections, the alerts of the address are ended. */
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
  await db.deleteFrom('alerts').where(ofAddress).where('refusals', '>=', maxRefusals).execute();
}

/** Don't send expired codes. */
function isDead({ content, createdAt }: DueMail, now: Date): boolean {
  const { kind } = mailContentSchema.parse(JSON.parse(content));
  return (kind === 'code' || kind === 'listing code') && now.getTime() - createdAt.getTime() >= codeLifetime;
}

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
      // don't log personal data
      const message = isFinal ? 'an email was rejected permanently' : 'sending an email failed';
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
    void deliver().catch((error: unknown) => log.warn({ error: String(error) }, 'reading the outbox failed'));

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
