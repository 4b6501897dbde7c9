import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyBasketIllustration } from '../../illustrations/EmptyBasketIllustration.js';
import { NoResultsIllustration } from '../../illustrations/NoResultsIllustration.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from './EmptyState.js';

/**
 * Shown in place of an empty list, with a next step.
 *
 * **Use something else:** `ErrorState` after a failure, `Skeleton` while loading.
 *
 * **Accessibility:** a heading of the given level, a text, and one action; the drawing is decoration.
 */
const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    illustration: <EmptyBasketIllustration />,
    title: 'No Donations Yet',
    description: 'There are no donations available in this category right now.',
    action: <Button tone="primary">Create Your First Donation</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NoResults: Story = {
  args: {
    illustration: <NoResultsIllustration />,
    title: 'No Donations Found',
    description: 'No donations match your search criteria. Try a different search term.',
    action: <Button>Clear Search</Button>,
  },
};
export const TitleOnly: Story = { args: { illustration: undefined, description: undefined, action: undefined } };
export const LongText: Story = {
  args: {
    title: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
    description: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
  },
};
export const Arabic: Story = {
  args: { title: 'لا توجد تبرعات بعد', description: 'ابدأ بأول تبرع لك.', action: <Button tone="primary">تبرّع</Button> },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Empty, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Empty, parameters: { media: { forcedColors: 'active' } } };
export const OnAPhone: Story = { ...Empty, globals: { viewport: { value: 'mobile', isRotated: false } } };
