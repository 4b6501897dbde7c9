import widget from '@clothesline/chat-widget/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineChatElement } from './ChatElement.js';

defineChatElement([ui, widget]);

export { chatElement } from './elements.js';
