import {
  accountFixtures,
  createRequestFixtures,
  fixtureNow,
  ines,
  type MembersBackendOptions,
  noticeFixtures,
  requestFixtures,
  rosa,
} from '@clothesline/api-client/testing/members';
import type { RequestState } from '@clothesline/api-client/members';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fillText } from './ThreadFacts.js';
import { requests as messages } from '../../locales/en/requests.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';
import { inSpanish, loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';

const meta = { ...screenMeta, tags: ['!autodocs'], title: 'Screens/Requests' } satisfies Meta<typeof ScreenStory>;
export default meta;

const as = (signedIn: number, more: MembersBackendOptions = {}): MembersBackendOptions => ({
  signedIn,
  requests: createRequestFixtures(),
  notices: noticeFixtures,
  now: () => fixtureNow,
  ...more,
});
const phone = { viewport: { value: 'mobile', isRotated: false } };
const shows =
  (text: string | RegExp): ScreenStoryObj['play'] =>
  async (context) => {
    await screenMeta.play(context);
    await expect((await screen.findAllByText(text, undefined, { timeout: 15_000 }))[0]).toBeInTheDocument();
    // The bell loads separately.
    await screen.findAllByRole('link', { name: /^Requests/ }, { timeout: 15_000 });
  };
const isRead = () =>
  waitFor(
    async () => {
      const row = screen.getByText((_, element) => element?.matches('main a[aria-current]') ?? false).closest('li');
      await expect(row?.textContent).not.toMatch(/\d (new|nuev)/);
    },
    { timeout: 15_000 },
  );
const reads =
  (text: string): ScreenStoryObj['play'] =>
  async (context) => {
    await shows(text)?.(context);
    await isRead();
  };

export const Asked: ScreenStoryObj = {
  args: { path: '/requests', backend: as(ines.id) },
  play: shows(/^Zebra raincoat/),
};
export const AskedOfMe: ScreenStoryObj = {
  args: { path: '/requests?tab=donor', backend: as(rosa.id) },
  play: shows(/^Wool scarves/),
};
export const News: ScreenStoryObj = {
  args: { path: '/requests?tab=news', backend: as(ines.id) },
  play: shows('Mark all as read'),
};
const thread = (state: RequestState, side: 'asker' | 'donor' = 'asker'): ScreenStoryObj => {
  const request = requestFixtures.find((one) => one.askerId === ines.id && one.state === state);
  if (!request) throw new Error(`No fixture is ${state}.`);
  const { id, donorId } = request;
  const other =
    side === 'donor' ? ines.displayName : (accountFixtures.find((one) => one.id === donorId)?.displayName ?? '');
  return {
    args: { path: `/requests?request=${id}&tab=${side}`, backend: as(side === 'donor' ? donorId : ines.id) },
    play: reads(fillText(messages.status[side][state], { other })),
  };
};
export const Waiting = thread('waiting');
export const WaitingForTheDonor = thread('waiting', 'donor');
export const Offered = thread('offered');
export const OfferedForTheDonor = thread('offered', 'donor');
export const Promised = thread('promised');
export const PromisedForTheDonor = thread('promised', 'donor');
export const Collected = thread('received');
export const CollectedForTheDonor = thread('received', 'donor');
export const Missed = thread('missed');
export const MissedForTheDonor = thread('missed', 'donor');
export const Declined = thread('declined');
export const DeclinedForTheDonor = thread('declined', 'donor');
export const TakenBack = thread('cancelled');
export const TakenBackForTheDonor = thread('cancelled', 'donor');
export const Closed = thread('closed');
export const ClosedForTheDonor = thread('closed', 'donor');
const asks =
  (button: string, waits: string): ScreenStoryObj['play'] =>
  async (context) => {
    await reads(waits)?.(context);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('dialog', undefined, { timeout: 15_000 });
  };
export const Promising: ScreenStoryObj = { ...WaitingForTheDonor, play: asks(messages.promise, messages.promise) };
export const PromisingWithMistakes: ScreenStoryObj = {
  ...WaitingForTheDonor,
  play: async (context) => {
    await Promising.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.promiseSend }));
    await dialog.findByText(messages.promisePlaceMissing);
  },
};
export const Declining: ScreenStoryObj = { ...WaitingForTheDonor, play: asks(messages.decline, messages.promise) };
export const TakingBack: ScreenStoryObj = { ...Promised, play: asks(messages.cancel, messages.enterCode) };
export const EnteringTheWords: ScreenStoryObj = { ...Promised, play: asks(messages.enterCode, messages.enterCode) };
export const Collecting: ScreenStoryObj = {
  ...PromisedForTheDonor,
  play: asks(messages.collected, messages.collected),
};
export const PromisingOnAPhone: ScreenStoryObj = { ...Promising, globals: { ...phone, theme: 'dark' } };
export const PromisingRightToLeft: ScreenStoryObj = { ...Promising, globals: { direction: 'rtl' } };
export const Gone: ScreenStoryObj = {
  args: { path: '/requests?request=99999', backend: as(ines.id) },
  play: shows('We couldn’t load this request'),
};
export const Empty: ScreenStoryObj = {
  args: { path: '/requests', backend: as(ines.id, { requests: [], notices: [] }) },
  play: shows('No requests yet'),
};
export const SignedOut: ScreenStoryObj = { args: { path: '/requests' } };
export const Loading: ScreenStoryObj = {
  args: { path: '/requests', backend: as(ines.id, loading) },
};
export const Failed: ScreenStoryObj = {
  args: {
    path: '/requests',
    backend: as(ines.id, { faults: [{ endpoint: 'listRequests', status: 500 }] }),
  },
  play: shows('Couldn’t load requests'),
};
export const Dark: ScreenStoryObj = { ...Promised, globals: { theme: 'dark' } };
export const OnAPhone: ScreenStoryObj = { ...Promised, globals: phone };
export const DarkOnAPhone: ScreenStoryObj = { ...AskedOfMe, globals: { ...phone, theme: 'dark' } };
export const ForcedColors: ScreenStoryObj = { ...Promised, parameters: { media: { forcedColors: 'active' } } };
export const RightToLeft: ScreenStoryObj = { ...Promised, globals: { direction: 'rtl' } };

export const Spanish: ScreenStoryObj = {
  ...Promised,
  ...inSpanish,
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByText('Agregar al calendario', undefined, { timeout: 15_000 });
    await screen.findAllByRole('link', { name: /^Solicitudes/ }, { timeout: 15_000 });
    await isRead();
  },
};
