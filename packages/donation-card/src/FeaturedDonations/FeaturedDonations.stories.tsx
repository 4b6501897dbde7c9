import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeaturedDonations } from './FeaturedDonations.js';

const meta = {
  title: 'Widgets/Featured donations',
  component: FeaturedDonations,
  args: { viewAllHref: '/explore' },
} satisfies Meta<typeof FeaturedDonations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHearts: Story = { args: { onSavedChange: () => {} } };

export const Loading: Story = { parameters: { backend: { faults: [{ hang: true }] } } };

export const Failed: Story = { parameters: { backend: { faults: [{ endpoint: 'listDonations', status: 500 }] } } };

export const Empty: Story = { parameters: { backend: { donations: [] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
