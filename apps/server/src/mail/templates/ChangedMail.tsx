import { Layout } from './Layout.js';
import type { MailLanguage } from './textsIn.js';

export interface ChangedMailProps extends MailLanguage {
  title: string;
  /** What was changed. */
  text: string;
}

/** A mail to somebody whose way of signing in was changed, perhaps not by them. */
export function ChangedMail({ title, text, language, texts }: ChangedMailProps) {
  return (
    <Layout title={title} language={language}>
      <p>{text}</p>
      <p>{texts.changed.warning}</p>
    </Layout>
  );
}
