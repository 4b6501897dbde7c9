import { useNewestDonations, useSiteCategory } from '@clothesline/api-client';
import { defineElement, type ElementProps, type ElementSetup } from '@clothesline/web-component';
import { ElementProvider } from '@clothesline/web-component/provider';
import { useEffect } from 'react';
import { featuredElement } from './table.js';
import { FeaturedDonations } from '../FeaturedDonations/FeaturedDonations.js';

/** Registers `<clothesline-featured-donations>`. Does nothing if it's already defined. */
export function defineFeaturedElement(setup: ElementSetup<typeof featuredElement>): void {
  defineElement({ table: featuredElement, component: FeaturedElement, provider: ElementProvider, ...setup });
}

function FeaturedElement({
  category: given,
  limit,
  size,
  place,
  radius,
  emit,
  viewAllHref,
  heading,
  linkBase,
  messages,
}: ElementProps<typeof featuredElement>) {
  const filter = { category: useSiteCategory(given), limit, size, place, radius };
  const { error } = useNewestDonations(filter);
  useEffect(() => {
    if (error) emit('error', { error, message: error.message });
  }, [error, emit]);

  return (
    <FeaturedDonations
      {...filter}
      viewAllHref={viewAllHref}
      heading={heading}
      linkBase={linkBase}
      messages={messages}
      onSelect={(event) => {
        if (!emit('select', { donation: event.donation })) event.preventDefault();
      }}
    />
  );
}
