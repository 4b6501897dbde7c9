import { createMemoryStore } from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ChatWidget } from './ChatWidget.js';
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
 * The assistant: a floating button in the lower corner that opens a panel. Nothing is stored or sent before the visitor opens it.
 *
 * **Use something else:** a link to your own contact page where nobody runs the assistant's server; a `Dialog` for a question that must be answered.
 *
 * **Accessibility:** the button says what it does and whether the panel is open (`aria-expanded`). The panel is a dialog beside the page, named “{product} Assistant”; the messages are a log, so that an answer is read out when it comes. Keys: Enter sends, Shift+Enter begins a line, Escape closes and gives the focus back to the button. While an answer is on its way the field cannot be changed and keeps the focus. Keys typed here do not reach the page's own shortcuts.
 */
const meta = {
  title: 'Widgets/Chat',
  component: ChatWidget,
  parameters: {
    docs: { story: { inline: false, height: '700px' } },
    use: {
      from: '@clothesline/chat-widget',
      react: '<ChatWidget product="Warm Hands" />',
      element: 'clothesline-chat',
      html: '<clothesline-chat api-host="https://clothesline.example" product="Warm Hands"></clothesline-chat>',
    },
  },
  args: { defaultOpen: true },
  render: (args) => <ChatWidget {...args} sessionStorage={createMemoryStore({ [sessionKey]: sessionId })} />,
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { defaultOpen: false } };

export const Empty: Story = {};

export const WithHistory: Story = { parameters: withHistory(conversations.coats) };

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
  args: { locale: 'ar', messages: conversations.arabicWords },
  parameters: withHistory(conversations.arabic),
  globals: { direction: 'rtl' },
};

export const Dark: Story = { parameters: withHistory(conversations.coats), globals: { theme: 'dark' } };

export const Phone: Story = {
  parameters: withHistory(conversations.coats),
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const AtTheStart: Story = { args: { placement: 'start' } };

export const AnotherProduct: Story = { args: { product: 'Warm Hands' } };

export const WaitingDark: Story = { ...Waiting, globals: { theme: 'dark' } };

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const ClosedOnAPhone: Story = { ...Closed, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const ForcedColours: Story = {
  parameters: { ...withHistory(conversations.coats), media: { forcedColors: 'active' } },
};
