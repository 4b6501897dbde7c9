import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.js';

test.each(['/no/such/place', '/donations', '/donations/1/edit', '/EXPLORE', '/Donations/1'])(
  '%s is not found',
  async (path) => {
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    screen.getByText('Did you forget to add the page to the router?');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  },
);
