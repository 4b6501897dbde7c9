import { donationHref, isHttpUrl } from '@clothesline/api-client/contract';

export type Piece = string | { text: string; href: string; start: number };

const candidates =
  /https?:\/\/[^\s<>"'`{}|\\^“”‘’«»]+|(?<![\p{L}\p{N}/._~:@-])\/donations\/\d+(?![\p{L}\p{N}/_~@-])/giu;

/**
 * Splits a text into plain text and links. Recognizes http(s) URLs and `/donations/{id}` paths.
 * @param linkBase Prefix for paths, e.g. `https://clothesline.example`
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
