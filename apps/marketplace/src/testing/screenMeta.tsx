import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenStory } from './ScreenStory.js';

export type ScreenStoryObj = StoryObj<typeof ScreenStory>;

declare global {
  /** Makes the window as tall as the page (packages/tooling/testing/stories.ts). Missing in the workshop. */
  var fitWindow: (() => Promise<number>) | undefined;
}

type Play = NonNullable<ScreenStoryObj['play']>;

const arrived: Play = async ({ canvas }) => {
  // slow on busy machines
  const heading = await canvas.findByRole('heading', { level: 1 }, { timeout: 15_000 });
  await expect(heading).toBeInTheDocument();
  // fonts affect line breaks
  await document.fonts.ready;
  // otherwise loaded on first click
  await import('../layout/chat/Assistant.js');
};

export const screenMeta = {
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <ScreenStory {...args} appearance={globals.theme === 'dark' ? 'dark' : 'light'} />,
  play: arrived,
  // otherwise, the tab bar on phones would cover content at the bottom of the window when axe runs
  afterEach: async () => void (await globalThis.fitWindow?.()),
} satisfies Meta<typeof ScreenStory>;

/** Replaces the drawing with the live map. */
export function withLiveMap(name: string): Play {
  return untilThere(name, () => window.dispatchEvent(new Event('pointermove')));
}

/** Scrolls to the map and back. */
export function withLiveMapBelow(name: string): Play {
  return untilThere(name, (step) => {
    window.scrollTo(0, (step * (window.innerHeight / 2)) % document.documentElement.scrollHeight);
  });
}

/** Retries, since handlers may load late. */
function untilThere(name: string, use: (step: number) => void): Play {
  return async (context) => {
    await arrived(context);
    const isThere = () => context.canvas.queryByRole('region', { name }) !== null;
    const deadline = performance.now() + 15_000;
    for (let step = 0; !isThere() && performance.now() < deadline; step++) {
      use(step);
      await twoFrames();
    }
    await context.canvas.findByRole('region', { name });
    window.scrollTo(0, 0);
  };
}

/** Lets observers run. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

export const inSpanish: Pick<ScreenStoryObj, 'beforeEach'> = {
  async beforeEach({ args }) {
    const { loadCatalogs } = await import('../lib/language/catalogs.js');
    args.locale = { language: 'es', catalogs: await loadCatalogs('es') };
  },
};

export const loading = { faults: [{ hang: true }] } as const;

export const failing = { faults: [{ status: 500 }] } as const;

export const empty = { donations: [] } as const;
