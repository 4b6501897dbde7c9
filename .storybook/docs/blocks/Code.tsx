import { Canvas, CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useToolbar } from '../../toolbar.js';

export function Code(props: ComponentProps<typeof Source>) {
  return <Source dark={useToolbar().theme === 'dark'} {...props} />;
}

export function MdxCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  return <CodeOrSourceMdx {...props} {...{ dark: useToolbar().theme === 'dark' }} />;
}

export function CanvasWithCode({ source, ...props }: ComponentProps<typeof Canvas>) {
  const color = { dark: useToolbar().theme === 'dark' };
  return <Canvas {...props} source={{ ...color, ...source }} />;
}
