import { donationHref, isHttpUrl } from '@clothesline/api-client/contract';

/** A piece of a text: plain, or a link with its address and where in the text it starts. */
export type Piece = string | { text: string; href: string; start: number };

// A web address, or the path of a donation that stands on its own.
const candidates =
  /https?:\/\/[^\s<>"'`{}|\\^“”‘’«»]+|(?<![\p{L}\p{N}/._~:@-])\/donations\/\d+(?![\p{L}\p{N}/_~@-])/giu;

/**
 * A text in pieces, its `/donations/{id}` paths and http(s) addresses as links; nothing else ever becomes one.
 * Put together, the pieces' texts are the text to the letter.
 * @param linkBase What goes before a path, as `https://clothesline.example`; nothing by default.
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

/** Without the punctuation of the sentence around it; a bracket stays if the address opened it. One pass: texts are hostile. */
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
