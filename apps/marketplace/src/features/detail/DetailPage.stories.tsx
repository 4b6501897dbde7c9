import { arabicFixture, donationFixture, donationFixtures, longTextFixture } from '@clothesline/api-client/testing';
import { createRequestFixtures, rosa, wei } from '@clothesline/api-client/testing/members';
import { donationsMapMessages } from '@clothesline/donations-map/messages';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { handOver } from '../../locales/en/handOver.js';
import { ownDonations as ownTexts } from '../../locales/en/ownDonations.js';
import { detail as messages } from '../../locales/en/detail.js';
import { donationPath } from '../../lib/routing/paths.js';
import { loading, screenMeta, withLiveMapBelow, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const scarves = donationFixtures.find(({ title }) => title.startsWith('Wool scarves'))?.id ?? 0;

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Donation',
  args: { path: donationPath(donationFixture.id) },
};
export default meta;

const mapOf = ({ locationName }: { locationName: string }) =>
  withLiveMapBelow(donationsMapMessages.detail({ locationName: locationName }));

export const Full: ScreenStoryObj = { play: mapOf(donationFixture) };

export const Saved: ScreenStoryObj = { args: { saved: [donationFixture.id] }, play: mapOf(donationFixture) };

export const LongText: ScreenStoryObj = {
  args: { path: donationPath(longTextFixture.id) },
  play: mapOf(longTextFixture),
};

export const RightToLeft: ScreenStoryObj = {
  args: { path: donationPath(arabicFixture.id) },
  play: mapOf(arabicFixture),
  globals: { direction: 'rtl' },
};

export const Loading: ScreenStoryObj = { args: { backend: loading } };

export const NotFound: ScreenStoryObj = { args: { path: donationPath(99_999) } };

const asItsDonor = (status: string): ScreenStoryObj['args'] => {
  const donations = donationFixtures.map((one) => (one.id === scarves ? { ...one, status } : one));
  const requests = status === 'available' ? createRequestFixtures() : [];
  return { path: donationPath(scarves), backend: { signedIn: rosa.id, donations, requests } };
};

const shows =
  (name: string | RegExp): ScreenStoryObj['play'] =>
  async (context) => {
    await screenMeta.play(context);
    await screen.findByRole('button', { name }, { timeout: 15_000 });
    await screen.findAllByRole('link', { name: /^Requests/ }, { timeout: 15_000 });
  };
const asks =
  (button: RegExp, dialog: string): ScreenStoryObj['play'] =>
  async (context) => {
    await shows(button)?.(context);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: dialog }, { timeout: 15_000 });
  };

const asANeighbor: ScreenStoryObj['args'] = {
  path: donationPath(scarves),
  backend: { signedIn: wei.id, requests: [] },
};
const asking: ScreenStoryObj['play'] = async (context) => {
  await screenMeta.play(context);
  await screen.findAllByRole('link', { name: /^Requests/ }, { timeout: 15_000 });
  await userEvent.click(await screen.findByRole('button', { name: messages.contactDonor }, { timeout: 15_000 }));
  await screen.findByRole('dialog', { name: handOver.ask }, { timeout: 15_000 });
};
export const Asking: ScreenStoryObj = { args: asANeighbor, play: asking };
export const AskingWithMistakes: ScreenStoryObj = {
  args: asANeighbor,
  play: async (context) => {
    await asking(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: handOver.reason }), 'Call 415 555 0134');
    await userEvent.click(dialog.getByRole('button', { name: handOver.send }));
    await dialog.findByText(handOver.dayMissing);
  },
};
export const AskingOnAPhone: ScreenStoryObj = {
  ...Asking,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};
export const AskingRightToLeft: ScreenStoryObj = { ...Asking, globals: { direction: 'rtl' } };
export const OnesOwn: ScreenStoryObj = { args: asItsDonor('available'), play: shows(/^Withdraw/) };
export const Editing: ScreenStoryObj = { args: asItsDonor('available'), play: asks(/^Edit/, ownTexts.editTitle) };
export const Withdrawing: ScreenStoryObj = {
  args: asItsDonor('available'),
  play: asks(/^Withdraw/, ownTexts.withdrawTitle),
};
export const Expired: ScreenStoryObj = { args: asItsDonor('expired'), play: shows(/^Renew/) };
export const Hidden: ScreenStoryObj = {
  args: {
    path: donationPath(scarves),
    backend: { signedIn: rosa.id, hidden: [{ donationId: scarves, reason: 'This was listed three times in a week.' }] },
  },
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByText(/listed three times/, undefined, { timeout: 15_000 });
    await screen.findAllByRole('link', { name: /^Requests/ }, { timeout: 15_000 });
  },
};
export const Given: ScreenStoryObj = {
  args: {
    path: donationPath(donationFixture.id),
    backend: { donations: donationFixtures.map((one) => ({ ...one, status: 'given' })) },
  },
};
export const EditingOnAPhone: ScreenStoryObj = {
  ...Editing,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};
export const OnesOwnRightToLeft: ScreenStoryObj = { ...OnesOwn, globals: { direction: 'rtl' } };

export const OnAPhone: ScreenStoryObj = { ...Full, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const Dark: ScreenStoryObj = { ...Full, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...Full,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const ForcedColors: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };
