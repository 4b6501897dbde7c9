import { ButtonLink } from './ButtonLink.js';
import { Layout } from './Layout.js';
import type { MailLanguage } from './mailLanguage.js';

export interface CodeMailProps extends MailLanguage {
  title: string;
  product: string;
  /** Six digits. */
  code: string;
  link?: string | undefined;
  ignore: string;
}

export function CodeMail({ title, product, code, link, ignore, language, texts }: CodeMailProps) {
  return (
    <Layout title={title} product={product} language={language}>
      <p>{texts.code.enter}</p>
      <p style={{ fontSize: 32, fontWeight: 700, letterSpacing: 4 }}>{code}</p>
      {link && <ButtonLink href={link}>{texts.code.linkLabel}</ButtonLink>}
      <p>{ignore}</p>
    </Layout>
  );
}
