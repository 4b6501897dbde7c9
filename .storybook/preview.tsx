import { languageNames } from '@clothesline/api-client/locales/languages';
import '../packages/tooling/vitest/layers.css';
import type { Preview } from '@storybook/react-vite';
import { switchDefaults, typedArgTypes } from './argTypes.js';
import { showProgram } from './catalog/showProgram.js';
import { fixClock } from './clock.js';
import { withBrand, withClothesline, withMedia, withTheme } from './decorators.js';
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
        mobileWhole: { name: 'Mobile, 375, the whole page', styles: { width: '375px', height: '2600px' } },
        mobileLong: { name: 'Mobile, 375, a long page', styles: { width: '375px', height: '3700px' } },
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
          [
            'Start',
            'Tokens and theming',
            'From Figma and back',
            'Languages',
            'Embedding',
            'Writing',
            'Contributing a component',
          ],
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
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'moon',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...Object.entries(languageNames).map(([value, title]) => ({ value, title })),
          { value: 'pseudo', title: '⟦Every text marked⟧' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'ours', title: 'Our brand' },
          { value: 'warm-hands', title: 'Warm Hands' },
          { value: 'city-closet', title: 'City Closet' },
          { value: 'second-spring', title: 'Second Spring' },
          { value: 'harbor-mission', title: 'Harbor Mission' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        items: [
          { value: '1', title: 'Text 100 %' },
          { value: '1.3', title: 'Text 130 %' },
          { value: '2', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    colors: {
      description: 'Colors of the system',
      toolbar: {
        title: 'Colors',
        icon: 'contrast',
        items: [
          { value: 'ours', title: 'Own colors' },
          { value: 'forced', title: 'Forced colors, nearly' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'reduced', title: 'Reduced motion' },
          { value: 'full', title: 'All motion' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // Other globals stay unset so that the toolbar only highlights changes. The test run has no window and needs an
  // explicit width.
  initialGlobals: '__vitest_browser__' in globalThis ? { viewport: { value: 'desktop', isRotated: false } } : {},
  decorators: [withMedia, withClothesline, withTheme, withBrand],
  argTypesEnhancers: [typedArgTypes],
  argsEnhancers: [switchDefaults],
  beforeEach: [fixClock, wishes, pseudoStates],
};

export default preview;
