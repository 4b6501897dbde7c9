import { expect, it } from 'vitest';
import { findSentences } from './facts.js';

it('keeps the sentences of an entry that name the component', () => {
  const entry = `\`Dialog\`, \`Tabs\` and
\`Select\` take one grammar of props. \`onClose\` of \`Dialog\` became \`onOpenChange\`. \`DialogTitle\` is gone, see /Dialog.

- \`Button\` keeps the focus while it is busy.`;
  expect(findSentences('Dialog', entry)).toEqual([
    '`Dialog`, `Tabs` and `Select` take one grammar of props.',
    '`onClose` of `Dialog` became `onOpenChange`.',
  ]);
  expect(findSentences('Button', entry)).toEqual(['`Button` keeps the focus while it is busy.']);
});
