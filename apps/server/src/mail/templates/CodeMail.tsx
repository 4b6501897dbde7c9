import { codeMailTexts as texts } from './texts.js';
import { Layout } from './Layout.js';

export interface CodeMailProps {
  product: string;
  /** Six digits. */
  code: string;
}

/** The mail with the code that signs in. */
export function CodeMail({ product, code }: CodeMailProps) {
  return (
    <Layout title={texts.title(product)}>
      <p>{texts.enter}</p>
      <p style={{ fontSize: 32, fontWeight: 700, letterSpacing: 4 }}>{code}</p>
      <p>{texts.ignore}</p>
    </Layout>
  );
}
