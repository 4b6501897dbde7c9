import { expect, test } from 'vitest';
import { look } from './built.mjs';

const layers =
  '@layer clothesline.theme,clothesline.base,clothesline.component,clothesline.widget;@layer clothesline.widget{.a{color:red}}';

/**
 * @param {string} path
 * @param {string} text
 */
function problems(path, text) {
  const whole = [
    { path: 'packages/ui/dist/index.js', text: 'export{};' },
    { path: 'packages/ui/dist/index.css', text: layers },
    { path: 'packages/ui/dist/index.d.ts', text: 'export * from "./Button.js";' },
  ];
  const files = [...whole.filter((file) => file.path !== path), { path, text }];
  return look('@clothesline/ui', files).flatMap(({ problem }) => problem ?? []);
}

test('a package as it should be has no problem', () => {
  expect(problems('packages/ui/dist/index.js', 'export{};')).toEqual([]);
});

test.each([
  ['index.js', 'const a=Symbol.for("react.transitional.element")', 'no copy of React'],
  ['index.js', 'import*as z from"zod"', 'no whole zod'],
  ['index.js', 'useOptimistic(1)', 'preact/compat'],
  ['index.js', 'document.querySelector("a")', 'whole page'],
  ['index.js', 'import("./a.js")', 'dynamic import'],
  ['index.js', 'createFakeBackend()', 'fake backend'],
  ['index.css', `${layers}@font-face{src:url(a)}`, 'no font'],
  ['index.css', `${layers}.a{margin:1rem}`, 'no rem'],
  ['index.css', `${layers}body{margin:0}`, 'no global style'],
  ['index.css', '.a{margin:0}', 'does not begin with the layers'],
  ['index.d.ts', 'export * from "./Button"', 'only relative imports with their extension'],
  ['index.js', `"${process.cwd()}/packages"`, 'names this folder'],
])('%s with %s has a problem', (name, text, says) => {
  expect(problems(`packages/ui/dist/${name}`, text).join()).toContain(says);
});

test('more than the ceiling is a problem, and so is a package without one', () => {
  const noise = Array.from({ length: 60_000 }, (_, index) => Math.imul(index, 2654435761).toString(36)).join();
  expect(problems('packages/ui/dist/index.js', noise).join()).toContain('more than its ceiling');
  expect(look('@clothesline/new', [{ path: 'index.js', text: '' }]).map(({ problem }) => problem ?? '')).toContain(
    '@clothesline/new: has no ceiling in packages/tooling/checks/rules.mjs',
  );
});

test('nothing built is a problem', () => {
  expect(look('@clothesline/ui', [])).toEqual([{ problem: '@clothesline/ui: nothing was built' }]);
});
