import { donationFixture } from '@clothesline/api-client/testing';
import { createRequestFixtures, dolores, grace, rosa, suspended, wei } from '@clothesline/api-client/testing/members';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reportButton as button } from '../../locales/en/reportButton.js';
import { reporting as messages } from '../../locales/en/reporting.js';
import { type AppOptions, renderApp } from '../../testing/renderApp.js';

const path = `/donations/${donationFixture.id}`;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function askToReport(options: AppOptions = {}) {
  const app = renderApp(path, { signedIn: wei.id, ...options });
  await app.user.click(await screen.findByRole('button', { name: button.report }));
  const asked = await dialog(messages.titles.donation);
  return { ...app, asked, send: () => app.user.click(asked.getByRole('button', { name: messages.send })) };
}

test('a donation is reported with a reason and a text', async () => {
  const { user, asked, send, backend } = await askToReport();
  await send();
  await asked.findByText(messages.reasonMissing);
  expect(document.activeElement).toBe(asked.getByRole('radio', { name: messages.reasons.spam }));
  expect(backend.store.entries).toEqual([]);
  await user.click(asked.getByRole('radio', { name: messages.reasons.unsafe }));
  expect(asked.queryByText(messages.reasonMissing)).toBeNull();
  await user.type(asked.getByRole('textbox', { name: messages.words }), 'The lining is full of moths.');
  await send();
  await screen.findByText(messages.sent);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.store.entries).toMatchObject([
    { kind: 'donation', targetId: donationFixture.id, reasons: ['unsafe'], words: ['The lining is full of moths.'] },
  ]);
});

test('a person is reported with reasons about people', async () => {
  const { user, backend } = renderApp(`/people/${grace.id}`, { signedIn: wei.id });
  await user.click(await screen.findByRole('button', { name: button.report }));
  const asked = await dialog(messages.titles.person);
  asked.getByRole('radiogroup', { name: messages.whyPerson });
  await user.click(asked.getByRole('radio', { name: messages.reasonsOfPerson.spam }));
  await user.click(asked.getByRole('button', { name: messages.send }));
  await screen.findByText(messages.sent);
  expect(backend.store.entries).toMatchObject([{ kind: 'person', targetId: grace.id, reasons: ['spam'] }]);
});

test('a visitor can report without an account', async () => {
  const { user, backend } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: button.report }));
  const asked = await dialog(messages.titles.donation);
  await user.click(asked.getByRole('radio', { name: messages.reasons.other }));
  await user.click(asked.getByRole('button', { name: messages.send }));
  await screen.findByText(messages.sent);
  expect(backend.store.entries).toHaveLength(1);
});

test('a person cannot report their own content', async () => {
  renderApp(path, { signedIn: dolores.id });
  // Only shown to the donor.
  await screen.findByRole('button', { name: /^Withdraw/ });
  expect(screen.queryByRole('button', { name: button.report })).toBeNull();
});

test('a rate limit shows when to retry, and keeps the input', async () => {
  const faults = [{ endpoint: 'report', status: 429, times: 1 }] as const;
  const { user, asked, send } = await askToReport({ faults });
  await user.click(asked.getByRole('radio', { name: messages.reasons.rude }));
  await send();
  await asked.findByText(messages.tooMany({ when: 'in 60 seconds' }));
  await send();
  expect(await screen.findByText(messages.sent)).toBeInstanceOf(HTMLElement);
});

test('a suspended person sees why a report is rejected', async () => {
  const { user, asked, send } = await askToReport({ signedIn: suspended.id });
  await user.click(asked.getByRole('radio', { name: messages.reasons.rude }));
  await send();
  expect(await asked.findByText(/^Your account is suspended\./)).toBeInstanceOf(HTMLElement);
});

test("only the other person's messages can be reported", async () => {
  const requests = createRequestFixtures(new Date());
  const request = requests.find(({ askerId }) => askerId === grace.id);
  const theirs = request?.messages.filter(({ authorId }) => authorId === grace.id) ?? [];
  const { user, backend } = renderApp(`/requests?request=${request?.id}&tab=donor`, { signedIn: rosa.id, requests });
  const log = within(await screen.findByRole('log'));
  const buttons = await log.findAllByRole('button');
  expect(buttons).toHaveLength(theirs.length);
  await user.click(
    log.getByRole('button', { name: button.reportMessage({ excerpt: 'About forty, in winter more.' }) }),
  );
  const asked = await dialog(messages.titles.message);
  await user.click(asked.getByRole('radio', { name: messages.reasons.spam }));
  await user.click(asked.getByRole('button', { name: messages.send }));
  await screen.findByText(messages.sent);
  const reported = theirs.find(({ content }) => content === 'About forty, in winter more.')?.id;
  expect(backend.store.entries).toMatchObject([{ kind: 'message', targetId: reported }]);
});
