import { create } from 'storybook/theming/create';
import { colors, font } from '../packages/ui/src/theme/tokens.js';

const fonts = `'Figtree Variable', 'Noto Sans Arabic Variable', 'Noto Sans TC Variable', ${font.body}`;

/** Storybook starts in the system's theme. */
export const systemTheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

export const workshopThemes = { light: createTheme('light'), dark: createTheme('dark') };

function createTheme(base: 'light' | 'dark') {
  const color = (name: keyof typeof colors) => colors[name][base === 'dark' ? 1 : 0];
  return create({
    base,
    brandTitle: 'Clothesline',
    brandTarget: '_self',
    fontBase: fonts,
    fontCode: font.mono,
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appBorderColor: color('line'),
    appBorderRadius: 10,
    textColor: color('text'),
    textMutedColor: color('muted'),
    textInverseColor: color('accentText'),
    barBg: color('surface'),
    barTextColor: color('muted'),
    barHoverColor: color('accentHover'),
    barSelectedColor: color('accent'),
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    buttonBg: color('surface'),
    buttonBorder: color('lineStrong'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('raised'),
    inputBg: color('raised'),
    inputBorder: color('lineStrong'),
    inputTextColor: color('text'),
    inputBorderRadius: 6,
  });
}
