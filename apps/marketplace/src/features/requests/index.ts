export { makeInbox } from './InboxLink.js';
export { AskDialog, emptyAsk } from './hand-over/AskDialog.js';
export { Changes } from './hand-over/Changes.js';
export { requestsKey, useOwnRequest, usePerson, useRequests } from './hand-over/queries.js';
export { PushOffer } from './push/PushOffer.js';
export { unsubscribe } from './push/subscription.js';
export { usePush } from './push/usePush.js';
export { requestsScreen } from './screens.js';
