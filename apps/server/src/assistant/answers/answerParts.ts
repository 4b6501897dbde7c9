import type { ChatScope, Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import type { HelpLine } from '../../config/helpLines.js';
import type { AssistantStore } from '../search/cachedFinds.js';
import type { Language } from '../language/language.js';
import { messagesIn } from '../messages/messages.js';

/** What answers are made of. */
export interface AnswerParts {
  store: AssistantStore;
  /** The name of the site in its answers. */
  product: string;
  places: () => Promise<PlaceList>;
  /** Where the site is. */
  center: Position;
  helpLines: readonly HelpLine[];
  /** In which it answers. */
  language: Language;
  /** Whether a model words the answers. */
  isWorded?: boolean | undefined;
  scope?: ChatScope | undefined;
  /** What donations can be. */
  categories: readonly string[];
  /** Whether the site says where people answer. */
  hasContact: boolean;
  /** Ids of donations that are not shown again, and the most that are shown. */
  hidden?: readonly number[];
  most?: number;
  /** Whether only what is at the place is shown. */
  isHere?: boolean;
}

/** A text that does not help much, and where there is more. */
export function withContact(
  text: string,
  { language, hasContact }: Pick<AnswerParts, 'language' | 'hasContact'>,
): string {
  const say = messagesIn(language);
  return `${text} ${hasContact ? say.contact : say.noContact}`;
}
