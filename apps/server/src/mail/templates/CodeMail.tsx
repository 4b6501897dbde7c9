import { codeTexts as texts } from './texts.js';
import { ButtonLink } from './ButtonLink.js';
import { Layout } from './Layout.js';

export interface CodeMailProps {
  product: string;
  /** Six digits. */
  code: string;
  /** The page whose button signs in, where the site's address is known. */
  link?: string | undefined;
}

/** The mail with the code that signs in. */
export function CodeMail({ product, code, link }: CodeMailProps) {
  return (
    <Layout title={texts.title(product)}>
      <p>{texts.enter}</p>
      <p style={{ fontSize: 32, fontWeight: 700, letterSpacing: 4 }}>{code}</p>
      {link && (
        <p>
          <ButtonLink href={link}>{texts.linkLabel}</ButtonLink>
        </p>
      )}
      <p>{texts.ignore}</p>
    </Layout>
  );
}
