import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

/*
 * What the page of a component must say (.storybook/docs/blocks/ComponentPage.tsx draws it): what it is for, what to use
 * in other cases, how it is operated and read out, and how it is written in React and, where it has an element, in HTML.
 */

const elements = globSync('packages/*/src/element/table.ts', { cwd: root })
  .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/tag: '(clothesline-[a-z-]+)'/g)])
  .map(([, tag = '']) => tag);

const pages = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const [, comment = '', meta = ''] =
    /\/\*\*([\s\S]*?)\*\/\s*const meta[^=]*= \{([\s\S]*?)\n\} satisfies/.exec(text) ?? [];
  const words = comment.replaceAll(/^ \* ?/gm, '').trim();
  return { name: basename(file, '.stories.tsx'), folder: file.split('/')[1] ?? '', words, meta };
});

/** @param {string} words @param {string} heading */
const section = (words, heading) =>
  new RegExp(String.raw`\*\*${heading}:\*\* ([\s\S]+?)(?=\n\n|$)`).exec(words)?.[1] ?? '';

it('finds every page', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(elements.length).toBeGreaterThan(4);
});

it('has a page with a snippet for each element', () => {
  const described = pages.flatMap(({ meta }) => /element: '([^']+)'/.exec(meta)?.[1] ?? []);
  expect(new Set(described)).toEqual(new Set(elements));
});

describe.each(pages)('the page of $name ($folder)', ({ words, meta, folder }) => {
  it('says what it is for', () => {
    const [purpose = ''] = words.split('\n\n');
    expect(purpose.length).toBeGreaterThan(15);
    expect(purpose).not.toMatch(/^\*\*/);
  });

  it('says when to use something else', () => {
    expect(section(words, 'Use something else').length).toBeGreaterThan(15);
  });

  it('says how it is operated and read out', () => {
    expect(section(words, 'Accessibility').length).toBeGreaterThan(25);
  });

  it('shows how it is written in React', () => {
    expect(meta).toMatch(/\bcomponent: /);
    expect(meta).toMatch(/\breact:/);
    const [, from = '@clothesline/ui'] = / from: '([^']+)'/.exec(meta) ?? [];
    expect([`@clothesline/${folder}`, `@clothesline/${folder}/react`]).toContain(from);
  });
});

const withElement = pages.flatMap(({ name, meta }) =>
  [...meta.matchAll(/element: '([^']+)'/g)].map(([, tag = '']) => ({ name, meta, tag })),
);

it.each(withElement)('the page of $name shows how $tag is written in HTML', ({ meta, tag }) => {
  expect(meta).toContain(`html: '<${tag} `);
});
