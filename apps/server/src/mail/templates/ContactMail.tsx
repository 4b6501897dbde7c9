import { Layout, Lines } from './Layout.js';
import type { MailLanguage } from './mailLanguage.js';

export interface ContactMailProps extends MailLanguage {
  title: string;
  product: string;
  words: string;
  /** Names the address that an answer goes to; none for a mail that counts messages. */
  from?: string;
}

/** Mail with a visitor's message to the operators. An answer goes to the visitor. */
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
