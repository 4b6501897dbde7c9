/** Days after which chat messages are deleted, unless set otherwise. */
export const standardChatDays = 30;
