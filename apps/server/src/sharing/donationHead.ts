import { isHttpUrl, type Donation } from '@clothesline/api-client/contract';
import type { PageSite } from './createHead.js';
import { pageMessages } from './pageMessages.js';
import type { PageHead } from './pageHead.js';

/** Maximum length for link previews in characters */
const longestDescription = 180;

export function donationHead(
  donation: Donation,
  { origin, site, language, image }: PageSite & { image: string },
): PageHead {
  const messages = pageMessages(site, language);
  const { title, description, locationName, category } = donation;
  const url = `${origin}/donations/${donation.id}`;
  const pictures = donation.images.filter((address) => isHttpUrl(address));
  const first = donation.images.findIndex((address) => isHttpUrl(address) && !isDrawing(address));
  const preview = donation.images[first];
  return {
    title: messages.pageTitle(title),
    description: shortened(`${locationName}. ${description}`),
    url,
    image: preview ?? image,
    imageAlt: preview ? donation.imageDescriptions?.[first]?.trim() || title : messages.previewAlt,
    isListed: true,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      category,
      image: pictures,
      url,
      offers: {
        '@type': 'Offer',
        url,
        price: '0',
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability(donation.status)}`,
        itemCondition: 'https://schema.org/UsedCondition',
        availableAtOrFrom: {
          '@type': 'Place',
          name: locationName,
          geo: { '@type': 'GeoCoordinates', latitude: donation.latitude, longitude: donation.longitude },
        },
      },
    },
  };
}

const isDrawing = (address: string) => new URL(address).pathname.toLowerCase().endsWith('.svg');

function availability(status: string): string {
  if (status === 'available') return 'InStock';
  return status === 'promised' ? 'Reserved' : 'SoldOut';
}

/** Collapses whitespace and truncates the text between words. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const cut = line.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
