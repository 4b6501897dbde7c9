import { CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useToolbar } from '../../toolbar.js';

/** Shows code to copy, as dark as its page. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source dark={useToolbar().theme === 'dark'} {...props} />;
}

/** Shows the code of a page in MDX. */
export function MdxCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  return <CodeOrSourceMdx {...props} {...{ dark: useToolbar().theme === 'dark' }} />;
}
