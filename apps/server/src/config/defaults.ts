/** Days after which messages of chats are deleted where no setting says otherwise. */
export const standardChatDays = 30;
