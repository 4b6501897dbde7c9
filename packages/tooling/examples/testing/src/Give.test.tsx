import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Give } from './Give';

/* Runs under Vitest with jsdom, in its browser mode, and under Jest. */

test('lists a donation', async () => {
  const backend = createFakeBackend();
  render(
    <TestProviders backend={backend}>
      <Give />
    </TestProviders>,
  );
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  await screen.findByRole('option', { name: 'Men' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Winter coat');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Warm and dry.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Men');
  await userEvent.type(screen.getByRole('textbox', { name: 'Image URL' }), 'https://example.org/coat.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  backend.fail({ endpoint: 'createDonation', status: 500, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Create Donation' }));
  await screen.findByText('Error');
  await userEvent.click(screen.getByRole('button', { name: 'Create Donation' }));
  await screen.findByText('Donation Created');
  expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(1);
}, 30_000);
