import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/**
 * Leads to a page or a story (`?path=/docs/…`) inside the workshop, also in a new tab; to a part of the page (`#…`); and
 * to anything else in a new tab, so that the page stays.
 */
export function DocsLink({ href = '', ...rest }: ComponentProps<'a'>) {
  // Puts the address beside `iframe.html`, which a browser would add the query to.
  if (href.startsWith('?')) return <AnchorMdx {...rest} href={`./${href}`} target="_top" />;
  return <AnchorMdx {...rest} href={href} target={href.startsWith('#') ? '_self' : '_blank'} />;
}

/** Shows Markdown, as descriptions of components have it, with the links of a page. */
export function DocsMarkdown(props: ComponentProps<typeof Markdown>) {
  return <Markdown {...props} options={{ overrides: { a: DocsLink } }} />;
}
