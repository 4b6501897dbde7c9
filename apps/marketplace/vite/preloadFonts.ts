import type { Plugin } from 'vite';

/**
 * Preloads the two fonts before the browser has read the style sheet that names them. Fonts and scripts come after the
 * style sheet, which the first paint waits for, since the page needs neither for that.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'clothesline:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
        tags: Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
              fetchpriority: 'low',
            },
            injectTo: 'head' as const,
          })),
      }),
    },
  };
}
