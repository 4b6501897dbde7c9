import { donationHref, isHttpUrl } from '@clothesline/api-client/contract';

/** Text, or a link with its position. */
export type Piece = string | { text: string; href: string; start: number };

// URLs and donation paths.
const candidates =
  /https?:\/\/[^\s<>"'`{}|\\^“”‘’«»]+|(?<![\p{L}\p{N}/._~:@-])\/donations\/\d+(?![\p{L}\p{N}/_~@-])/giu;

/**
 * Splits a text at `/donations/{id}` paths and http(s) URLs.
 * @param linkBase Prefix of paths, such as `https://clothesline.example`
 */
export function linkify(text: string, linkBase = ''): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(candidates)) {
    const isPath = match.startsWith('/');
    const address = isPath ? match : withoutTail(match);
    const href = isPath ? donationHref(match.slice('/donations/'.length), linkBase) : address;
    if (!isPath && !isHttpUrl(href)) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ text: address, href, start: index });
    end = index + address.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Keeps brackets that the URL opened. Linear time. */
function withoutTail(address: string): string {
  const opened = address.match(/[([]/g)?.length ?? 0;
  let closed = address.match(/[)\]]/g)?.length ?? 0;
  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    if (')]'.includes(last)) {
      if (closed <= opened) break;
      closed--;
    } else if (!'.,;:!?…'.includes(last)) break;
  }
  return address.slice(0, end);
}
