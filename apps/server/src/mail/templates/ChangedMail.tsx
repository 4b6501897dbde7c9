import { ButtonLink } from './ButtonLink.js';
import { Layout } from './Layout.js';
import type { MailLanguage } from './mailLanguage.js';

export interface ChangedMailProps extends MailLanguage {
  title: string;
  product: string;
  text: string;
  undo: string;
  link?: string | undefined;
}

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
