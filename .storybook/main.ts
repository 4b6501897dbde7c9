import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { describeManifest } from './catalog/manifest.js';
import { catalogPlugin } from './catalog/plugin.js';

// The name of the hook for manifests is not in Storybook's types yet.
const config: StorybookConfig & { experimental_manifests: typeof describeManifest } = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/{marketplace,server}/src/**/*.stories.tsx',
    './docs/**/*.mdx',
  ],
  // The pictures of the fixtures: /pictures/*.svg, and the accepted ones of the stories.
  staticDirs: ['./public', { from: './screenshots', to: '/accepted' }],
  addons: [
    // Tables are GitHub's, not plain Markdown's.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    // While it is developed: programs ask for components, stories and their tests at /mcp.
    '@storybook/addon-mcp',
  ],
  features: { componentsManifest: true, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The docgen that uses the TypeScript API does not work with TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  // What a program reads: types, guides and tokens beside the stories.
  experimental_manifests: describeManifest,
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [catalogPlugin(), vanillaExtractPlugin()],
      resolve: { conditions: ['clothesline-source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
