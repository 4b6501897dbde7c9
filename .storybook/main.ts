import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { compileLocales } from '../packages/tooling/locales.mjs';
import { describeManifest } from './catalog/manifest.js';
import { colors } from '../packages/ui/src/theme/tokens.js';
import { catalogPlugin } from './catalog/plugin.js';
import { addOtherNames } from './catalog/searchIndex.js';

compileLocales();

// Adds the hooks for manifests and for the index, which are not in Storybook's types.
const config: StorybookConfig & {
  experimental_manifests: typeof describeManifest;
  storyIndexGenerator: typeof addOtherNames;
} = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/{marketplace,server}/src/**/*.stories.tsx',
    './docs/**/*.mdx',
  ],
  // Serves the fixtures' pictures, /pictures/*.svg, and the accepted pictures of the stories.
  staticDirs: [
    './public',
    { from: './screenshots', to: '/accepted' },
    { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
  ],
  // Sets the font of the sidebar; the pages take theirs from workshop.css.
  managerHead: (head = '') => `${head}<style>
    @font-face {
      font-family: 'Figtree Variable';
      font-weight: 300 900;
      font-display: swap;
      src: url(fonts/figtree-latin-wght-normal.woff2) format('woff2-variations');
    }
    /* Storybook darkens the dark theme's accent to an orange with 3.7:1 against white. */
    .sidebar-item[data-selected='true'] {
      background: ${colors.accent[0]} !important;
    }
  </style>`,
  // Ignores events of stories in frames, which Storybook would apply to the page: a dark story would darken it. In the
  // head, to run before Storybook's listener.
  previewHead: (head = '') => `${head}<script>
    addEventListener('message', (event) => {
      if (event.source !== parent && String(event.data).includes('storybook-channel')) event.stopImmediatePropagation();
    });
  </script>`,
  addons: [
    // Enables tables, which are GitHub's and not plain Markdown's.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    // Serves components, stories, and their tests to tools at /mcp during development.
    '@storybook/addon-mcp',
  ],
  features: { componentsManifest: true, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Uses react-docgen, since the docgen with the TypeScript API does not work with TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  // Adds types, guides and tokens to the stories for programs.
  experimental_manifests: describeManifest,
  storyIndexGenerator: addOtherNames,
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [
        catalogPlugin(),
        vanillaExtractPlugin({ identifiers: ({ hash, debugId = '' }) => `${debugId}_cl-${hash}` }),
      ],
      resolve: { conditions: ['clothesline-source', 'module', 'browser', 'development|production'] },
      build: {
        // `use client` has no meaning without a server.
        rolldownOptions: { checks: { moduleLevelDirective: false } },
        // In kilobytes. Storybook's own preview is larger than the default.
        chunkSizeWarningLimit: 3000,
      },
    }),
};

export default config;
