/** The texts of what is loaded once the panel is open. */
export const extraMessages = {
  suggestions: 'Suggestions',
  /** Offered before the first message. */
  quickReplies: ["What's new?", 'Warm clothes for kids', 'How do I give clothes?'] as readonly string[],
  stop: 'Stop',
  stopped: 'You stopped this answer.',
  copy: 'Copy',
  copied: 'Copied',
  deleteConversation: 'Delete this conversation',
  deleteQuestion: 'Delete this conversation? It goes from here and from the server, for good.',
  deleteConfirm: 'Delete',
  deleteCancel: 'Keep it',
  deleteFailed: 'It could not be deleted. Please try again.',
  deleted: 'The conversation was deleted.',
  /** A size on a card, as the server writes it. */
  size: (size: string) => size,
  /** The words on a card of a donation that is not available. */
  states: {
    promised: 'Promised',
    given: 'Given',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    paused: 'Paused',
  } as Readonly<Record<string, string>>,
  otherState: 'Not available',
  /** Before an answer of the site's own. */
  fromSite: (from: string, answer: string) => `From ${from}: ${answer}`,
};
