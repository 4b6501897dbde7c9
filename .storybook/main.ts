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

// Storybook's types don't include the manifest and index hooks yet
const config: StorybookConfig & {
  experimental_manifests: typeof describeManifest;
  storyIndexGenerator: typeof addOtherNames;
} = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/{marketplace,server}/src/**/*.stories.tsx',
    './docs/**/*.@(mdx|stories.tsx)',
  ],
  // fixture images (/pictures/*.svg)
  staticDirs: ['./public', { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts' }],
  // The sidebar's font. Docs pages get theirs from workshop.css.
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
  // Ignore events from nested story iframes. Storybook would apply them to the docs page, e.g. a dark story would turn
  // the whole page dark. It's in the head so that it runs before Storybook's own listener.
  previewHead: (head = '') => `${head}<script>
    addEventListener('message', (event) => {
      if (event.source !== parent && String(event.data).includes('storybook-channel')) event.stopImmediatePropagation();
    });
  </script>`,
  addons: [
    // GFM is needed for tables
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    // exposes components, stories and their tests at /mcp in development
    '@storybook/addon-mcp',
  ],
  features: { componentsManifest: true, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript doesn't work with TypeScript 7 yet
  typescript: { reactDocgen: 'react-docgen' },
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
        // Ignore warnings about `use client` and slow Storybook plugins.
        rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
        // In kB. Storybook's own preview chunk already exceeds the default.
        chunkSizeWarningLimit: 3000,
      },
    }),
};

export default config;
