import { importSize } from '../lib/importSize.mjs';

/**
 * Size limits for single imports in bytes. `byEsbuild` is for esbuild since it tree-shakes less than Vite. If you raise
 * a limit, do it in the commit that needs it and explain why. Catalogs with named arguments cost 10 to 280 bytes each.
 */
export const imports = [
  { name: 'Button', from: '@clothesline/ui', ceiling: 1_000, byEsbuild: 1_000 },
  { name: 'Dialog', from: '@clothesline/ui', ceiling: 2_010 },
  { name: 'donationDistance', from: '@clothesline/api-client', ceiling: 500 },
  // the endpoint table with its schemas, and zod/mini
  { name: 'createClient', from: '@clothesline/api-client', ceiling: 8_380 },
  { name: 'useDonations', from: '@clothesline/api-client', ceiling: 8_530 },
  { name: 'ApiProvider', from: '@clothesline/api-client', ceiling: 14_890 },
  { name: 'useSavedDonations', from: '@clothesline/donation-card', ceiling: 2_000 },
  { name: 'DonationCard', from: '@clothesline/donation-card', ceiling: 6_000, byEsbuild: 5_930 },
  { name: 'FeaturedDonations', from: '@clothesline/donation-card', ceiling: 17_770 },
  { name: 'DonationsMap', from: '@clothesline/donations-map', ceiling: 18_400 },
  // 0.3 KB of this are for websites that aren't allowed to list, and for the kinds of rejections
  { name: 'CreateForm', from: '@clothesline/create-form', ceiling: 33_640 },
  { name: 'ChatWidget', from: '@clothesline/chat-widget', ceiling: 14_670 },
  { name: 'element', from: '@clothesline/chat-widget/element', ceiling: 41_500 },
  { name: 'element', from: '@clothesline/donation-card/element', ceiling: 50_300 },
  // Both of them bring their own Preact, React Query and client.
  { name: 'element', from: '@clothesline/chat-widget/element and @clothesline/donation-card/element', ceiling: 90_000 },
  { name: 'element', from: '@clothesline/donations-map/element', ceiling: 54_000 },
  { name: 'element', from: '@clothesline/create-form/element', ceiling: 65_000 },
];

/**
 * Measures all imports.
 * @param {string} folder Folder with the packages in its node_modules
 */
export async function importSizes(folder) {
  const sizes = [];
  for (const one of imports) sizes.push({ ...one, ...(await importSize(folder, one)) });
  return sizes;
}
