import { createFakeBackend, fakeCode } from '@clothesline/api-client/testing';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defineCreateFormElement } from './register.js';
import { createFormElement } from './table.js';
import { createFormMessages as texts } from '../messages.js';
import { getCategorySelect, findField, sent, getSubmitButton } from '../testing/fill.js';
import { fillByBrowser as fill } from '../testing/fillByBrowser.js';
import { foreignSiteSuite } from '../testing/foreignSiteSuite.js';
import { givenFilesSuite } from '../testing/givenFilesSuite.js';
import { photosSuite } from '../testing/photosSuite.js';
import type { Stage } from '../testing/suite.js';

defineCreateFormElement({ styles: Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent) });

afterEach(() => vi.unstubAllGlobals());

/** Uses a separate host for each test, since elements with the same host share a cache. */
function put(backend = createFakeBackend(), attributes: Record<string, string> = {}) {
  vi.stubGlobal('fetch', backend.fetch);
  const element = document.createElement(createFormElement.tag);
  const host = `https://api-${crypto.randomUUID()}.test`;
  for (const [name, text] of Object.entries({ 'api-host': host, ...attributes })) element.setAttribute(name, text);
  const heard: string[] = [];
  for (const type of ['ready', 'created', 'error']) {
    element.addEventListener(`clothesline-${type}`, () => void heard.push(type));
  }
  document.body.append(element);
  onTestFinished(() => element.remove());
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element is empty.');
  const form: Stage = { ...within(frame), removeForm: () => element.remove() };
  return { element, form, heard, backend };
}

describe('<clothesline-create-form>', () => {
  test('lists a donation without cookies, confirms it, and dispatches created', async () => {
    const { form, heard, backend } = put();
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    expect(await form.findByText(texts.createdTitle)).toBeTruthy();
    expect(sent(backend.calls)).toHaveLength(1);
    expect(backend.calls.map(({ credentials }) => credentials)).not.toContain('include');
    expect(heard).toEqual(['ready', 'created']);
  });

  test('shows issues at the fields, and keeps the input if the server is down', async () => {
    const { form, heard, backend } = put();
    backend.fail({ endpoint: 'createDonation', networkError: true });
    await form.findByRole('option', { name: 'Men' });
    await userEvent.click(getSubmitButton(form));
    expect(form.getByText(texts.wrongFields({ count: 4 }))).toBeTruthy();
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    expect(await form.findByText(texts.failedText)).toBeTruthy();
    expect(findField(form, texts.title).value).toBe('Winter coat');
    expect(getCategorySelect(form).value).toBe('Men');
    expect(heard).toEqual(['ready', 'error']);
  });

  test('uses the page’s place without requesting the position', async () => {
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    const { form, backend } = put(undefined, { city: 'Oakland', region: 'CA', latitude: '37.8', longitude: '-122.27' });
    await fill(form);
    expect(findField(form, texts.location).value).toBe('Oakland, CA');
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.createdTitle);
    expect(sent(backend.calls)[0]).toMatchObject({ latitude: 37.8, longitude: -122.27, locationName: 'Oakland, CA' });
    expect(asked).not.toHaveBeenCalled();
  });

  test('requests a code if listing requires an account, and lists with it', async () => {
    const { form, heard, backend } = put(createFakeBackend({ needsAccount: true }));
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByRole('group', { name: texts.stepsLabel });
    // Types into the focused control.
    await userEvent.keyboard('ines@example.org{Enter}');
    await form.findByRole('textbox', { name: texts.code });
    await expect.poll(() => findField(form, texts.code).matches(':focus')).toBe(true);
    await userEvent.keyboard(fakeCode);
    await form.findByText(texts.createdTitle);
    expect(backend.calls.map(({ credentials }) => credentials)).not.toContain('include');
    expect(heard).toEqual(['ready', 'created']);
  });

  test('does not use the page’s storage', async () => {
    localStorage.clear();
    sessionStorage.clear();
    const { form } = put();
    await fill(form);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

for (const suite of [photosSuite, givenFilesSuite]) {
  suite(({ draftStorage }, { backend }) => put(backend, draftStorage === undefined ? {} : { draft: '' }).form);
}
foreignSiteSuite((_, { backend }) => put(backend, { 'link-base': 'https://market.test' }).form);
