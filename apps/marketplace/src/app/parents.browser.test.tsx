import { donationFixtures, TestProviders } from '@clothesline/api-client/testing';
import { CreateForm } from '@clothesline/create-form';
import { DonationCard, DonationGrid, DonationGridSkeleton, FeaturedDonations } from '@clothesline/donation-card';
import { DonationsMap } from '@clothesline/donations-map';
import { ThemeRoot, ToastProvider } from '@clothesline/ui';
import { render } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** Parents that shrink to fit, as in starter projects. */
const parents: Record<string, CSSProperties> = {
  'a flex row': { display: 'flex', placeItems: 'center' },
  'a flex row that centers': { display: 'flex', justifyContent: 'center' },
  'a centered flex column': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  'a centering grid': { display: 'grid', placeItems: 'center' },
  'fit-content': { inlineSize: 'fit-content' },
  'a table': { display: 'table' },
  'a block': {},
};

const donation = donationFixtures[0] ?? expect.fail();

/** Widgets with their preferred width. */
const widgets: Record<string, { asks: number; widget: ReactNode }> = {
  card: { asks: 288, widget: <DonationCard donation={{ ...donation, title: 'Hat', description: '' }} /> },
  grid: { asks: 1200, widget: <DonationGrid donations={donationFixtures} /> },
  skeleton: { asks: 1200, widget: <DonationGridSkeleton count={4} /> },
  featured: { asks: 1200, widget: <FeaturedDonations donations={donationFixtures} /> },
  'nearby map': { asks: 960, widget: <DonationsMap variant="nearby" /> },
  'explore map': { asks: 960, widget: <DonationsMap variant="explore" /> },
  'detail map': { asks: 960, widget: <DonationsMap variant="detail" locationName="Mission" /> },
  form: { asks: 576, widget: <CreateForm /> },
};

test.each(Object.entries(widgets))('%s fills any parent', async (_, { asks, widget }) => {
  const problems: string[] = [];
  for (const width of [240, 375, 768, 1280, 1920]) {
    await page.viewport(width, 800);
    for (const [name, style] of Object.entries(parents)) {
      const { container, unmount } = render(
        <div data-parent style={{ ...style, margin: 0 }}>
          <ThemeRoot>
            <TestProviders>
              <ToastProvider>{widget}</ToastProvider>
            </TestProviders>
          </ThemeRoot>
        </div>,
      );
      document.body.style.margin = '0';
      const { width: shown = 0 } =
        container.querySelector('[data-parent] > div > :not([popover])')?.getBoundingClientRect() ?? {};
      const isBlock = name === 'a block';
      const wanted = isBlock ? width : Math.min(width, asks);
      if (shown < wanted - 1 || document.documentElement.scrollWidth > width) {
        problems.push(`${name}, ${width} px: ${shown} of ${wanted}, page ${document.documentElement.scrollWidth}`);
      }
      unmount();
    }
  }
  expect(problems).toEqual([]);
});
