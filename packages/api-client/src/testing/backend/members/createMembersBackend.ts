import { defaultStatus } from '../../../contract/donation.js';
import { chatStreamEndpoints, endpoints } from '../../../contract/endpoints.js';
import { standardDurations, type Durations } from '../../../hand-over/durations.js';
import type { Account } from '../../../members/account.js';
import {
  listingEndpoints,
  memberEndpoints,
  streamEndpoints,
  type MemberEndpointName,
} from '../../../members/endpoints.js';
import type { OwnOrganization } from '../../../members/organization.js';
import type { ModerationEntry } from '../../../members/report.js';
import { accountFixtures } from '../../members/people.js';
import { chatHandlers } from '../chat.js';
import { createStore, withStore, type FakeBackend, type FakeBackendOptions } from '../createFakeBackend.js';
import { createEngine } from '../engine.js';
import { listingHandlers } from '../listing.js';
import { accountHandlers } from './accountHandlers.js';
import { alertHandlers } from './alertHandlers.js';
import { notThere, type MemberCall } from './call.js';
import { eventHandlers } from './eventHandlers.js';
import { perform } from './handOver.js';
import { moderationHandlers } from './moderationHandlers.js';
import { noticeHandlers } from './noticeHandlers.js';
import { ownDonationHandlers } from './ownDonationHandlers.js';
import { organizationHandlers } from './organizationHandlers.js';
import { passkeyHandlers } from './passkeyHandlers.js';
import { pushHandlers } from './pushHandlers.js';
import { requestHandlers } from './requestHandlers.js';
import { securityHandlers } from './securityHandlers.js';
import { findCaller, rejectOtherSites, sessionHandlers } from './sessions.js';
import { specHandlers } from './specHandlers.js';
import { wishHandlers } from './wishHandlers.js';
import {
  deriveStatus,
  type FakeAlert,
  type FakeNotice,
  type FakePasskey,
  type FakeRequest,
  type FakeWish,
  type MemberStore,
} from './store.js';

export interface MembersBackendOptions extends FakeBackendOptions {
  accounts?: readonly Account[] | undefined;
  signedIn?: number | undefined;
  /** Demo accounts. */
  demoPeople?: readonly number[] | undefined;
  requests?: readonly FakeRequest[] | undefined;
  notices?: readonly FakeNotice[] | undefined;
  alerts?: readonly FakeAlert[] | undefined;
  wishes?: readonly FakeWish[] | undefined;
  /** Base64url public key for push. Push is off by default. */
  pushKey?: string | undefined;
  /** Hidden by a moderator. */
  hidden?: readonly { donationId: number; reason: string }[] | undefined;
  passkeys?: readonly FakePasskey[] | undefined;
  undos?: readonly { token: string; id: number; email: string }[] | undefined;
  durations?: Durations | undefined;
  /** Earlier reports. */
  entries?: readonly ModerationEntry[] | undefined;
  organizations?: readonly OwnOrganization[] | undefined;
}

export interface MembersBackend extends FakeBackend {
  readonly store: MemberStore;
  lapse(requestId: number): void;
}

const memberHandlers: Record<
  MemberEndpointName | keyof typeof streamEndpoints,
  (call: MemberCall) => Response | Promise<Response>
> = {
  ...sessionHandlers,
  ...accountHandlers,
  ...securityHandlers,
  ...passkeyHandlers,
  ...requestHandlers,
  ...ownDonationHandlers,
  ...noticeHandlers,
  ...pushHandlers,
  ...alertHandlers,
  ...wishHandlers,
  ...eventHandlers,
  ...moderationHandlers,
  ...organizationHandlers,
};
const handlers = { ...specHandlers, ...chatHandlers, ...listingHandlers, ...memberHandlers };
const table = { ...endpoints, ...chatStreamEndpoints, ...listingEndpoints, ...memberEndpoints, ...streamEndpoints };

/**
 * An in-memory server with accounts and hand-overs, but no timers (see `lapse`). Calls from a page share a session;
 * programs send cookies.
 */
export function createMembersBackend(options: MembersBackendOptions = {}): MembersBackend {
  const { now = () => new Date(), delay, faults } = options;
  const store = createMemberStore(options);
  const engine = createEngine({
    table,
    answer({ name, params }, request, url) {
      if (name in memberHandlers) rejectOtherSites(request, url);
      return handlers[name]({ request, url, params, store, now: now(), caller: findCaller(store, request) });
    },
    delay,
    faults,
  });
  return withStore(engine, store, {
    store,
    lapse(requestId: number) {
      const request = store.requests.find(({ id }) => id === requestId);
      if (!request) throw notThere();
      perform({ store, now: now() }, request.donationId, { kind: 'lapse' });
    },
  });
}

function createMemberStore(options: MembersBackendOptions): MemberStore {
  const {
    accounts = accountFixtures,
    signedIn,
    demoPeople = [],
    requests = [],
    notices = [],
    alerts = [],
    wishes = [],
    pushKey = null,
    entries = [],
    organizations = [],
    passkeys = [],
    undos = [],
    hidden = [],
    durations = standardDurations,
  } = options;
  const store = createStore(options);
  const isHidden = new Set(hidden.map(({ donationId }) => donationId));
  return {
    ...store,
    donations: store.donations.map((donation) => ({
      ...donation,
      status: isHidden.has(donation.id) ? 'hidden' : deriveStatus(requests, donation),
    })),
    accounts: [...accounts],
    demoPeople,
    signedIn,
    sessions: new Map(),
    codes: new Map(),
    passwords: new Map(),
    passkeys: [...passkeys],
    undos: new Map(undos.map(({ token, ...undo }) => [token, undo])),
    challenges: new Map(),
    requests: [...requests],
    notices: [...notices],
    pushKey,
    pushDevices: [],
    alerts: [...alerts],
    wishes: [...wishes],
    entries: [...entries],
    organizations: [...organizations],
    blocks: [],
    hidden: new Map(hidden.map(({ donationId, reason }) => [donationId, { reason, status: defaultStatus }])),
    handOvers: new Map(),
    durations,
  };
}
