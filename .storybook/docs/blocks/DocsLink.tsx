import { AnchorMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { MdxCode } from './Code.js';

/**
 * Leads to a page or a story (`?path=/docs/…`) inside the workshop, also in a new tab; to a part of the page (`#…`); and
 * to anything else in a new tab, so that the page stays.
 */
export function DocsLink({ href = '', ...rest }: ComponentProps<'a'>) {
  // Puts the address next to `iframe.html`, which a browser would add the query to.
  if (href.startsWith('?')) return <AnchorMdx {...rest} href={`./${href}`} target="_top" />;
  return <AnchorMdx {...rest} href={href} target={href.startsWith('#') ? '_self' : '_blank'} />;
}

// Repeats Storybook's own replacements, which it drops if it is given others.
const overrides = { ...HeadersMdx, code: MdxCode, a: DocsLink };

/** Shows Markdown, as descriptions of components have it, with the links of a page. */
export function DocsMarkdown(props: ComponentProps<typeof Markdown>) {
  return <Markdown {...props} options={{ overrides }} />;
}
