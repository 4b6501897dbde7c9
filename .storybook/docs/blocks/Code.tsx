import { Canvas, CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks';
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

/** Shows a story with its code behind "Show code". */
export function CanvasWithCode({ source, ...props }: ComponentProps<typeof Canvas>) {
  const color = { dark: useToolbar().theme === 'dark' };
  return <Canvas {...props} source={{ ...color, ...source }} />;
}
