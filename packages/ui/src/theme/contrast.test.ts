import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.js';
import { colors } from './tokens.js';

type ColorName = keyof typeof colors;

const grounds: ColorName[] = ['canvas', 'surface', 'sunken', 'raised'];

const textPairs: [text: ColorName, ground: ColorName][] = [
  ...grounds.flatMap((ground) =>
    (['text', 'muted', 'accent', 'accentHover', 'danger', 'success'] as const).map((text): [ColorName, ColorName] => [
      text,
      ground,
    ]),
  ),
  ['accentText', 'accent'],
  ['accentText', 'accentHover'],
  ['accentText', 'danger'],
  ['onAccentSoft', 'accentSoft'],
  ['text', 'accentSoft'],
  ['success', 'successSoft'],
  ['highlight', 'highlightSoft'],
  ['info', 'infoSoft'],
  ['danger', 'dangerSoft'],
  ['canvas', 'text'],
];

const controlPairs: [control: ColorName, ground: ColorName][] = [
  ...grounds.flatMap((ground) =>
    (['lineStrong', 'focus', 'accent', 'danger'] as const).map((control): [ColorName, ColorName] => [control, ground]),
  ),
  ['focus', 'accentSoft'],
  ['focus', 'dangerSoft'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_theme, index) => {
  test.each(textPairs)('%s on %s carries text (4.5:1)', (text, ground) => {
    expect(contrast(colors[text][index], colors[ground][index])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('%s on %s outlines a control (3:1)', (control, ground) => {
    expect(contrast(colors[control][index], colors[ground][index])).toBeGreaterThanOrEqual(3);
  });
});

test('contrast of black and white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
