/**
 * Usage of a widget, which its stories declare beside their comment: `parameters: { use: { from:
 * '@clothesline/chat-widget', react: '<ChatWidget />', element: 'clothesline-chat' } }`.
 */
export interface Use {
  /** Package of the component; `@clothesline/ui` by default. */
  from?: string;
  /** Component in JSX. */
  react: string;
  /** Names to import, if they are not those of the components in `react`. */
  imports?: string;
  /** Tag of its element form. */
  element?: string;
  /** Element in HTML. */
  html?: string;
}

/**
 * Returns the package, the names and the style sheets that a snippet imports. Reads names from its text, since those of
 * code are minified.
 */
export function listImports({ from = '@clothesline/ui', react, imports }: Pick<Use, 'from' | 'react' | 'imports'>) {
  const names = imports?.split(', ') ?? [...react.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  const packages = ['@clothesline/ui', from.split('/').slice(0, 2).join('/')];
  return {
    from,
    names: [...new Set(names)].toSorted(),
    sheets: [...new Set(packages)].map((name) => `${name}/styles.css`),
  };
}
