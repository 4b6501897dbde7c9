/** Names that the server sends in English: unchanged, or in the language of the page. */
export const names = {
  category: (category: string) => category,
  size: (size: string) => size,
  /** A line of the server's in a conversation, or what it finds wrong. */
  line: (line: string) => line,
};
