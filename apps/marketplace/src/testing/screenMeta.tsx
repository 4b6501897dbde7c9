import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenStory } from './ScreenStory.js';

export type ScreenStoryObj = StoryObj<typeof ScreenStory>;

/** What the stories of all screens share: the whole window, the theme of the toolbar, a page that has arrived. */
export const screenMeta = {
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <ScreenStory {...args} appearance={globals.theme === 'dark' ? 'dark' : 'light'} />,
  play: async ({ canvas }) => {
    // The screen's code is fetched first: on a busy machine that takes longer than the usual second.
    const heading = await canvas.findByRole('heading', { level: 1 }, { timeout: 15_000 });
    await expect(heading).toBeInTheDocument();
  },
} satisfies Meta<typeof ScreenStory>;

/** Every call waits for ever. */
export const loading = { faults: [{ hang: true }] } as const;

/** Every call fails. */
export const failing = { faults: [{ status: 500 }] } as const;

/** Nobody has given anything yet. */
export const empty = { donations: [] } as const;
