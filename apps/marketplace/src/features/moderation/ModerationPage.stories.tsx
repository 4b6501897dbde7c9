import { longTextFixture } from '@clothesline/api-client/testing';
import {
  createRequestFixtures,
  type MembersBackendOptions,
  moderationFixtures,
  noor,
  rosa,
} from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { moderation as messages } from '../../locales/en/moderation.js';
import { loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const as = (signedIn: number, more: MembersBackendOptions = {}): MembersBackendOptions => ({
  signedIn,
  requests: createRequestFixtures(),
  entries: moderationFixtures,
  now: () => new Date('2026-11-21T17:30:00.000Z'),
  ...more,
});

const meta = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Moderation',
  args: { path: '/moderation', backend: as(noor.id) },
} satisfies Meta<typeof ScreenStory>;
export default meta;

const shows =
  (text: string | RegExp): ScreenStoryObj['play'] =>
  async (context) => {
    await screenMeta.play(context);
    await expect((await screen.findAllByText(text, undefined, { timeout: 15_000 }))[0]).toBeInTheDocument();
    await screen.findAllByRole('link', { name: /^Requests/ }, { timeout: 15_000 });
  };

const hide = messages.actionOn({ action: messages.actions.hide, what: longTextFixture.title });
const hiding: ScreenStoryObj['play'] = async (context) => {
  await shows(messages.open({ count: '3' }))?.(context);
  await userEvent.click(screen.getByRole('button', { name: hide }));
  await screen.findByRole('dialog', { name: messages.dialogs.hide.title });
};

export const Full: ScreenStoryObj = { play: shows(messages.open({ count: '3' })) };
export const Deciding: ScreenStoryObj = { play: hiding };
export const WithoutAReason: ScreenStoryObj = {
  play: async (context) => {
    await hiding?.(context);
    await userEvent.click(screen.getByRole('button', { name: messages.dialogs.hide.action }));
    await screen.findByText(messages.reasonMissing);
  },
};
export const Decided: ScreenStoryObj = {
  args: {
    backend: as(noor.id, {
      entries: moderationFixtures.slice(0, 1).map((entry) => ({
        ...entry,
        state: 'dismissed',
        acts: [
          { moderatorId: 10_005, action: 'hide', reason: 'It is sold elsewhere.', createdAt: '2026-11-19T10:00:00Z' },
          { moderatorId: 10_005, action: 'restore', reason: 'No, it is not.', createdAt: '2026-11-19T11:00:00Z' },
          { moderatorId: noor.id, action: 'dismiss', reason: 'A mistake.', createdAt: '2026-11-20T11:00:00Z' },
        ],
      })),
    }),
  },
  play: shows(messages.decided),
};
export const Empty: ScreenStoryObj = {
  args: { backend: as(noor.id, { entries: [] }) },
  play: shows(messages.emptyTitle),
};
export const Loading: ScreenStoryObj = { args: { backend: as(noor.id, loading) } };
export const Failed: ScreenStoryObj = {
  args: { backend: as(noor.id, { faults: [{ endpoint: 'listModeration', status: 500 }] }) },
  play: shows(messages.failedTitle),
};
export const ForOthers: ScreenStoryObj = { args: { backend: as(rosa.id) }, play: shows(messages.othersTitle) };
export const SignedOut: ScreenStoryObj = { args: { backend: {} } };

const phone = { viewport: { value: 'mobile', isRotated: false } };
export const OnAPhone: ScreenStoryObj = { ...Full, globals: phone };
export const Dark: ScreenStoryObj = { ...Full, globals: { theme: 'dark' } };
export const DarkOnAPhone: ScreenStoryObj = { ...Deciding, globals: { ...phone, theme: 'dark' } };
export const RightToLeft: ScreenStoryObj = { ...Full, globals: { direction: 'rtl' } };
export const ForcedColors: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };
