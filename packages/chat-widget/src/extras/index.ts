export { Actions } from './Actions.js';
export { Answer } from './Answer.js';
export { Clothesline } from './Clothesline.js';
export { DeleteConversation } from './DeleteConversation.js';
export { Foot } from './Foot.js';
export { reply } from './reply.js';
