import { createMemoryStore } from '@clothesline/api-client/testing';
import { Surface } from '@clothesline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { createFormMessages as texts } from '../messages.js';
import { draftKey } from '../state/draft.js';
import { CreateForm } from './CreateForm.js';

const picture = 'https://clothesline.test/pictures/zebra-raincoat.svg';

const full = {
  title: 'Zebra raincoat',
  description: 'Black and white stripes, size M, keeps the fog out.',
  category: 'Seasonal',
  images: [picture],
  imageUrl: '',
};

/** A form that opens with these values. */
const withDraft = (values: Partial<typeof full>) => ({
  draftStorage: createMemoryStore({ [draftKey]: JSON.stringify({ ...full, ...values }) }),
});

const pressSubmit = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: texts.submit }));

const meta = {
  title: 'Widgets/Create form',
  component: CreateForm,
  decorators: [
    (Story) => (
      <Surface style={{ maxInlineSize: 640, marginInline: 'auto' }}>
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof CreateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RestoredDraft: Story = { args: withDraft({}) };

const changePlace = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: texts.changePlace }));

export const ChangingThePlace: Story = { play: ({ canvasElement }) => changePlace(canvasElement) };

export const ExactPlace: Story = { args: { areaSize: 'exact' } };

export const ManyImages: Story = {
  args: withDraft({ images: Array.from({ length: 7 }, (_, index) => `${picture}?${index}`) }),
};

export const EmptySent: Story = { play: ({ canvasElement }) => pressSubmit(canvasElement) };

export const WrongImage: Story = {
  args: withDraft({ images: [picture, 'a photo of my coat'] }),
  play: ({ canvasElement }) => pressSubmit(canvasElement),
};

export const Pending: Story = {
  args: withDraft({}),
  parameters: { backend: { faults: [{ endpoint: 'createDonation', hang: true }] } },
  play: ({ canvasElement }) => pressSubmit(canvasElement),
};

export const Created: Story = { args: withDraft({}), play: ({ canvasElement }) => pressSubmit(canvasElement) };

export const Failed: Story = {
  args: withDraft({}),
  parameters: { backend: { faults: [{ endpoint: 'createDonation', status: 500 }] } },
  play: ({ canvasElement }) => pressSubmit(canvasElement),
};

const refusal = {
  message: 'Something is wrong',
  issues: [
    { path: 'images.0', message: 'This picture cannot be shown' },
    { path: 'latitude', message: 'Latitude is from -90 to 90' },
  ],
};

export const RefusedByServer: Story = {
  args: withDraft({}),
  parameters: { backend: { faults: [{ endpoint: 'createDonation', status: 400, body: JSON.stringify(refusal) }] } },
  play: ({ canvasElement }) => pressSubmit(canvasElement),
};

export const CategoriesLoading: Story = {
  parameters: { backend: { faults: [{ endpoint: 'listCategories', hang: true }] } },
};

export const CategoriesFailed: Story = {
  parameters: { backend: { faults: [{ endpoint: 'listCategories', status: 500 }] } },
};

export const RightToLeft: Story = { args: withDraft({ title: 'معطف شتوي دافئ' }), globals: { direction: 'rtl' } };
