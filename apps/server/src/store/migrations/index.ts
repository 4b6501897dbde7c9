import type { Migration } from 'kysely/migration';
import { donations } from './001-donations.js';
import { messages } from './002-messages.js';
import { facts } from './003-facts.js';
import { tallies } from './004-tallies.js';
import { writes } from './005-writes.js';
import { letters } from './006-letters.js';
import { messageKeys } from './007-message-keys.js';
import { words } from './008-words.js';
import { messageAge } from './009-message-age.js';
import { search } from './010-search.js';
import { sizes } from './011-sizes.js';
import { photos } from './012-photos.js';
import { pieces } from './013-pieces.js';
import { accounts } from './014-accounts.js';
import { handOver } from './015-hand-over.js';
import { moderation } from './016-moderation.js';
import { events } from './017-events.js';
import { mails } from './019-mails.js';
import { listingTokens } from './020-listing-tokens.js';
import { passwords } from './021-passwords.js';
import { audit } from './022-audit.js';
import { passkeys } from './023-passkeys.js';
import { terms } from './024-terms.js';
import { offers } from './025-offers.js';
import { language } from './026-language.js';
import { tally } from './027-tally.js';
import { moreSizes } from './028-more-sizes.js';
import { releasedPhotos } from './029-released-photos.js';
import { whoWearsIt } from './030-who-wears-it.js';
import { hiddenPhotos } from './031-hidden-photos.js';
import { undoLinks } from './035-undo-links.js';
import { locks } from './036-locks.js';
import { onOffer } from './037-on-offer.js';
import { replyData } from './038-reply-data.js';
import { alerts } from './039-alerts.js';
import { stems } from './045-stems.js';

/**
 * Every step from an empty database to today's, in order. A step that has been released is never changed, but for
 * filling in `search_words`: only the last step that needs it does.
 */
export const migrations: Record<string, Migration> = {
  '001-donations': donations,
  '002-messages': messages,
  '003-facts': facts,
  '004-tallies': tallies,
  '005-writes': writes,
  '006-letters': letters,
  '007-message-keys': messageKeys,
  '008-words': words,
  '009-message-age': messageAge,
  '010-search': search,
  '011-sizes': sizes,
  '012-photos': photos,
  '013-pieces': pieces,
  '014-accounts': accounts,
  '015-hand-over': handOver,
  '016-moderation': moderation,
  '017-events': events,
  '019-mails': mails,
  '020-listing-tokens': listingTokens,
  '021-passwords': passwords,
  '022-audit': audit,
  '023-passkeys': passkeys,
  '024-terms': terms,
  '025-offers': offers,
  '026-language': language,
  '027-tally': tally,
  '028-more-sizes': moreSizes,
  '029-released-photos': releasedPhotos,
  '030-who-wears-it': whoWearsIt,
  '031-hidden-photos': hiddenPhotos,
  '035-undo-links': undoLinks,
  '036-locks': locks,
  '037-on-offer': onOffer,
  '038-reply-data': replyData,
  '039-alerts': alerts,
  '045-stems': stems,
};
