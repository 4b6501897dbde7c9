import { TestProviders } from '@clothesline/api-client/testing';
import { ThemeRoot } from '@clothesline/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyMap } from './LazyMap.js';

test('loads each kind of map', async () => {
  render(
    <ThemeRoot>
      <TestProviders>
        <LazyMap variant="detail" locationName="Bernal Heights" />
      </TestProviders>
    </ThemeRoot>,
  );
  expect(await screen.findByText('Map showing Bernal Heights', undefined, { timeout: 10_000 })).toBeInstanceOf(
    HTMLElement,
  );
});
