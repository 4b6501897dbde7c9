import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Button } from '../Button/Button.js';
import { Heading } from '../Heading/Heading.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { ThemeRoot } from './ThemeRoot.js';

/**
 * Sets the variables, color scheme, and typography for everything inside. Every app and every widget has a root; they
 * can be nested.
 *
 * To change the look, set public variables (`--clothesline-color-accent`, …) on any element around it.
 *
 * **Use something else:** only the CSS variables (`--clothesline-*`) to change a color or a font.
 *
 * **Accessibility:** a plain element that sets colors, font, and `color-scheme`, so that native controls and scroll
 * bars match. Every theme keeps 4.5:1 for text and 3:1 for controls.
 */
const meta = {
  title: 'UI/ThemeRoot',
  component: ThemeRoot,
  args: {
    paint: true,
    style: { padding: 24 },
    children: (
      <Stack align="start">
        <Heading level={2}>Give Locally</Heading>
        <Text>Your old clothes fit somebody around the corner.</Text>
        <Button tone="primary">Start Donating Today</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const Auto: Story = {};
/** Only public variables. */
export const OwnBrand: Story = {
  args: { theme: 'light' },
  decorators: [
    (Story) => (
      <div
        style={
          {
            '--clothesline-color-accent': '#1d5c4d',
            '--clothesline-color-accent-hover': '#15463b',
            '--clothesline-radius-pill': '6px',
            '--clothesline-font-heading': 'Georgia, serif',
          } as CSSProperties
        }
      >
        {Story()}
      </div>
    ),
  ],
};
