import { TestProviders } from '@clothesline/api-client/testing';
import { render, within } from '@testing-library/react';
import { DonationCard } from './DonationCard/DonationCard.js';
import { FeaturedDonations } from './FeaturedDonations/FeaturedDonations.js';
import { donationCardSuite, featuredDonationsSuite } from './testing/suite.js';

donationCardSuite(async (props) => within(render(<DonationCard {...props} />).container));

featuredDonationsSuite(async (props, backend) =>
  within(
    render(
      <TestProviders backend={backend}>
        <FeaturedDonations {...props} />
      </TestProviders>,
    ).container,
  ),
);
