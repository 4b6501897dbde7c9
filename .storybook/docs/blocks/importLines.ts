/**
 * What a widget's stories say of it, beside their comment: `parameters: { use: { from: '@clothesline/chat-widget',
 * react: '<ChatWidget />', element: 'clothesline-chat' } }`.
 */
export interface Use {
  /** The package that it comes from; `@clothesline/ui` by default. */
  from?: string;
  /** The component as one writes it. */
  react: string;
  /** The names to import, where they are not those of the components in `react`. */
  imports?: string;
  /** The tag of its element form. */
  element?: string;
  /** The element as one writes it. */
  html?: string;
}

/** The package, the names and the style sheets that a snippet imports. Names from its text: those of code are minified. */
export function importsOf({ from = '@clothesline/ui', react, imports }: Pick<Use, 'from' | 'react' | 'imports'>) {
  const names = imports?.split(', ') ?? [...react.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  const packages = ['@clothesline/ui', from.split('/').slice(0, 2).join('/')];
  return {
    from,
    names: [...new Set(names)].toSorted(),
    sheets: [...new Set(packages)].map((name) => `${name}/styles.css`),
  };
}
