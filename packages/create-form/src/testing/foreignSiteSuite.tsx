import { createFakeBackend } from '@clothesline/api-client/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFormMessages as texts } from '../messages.js';
import { findField, getSubmitButton } from './fill.js';
import { fillByBrowser } from './fillByBrowser.js';
import { foreignSite } from './foreignSite.js';
import { picture } from './pictures.js';
import type { Setup, Stage } from './suite.js';

const listHref = 'https://market.test/create';

const notice = async (form: Stage) => (await form.findByRole('link', { name: texts.listThere })).parentElement;

function asked(mayList: boolean) {
  const backend = createFakeBackend();
  const { fetch } = backend;
  const sites: (string | null)[] = [];
  backend.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname !== '/embed/origin') return fetch(input, init);
    sites.push(url.searchParams.get('site'));
    return Response.json({ origin: location.origin, mayList });
  };
  return { backend, sites };
}

export function foreignSiteSuite(setup: Setup) {
  describe('permission to list on a site', () => {
    test('shows a notice with a marketplace link on first input, and checks only once', async () => {
      const { backend, sites } = asked(false);
      const form = setup({ listHref }, { backend });
      await form.findByRole('option', { name: 'Men' });
      expect(sites).toEqual([]);
      await userEvent.fill(findField(form, texts.title), 'Winter coat');
      expect((await notice(form))?.textContent).toContain(texts.refusedText);
      expect(form.getByRole('link', { name: texts.listThere }).getAttribute('href')).toBe(listHref);
      await userEvent.fill(findField(form, texts.description), 'Warm and dry.');
      expect(sites).toEqual([location.origin]);
      expect(findField(form, texts.title).value).toBe('Winter coat');
    });

    test('shows no notice if the site may list', async () => {
      const { backend, sites } = asked(true);
      const form = setup({ listHref }, { backend });
      await form.findByRole('option', { name: 'Men' });
      await userEvent.fill(findField(form, texts.title), 'Winter coat');
      await waitFor(() => expect(sites).toEqual([location.origin]));
      expect(form.queryByText(texts.refusedText)).toBeNull();
    });

    test('shows the notice if a photo is rejected', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', ...foreignSite }] });
      const form = setup({ listHref }, { backend });
      const input = await form.findByLabelText(texts.addPhotos, { selector: 'input' });
      await userEvent.upload(input, await picture(400, 300));
      expect((await notice(form))?.textContent).toContain(texts.refusedText);
    });

    test('focuses the notice if the donation is rejected, and keeps the input', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', ...foreignSite }] });
      const form = setup({ listHref }, { backend });
      await fillByBrowser(form);
      await userEvent.click(getSubmitButton(form));
      expect((await notice(form))?.matches(':focus')).toBe(true);
      expect(form.getAllByText(texts.refusedText)).toHaveLength(1);
      expect(findField(form, texts.title).value).toBe('Winter coat');
      expect(form.getAllByRole('listitem')).toHaveLength(1);
    });
  });
}
