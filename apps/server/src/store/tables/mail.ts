import type { Generated } from 'kysely';

export interface MailsTable {
  id: Generated<number>;
  /** Stays the same between attempts so that duplicates can be recognized. */
  message_id: string;
  recipient: string;
  content: string;
  created_at: Date;
  due_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
}

export interface MailTables {
  mails: MailsTable;
}
