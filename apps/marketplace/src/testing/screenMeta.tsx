import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenStory } from './ScreenStory.js';

export type ScreenStoryObj = StoryObj<typeof ScreenStory>;

type Play = NonNullable<ScreenStoryObj['play']>;

const arrived: Play = async ({ canvas }) => {
  // The screen's code is fetched first: on a busy machine that takes longer than the usual second.
  const heading = await canvas.findByRole('heading', { level: 1 }, { timeout: 15_000 });
  await expect(heading).toBeInTheDocument();
  // Waits for fonts, since a bar may cover text while lines still move.
  await document.fonts.ready;
  // Loads the code by which the assistant's button makes room for text fields, which otherwise loads on the first
  // press.
  await import('../layout/chat/Assistant.js');
};

/**
 * Settings shared by the stories of all screens: the whole window, the theme of the toolbar, a page that has arrived.
 */
export const screenMeta = {
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <ScreenStory {...args} appearance={globals.theme === 'dark' ? 'dark' : 'light'} />,
  play: arrived,
} satisfies Meta<typeof ScreenStory>;

/**
 * Waits until the page and the live map with this name have loaded: the drawn one is shown until the first
 * interaction.
 */
export function withLiveMap(name: string): Play {
  return untilThere(name, () => window.dispatchEvent(new Event('pointermove')));
}

/** The same for a map further down, which loads when it is near: scrolls down and back to the top. */
export function withLiveMapBelow(name: string): Play {
  return untilThere(name, (step) => {
    window.scrollTo(0, (step * (window.innerHeight / 2)) % document.documentElement.scrollHeight);
  });
}

/** Repeats an action until it works, since event handlers may belong to code that is still loading. */
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

/** Waits for two frames, in which observers notice visible elements. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The whole screen in Spanish. */
export const inSpanish: Pick<ScreenStoryObj, 'beforeEach'> = {
  async beforeEach({ args }) {
    const { loadCatalogs } = await import('../lib/language/catalogs.js');
    args.locale = { language: 'es', catalogs: await loadCatalogs('es') };
  },
};

/** Every call waits for ever. */
export const loading = { faults: [{ hang: true }] } as const;

/** Every call fails. */
export const failing = { faults: [{ status: 500 }] } as const;

/** Server without donations. */
export const empty = { donations: [] } as const;
