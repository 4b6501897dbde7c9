import { ines, noor, organizationFixture, rosa } from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { moderation } from '../../locales/en/moderation.js';
import { organization as messages } from '../../locales/en/organization.js';
import { renderApp } from '../../testing/renderApp.js';

const settings = '/profile?tab=settings';
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('an organization', () => {
  test('applies in the settings, and keeps the input if a field is missing', async () => {
    const { user, backend } = renderApp(settings, { signedIn: ines.id });
    await user.click(await button(messages.apply));
    const form = await dialog(messages.dialogTitle);
    await user.type(form.getByRole('textbox', { name: messages.name }), 'Warm Coats');
    await user.click(form.getByRole('button', { name: messages.send }));
    expect(form.getAllByText(messages.missing)).toHaveLength(2);
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: messages.address }));
    await user.type(form.getByRole('textbox', { name: messages.address }), '1 Main St');
    await user.type(form.getByRole('textbox', { name: messages.contact }), 'hello@warmcoats.example');
    await user.click(form.getByRole('button', { name: messages.send }));
    await screen.findByText(messages.states.waiting);
    expect(backend.store.organizations).toMatchObject([{ id: ines.id, name: 'Warm Coats', state: 'waiting' }]);
  });

  test('shows why it was rejected, and can be removed', async () => {
    const refused = { ...organizationFixture, state: 'refused', refusedFor: 'Nobody answers there.' } as const;
    const { user, backend } = renderApp(settings, { signedIn: rosa.id, organizations: [refused] });
    await screen.findByText(messages.reason({ reason: 'Nobody answers there.' }));
    await user.click(await button(messages.remove));
    await user.click((await dialog(messages.removeTitle)).getByRole('button', { name: messages.removeAction }));
    await button(messages.apply);
    expect(backend.store.organizations).toEqual([]);
  });

  test('can be retried if it fails to load', async () => {
    renderApp(settings, {
      signedIn: ines.id,
      faults: [{ endpoint: 'getOwnOrganization', status: 500 }],
    });
    expect(await screen.findByText(messages.failed, undefined, { timeout: 10_000 })).toBeInstanceOf(HTMLElement);
  });

  test('has a public page once a moderator confirms it', async () => {
    const waiting = { ...organizationFixture, state: 'waiting' } as const;
    const entry = { id: 1, kind: 'organization', targetId: rosa.id, state: 'open' } as const;
    const { user, backend } = renderApp('/moderation', {
      signedIn: noor.id,
      organizations: [waiting],
      entries: [{ ...entry, reasons: [], words: [], createdAt: '2026-11-20T09:00:00.000Z' }],
    });
    const what = organizationFixture.name;
    await user.click(await button(moderation.actionOn({ action: moderation.actions.confirm, what })));
    const asked = await dialog(moderation.dialogs.confirm.title);
    await user.type(asked.getByRole('textbox', { name: moderation.reason }), 'Known to us.');
    await user.click(asked.getByRole('button', { name: moderation.dialogs.confirm.action }));
    await waitFor(() => expect(backend.store.organizations[0]?.state).toBe('confirmed'));
    await user.click(await screen.findByRole('link', { name: what }));
    await screen.findByRole('heading', { level: 1, name: what });
    screen.getByText(messages.confirmed);
    const map = screen.getByRole('link', { name: new RegExp(messages.openMap) });
    expect(map.getAttribute('href')).toContain('query=1024%20Church%20Street');
  });
});
