import type { Log } from '../observe/createLog.js';
import type { Store } from '../store/store.js';
import { codeLifetime, mailContentSchema } from './content.js';
import type { MailTransport } from './createTransport.js';
import { claimMails, dropMail, markSent, type DueMail } from './outbox.js';

/** Milliseconds between two looks for mails that are due. */
const interval = 5000;

export interface Mailer {
  /** Sends what is due; resolves when all of it was tried. */
  deliver(): Promise<void>;
  /** Looks soon: a mail was just written. */
  wake(): void;
  /** Looks every few seconds, until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

export interface MailerParts {
  store: Pick<Store, 'db'>;
  transport: MailTransport;
  log: Log;
  now: () => Date;
  /** Called with each try to send a mail. */
  onTried?: (outcome: 'sent' | 'failed') => void;
}

/** Errors of nodemailer about the way to the mail server: their messages name it, and no person. */
const ofConnection = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS']);

/** Why a mail did not go out, without what the mail server says: that may name whom the mail is for. */
function describeFailure(error: unknown): object {
  const { name, message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isWay = responseCode === undefined && code !== undefined && ofConnection.has(code);
  return { error: name, code, status: responseCode, ...(isWay && { reason: message }) };
}

/** Whether a mail holds a code that works no more. */
function isDead({ content, createdAt }: DueMail, now: Date): boolean {
  const { kind } = mailContentSchema.parse(JSON.parse(content));
  return (kind === 'code' || kind === 'listing code') && now.getTime() - createdAt.getTime() >= codeLifetime;
}

/** Sends the mails of the outbox. Any number of instances may: each mail is claimed by one. */
export function createMailer({ store, transport, log, now, onTried = () => {} }: MailerParts): Mailer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function send(mail: DueMail): Promise<void> {
    try {
      if (isDead(mail, now())) return await dropMail(store.db, mail.id);
      await transport(mail);
      onTried('sent');
      await markSent(store.db, mail.id, now());
    } catch (error) {
      onTried('failed');
      // Without the address and the text, which are personal.
      log.warn({ mail: mail.id, ...describeFailure(error) }, 'a mail could not be sent');
    }
  }

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let mails = await claimMails(store.db, now()); mails.length > 0; mails = await claimMails(store.db, now())) {
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
