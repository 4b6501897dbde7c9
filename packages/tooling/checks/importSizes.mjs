import { importSize } from '../lib/importSize.mjs';

/** Ceilings of single imports, in bytes; `byEsbuild` for a bundle by esbuild, which keeps more than Vite's bundler. Raise one in the commit that needs it, with the reason. Catalogs with named arguments cost 10 to 280 bytes each. */
export const imports = [
  { name: 'Button', from: '@clothesline/ui', ceiling: 1_000, byEsbuild: 1_000 },
  { name: 'Dialog', from: '@clothesline/ui', ceiling: 2_010 },
  { name: 'donationDistance', from: '@clothesline/api-client', ceiling: 500 },
  // The calls' table with its schemas, and zod/mini.
  { name: 'createClient', from: '@clothesline/api-client', ceiling: 8_380 },
  // With React Query.
  { name: 'useDonations', from: '@clothesline/api-client', ceiling: 8_530 },
  { name: 'ApiProvider', from: '@clothesline/api-client', ceiling: 14_890 },
  { name: 'useSavedDonations', from: '@clothesline/donation-card', ceiling: 2_000 },
  { name: 'DonationCard', from: '@clothesline/donation-card', ceiling: 6_000, byEsbuild: 5_930 },
  { name: 'FeaturedDonations', from: '@clothesline/donation-card', ceiling: 17_770 },
  { name: 'DonationsMap', from: '@clothesline/donations-map', ceiling: 18_400 },
  // Includes 0.3 KB for websites that may not list and for the kinds of refusals.
  { name: 'CreateForm', from: '@clothesline/create-form', ceiling: 33_640 },
  { name: 'ChatWidget', from: '@clothesline/chat-widget', ceiling: 14_670 },
  // Elements hold their libraries and Preact.
  { name: 'element', from: '@clothesline/chat-widget/element', ceiling: 41_500 },
  { name: 'element', from: '@clothesline/donation-card/element', ceiling: 49_000 },
  // Each its own Preact, React Query and client.
  { name: 'element', from: '@clothesline/chat-widget/element and @clothesline/donation-card/element', ceiling: 90_000 },
  { name: 'element', from: '@clothesline/donations-map/element', ceiling: 54_000 },
  { name: 'element', from: '@clothesline/create-form/element', ceiling: 65_000 },
];

/** Measures each import in bytes. @param {string} folder Whose node_modules hold the packages */
export async function importSizes(folder) {
  const sizes = [];
  for (const one of imports) sizes.push({ ...one, ...(await importSize(folder, one)) });
  return sizes;
}
