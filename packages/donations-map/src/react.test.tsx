import { TestProviders } from '@clothesline/api-client/testing';
import { render, within } from '@testing-library/react';
import { DonationsMap, type DonationsMapProps } from './DonationsMap.js';
import { donationsMapSuite } from './testing/suite.js';

donationsMapSuite((props, backend) => {
  const page = (shown: DonationsMapProps) => (
    <TestProviders backend={backend}>
      <DonationsMap {...shown} />
    </TestProviders>
  );
  const { container, rerender } = render(page(props));
  return { ...within(container), update: (next) => rerender(page(next)) };
});
