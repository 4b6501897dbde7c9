import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from '@typescript/typescript6';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

/*
 * Who can be operated can be operated without a pointer: each exported component with a control in it, its own or one
 * of `ui`, has a test "MUST be usable by keyboard alone: Name" which presses keys and nothing else.
 */

const widgets = ['chat-widget', 'create-form', 'donation-card', 'donations-map', 'location'];
const control = /<(a|button|input|select|textarea|summary)\b|\bonKeyDown=|onEscape=/;
const pointer =
  /\.(click|dblClick|tripleClick|hover|unhover|pointer|focus|selectOptions|fill|type|clear|upload)\(|fireEvent/;
const keys = /\b(press|keyboard|tab)\(/;

const ui = componentsOf('ui');
const operableUi = ui.filter(({ file }) => reaches(file, new Set())).map(({ name }) => name);
const operable = new Map([
  ['ui', operableUi],
  ...widgets.map((name) => {
    const found = componentsOf(name).filter(({ file }) => reaches(file, new Set(operableUi)));
    return /** @type {const} */ ([name, found.map((component) => component.name)]);
  }),
]);

it('finds what can be operated, and only that', () => {
  expect(operable.get('ui')).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Tabs', 'Toaster', 'Tooltip']));
  expect(operable.get('ui')).not.toEqual(expect.arrayContaining(['Badge']));
  expect(operable.get('ui')).not.toEqual(expect.arrayContaining(['Text']));
  for (const name of widgets) expect(operable.get(name)?.length).toBeGreaterThan(0);
});

describe.each([...operable])('%s', (folder, names) => {
  const tests = keyboardTests(join(root, 'packages', folder));

  it.each(names)('%s has a test that uses the keyboard alone', (name) => {
    expect(tests.filter((test) => test.names.includes(name)).length).toBeGreaterThan(0);
  });

  it.each(tests)('“$title” presses keys and nothing else', ({ body }) => {
    expect(body).toMatch(keys);
    expect(body).not.toMatch(pointer);
  });
});

/**
 * The components that a package exports, and the files that they are in.
 * @param {string} folder
 */
function componentsOf(folder) {
  const src = join(root, 'packages', folder, 'src');
  const index = [join(src, 'react', 'index.ts'), join(src, 'index.ts')].find((file) => existsSync(file)) ?? '';
  const text = readFileSync(index, 'utf8');
  return [...text.matchAll(/export \{([^}]+)\} from '([^']+)';/g)].flatMap(([, names = '', from = '']) => {
    const file = resolved(index, from);
    if (!file?.endsWith('.tsx') || /[/\\]icons[/\\]/.test(file)) return [];
    const components = names.split(',').map((name) => name.trim());
    return components.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ name, file }));
  });
}

/**
 * Whether a component has a control, in its own file or in one that it is made of.
 * @param {string} file
 * @param {ReadonlySet<string>} others Components of `ui` that have one
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
function reaches(file, others, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (control.test(text)) return true;
  if ([...others].some((name) => text.includes(`<${name}`))) return true;
  return [...text.matchAll(/from '(\.[^']+)'/g)].some(([, from = '']) => {
    const next = resolved(file, from);
    return next?.endsWith('.tsx') === true && reaches(next, others, seen);
  });
}

/**
 * @param {string} importer
 * @param {string} from
 */
function resolved(importer, from) {
  const path = join(dirname(importer), from.replace(/\.js$/, ''));
  return [`${path}.tsx`, `${path}.ts`].find((candidate) => existsSync(candidate));
}

/**
 * @param {string} folder
 * @returns {{ title: string, names: string[], body: string }[]}
 */
function keyboardTests(folder) {
  const files = globSync('src/**/*.test.tsx', { cwd: folder }).map((file) => join(folder, file));
  return files.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    /** @type {{ title: string, names: string[], body: string }[]} */
    const found = [];
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isCallExpression(node) && node.arguments[0] && ts.isStringLiteral(node.arguments[0])) {
        const [, names] = /^MUST be usable by keyboard alone: (.+)$/.exec(node.arguments[0].text) ?? [];
        const title = `${relative(folder, file)}: ${names}`;
        if (names) found.push({ title, names: names.split(', '), body: node.arguments.at(-1)?.getText() ?? '' });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
