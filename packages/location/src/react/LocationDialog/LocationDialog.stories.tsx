import { useCurrentLocation } from '@clothesline/api-client';
import { Button } from '@clothesline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { locationPickerMessages as texts } from '../messages.js';
import { LocationDialog, type LocationDialogProps } from './LocationDialog.js';

const loadPlaces = async () => (await import('../../list.js')).list;

/** A button that shows the current location and opens the dialog. */
function Stage({ open, ...props }: LocationDialogProps) {
  const [isOpen, setOpen] = useState(open);
  const { location } = useCurrentLocation();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{location?.city ?? '…'}</Button>
      <LocationDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/**
 * Sets the location that distances are measured from: the device's position, a named place, or the default.
 *
 * **Use something else:** plain text if the place cannot change; a `TextField` for free text, such as a meeting point.
 *
 * **Accessibility:** a modal dialog with a combobox (ARIA Authoring Practices). Typing lists matching places and announces their number, without selecting one. Keys: arrow keys move and wrap around, Enter applies the selected or only place and closes the dialog, Escape clears the text, then closes the dialog. The position is only requested by its button; a refusal is announced (alert).
 */
const meta = {
  title: 'Widgets/Location dialog',
  component: LocationDialog,
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { open: true, onOpenChange: () => {}, loadPlaces },
  render: Stage,
} satisfies Meta<typeof LocationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, words: string) => {
  const box = await within(canvasElement).findByRole('combobox', { name: texts.search });
  await userEvent.type(box, words);
};

export const Default: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'san f');
    await within(canvasElement).findByRole('option', { name: 'San Francisco, CA' });
  },
};

export const Neighborhoods: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'outer');
    await within(canvasElement).findByRole('option', { name: 'Outer Sunset, San Francisco' });
    await userEvent.keyboard('{ArrowUp}');
    await within(canvasElement).findByRole('option', { selected: true });
  },
};

export const Misspelled: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Saint Luois');
    await within(canvasElement).findByRole('option', { name: 'St. Louis, MO' });
  },
};

export const FromTheServer: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'sanaa');
    await within(canvasElement).findByRole('option', { name: 'Sanaa, Yemen' });
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'xyzzy');
    await within(canvasElement).findByText(texts.noneFound({ words: 'xyzzy' }));
  },
};

export const Refused: Story = {
  parameters: { geolocation: 'denied' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.locate }));
    await within(canvasElement).findByText('Unable to retrieve your location');
  },
};

export const Found: Story = {
  parameters: { geolocation: { latitude: 37.7534, longitude: -122.4941 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.locate }));
    await within(canvasElement).findByText(texts.countedFromDevice({ place: 'San Francisco, CA' }));
  },
};

export const Finding: Story = {
  parameters: { geolocation: 'ignored' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.locate }));
    await expect(within(canvasElement).getByRole('button', { name: texts.locating })).toHaveAttribute('aria-busy');
  },
};

export const Dark: Story = { ...Typed, globals: { theme: 'dark' } };

export const OnAPhone: Story = { ...Typed, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ForcedColors: Story = { ...Typed, parameters: { media: { forcedColors: 'active' } } };
