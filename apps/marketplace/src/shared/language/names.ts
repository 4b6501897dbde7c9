/** Names that the server sends in English: unchanged, or in the language of the page. */
export const names = {
  category: (category: string) => category,
  size: (size: string) => size,
  /** Translates a line of the server in a conversation, or an issue. */
  line: (line: string) => line,
};
