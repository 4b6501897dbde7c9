import type { Donation } from '@clothesline/api-client/contract';
import { escapeXml } from './xml.js';

export interface FeedContent {
  title: string;
  origin: string;
  pageUrl: string;
  feedUrl: string;
  donations: readonly Donation[];
}

export interface FeedFormat {
  type: string;
  name: string;
  write(content: FeedContent): string;
}

export const feedFormats = {
  atom: { type: 'application/atom+xml', name: 'Atom', write: atom },
  json: { type: 'application/feed+json', name: 'JSON Feed', write: jsonFeed },
  geojson: { type: 'application/geo+json', name: 'GeoJSON', write: geoJson },
} as const satisfies Record<string, FeedFormat>;

/** Maximum length in characters, to limit the size of a feed */
const longestSummary = 500;

const summarize = ({ description }: Donation) =>
  description.length > longestSummary ? `${description.slice(0, longestSummary).toWellFormed()}…` : description;

const donationUrl = (origin: string, { id }: Donation) => `${origin}/donations/${id}`;

const newestTime = (donations: readonly Donation[]) => donations[0]?.createdAt ?? new Date(0).toISOString();

function atom({ title, origin, pageUrl, feedUrl, donations }: FeedContent): string {
  const entries = donations.map((donation) => {
    const url = escapeXml(donationUrl(origin, donation));
    return [
      '  <entry>',
      `    <id>${url}</id>`,
      `    <title>${escapeXml(donation.title)}</title>`,
      `    <link rel="alternate" type="text/html" href="${url}"/>`,
      `    <published>${escapeXml(donation.createdAt)}</published>`,
      `    <updated>${escapeXml(donation.createdAt)}</updated>`,
      `    <category term="${escapeXml(donation.category)}"/>`,
      `    <summary>${escapeXml(`${donation.locationName}. ${summarize(donation)}`)}</summary>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeXml(feedUrl)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <updated>${escapeXml(newestTime(donations))}</updated>`,
    `  <author><name>${escapeXml(origin)}</name></author>`,
    `  <link rel="self" href="${escapeXml(feedUrl)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function jsonFeed({ title, origin, pageUrl, feedUrl, donations }: FeedContent): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    items: donations.map((donation) => ({
      id: donationUrl(origin, donation),
      url: donationUrl(origin, donation),
      title: donation.title,
      content_text: summarize(donation),
      image: donation.images[0],
      date_published: donation.createdAt,
      tags: [donation.category],
    })),
  });
}

/** GeoJSON (RFC 7946). Positions are the centers of grid cells. */
function geoJson({ origin, donations }: FeedContent): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: donations.map((donation) => ({
      type: 'Feature',
      id: donation.id,
      geometry: { type: 'Point', coordinates: [donation.longitude, donation.latitude] },
      properties: {
        title: donation.title,
        category: donation.category,
        locationName: donation.locationName,
        areaMeters: donation.areaMeters,
        createdAt: donation.createdAt,
        image: donation.images[0],
        url: donationUrl(origin, donation),
      },
    })),
  });
}
