import { createMemoryStore, fixturePictureHost, longTextFixture } from '@clothesline/api-client/testing';
import { Surface } from '@clothesline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { createFormMessages as texts } from '../messages.js';
import { draftKey } from '../state/draft.js';
import { foreignSite } from '../testing/foreignSite.js';
import { picture as takePhoto } from '../testing/pictures.js';
import { CreateForm } from './CreateForm.js';

const picture = `${fixturePictureHost}/pictures/zebra-raincoat.svg`;

const full = {
  title: 'Zebra raincoat',
  description: 'Black and white stripes, size M, keeps the fog out.',
  category: 'Seasonal',
  images: [picture],
  imageUrl: '',
  labels: [] as string[],
  isSeparate: false,
};

const withDraft = (values: Partial<typeof full>) => ({
  draftStorage: createMemoryStore({ [draftKey]: JSON.stringify({ ...full, ...values }) }),
});

const pressSubmit = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: texts.submit }));

/**
 * Lists a donation: title, description, category, photos or image URLs, and a place. Keeps entered values until they
 * are sent.
 *
 * **Use something else:** a link to the marketplace if your visitors can't list donations on your site.
 *
 * **Accessibility:** labels, hints and errors are connected; the first invalid field gets the focus.
 */
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

const typePlace = async (canvasElement: HTMLElement, words: string) => {
  const field = within(canvasElement).getByRole('combobox', { name: texts.location });
  await userEvent.clear(field);
  await userEvent.type(field, words);
};

export const ChoosingThePlace: Story = {
  play: async ({ canvasElement }) => {
    await typePlace(canvasElement, 'Main library, oak');
    await within(canvasElement).findByRole('option', { name: 'Oakland, CA' });
  },
};

export const UnknownPlace: Story = {
  args: withDraft({}),
  play: async ({ canvasElement }) => {
    await typePlace(canvasElement, 'Behind the big tree');
    await pressSubmit(canvasElement);
    await within(canvasElement).findByText(texts.areaUnknown);
  },
};

export const ExactPlace: Story = { args: { areaSize: 'exact' } };

export const ManyImages: Story = {
  args: withDraft({ images: Array.from({ length: 7 }, (_, index) => `${picture}?${index}`) }),
};

const addPhotos = async (canvasElement: HTMLElement, count: number) => {
  const photos = Array.from({ length: count }, async (_, index) => takePhoto(index % 2 ? 300 : 400, 340 + index));
  const input = within(canvasElement).getByLabelText<HTMLInputElement>(texts.addPhotos, { selector: 'input' });
  await userEvent.upload(input, await Promise.all(photos));
};

const noneIsBusy = async (canvasElement: HTMLElement) =>
  waitFor(
    () => {
      const field = within(canvasElement);
      if (field.queryByRole('img', { name: texts.photoUploading })) throw new Error('A photo is still on its way.');
    },
    { timeout: 20_000 },
  );

export const OnePhoto: Story = {
  play: async ({ canvasElement }) => {
    await addPhotos(canvasElement, 1);
    await noneIsBusy(canvasElement);
  },
};

export const EightPhotos: Story = {
  play: async ({ canvasElement }) => {
    await addPhotos(canvasElement, 8);
    await noneIsBusy(canvasElement);
  },
};

export const PhotosUploading: Story = {
  parameters: { backend: { faults: [{ endpoint: 'uploadPhoto', hang: true }] } },
  play: async ({ canvasElement }) => addPhotos(canvasElement, 2),
};

export const PhotoFailed: Story = {
  parameters: { backend: { faults: [{ endpoint: 'uploadPhoto', status: 500, times: 1 }] } },
  play: async ({ canvasElement }) => {
    await addPhotos(canvasElement, 2);
    await noneIsBusy(canvasElement);
  },
};

export const PhotoTooLarge: Story = {
  parameters: { backend: { faults: [{ endpoint: 'uploadPhoto', status: 413 }] } },
  play: async ({ canvasElement }) => {
    await addPhotos(canvasElement, 1);
    await noneIsBusy(canvasElement);
  },
};

export const PhotoUnreadable: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(texts.addPhotos, { selector: 'input' });
    await userEvent.upload(input, new File(['no picture'], 'coat.heic', { type: 'image/heic' }));
    await within(canvasElement).findByText(texts.photoUnreadable);
  },
};

export const MovedByKeys: Story = {
  args: withDraft({ images: [1, 2, 3].map((number) => `${picture}?${number}`) }),
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: texts.imageMenu({ position: 3 }) })
      .focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{ArrowDown}');
  },
};

export const DescribingAnImage: Story = {
  args: withDraft({ images: [picture, `${picture}?2`], labels: ['A raincoat on a line'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.imageMenu({ position: 2 }) }));
    await userEvent.keyboard('{Enter}');
  },
};

