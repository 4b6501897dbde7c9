import { fixed, tokens } from '@clothesline/ui/theme';
import { expect, test } from 'vitest';
import { style as facade } from './loader/facadeStyle.js';
import { style as panel } from './start/panel/panelStyle.js';

/* Compares the values that the launcher and the early panel copy by hand, since they render before any token has
   loaded. */

const sheets = { facade, panel };
const short = (hex: string) => hex.replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3');
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colors = Object.entries(tokens.color).map(([name, [light, dark]]) => ({
  name: kebab(name),
  value: `light-dark(${short(light)},${short(dark)})`,
}));

test.each(Object.entries(sheets))('the %s has the colors of the tokens', (_name, sheet) => {
  const copies = [...sheet.matchAll(/var\(--clothesline-color-([\w-]+),(light-dark\([^)]*\))\)/g)];
  expect(copies.length).toBeGreaterThan(0);
  for (const [, name, value] of copies) expect({ name, value }).toEqual(colors.find((color) => color.name === name));
});

test.each(Object.entries(sheets))('the %s has the position of the chat', (_name, sheet) => {
  expect(sheet).toContain(`var(--clothesline-chat-stacking,${fixed.stacking.chat})`);
});

test('the early panel has the shadow, the fonts and the ring of the tokens', () => {
  const plain = (text: string) => text.replaceAll(', ', ',').replaceAll("'", '"');
  expect(panel).toContain(plain(tokens.shadow.large));
  expect(panel).toContain(`var(--clothesline-font-body,${plain(tokens.font.body)})`);
  expect(panel).toContain(`var(--clothesline-font-heading,${plain(tokens.font.heading)})`);
  expect(panel).toContain(`outline:${fixed.border.focus} solid`);
  expect(panel).toContain(`border:${fixed.border.control} solid`);
});
