/** Providers and style sheets that a package's examples need, on top of the theme and the `ui` styles. */
const needs: Readonly<Record<string, { around: readonly string[]; sheets?: readonly string[] }>> = {
  '@clothesline/chat-widget': { around: ['ApiProvider'] },
  '@clothesline/donation-card': { around: ['ApiProvider'] },
  '@clothesline/donations-map': { around: ['ApiProvider'] },
  '@clothesline/location': { around: ['ApiProvider', 'LocationProvider'] },
  '@clothesline/create-form': {
    around: ['ApiProvider', 'LocationProvider', 'ToastProvider'],
    sheets: ['@clothesline/location'],
  },
};

const host = 'https://clothesline.example';

/**
 * Writes a complete, runnable example including imports, style sheets and providers (verified by
 * `packages/tooling/checks/readmes.full.test.mjs`).
 */
export function writeProgram({ from = '@clothesline/ui', react, lines, around: own = [] }: GuideUse): string {
  const home = from.split('/').slice(0, 2).join('/');
  const { around = [], sheets = [] } = needs[home] ?? {};
  const isTheme = react.startsWith('<ThemeRoot');
  const wraps = [...(isTheme ? [] : ['ThemeRoot']), ...around, ...own];
  const example = lines === undefined ? react : '<Example />';
  const tree = wraps.toReversed().reduce((inner, name) => `${openTag(name)}\n${indent(inner)}\n</${name}>`, example);
  const parts = [
    ...writeImports(from, `${react}\n${lines ?? ''}`, wraps),
    ...new Set(['@clothesline/ui', ...sheets, home].map((name) => `import '${name}/styles.css';`)),
    ...(lines === undefined ? [] : ['', writeFunction('function Example', [lines], react)]),
    '',
    writeFunction('export default function App', [], tree),
  ];
  return parts.join('\n');
}

export function writeTags({ from = '', element = '', html = `<${element}></${element}>` }: GuideUse) {
  return {
    pasted: `<script src="${host}/embed/latest/embed.js" async></script>\n\n${html}`,
    bundled: `<script type="module">\n  import '${from}/element';\n</script>\n\n${html}`,
  };
}

function openTag(name: string): string {
  if (name === 'ThemeRoot') return '<ThemeRoot theme="auto" paint="page">';
  return name === 'ApiProvider' ? `<ApiProvider host="${host}">` : `<${name}>`;
}

function writeFunction(head: string, lines: readonly string[], jsx: string): string {
  const one = jsx.startsWith('{') ? `<>${jsx}</>` : jsx;
  const result = one.includes('\n') ? `return (\n${indent(one)}\n);` : `return ${one};`;
  return `${head}() {\n${indent([...lines, result].join('\n'))}\n}`;
}

function writeImports(from: string, code: string, wraps: readonly string[]): string[] {
  const tags = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name);
  const hooks = Array.from(code.matchAll(/\b(use[A-Z]\w*)\(/g), ([, name = '']) => name);
  const modules = new Map<string, Set<string>>();
  for (const name of [...wraps, ...hooks, ...tags]) {
    const module = findModule(name, name === tags[0] ? from : '@clothesline/ui');
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  }
  return [...modules]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([module, names]) => `import { ${[...names].toSorted().join(', ')} } from '${module}';`);
}

function findModule(name: string, others: string): string {
  if (name === 'useState') return 'react';
  return /^(ApiProvider|LocationProvider|useDonations?)$/.test(name) ? '@clothesline/api-client' : others;
}

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

export function writeUse(name: string, args: Readonly<Record<string, unknown>>): string | undefined {
  if (!Object.values(args).every(isWord)) return undefined;
  const { children, ...rest } = args;
  const props = Object.entries(rest).flatMap(([prop, value]) => {
    if (value === undefined) return [];
    if (value === true) return [` ${prop}`];
    return [
      typeof value === 'string' && !value.includes('"') ? ` ${prop}="${value}"` : ` ${prop}={${JSON.stringify(value)}}`,
    ];
  });
  return children === undefined
    ? `<${name}${props.join('')} />`
    : `<${name}${props.join('')}>${JSON.stringify(children).replaceAll('"', '')}</${name}>`;
}

const isWord = (value: unknown) => value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
