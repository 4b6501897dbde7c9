import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.js';
import { Text } from '../Text/Text.js';
import { TextField } from '../TextField/TextField.js';
import { Dialog } from './Dialog.js';

const sentence = 'Distances on the cards are measured from here. Nothing is sent before you ask for it.';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Where are you?',
    children: <TextField label="City" defaultValue="San Francisco" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Use this place</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Change location</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
export const WithOpener: Story = {};
export const Small: Story = { args: { open: true, size: 'small' } };
export const Large: Story = { args: { open: true, size: 'large' } };
export const WithoutFooter: Story = { args: { open: true, footer: undefined } };
export const LongText: Story = {
  args: {
    open: true,
    title: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
    children: Array.from({ length: 30 }, (_, line) => <Text key={line}>{sentence}</Text>),
  },
};
export const BareAnswers: Story = {
  args: {
    open: true,
    size: 'small',
    title: 'Are you sure?',
    children: undefined,
    footer: <Button tone="primary">OK</Button>,
  },
};
export const Arabic: Story = {
  args: { open: true, title: 'أين أنت؟', children: <TextField label="المدينة" defaultValue="القاهرة" /> },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Open, parameters: { media: { forcedColors: 'active' } } };
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile', isRotated: false } } };
