import { languageNames } from '@clothesline/api-client/locales/languages';
import '../packages/tooling/testing/layers.css';
import type { Preview } from '@storybook/react-vite';
import { switchDefaults, typedArgTypes } from './argTypes.js';
import { brandNames } from './brands.js';
import { showProgram } from './catalog/showProgram.js';
import { fixClock } from './clock.js';
import { withBrand, withClothesline, withForcedColorsNote, withTheme } from './decorators.js';
import { CanvasWithCode, MdxCode } from './docs/blocks/Code.js';
import { Container } from './docs/blocks/Container.js';
import { DocsLink, DocsMarkdown } from './docs/blocks/DocsLink.js';
import { ComponentPage } from './docs/blocks/ComponentPage.js';
import { stopStoryLinks } from './links.js';
import { wishes } from './media.js';
import { modes } from './modes.js';
import { pseudoStates } from './pseudo.js';
import './workshop.css';

stopStoryLinks();

const menu = (title: string, icon: string, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon: icon as never,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

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
        // must fit the whole page, otherwise axe reports targets that scroll under a bar as cut off
        mobileWhole: { name: 'Mobile, 375, full page', styles: { width: '375px', height: '2600px' } },
        mobileLong: { name: 'Mobile, 375, long page', styles: { width: '375px', height: '3700px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    docs: {
      container: Container,
      page: ComponentPage,
      components: { a: DocsLink, Markdown: DocsMarkdown, code: MdxCode, Canvas: CanvasWithCode },
      source: { transform: showProgram },
    },
    controls: { expanded: true },
    chromatic: { modes },
    options: {
      // must be a literal because Storybook reads it statically
      storySort: {
        order: [
          'Start here',
          'By other names',
          'Guides',
          ['Start', 'Tokens and theming', 'Languages', 'Embedding', 'Writing', 'Contributing a component'],
          'Foundations',
          [
            'Try your brand',
            'Color',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Breakpoints',
            'Icons',
            'Illustrations',
          ],
          'Patterns',
          'UI',
          'Widgets',
          'Hooks',
          'Screens',
          'Mails',
          '*',
          'Engineering',
          ['Pictures', 'Security', 'Speed', 'The spec and its tests', 'Decisions', 'Operating', '*'],
        ],
      },
    },
  },
  globalTypes: {
    theme: menu('Theme', 'moon', { light: 'Light', dark: 'Dark' }),
    language: menu('Language', 'globe', { ...languageNames, pseudo: '⟦Pseudo-localized⟧' }),
    brand: menu('Brand', 'paintbrush', brandNames),
    textSize: menu('Text size', 'zoom', { '1.0': 'Text 100 %', '1.3': 'Text 130 %', '2.0': 'Text 200 %' }),
    direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  // Other globals stay unset so that the toolbar only highlights changes. The test run has no window and needs an
  // explicit width.
  initialGlobals: '__vitest_browser__' in globalThis ? { viewport: { value: 'desktop', isRotated: false } } : {},
  decorators: [withForcedColorsNote, withClothesline, withTheme, withBrand],
  argTypesEnhancers: [typedArgTypes],
  argsEnhancers: [switchDefaults],
  beforeEach: [fixClock, wishes, pseudoStates],
};

export default preview;
