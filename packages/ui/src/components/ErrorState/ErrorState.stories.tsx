import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundIllustration } from '../../illustrations/NotFoundIllustration.js';
import { ErrorState } from './ErrorState.js';

/**
 * Shown in place of content that failed to load.
 *
 * **Use something else:** a destructive toast for a failed action, a `Field`'s error for an invalid value.
 *
 * **Accessibility:** announced at once (alert).
 *
 * **Wording:** see [Writing](?path=/docs/guides-writing--docs).
 */
const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'Failed to fetch donations',
    description: 'No answer came. Check your connection and try again.',
    onRetry: () => {},
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const OwnIllustration: Story = {
  args: { illustration: <NotFoundIllustration />, title: 'Donation Not Found', description: undefined },
};
export const LongText: Story = {
  args: { title: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years' },
};
export const Arabic: Story = {
  args: { title: 'تعذّر تحميل التبرعات', description: 'تحقق من اتصالك.' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...WithRetry, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...WithRetry, parameters: { media: { forcedColors: 'active' } } };
