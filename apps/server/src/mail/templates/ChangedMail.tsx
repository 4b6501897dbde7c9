import { Layout } from './Layout.js';
import { changedTexts as texts } from './texts.js';

export interface ChangedMailProps {
  title: string;
  /** What was changed. */
  text: string;
}

/** A mail to somebody whose way of signing in was changed, perhaps not by them. */
export function ChangedMail({ title, text }: ChangedMailProps) {
  return (
    <Layout title={title}>
      <p>{text}</p>
      <p>{texts.warning}</p>
    </Layout>
  );
}
