/** What people ask any assistant, and this one knows nothing of. */
const words =
  /\b(?:(?:is|about) the weather|weather (?:like|today|tomorrow|forecast)|capital of|president|prime minister|horoscope|lottery|stock market|bitcoin|recipes?|poems?|jokes?|news today|football score|who won|meaning of life|square root)\b|\bwhat time is it\b|^(?:(?:hey|so|ok|and|please|can you|tell me|what'?s|what is|how much is|calculate|compute|solve)\b[ ,]*)*(?![2-5]\d ?[x/] ?[23]\d\b)\d+ ?[+*x/] ?\d+\W*$/;

/** Whether a message, in lower case and English, asks for nothing that this site has. */
export const isOffTopic = (text: string) => words.test(text);
