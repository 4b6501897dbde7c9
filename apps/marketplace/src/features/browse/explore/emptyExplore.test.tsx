import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { explore as messages } from '../../../locales/en/explore.js';
import { following } from '../../../locales/en/following.js';
import { renderApp } from '../../../testing/renderApp.js';

test.each([
  [
    '?search=kimono',
    'No donations match your search criteria. Try a different search term.',
    [following.tellMe, messages.clearSearch],
  ],
  ['?category=Women', 'There are no donations available in this category right now.', [following.tellMe]],
  ['', 'There are no donations available in this category right now.', [messages.donateItems]],
])('shows that nothing was found, with the most helpful action first: %s', async (query, text, names) => {
  renderApp(`/explore${query}`, { donations: [] });
  const title = await screen.findByRole('heading', { name: 'No Donations Found' });
  screen.getByText(text);
  await waitFor(() => {
    const actions = title.parentElement?.querySelectorAll('button, a') ?? [];
    expect(Array.from(actions, ({ textContent }) => textContent)).toEqual(names);
  });
});
