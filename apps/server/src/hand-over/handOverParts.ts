import type { Durations } from '@clothesline/api-client/hand-over';
import type { Limiter } from '../limits/limits.js';
import type { Mailer } from '../mail/createMailer.js';
import type { Sessions } from '../accounts/sessions.js';
import type { AreaRule } from '../areas/areas.js';
import type { ShownDonations } from '../accounts/showDonations.js';
import type { OriginLists } from '../security/origins.js';
import type { Donations } from '../donations/createDonations.js';
import type { Database } from '../store/database.js';

export interface HandOverParts {
  database: Database;
  donations: Donations;
  sessions: Sessions;
  limiter: Limiter;
  mailer: Pick<Mailer, 'wake'>;
  origins: OriginLists;
  shown: ShownDonations;
  areas: AreaRule;
  durations: Durations;
  categories: readonly string[];
  now: () => Date;
}
