import { useNewestDonations, useSiteCategory } from '@clothesline/api-client';
import { defineElement, type ElementProps, type ElementSetup } from '@clothesline/web-component';
import { ElementProvider } from '@clothesline/web-component/provider';
import { useEffect } from 'react';
import { featuredElement } from './table.js';
import { FeaturedDonations } from '../FeaturedDonations/FeaturedDonations.js';

/** Registers `<clothesline-featured-donations>`; does nothing if it is registered already. */
export function defineFeaturedElement(setup: ElementSetup<typeof featuredElement>): void {
  defineElement({ table: featuredElement, component: FeaturedElement, provider: ElementProvider, ...setup });
}

function FeaturedElement({
  limit,
  category: given,
  viewAllHref,
  hideHeading,
  linkBase,
  messages,
  emit,
}: ElementProps<typeof featuredElement>) {
  const category = useSiteCategory(given);
  const { error } = useNewestDonations({ limit, category });
  useEffect(() => {
    if (error) emit('error', { error, message: error.message });
  }, [error, emit]);

  return (
    <FeaturedDonations
      limit={limit}
      category={category}
      viewAllHref={viewAllHref}
      hideHeading={hideHeading}
      linkBase={linkBase}
      messages={messages}
      onSelect={(event) => {
        if (!emit('select', { donation: event.donation })) event.preventDefault();
      }}
    />
  );
}
