import { AnchorMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { MdxCode } from './Code.js';

/**
 * Links within Storybook (`?path=/docs/…`) can also be opened in a new tab, and `#…` links stay on the page. Everything
 * else opens in a new tab so that readers don't lose their place.
 */
export function DocsLink({ href = '', ...rest }: ComponentProps<'a'>) {
  // Resolve next to `iframe.html`. The browser would append the query to the iframe's own URL.
  if (href.startsWith('?')) return <AnchorMdx {...rest} href={`./${href}`} target="_top" />;
  return <AnchorMdx {...rest} href={href} target={href.startsWith('#') ? '_self' : '_blank'} />;
}

// passing overrides drops Storybook's defaults, so repeat them here
const overrides = { ...HeadersMdx, code: MdxCode, a: DocsLink };

export function DocsMarkdown(props: ComponentProps<typeof Markdown>) {
  return <Markdown {...props} options={{ overrides }} />;
}
