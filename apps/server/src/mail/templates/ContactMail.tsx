import { Layout, Lines } from './Layout.js';
import type { MailLanguage } from './mailLanguage.js';

export interface ContactMailProps extends MailLanguage {
  title: string;
  product: string;
  words: string;
  /** Unset for digests since they have several senders. */
  from?: string;
}

/** Replies go to the visitor. */
export function ContactMail({ title, product, words, from, language }: ContactMailProps) {
  return (
    <Layout title={title} product={product} language={language}>
      <p dir="auto">
        <Lines text={words} />
      </p>
      {from && (
        <p>
          <bdi>{from}</bdi>
        </p>
      )}
    </Layout>
  );
}
