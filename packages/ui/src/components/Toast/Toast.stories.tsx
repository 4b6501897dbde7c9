import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { Toaster } from './Toaster.js';
import { ToastProvider } from './ToastProvider.js';
import { useToast } from './useToast.js';

/**
 * A short message about a completed action: one at a time, for 5 s (longer while hovered, focused, or while the page is
 * hidden). Wrap the app in a `ToastProvider` and call `useToast().toast({ title })`.
 *
 * **Use something else:** `ErrorState` if content could not be loaded, a `Field`'s error, or a `Dialog` if an answer is
 * needed.
 *
 * **Accessibility:** a region that F8 moves to. `default` is announced politely (status), `destructive` immediately
 * (alert). A swipe of 50 px dismisses it. An `action` is never the only way to do something.
 */
const meta = {
  title: 'UI/Toast',
  component: Toaster,
  args: { onDismiss: () => {}, toasts: [] },
  // By default, toasts stay open here.
  render: ({ duration = 2 ** 31 - 1, ...args }) => <Toaster {...args} duration={duration} />,
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const created = {
  id: '1',
  open: true,
  title: 'Donation Created',
  description: 'Your donation has been successfully listed.',
};

export const Default: Story = { args: { toasts: [created] } };
export const Destructive: Story = {
  args: {
    toasts: [
      {
        id: '1',
        open: true,
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to create donation. Please try again.',
      },
    ],
  },
};
export const WithAction: Story = {
  args: { toasts: [{ ...created, title: 'Removed from saved', action: { label: 'Undo', onClick: () => {} } }] },
};
export const TitleOnly: Story = { args: { toasts: [{ id: '1', open: true, title: 'Link copied' }] } };
export const LongText: Story = {
  args: {
    toasts: [
      {
        ...created,
        description: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
      },
    ],
  },
};
export const MustBeRead: Story = {
  args: { toasts: [{ id: '1', open: true, title: 'Your code is 7361', description: 'Show it at the pickup.' }] },
};
export const Arabic: Story = {
  args: { toasts: [{ ...created, title: 'تم إنشاء التبرع', description: 'تم إدراج تبرعك بنجاح.' }] },
  globals: { direction: 'rtl' },
};

function Opener() {
  const { toast } = useToast();
  return <Button onClick={() => toast(created)}>Create Donation</Button>;
}

/** As an app uses it. */
export const InAnApp: Story = {
  render: () => (
    <ToastProvider>
      <Opener />
    </ToastProvider>
  ),
};
export const Dark: Story = { ...Destructive, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Destructive, parameters: { media: { forcedColors: 'active' } } };
export const OnAPhone: Story = { ...Destructive, globals: { viewport: { value: 'mobile', isRotated: false } } };
