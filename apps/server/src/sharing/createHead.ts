import { defaultStatus, type Donation, donationLimits, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Wish } from '@clothesline/api-client/members';
import type { Site } from '@clothesline/api-client/site';
import { donationHead, shortened } from './donationHead.js';
import { feedFormats } from './feeds.js';
import { pageMessages } from './pageMessages.js';
import type { PageHead } from './pageHead.js';

const previewPath = '/preview.png';

export interface PageSite {
  origin: string;
  site: Site;
  language?: SiteLanguage;
}

interface HeadParts extends PageSite {
  donation: (id: number) => Promise<Donation | undefined>;
  person: (id: number) => Promise<string | undefined>;
  wish: (id: number) => Promise<Wish | undefined>;
}

export async function createHead(
  address: URL,
  { donation, person, wish, ...page }: HeadParts,
): Promise<PageHead | undefined> {
  const [, section, number] = /^\/(donations|people|wishes|help)\/(.*)$/.exec(address.pathname) ?? [];
  if (section === 'help') return helpHead(number, address.pathname, page);
  if (section !== undefined) {
    const id = /^[1-9]\d{0,9}$/.test(number ?? '') ? Number(number) : undefined;
    if (id === undefined || id > donationLimits.id) return undefined;
    if (section === 'people') return personHead(address.pathname, await person(id), page);
    if (section === 'wishes') return wishHead(address.pathname, await wish(id), page);
    const found = await donation(id);
    return found && donationHead(found, { ...page, image: previewAddress(page) });
  }
  if (address.pathname === '/explore') return exploreHead(address, page);
  return screenHead(address.pathname, page);
}

export function missingHead(address: URL, page: PageSite): PageHead {
  const messages = pageMessages(page.site, page.language);
  const [, section = ''] = address.pathname.split('/');
  const title = {
    donations: messages.donationNotFoundTitle,
    people: messages.personNotFoundTitle,
    wishes: messages.wishNotFoundTitle,
  }[section];
  return {
    ...plainHead(address.pathname, page),
    title: messages.pageTitle(title ?? messages.notFoundTitle),
    isListed: false,
  };
}

const screenTexts = (
  messages: ReturnType<typeof pageMessages>,
): Readonly<Record<string, { title: string; description?: string; isListed: boolean }>> => ({
  '/': { title: messages.homeTitle, isListed: true },
  '/create': { title: messages.createTitle, description: messages.createDescription, isListed: true },
  '/saved': { title: messages.pageTitle(messages.savedTitle), isListed: false },
  '/profile': { title: messages.profileTitle, isListed: false },
  '/sign-in': { title: messages.pageTitle(messages.signInTitle), isListed: false },
  '/not-me': { title: messages.pageTitle(messages.notMeTitle), isListed: false },
  '/alert': { title: messages.pageTitle(messages.alertTitle), isListed: false },
  '/for-your-site': {
    title: messages.pageTitle(messages.forYourSiteTitle),
    description: messages.forYourSiteDescription,
    isListed: true,
  },
  '/requests': { title: messages.pageTitle(messages.requestsTitle), isListed: false },
  '/organization': { title: messages.pageTitle(messages.organizationTitle), isListed: false },
  '/moderation': { title: messages.pageTitle(messages.moderationTitle), isListed: false },
});

function screenHead(path: string, page: PageSite): PageHead {
  return { ...plainHead(path, page), ...screenTexts(pageMessages(page.site, page.language))[path] };
}

/** Search engines shouldn't index a person's donations. */
function personHead(path: string, name: string | undefined, page: PageSite): PageHead | undefined {
  if (name === undefined) return undefined;
  const messages = pageMessages(page.site, page.language);
  return {
    ...plainHead(path, page),
    title: messages.pageTitle(name),
    description: messages.personDescription(name),
    isListed: false,
  };
}

function wishHead(path: string, wish: Wish | undefined, page: PageSite): PageHead | undefined {
  if (!wish) return undefined;
  const messages = pageMessages(page.site, page.language);
  return {
    ...plainHead(path, page),
    title: messages.pageTitle(wish.title),
    description: shortened([messages.wishDescription(wish.locationName), wish.reason ?? ''].join(' ')),
    isListed: false,
  };
}

function helpHead(topic: string | undefined, path: string, page: PageSite): PageHead | undefined {
  const { helpTitles, pageTitle } = pageMessages(page.site, page.language);
  const [, title] = Object.entries(helpTitles).find(([name]) => name === topic) ?? [];
  if (title === undefined || (topic === 'imprint' && !page.site.texts?.imprint)) return undefined;
  return { ...plainHead(path, page), title: pageTitle(title) };
}

function exploreHead({ searchParams }: URL, page: PageSite): PageHead {
  const messages = pageMessages(page.site, page.language);
  const query = pickSearch(searchParams);
  const text = messages.searchTitle(query.get('search'), query.get('category'));
  const suffix = querySuffix(query);
  return {
    ...plainHead(`/explore${suffix}`, page),
    title: messages.exploreTitle,
    description: query.size > 0 ? `${text}. ${messages.exploreDescription}` : messages.exploreDescription,
    feeds: Object.entries(feedFormats).map(([format, { type, name }]) => ({
      type,
      title: `${text} (${name})`,
      url: `${page.origin}/donations.${format}${suffix}`,
    })),
  };
}

export function pickSearch(parameters: URLSearchParams, more: readonly string[] = []): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...searchParameters, ...more]) {
    const text = parameters.get(name)?.trim();
    if (text && (name !== 'status' || text === defaultStatus)) query.set(name, text);
  }
  return query;
}

export function querySuffix(query: URLSearchParams): string {
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * Parameters with the same results for everyone. This excludes the radius because it depends on the visitor's location.
 */
export const searchParameters = ['search', 'category', 'size', 'status'];

export function plainHead(path: string, page: PageSite): PageHead {
  const messages = pageMessages(page.site, page.language);
  return {
    title: messages.product,
    description: messages.tagline,
    url: page.origin + path,
    image: previewAddress(page),
    imageAlt: messages.previewAlt,
    isListed: true,
  };
}

function previewAddress({ origin, site: { preview = previewPath } }: PageSite): string {
  return new URL(preview, origin).href;
}
