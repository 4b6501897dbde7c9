import {
  createRequestFixtures,
  fixtureNow,
  ines,
  organizationFixture,
  rosa,
} from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { aWish } from '../../testing/aWish.js';
import { screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const need = { ...aWish, userId: rosa.id, reason: undefined };
const needs = [
  { ...need, id: 5, title: 'Coats, size 4-12', amount: 15, received: 5 },
  { ...need, id: 6, title: 'Rain boots, kids', amount: 6, received: 0 },
];
const [request] = createRequestFixtures(fixtureNow);
const hours = (count: number) => new Date(fixtureNow.getTime() + count * 3_600_000).toISOString();
const gifts = [
  { id: 1, title: 'Red winter coat', state: 'offered' as const, holdsUntil: hours(20) },
  { id: 2, title: 'Rain boots', state: 'offered' as const, from: hours(30), to: hours(34), holdsUntil: hours(20) },
  { id: 3, title: 'Blue parka', state: 'promised' as const, from: hours(30), to: hours(34), holdsUntil: hours(40) },
  {
    id: 4,
    title: 'Two fleece coats',
    state: 'promised' as const,
    from: hours(30),
    to: hours(34),
    holdsUntil: hours(40),
  },
].flatMap((gift) =>
  request ? [{ ...request, donationId: gift.id, donorId: ines.id, askerId: rosa.id, wishId: 5, ...gift }] : [],
);

const backend = {
  now: () => fixtureNow,
  signedIn: rosa.id,
  organizations: [organizationFixture],
  wishes: needs,
  requests: gifts,
};
const phone = { viewport: { value: 'mobile', isRotated: false } };

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Organization',
  args: { path: '/organization', backend },
};
export default meta;

export const Full: ScreenStoryObj = {};

export const Empty: ScreenStoryObj = { args: { backend: { ...backend, wishes: [], requests: [] } } };

export const NotAnOrganization: ScreenStoryObj = { args: { backend: { signedIn: rosa.id } } };

export const SignedOut: ScreenStoryObj = { args: { backend: {} } };

export const OnAPhone: ScreenStoryObj = { globals: phone };

export const DarkOnAPhone: ScreenStoryObj = { globals: { ...phone, theme: 'dark' } };

export const RightToLeft: ScreenStoryObj = { globals: { direction: 'rtl' } };
