/** Default days until chat messages are deleted. */
export const standardChatDays = 30;
