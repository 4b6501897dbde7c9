import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MailContent, MailedNotice } from './content.js';
import type { MailSite } from './mail.js';
import { writeMail } from './writeMail.js';

interface MailSheetProps {
  content: MailContent;
  site: MailSite;
}

/** A mail as a mail program shows it: its subject, and its HTML on white in any theme, in the workshop's font. */
function MailSheet({ content, site }: MailSheetProps) {
  const { subject, html } = writeMail({ to: 'rosa@example.org', content }, site);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    <div
      style={{
        padding: 24,
        background: '#ffffff',
        color: '#000000',
        colorScheme: 'light',
        font: '16px/1.5 var(--clothesline-font-body)',
      }}
    >
      <p dir="auto" style={{ margin: 0 }}>
        <b>{subject}</b>
      </p>
      <div ref={(sheet) => sheet?.replaceChildren(...body.childNodes)} />
    </div>
  );
}

/** Every mail that the server sends. Each is also plain text, with the same words and links. */
const meta = {
  title: 'Mails',
  component: MailSheet,
  tags: ['!autodocs'],
  args: {
    site: { product: 'Clothesline', address: 'https://clothes.example' },
    content: { kind: 'code', code: '042317' },
  },
} satisfies Meta<typeof MailSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice: MailedNotice = {
  id: 1,
  kind: 'asked',
  text: 'Someone is asking for "Wool scarves".',
  donationId: 4,
  requestId: 9,
  similar: [],
};
const closed: MailedNotice = {
  id: 3,
  kind: 'closed',
  text: '"Zebra raincoat" is no longer available.',
  donationId: 5,
  requestId: 11,
  similar: [
    { id: 12, title: 'Yellow rain jacket, 4T' },
    { id: 31, title: 'معطف مطر للأطفال' },
    { id: 40, title: 'Rubber boots' },
  ],
};
const unknownAddress = { site: { product: 'Clothesline', address: undefined } };

export const Code: Story = {};
/** `PUBLIC_URL` is not set: no mail has a link. */
export const CodeWithoutLinks: Story = { args: unknownAddress };
export const CodeForAnotherSite: Story = {
  args: { content: { kind: 'listing code', code: '042317', site: 'charity.example' } },
};
export const Notice: Story = { args: { content: { kind: 'notice', notice } } };
export const WithSimilarDonations: Story = { args: { content: { kind: 'notice', notice: closed } } };
export const NoticeWithoutLinks: Story = { args: { ...unknownAddress, content: { kind: 'notice', notice: closed } } };
export const Daily: Story = {
  args: {
    content: {
      kind: 'digest',
      notices: [
        notice,
        { ...notice, id: 2, kind: 'message', text: 'There is a new message about "Wool scarves".' },
        closed,
      ],
    },
  },
};
export const EmailChanged: Story = { args: { content: { kind: 'changed', what: 'email', undo: 'token' } } };
export const PasskeyAdded: Story = { args: { content: { kind: 'changed', what: 'passkey', undo: 'token' } } };
export const PasswordSet: Story = { args: { content: { kind: 'changed', what: 'password' } } };
export const LongText: Story = {
  args: {
    content: {
      kind: 'notice',
      notice: { ...notice, text: `Somebody asks for "${'Very warm woollen winter coat '.repeat(6)}".` },
    },
  },
};
export const OnAPhone: Story = {
  args: { content: { kind: 'digest', notices: [notice, closed] } },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

const noticeInSpanish: MailedNotice = { ...notice, text: 'Alguien pide «Bufandas de lana».' };
const closedInSpanish: MailedNotice = { ...closed, text: '«Impermeable de cebra» ya no está disponible.' };
const language = 'es';

export const CodeInSpanish: Story = { args: { content: { kind: 'code', code: '042317', language } } };
export const CodeForAnotherSiteInSpanish: Story = {
  args: { content: { kind: 'listing code', code: '042317', site: 'charity.example', language } },
};
export const NoticeInSpanish: Story = { args: { content: { kind: 'notice', notice: noticeInSpanish, language } } };
export const DailyInSpanish: Story = {
  args: { content: { kind: 'digest', notices: [noticeInSpanish, closedInSpanish], language } },
};
export const PasswordSetInSpanish: Story = {
  args: { content: { kind: 'changed', what: 'password', undo: 'token', language } },
};
