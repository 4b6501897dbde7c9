import { organizationPageFixture } from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OrganizationNeeds } from './OrganizationNeeds.js';

/**
 * Shows what an organization needs and how much has arrived. Donors can bring items or offer them with the form.
 *
 * **Use something else:** `FeaturedDonations` for donations that people can request.
 *
 * **Accessibility:** a region named by its heading. Each progress bar has a text, and “Drop off donations” is a
 * disclosure button.
 */
const meta = {
  title: 'Widgets/Organization needs',
  component: OrganizationNeeds,
  args: { organizationId: organizationPageFixture.id, linkBase: 'https://clothesline.example' },
} satisfies Meta<typeof OrganizationNeeds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Grid: Story = { args: { layout: 'grid' } };

export const BringIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await canvas.findByText(organizationPageFixture.address);
  },
};

export const Loading: Story = { parameters: { backend: { faults: [{ hang: true }] } } };

export const Failed: Story = { parameters: { backend: { faults: [{ endpoint: 'getOrganization', status: 500 }] } } };

export const Empty: Story = {
  parameters: { backend: { organizationPages: [{ ...organizationPageFixture, needs: [] }] } },
};

export const NotFound: Story = { args: { organizationId: 99 } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };

export const ForcedColors: Story = { parameters: { media: { forcedColors: 'active' } } };
