import type { Mail } from './mail.js';
import { renderMail } from './renderMail.js';
import { CodeMail } from './templates/CodeMail.js';
import { codeMailTexts as texts } from './templates/texts.js';

/** The mail with the code that signs in. */
export function codeMail(to: string, product: string, code: string): Mail {
  return {
    to,
    subject: texts.subject(product, code),
    text: [texts.title(product), texts.enter, code, texts.ignore].join('\n\n'),
    html: renderMail(<CodeMail product={product} code={code} />),
  };
}
