import type { Generated } from 'kysely';

export interface MailsTable {
  id: Generated<number>;
  /** Stable, so that a duplicate is recognized. */
  message_id: string;
  recipient: string;
  /** `MailContent` as JSON; emptied after sending. */
  content: string;
  created_at: Date;
  due_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
}

export interface MailTables {
  mails: MailsTable;
}
