import type { Generated } from 'kysely';

/** Mails that are to be sent, and those that were. */
export interface MailsTable {
  id: Generated<number>;
  /** Made when the mail is written, so that a server which sends it twice sends the same mail. */
  message_id: string;
  recipient: string;
  /** A `MailContent` as JSON; empty once the mail is out. */
  content: string;
  created_at: Date;
  /** When it is tried next; moved ahead by whichever instance tries it. */
  due_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
}

export interface MailTables {
  mails: MailsTable;
}