export const ADonationForEachImage: Story = {
  args: withDraft({
    title: '',
    images: [1, 2, 3].map((number) => `${picture}?${number}`),
    labels: ['Zebra raincoat', '', 'Raincoat, size L'],
    isSeparate: true,
  }),
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: texts.submitMany({ count: 3 }) })),
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

export const RefusedWebsite: Story = {
  args: { ...withDraft({}), listHref: 'https://clothesline.example/create' },
  parameters: { backend: { faults: [{ endpoint: 'createDonation', ...foreignSite }] } },
  play: ({ canvasElement }) => pressSubmit(canvasElement),
};

export const CategoriesLoading: Story = {
  parameters: { backend: { faults: [{ endpoint: 'listCategories', hang: true }] } },
};

export const CategoriesFailed: Story = {
  parameters: { backend: { faults: [{ endpoint: 'listCategories', status: 500 }] } },
};

export const WaitingForTheNetwork: Story = {
  args: {
    draftStorage: createMemoryStore({ [draftKey]: JSON.stringify({ ...full, isWaiting: true }) }),
  },
  beforeEach: () => {
    // Shadows the prototype's property.
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};

const askWho: Story = {
  args: withDraft({}),
  parameters: { backend: { needsAccount: true } },
  play: async ({ canvasElement }) => {
    await pressSubmit(canvasElement);
    await within(canvasElement).findByRole('textbox', { name: texts.email });
  },
};

/** With an optional code. */
const askCode = (code = ''): Story => ({
  ...askWho,
  play: async (context) => {
    await askWho.play?.(context);
    const field = within(context.canvasElement);
    await userEvent.type(field.getByRole('textbox', { name: texts.email }), 'ines@example.org{Enter}');
    const input = await field.findByRole('textbox', { name: texts.code });
    if (code) await userEvent.type(input, code);
    if (code) await field.findByText(texts.codeWrong);
  },
});

export const AskingForTheEmail: Story = askWho;

export const WrongEmail: Story = {
  ...askWho,
  play: async (context) => {
    await askWho.play?.(context);
    const field = within(context.canvasElement);
    await userEvent.type(field.getByRole('textbox', { name: texts.email }), 'ines{Enter}');
    await field.findByText(texts.emailWrong);
  },
};

export const AskingForTheCode: Story = askCode();

export const WrongCode: Story = askCode('000000');

export const SendingTheCode: Story = {
  ...askWho,
  parameters: { backend: { needsAccount: true, faults: [{ endpoint: 'sendListingCode', hang: true }] } },
  play: async (context) => {
    await askWho.play?.(context);
    await userEvent.type(
      within(context.canvasElement).getByRole('textbox', { name: texts.email }),
      'ines@example.org{Enter}',
    );
  },
};

const phone = { viewport: { value: 'mobile', isRotated: false } };

export const AskingForTheEmailOnAPhone: Story = { ...askWho, globals: phone };

export const AskingForTheCodeOnAPhone: Story = { ...askCode('000000'), globals: { ...phone, theme: 'dark' } };

export const AskingForTheEmailInTheDark: Story = { ...askWho, globals: { theme: 'dark' } };

export const AskingForTheCodeRightToLeft: Story = { ...askCode(), globals: { direction: 'rtl' } };

export const RightToLeft: Story = { args: withDraft({ title: 'معطف شتوي دافئ' }), globals: { direction: 'rtl' } };

export const BrokenImage: Story = {
  args: withDraft({ images: [`${fixturePictureHost}/pictures/does-not-exist.svg`] }),
};

export const LongText: Story = {
  args: withDraft({ title: longTextFixture.title, description: longTextFixture.description }),
};

export const Dark: Story = { args: withDraft({}), globals: { theme: 'dark' } };

export const SpanishOnAPhone: Story = {
  args: withDraft({}),
  globals: { language: 'es', viewport: { value: 'mobileWhole', isRotated: false } },
};

export const OnAPhone: Story = { args: withDraft({}), globals: { viewport: { value: 'mobile', isRotated: false } } };

export const PhotosInTheDark: Story = { ...PhotoFailed, globals: { theme: 'dark' } };

export const PhotosOnAPhone: Story = {
  ...EightPhotos,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const ADonationForEachImageOnAPhone: Story = {
  ...ADonationForEachImage,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const ADonationForEachImageInTheDark: Story = {
  ...ADonationForEachImage,
  globals: { theme: 'dark', direction: 'rtl' },
};

export const PhotosRightToLeft: Story = { ...MovedByKeys, globals: { direction: 'rtl' } };

export const ForcedColors: Story = { ...EmptySent, parameters: { media: { forcedColors: 'active' } } };

export const DarkOnAPhone: Story = {
  ...EmptySent,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};
