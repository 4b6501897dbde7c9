import { create } from 'storybook/theming/create';
import { colors, font } from '../packages/ui/src/theme/tokens.js';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const color = (name: keyof typeof colors) => colors[name][isDark ? 1 : 0];

/** Theme of the workshop around the stories: the colors of the product, as light or dark as the system. */
export const workshopTheme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Clothesline: the workshop',
  brandTarget: '_self',
  fontBase: font.body,
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
