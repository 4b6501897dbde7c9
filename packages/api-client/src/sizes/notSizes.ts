import type { Rule } from './rule.js';

const read: Rule['read'] = () => [];

/** Numbers and words that look like sizes and are none. They are taken away before the others are read. */
export const notSizes: readonly Rule[] = [
  // Phone numbers, prices, shares, years, times, addresses
  { pattern: /\+?\b\d{3}[ .-]\d{3}[ .-]?\d{3,4}\b/g, read },
  { pattern: /[$£€] ?\d+(?:[.,]\d+)?|\b\d+(?:[.,]\d+)? ?(?:dollars|euros?|pounds|usd|bucks|%)/gi, read },
  { pattern: /\b(?:19|20)\d\d(?:s\b)?|\b\d0s\b/g, read },
  { pattern: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi, read },
  { pattern: /\b(?:apt|apartment|unit|room|floor|suite|route|bus|line|building|no\.|number) ?#?\d+/gi, read },
  // Time that has passed
  { pattern: /\b\d+ (?:years|yrs|months|weeks) ago\b/gi, read },
  { pattern: /\bfor \d{1,2} (?:years?|yrs|months?|weeks)\b(?![ -]old)/gi, read },
  {
    pattern:
      /\b(?:over|about|only|after|past|last|is|are|was|were|than|every|almost|nearly|another) \d{1,2} (?:years?|yrs|months?|weeks)\b/gi,
    read,
  },
  // Sizes of other things
  { pattern: /\b(?:king|queen|full|twin|double|single|family|travel|life|pocket) ?-?sized?\b/gi, read },
  {
    pattern:
      /\bsize \d+(?:\.5)? (?:\w+ )?(?:box|boxes|ball|football|basketball|volleyball|needles?|hooks?|batteries|battery|bags?|frames?|envelopes?|pan|cartons?|tires?|bins?)\b/gi,
    read,
  },
  { pattern: /\b(?:needles?|hooks?|batteries|boxes|frames?|balls?),? (?:in )?sizes? \d+(?:\.5)?/gi, read },
  {
    pattern: /\b\d+[ -]?(?:mm|ml|kg|lbs?|oz|liters?|litres?|miles?|inches long|feet|ft|pieces?|pcs|pairs?|packs?)\b/gi,
    read,
  },
  { pattern: /\b\d+(?:\.\d+)? ?cm (?:long|wide|high|deep|tall)\b/gi, read },
  { pattern: /\b(?:model|type|class|galaxy|iphone|ipad|series|section|row|block|grade|level) [a-z\d]+\b/gi, read },
  // Brands and shapes of letters
  { pattern: /\b(?:h ?& ?m|m ?& ?s|l\. ?l\. ?bean|ll bean|s\. ?oliver)\b|\b[sml]-(?:hooks?|shaped?)/gi, read },
];
