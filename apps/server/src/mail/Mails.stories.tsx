import type { SiteLanguage } from '@clothesline/api-client/contract';
import { noticeKinds } from '@clothesline/api-client/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { translateNotice } from '../language/texts.js';
import type { MailContent, MailedNotice } from './content.js';
import type { MailSite } from './mail.js';
import { writeMail } from './writeMail.js';

interface MailSheetProps {
  content: MailContent;
  site: MailSite;
}

function MailSheet({ content, site }: MailSheetProps) {
  const { subject, html } = writeMail({ to: 'rosa@example.org', content }, site);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const { style } of body.querySelectorAll<HTMLElement>('[style]')) style.removeProperty('font-family');
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

/** All emails of the server. Each also has a plain text part. */
const meta = {
  title: 'Screens/Mails',
  id: 'mails',
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
  text: 'Someone requested “Wool scarves.”',
  donationId: 4,
  requestId: 9,
  similar: [],
};
const closed: MailedNotice = {
  id: 3,
  kind: 'closed',
  text: '“Zebra raincoat” is no longer available.',
  donationId: 5,
  requestId: 11,
  similar: [
    { id: 12, title: 'Yellow rain jacket, 4T' },
    { id: 31, title: 'معطف مطر للأطفال' },
    { id: 40, title: 'Rubber boots' },
  ],
};
const everyNotice = (title: string, language?: SiteLanguage) =>
  noticeKinds.map((kind, index): MailedNotice => ({
    ...notice,
    id: index + 1,
    kind,
    text: translateNotice(language, { message: '', code: kind, values: { title, search: title, reason: 'Spam' } }),
  }));
const search = {
  search: 'coat',
  size: '4T',
  around: { latitude: 37.76, longitude: -122.42, miles: 5, place: 'Mission' },
};
const weekly = { search: { around: { ...search.around, miles: 10 } }, token: 'b', hasMore: false };
const finds = [
  { id: 12, title: 'Yellow rain coat, 4T', place: 'Noe Valley, San Francisco, CA' },
  { id: 31, title: 'معطف مطر للأطفال', place: 'Bernal Heights, San Francisco, CA' },
];

export const Code: Story = {};
export const CodeForAnotherSite: Story = {
  args: { content: { kind: 'listing code', code: '042317', site: 'charity.example' } },
};
export const Notice: Story = { args: { content: { kind: 'notice', notice } } };
export const WithSimilarDonations: Story = { args: { content: { kind: 'notice', notice: closed } } };
export const Daily: Story = {
  args: {
    content: {
      kind: 'digest',
      notices: [notice, { ...notice, id: 2, kind: 'message', text: 'New message about “Wool scarves.”' }, closed],
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
export const EveryNotice: Story = {
  args: { content: { kind: 'digest', notices: everyNotice('Wool scarves') } },
};
export const AlertToConfirm: Story = {
  args: { content: { kind: 'confirm alert', token: 'a', search, pace: 'daily' } },
};
export const Alert: Story = {
  args: { content: { kind: 'alert', token: 'a', alerts: [{ search, token: 'a', finds, hasMore: true }] } },
};
export const Alerts: Story = {
  args: {
    content: {
      kind: 'alert',
      token: 'all',
      alerts: [
        { search, token: 'a', finds, hasMore: false },
        { ...weekly, finds: finds.slice(0, 1) },
      ],
    },
  },
};
export const Contact: Story = {
  args: {
    content: {
      kind: 'contact',
      email: 'grace@example.org',
      words: 'We have forty coats and a van.\nWhom may we call?',
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
export const EveryNoticeInSpanish: Story = {
  args: { content: { kind: 'digest', notices: everyNotice('Bufandas de lana', language), language } },
};
export const AlertInSpanish: Story = {
  args: { content: { kind: 'alert', token: 'a', alerts: [{ search, token: 'a', finds, hasMore: true }], language } },
};
