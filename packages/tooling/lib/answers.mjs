const donation = { title: 'Warm coat', description: 'Wool.', category: 'Women', images: [], userId: 1 };
const where = { latitude: 37.77, longitude: -122.42, locationName: 'Mission', status: 'available', distance: 3.2 };
const timestamp = '2026-11-01T10:00:00.000Z';
const donations = [1, 2, 3, 4].map((id) => ({ id, ...donation, ...where, createdAt: timestamp }));
const conversation = [
  { role: 'user', content: 'Do you have a warm coat?', timestamp },
  { role: 'assistant', content: 'A warm coat is in the Mission.', timestamp },
];

/** @type {Readonly<Record<string, unknown>>} */
export const answers = {
  '/api/categories': ['All Items', 'Women'],
  '/api/donations': donations,
  '/api/donations/nearby': donations,
  '/api/donations/12': { ...donations[0], id: 12 },
};

/**
 * Responds to API calls like a server that doesn't know the page's site.
 * @param {import('playwright').Page} page
 */
export async function answerCalls(page) {
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const json = pathname.startsWith('/api/chat/') ? conversation : (answers[pathname] ?? []);
    return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
}

/**
 * Collects errors and warnings of a page.
 * @param {import('playwright').Page} page
 * @returns {string[]} More are added as they occur
 */
export function watchProblems(page) {
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}
