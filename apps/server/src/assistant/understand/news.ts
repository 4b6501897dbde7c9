/** What asks for the newest: a time, and a word of listing beside it. */
const times =
  /\b(?:newest|latest|most recent|recently|just|newly|new|today|tonight|this (?:week|morning|afternoon)|yesterday)\b/;
const listing =
  /\b(?:post(?:ed|ing|ings|s)?|add(?:ed|s|ing)?|listed|listings?|upload(?:ed|s)?|publish(?:ed)?|arriv(?:ed|als?|es)|came in|come in|coming in|put up|shared|donated|put (?:on|online))\b/;

/** Who speaks of what is their own asks for no news. */
const own = /\b(?:i|my|how|mine|did i|can)\b/;

const newsWords =
  /\b(?:did|have|has|was|were|been|people|neighbors|everyone|everybody|users?|donors|the|things?|stuff|items?|ones?|most recent|recently|just|newly|new|newest|latest|today|tonight|this (?:week|morning|afternoon)|yesterday)\b/g;

/** A text that asks for the newest without its words for that; undefined where it does not. */
export function withoutNews(text: string): string | undefined {
  if (!times.test(text) || !listing.test(text) || own.test(text)) return undefined;
  return text.replaceAll(newsWords, ' ').replaceAll(new RegExp(listing, 'g'), ' ').replaceAll(/\s+/g, ' ').trim();
}
