import { texts } from '../../shared/language/texts.js';

/** The texts of the Explore screen (spec §2 "Explore"). */
export const messages = texts('explore', {
  documentTitle: 'Explore Donations',
  searchLabel: 'Search these donations',
  searchPlaceholder: 'Search donations...',
  category: 'Category',
  size: 'Size',
  sizePlaceholder: 'Any size',
  sizesHere: 'Sizes that are listed',
  sizeWithCount: (size: string, count: string) => `${size} (${count})`,
  distance: 'Distance',
  anyDistance: 'Any distance',
  within: (distance: string) => `Within ${distance}`,
  sort: 'Sort',
  bestMatch: 'Best match first',
  newest: 'Newest first',
  nearest: 'Nearest first',
  available: 'Available only',
  filters: 'Filters',
  filtersCount: (count: number) => `Filters (${count})`,
  /** Label for screen readers. */
  filtersActive: (count: number) => `Filters (${count}) active`,
  clearFilters: 'Clear filters',
  /** The number of matches as `found` has it. */
  showFound: (found: string) => `Show ${found}`,
  showResults: 'Show results',
  needsPlace: 'Distances need your place. Until you choose one, all are shown.',
  choosePlace: 'Choose a place',
  emptyFilters: 'Nothing here fits all filters right now.',
  heading: (category: string | undefined) => (category ? `${category} Donations` : 'All Donations'),
  /** One is "1 item found": the spec's "{n} items found" reads wrong for one. */
  found: (count: string, isOne: boolean) => `${count} ${isOne ? 'item' : 'items'} found`,
  /** The same on the button that leads to them. */
  results: (count: string, isOne: boolean) => `${count} ${isOne ? 'result' : 'results'}`,
  resultsAbout: (count: string) => `about ${count} results`,
  /** Estimate by the server, if there are very many matches. */
  foundAbout: (count: string) => `About ${count} items found`,
  /** Text if no donation has all words of the search: `found` is as above, `instead` the words of the second search. */
  closeMatches: (found: string, search: string, instead: string) =>
    `No exact match for “${search}”. ${found} for “${instead}”`,
  searching: 'Searching…',
  counting: 'Loading…',
  view: 'View',
  grid: 'Grid',
  map: 'Map',
  emptyTitle: 'No Donations Found',
  emptySearch: 'No donations match your search criteria. Try a different search term.',
  emptyCategory: 'There are no donations available in this category right now.',
  emptySize: (size: string) => `Nothing in size “${size}” is listed here right now.`,
  clearSearch: 'Clear Search',
  /** Labels of the buttons that drop one filter. */
  without: {
    category: (count: string) => `Show ${count} in other categories`,
    size: (count: string) => `Show ${count} in other sizes`,
    status: (count: string) => `Show ${count} that are promised or given`,
    radius: (count: string) => `Show ${count} at any distance`,
  },
  showMore: 'Show more',
  loadingMore: 'Loading more…',
  shown: (shown: string, total: string) => `${shown} of ${total} shown`,
  shownAbout: (shown: string, total: string) => `${shown} of about ${total} shown`,
  moreFailed: 'The next donations could not be fetched.',
  searchFailed: 'Not everything could be searched. These are the matches among the donations already here.',
  retry: 'Try again',
  retryCategories: 'Fetch categories again',
} as const);
