/* What people say beside what they ask. */

/** What thanks begin with, before something else. */
export const thanksFirst =
  /^(?:(?:ok|okay|oh|great|perfect|cool|nice|awesome|vale|bueno|perfecto)\b[ ,.!]*)*(?:many |muchas |mil )?(?:thanks|thank (?:you|u)|thx|ty|gracias)\b(?:(?: (?:so|very) much)| a lot| again|,? (?:that is|that's|you are|you're) [\w ]{1,20})?[ ,.!;]+(?=(?:and |but |so |y |pero )*(?:how|when|where|what|who|which|is|are|does|do|did|can|could|may|will|would|has|¿|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|puedo|est[aá]|tiene|se puede))/i;

/** A size of what was shown, before one's own: "that's an L, I'm a medium". */
const theirSize =
  /\b(?:that|this|it|they|those|these)(?:['’]?s| is| are|['’]re) (?:an? )?(?:size )?(?:x{0,2}[sml]|\d{1,2}(?:\.5)?|small|medium|large)(?=[,.;!]+ (?:and |but )?(?:i|he|she|we|my)\b)[,.;!]+/i;

/** Whom what was shown is for, before somebody else: "those are womens? anything mens". */
const theirWearer =
  /\b(?:those|these|that|this|it|they)(?:['’]?s| is| are|['’]re) (?:for )?(?:wom[ae]n|m[ae]n|lad(?:y|ies)|kid|girl|boy)(?:['’]?s)?\b[?.!,;]+(?=.{3})|\bthat['’]?s (?:the )?\w+ (?:stuff|things|ones?)(?: again)?[.,;!]+(?=.{3})/i;

/** The same in Spanish: "ese es para niña de 6 años. Ella tiene 14". */
const theirWearerInSpanish =
  /(?<!\p{L})(?:ese|esa|esos|esas|este|esta|estos|estas) (?:es|son) (?:para|de) (?!mi |mis )[^.,;!?]{1,40}[.,;!]+ (?=\p{L}{2,} )/iu;

export const withoutTheirSize = (message: string) =>
  message.replace(theirSize, '').replace(theirWearer, '').replace(theirWearerInSpanish, '');
