import { createDonationFixtures, createMemoryStore } from '@clothesline/api-client/testing';
import { LocaleProvider } from '@clothesline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ChatWidget } from './ChatWidget.js';
import * as extras from './extras/index.js';
import { chatMessages as words } from './messages.js';
import { sessionKey } from './session.js';
import { type said, sessionId } from './testing/kit.js';
import * as conversations from './testing/conversations.js';

const open = async (canvasElement: HTMLElement) => {
  const chat = within(canvasElement);
  await userEvent.click(chat.getByRole('button', { name: words.openChat }));
  return chat.findByRole('textbox', { name: words.inputLabel });
};
const ask = async (canvasElement: HTMLElement) => {
  await userEvent.type(await open(canvasElement), 'Is somebody there?{Enter}');
};
const withHistory = (messages: ReturnType<typeof said>[]) => ({ backend: { messages } });

/**
 * The assistant: a floating button in the lower corner that opens a panel. Nothing is stored or sent before the
 * visitor opens it.
 *
 * **Use something else:** a link to your contact page if nobody runs the assistant's server; a `Dialog` for a question
 * that must be answered.
 *
 * **Accessibility:** the button names its action and its state (`aria-expanded`). The panel is a non-modal dialog
 * named “{product} Assistant”; the messages are a log, so that new answers are read out. Keys: Enter sends,
 * Shift+Enter adds a line, Escape closes the panel and returns the focus to the button. While an answer is pending the
 * field is read-only and keeps the focus. Keys pressed here do not reach the page's own shortcuts.
 */
const meta = {
  title: 'Widgets/Chat',
  component: ChatWidget,
  parameters: {
    docs: { story: { inline: false, height: '700px' } },
  },
  args: { defaultOpen: true },
  render: (args) => <ChatWidget {...args} sessionStorage={createMemoryStore({ [sessionKey]: sessionId })} />,
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHistory: Story = { parameters: withHistory(conversations.coats) };

export const Empty: Story = {};

export const Closed: Story = { args: { defaultOpen: false } };

export const Opened: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Waiting: Story = {
  args: { defaultOpen: false },
  parameters: { backend: { faults: [{ endpoint: 'sendMessage', hang: true }] } },
  play: ({ canvasElement }) => ask(canvasElement),
};

export const Failed: Story = {
  args: { defaultOpen: false },
  parameters: { backend: { faults: [{ endpoint: 'sendMessage', status: 500 }] } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await within(canvasElement).findByText(words.sendFailed);
  },
};

export const NearTheLimit: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const input = await open(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('A long story. '.repeat(142));
  },
};

export const Long: Story = { parameters: withHistory(conversations.long) };

export const Arabic: Story = {
  decorators: [
    (Chat) => (
      <LocaleProvider language="ar" catalogs={conversations.arabicCatalogs}>
        <Chat />
      </LocaleProvider>
    ),
  ],
  parameters: withHistory(conversations.arabic),
  globals: { direction: 'rtl' },
};

export const Dark: Story = { parameters: withHistory(conversations.coats), globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };

export const Phone: Story = {
  parameters: withHistory(conversations.coats),
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const AtTheStart: Story = { args: { placement: 'start' } };

export const AnotherProduct: Story = { args: { product: 'Warm Hands' } };

export const WaitingDark: Story = { ...Waiting, globals: { theme: 'dark' } };

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const ClosedOnAPhone: Story = { ...Closed, globals: { viewport: { value: 'mobile', isRotated: false } } };

/** Stalls after the first part. */
const half: typeof extras.reply = (_client, { signal }, { onText }) => {
  onText('Here is what I found for warm coats within 2 miles of the');
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
};
const hearsHalf = async () => ({ ...extras, reply: half });

const askForCards = async (canvasElement: HTMLElement) => {
  await userEvent.type(await open(canvasElement), 'Warm coats near Noe Valley?{Enter}');
  await within(canvasElement).findByText('Kids winter jackets');
};

const [picture] = createDonationFixtures()[4]?.images ?? [];
const withCards = {
  backend: {
    answer: {
      ...conversations.cards,
      donations: conversations.cards.donations.map((card) => (card.id === 12 ? { ...card, image: picture } : card)),
    },
  },
};
const onAPhone = { viewport: { value: 'mobile', isRotated: false } };

export const Cards: Story = {
  args: { defaultOpen: false },
  parameters: withCards,
  play: ({ canvasElement }) => askForCards(canvasElement),
};

export const CardsDark: Story = { ...Cards, globals: { theme: 'dark' } };

export const CardsOnAPhone: Story = { ...Cards, globals: onAPhone };

export const CardsRightToLeft: Story = { ...Cards, globals: { direction: 'rtl' } };

export const CardsForcedColors: Story = {
  ...Cards,
  parameters: { ...withCards, media: { forcedColors: 'active' } },
};

export const Streaming: Story = {
  args: { defaultOpen: false, loadExtras: hearsHalf },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await within(canvasElement).findByText(/within 2 miles/);
  },
};

export const Stopped: Story = {
  ...Streaming,
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words.stop }));
    await within(canvasElement).findByText(words.stopped);
  },
};

export const StoppedOnAPhone: Story = { ...Stopped, globals: onAPhone };

export const Care: Story = { parameters: withHistory(conversations.care) };

export const CareOnAPhone: Story = { ...Care, globals: onAPhone };

export const Deleting: Story = {
  parameters: withHistory(conversations.coats),
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement);
    await userEvent.click(await chat.findByRole('button', { name: words.deleteConversation }));
    await chat.findByRole('alertdialog');
  },
};

export const DeletingOnAPhoneDark: Story = { ...Deleting, globals: { ...onAPhone, theme: 'dark' } };

export const DeletingFailed: Story = {
  parameters: { backend: { messages: conversations.coats, faults: [{ endpoint: 'deleteChat', status: 500 }] } },
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement);
    await userEvent.click(await chat.findByRole('button', { name: words.deleteConversation }));
    await userEvent.click(chat.getByRole('button', { name: words.deleteConfirm }));
    await chat.findByText(words.deleteFailed);
  },
};

/** A charity's greeting, suggestions and answers. */
export const OfACharity: Story = {
  args: {
    defaultOpen: false,
    product: 'Bernal Church',
    greeting: 'Welcome! I look for clothes around Bernal Heights.',
    quickReplies: ['Warm coats', 'When are you open?'],
    answers: {
      answers: [{ questions: ['When are you open?'], answer: 'Mondays from 9 to 12: https://church.example/hours' }],
    },
  },
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement);
    await open(canvasElement);
    await userEvent.click(await chat.findByRole('button', { name: 'When are you open?' }));
    await chat.findByText(/^From Bernal Church/);
  },
};

/** Arrived while the panel was closed. */
export const Unread: Story = {
  args: { defaultOpen: false },
  parameters: { backend: { delay: 300, streams: true } },
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement);
    await ask(canvasElement);
    await userEvent.click(chat.getByRole('button', { name: words.closeChat }));
    await chat.findByRole('button', { name: words.openNew({ count: 1 }) }, { timeout: 5000 });
  },
};

export const ForcedColors: Story = {
  parameters: { ...withHistory(conversations.coats), media: { forcedColors: 'active' } },
};
