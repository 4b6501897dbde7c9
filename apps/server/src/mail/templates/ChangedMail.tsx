import { ButtonLink } from './ButtonLink.js';
import { Layout } from './Layout.js';
import type { MailLanguage } from './mailLanguage.js';

export interface ChangedMailProps extends MailLanguage {
  title: string;
  product: string;
  /** Sentence about the change. */
  text: string;
  /** Sentence before the link. */
  undo: string;
  /** Page whose button undoes the change; omitted if it cannot be undone. */
  link?: string | undefined;
}

/** A mail about a change of sign-in, perhaps not by the account's owner. */
export function ChangedMail({ title, product, text, undo, link, language, texts }: ChangedMailProps) {
  return (
    <Layout title={title} product={product} language={language}>
      <p>{text}</p>
      {link && (
        <>
          <p>{undo}</p>
          <ButtonLink href={link}>{texts.changed.undoLabel}</ButtonLink>
        </>
      )}
      <p>{texts.changed.warning}</p>
    </Layout>
  );
}
