export const standardChatDays = 30;
