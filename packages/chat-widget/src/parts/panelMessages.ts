import { timeTexts } from '@clothesline/api-client';
import { combine, type Texts } from '@clothesline/ui';
import { chat } from '../locales/en/chat.js';
import { launcher } from '../locales/en/launcher.js';

const extras = { $: ['states', 'chatExtras'] };

export const panelMessages = /* @__PURE__ */ combine(launcher, timeTexts, chat, extras);

export type PanelMessages = Texts<typeof panelMessages>;
