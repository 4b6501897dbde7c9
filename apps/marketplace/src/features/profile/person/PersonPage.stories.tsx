import { createRequestFixtures, type MembersBackendOptions, rosa, wei } from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { reportButton } from '../../../locales/en/reportButton.js';
import { reporting } from '../../../locales/en/reporting.js';
import { person as messages } from '../../../locales/en/person.js';
import { loading, screenMeta, type ScreenStoryObj } from '../../../testing/screenMeta.js';
import type { ScreenStory } from '../../../testing/ScreenStory.js';

const path = `/people/${rosa.id}`;

const meta = { ...screenMeta, tags: ['!autodocs'], title: 'Screens/Person', args: { path } } satisfies Meta<
  typeof ScreenStory
>;
export default meta;

const as = (signedIn: number, more: MembersBackendOptions = {}): MembersBackendOptions => ({
  signedIn,
  requests: createRequestFixtures(),
  ...more,
});

const shows =
  (text: string | RegExp, isSignedIn = true): ScreenStoryObj['play'] =>
  async (context) => {
    await screenMeta.play(context);
    await expect((await screen.findAllByText(text, undefined, { timeout: 15_000 }))[0]).toBeInTheDocument();
    if (isSignedIn) await screen.findAllByRole('link', { name: /^Requests/ }, { timeout: 15_000 });
  };

const asks =
  (button: string, dialog: string): ScreenStoryObj['play'] =>
  async (context) => {
    await shows(messages.gives)?.(context);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: dialog }, { timeout: 15_000 });
  };

export const SignedOut: ScreenStoryObj = { play: shows(messages.gives, false) };
export const SignedIn: ScreenStoryObj = { args: { backend: as(wei.id) }, play: shows(messages.gives) };
export const OnesOwn: ScreenStoryObj = { args: { backend: as(rosa.id) }, play: shows(messages.yours) };
export const GivesNothing: ScreenStoryObj = {
  args: { backend: { donations: [] } },
  play: shows(messages.nothingTitle, false),
};
export const WithoutAnAccount: ScreenStoryObj = { args: { path: '/people/6' }, play: shows(messages.gives, false) };
export const Blocking: ScreenStoryObj = {
  args: { backend: as(wei.id) },
  play: asks(messages.block, messages.blockTitle({ name: rosa.displayName })),
};
export const Blocked: ScreenStoryObj = {
  ...Blocking,
  play: async (context) => {
    await Blocking.play?.(context);
    const [confirm] = screen.getAllByRole('button', { name: messages.block }).slice(-1);
    if (confirm) await userEvent.click(confirm);
    await screen.findByText(messages.blockedText);
  },
};
export const Reporting: ScreenStoryObj = {
  args: { backend: as(wei.id) },
  play: asks(reportButton.report, reporting.titles.person),
};
export const ReportingWithoutAReason: ScreenStoryObj = {
  ...Reporting,
  play: async (context) => {
    await Reporting.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await screen.findByText(reporting.reasonMissing);
  },
};
export const TooManyReports: ScreenStoryObj = {
  ...Reporting,
  args: { backend: as(wei.id, { faults: [{ endpoint: 'report', status: 429 }] }) },
  play: async (context) => {
    await Reporting.play?.(context);
    await userEvent.click(screen.getByRole('radio', { name: reporting.reasonsOfPerson.rude }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await screen.findByText(/^Too many reports/);
  },
};
export const Loading: ScreenStoryObj = { args: { backend: loading } };
export const Failed: ScreenStoryObj = {
  args: { backend: { faults: [{ endpoint: 'getPerson', status: 500 }] } },
  play: shows(messages.notLoadedTitle, false),
};
export const NotFound: ScreenStoryObj = { args: { path: '/people/99999' }, play: shows(messages.notFoundTitle, false) };

const phone = { viewport: { value: 'mobile', isRotated: false } };
export const OnAPhone: ScreenStoryObj = { ...SignedIn, globals: phone };
export const Dark: ScreenStoryObj = { ...SignedIn, globals: { theme: 'dark' } };
export const DarkOnAPhone: ScreenStoryObj = { ...Reporting, globals: { ...phone, theme: 'dark' } };
export const RightToLeft: ScreenStoryObj = { ...Reporting, globals: { direction: 'rtl' } };
export const ForcedColors: ScreenStoryObj = { ...Reporting, parameters: { media: { forcedColors: 'active' } } };
