import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFacts, findSentences, isBreaking, root } from './facts.js';

it.each([
  ['The `onClose` of Dialog became `onOpenChange`.', true],
  ['Breaking: Dialog needs a title.', true],
  ['`size` of Badge is removed.', true],
  ['Dialog takes a `footer`.', false],
])('detects whether a change is breaking: %s', (says, expected) => expect(isBreaking(says)).toBe(expected));

it('does not mark a component with a pending breaking change as stable', async () => {
  const guides = Object.entries(allFacts()).flatMap(([stories, { changes }]) => {
    const file = join(root, stories.replace('.stories.tsx', '.guide.ts'));
    return existsSync(file) ? [{ file, changes }] : [];
  });
  expect(guides.length).toBeGreaterThan(30);
  const broken = guides.filter(({ changes }) =>
    changes.some(({ version, says }) => version === 'next' && isBreaking(says)),
  );
  for (const { file } of broken) {
    const { guide } = (await import(file)) as { guide: ComponentGuide };
    expect(guide.status, file).not.toBe('stable');
  }
});

it('keeps only sentences that mention the component', () => {
  const entry = `\`Dialog\`, \`Tabs\` and
\`Select\` take one grammar of props. \`onClose\` of \`Dialog\` became \`onOpenChange\`. \`DialogTitle\` is gone, see /Dialog.

- \`Button\` keeps the focus while it is busy.`;
  expect(findSentences('Dialog', entry)).toEqual([
    '`Dialog`, `Tabs` and `Select` take one grammar of props.',
    '`onClose` of `Dialog` became `onOpenChange`.',
  ]);
  expect(findSentences('Button', entry)).toEqual(['`Button` keeps the focus while it is busy.']);
});
