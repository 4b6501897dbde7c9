import type { Rule } from './rule.js';

const read: Rule['read'] = () => [];

/** These look like sizes but aren't, so remove them before the other rules are applied. */
export const notSizes: readonly Rule[] = [
  // phone numbers, prices, percentages, years, times and addresses
  { pattern: /\+?\b\d{3}[ .-]\d{3}[ .-]?\d{3,4}\b/g, read },
  { pattern: /[$£€] ?\d+(?:[.,]\d+)?|\b\d+(?:[.,]\d+)? ?(?:dollars|euros?|pounds|usd|bucks|%)/gi, read },
  { pattern: /\b\d{1,2}([/.])\d{1,2}\1\d{2,4}\b/g, read },
  { pattern: /\b(?:19|20)\d\d(?:s\b)?|\b\d0s\b/g, read },
  { pattern: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi, read },
  { pattern: /\b(?:apt|apartment|unit|room|floor|suite|route|bus|line|building|no\.|number) ?#?\d+/gi, read },
  { pattern: /\b(?:flat|house|door|gate|buzz|buzzer|bell|porch|p\.?o\.? box|entrance),? ?#?\d+/gi, read },
  {
    pattern:
      /\b\d{1,4}[a-z]? (?:[A-Z]\w+ ){1,2}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Way|Boulevard|Blvd)\b/g,
    read,
  },
  {
    pattern:
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun|week)(?:days?|ends?),? (?:(?:from|between|at|after|before) )?\d{1,2}(?: ?(?:-|to|and|or) ?\d{1,2})?\b/gi,
    read,
  },
  {
    pattern:
      /\b(?:pick[ -]?up|collect|collection|available|open|mornings?|afternoons?|evenings?|today|tomorrow),? (?:(?:from|between|at|after|before|by) )?\d{1,2}(?: ?(?:-|to|and) ?\d{1,2})?\b/gi,
    read,
  },
  { pattern: /\bbetween \d{1,2} and \d{1,2}\b(?![ -]?(?:y|m))/gi, read },
  { pattern: /\b(?:after|before|until|till) \d{1,2}\b(?![ -]?(?:y|m|w|cm))/gi, read },
  { pattern: /\b\d+ (?:years|yrs|months|weeks) ago\b/gi, read },
  { pattern: /\bfor \d{1,2} (?:years?|yrs|months?|weeks)\b(?![ -]old)/gi, read },
  {
    pattern:
      /\b(?:over|about|only|after|past|last|is|are|was|were|than|every|almost|nearly|another) \d{1,2} (?:years?|yrs|months?|weeks)\b/gi,
    read,
  },
  { pattern: /\bin \d{1,2} (?:weeks|years?|yrs)\b/gi, read },
  { pattern: /\b(?:out)?gr(?:ew|own?)\b[^.|]{0,20}\bin \d{1,2} months\b/gi, read },
  { pattern: /\b\d[ -](?:in[ -]1|for[ -][12])\b/gi, read },
  {
    pattern: /\b\d+(?:\.\d+)? ?(?:cm|m|"|inch(?:es)?|in)? ?by \d+(?:\.\d+)?(?: ?(?:cm|m|"|inch(?:es)?|in)\b)?/gi,
    read,
  },
  { pattern: /\bsizes? \d\+? (?:[\w-]+ ){0,2}(?:pampers|huggies|luvs|diapers?|napp(?:y|ies)|pull-?ups)\b/gi, read },
  {
    pattern:
      /\b(?:pampers|huggies|luvs|diapers?|napp(?:y|ies)|pull-?ups)[,:]?(?: [\w-]+){0,2},? (?:in )?sizes? \d\+?(?: (?:and|to|-) \d)?/gi,
    read,
  },
  { pattern: /\brings?,? (?:in )?sizes? \d+(?:\.5)?/gi, read },
  // hats, e.g. "7 3/8"
  { pattern: /\b(?:size )?[67] [1357]\/[48]\b|\b(?:size )?[67] ?[⅛¼⅜⅝¾⅞]/gi, read },
  {
    pattern:
      /\b(?:air (?:max|jordan|force)|jordan|pegasus|kayano|nimbus|cumulus|ghost|glycerin|clifton|bondi|vomero|dunk|predator) \d{1,3}(?:\.\d)?\b(?= [a-z]| - |[,;|]|$)/gi,
    read,
  },
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
  { pattern: /\b(?:h ?& ?m|m ?& ?s|l\. ?l\. ?bean|ll bean|s\. ?oliver)\b|\b[sml]-(?:hooks?|shaped?)/gi, read },
];
