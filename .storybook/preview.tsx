import { withThemeFromJSXProvider } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { fixClock } from './clock.js';
import { Theme, withClothesline } from './decorators.js';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: {
        mobile: { name: 'Mobile, 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Widgets', 'Screens', '*'] } },
  },
  globalTypes: {
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: 'ltr' },
  decorators: [
    withClothesline,
    withThemeFromJSXProvider({
      themes: { light: { name: 'light' }, dark: { name: 'dark' } },
      defaultTheme: 'light',
      Provider: Theme,
    }),
  ],
  beforeEach: fixClock,
};

export default preview;
