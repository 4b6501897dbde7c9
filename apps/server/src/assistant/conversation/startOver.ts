/** Wants nothing of before, where a sentence begins so: "Let me start over. Boots for my son". */
const pattern =
  /(?:^|[.!?] +)(?:(?:ok|okay|please|sorry|no|let me|let'?s|can we|can i|i(?:'?ll| will)|i want to)\b,? ?)*(?:start (?:over|again|from scratch)|empecemos (?:de nuevo|otra vez)|empiezo (?:de nuevo|otra vez))(?: please| por favor)?(?=$|[.,!:?])[.,!:? ]*/i;

/** What a message says after it starts over; undefined where it goes on. */
export function afterStartingOver(message: string): string | undefined {
  const found = pattern.exec(message);
  return found ? message.slice(found.index + found[0].length).trim() : undefined;
}
