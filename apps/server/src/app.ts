import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { accountRoutes } from './accounts/routes.js';
import { alertRoutes } from './alerts/routes.js';
import { chatRoutes } from './assistant/chatCalls.js';
import { type AppParts, createCore } from './core.js';
import { addPictures } from './demo/addPictures.js';
import { withBlockedDonors } from './donations/blockedDonors.js';
import { donationRoutes } from './donations/routes.js';
import { eventRoutes } from './events/eventCalls.js';
import { handOverRoutes } from './hand-over/routes.js';
import { rejectMethod, rejectUnknownCall } from './http/callRoutes.js';
import type { App, Environment } from './http/environment.js';
import { notModified } from './http/notModified.js';
import { moderationRoutes } from './moderation/moderationCalls.js';
import { requestLog } from './observe/requestLog.js';
import { observeRoutes } from './observe/routes.js';
import { addDocument } from './openapi/addDocument.js';
import { organizationRoutes } from './organizations/organizationCalls.js';
import { photoRoutes } from './photos/routes.js';
import { profileRoutes } from './profile/profileCalls.js';
import { crossOrigin } from './security/crossOrigin.js';
import { securityHeaders } from './security/headers.js';
import { siteRoutes } from './site/routes.js';
import { wishRoutes } from './wishes/wishCalls.js';

export type { AppParts } from './core.js';

/** Combines the routes of all features. */
export function createApp(parts: AppParts): App {
  const core = createCore(parts);
  const app = new Hono<Environment>();
  app.onError(core.onError);
  app.use(requestLog(core.observe), securityHeaders({ https: core.https }), notModified);
  app.use('/api/*', crossOrigin(core.origins), methodNotAllowed({ app, onMethodNotAllowed: rejectMethod }));
  app.use('/api/donations/*', withBlockedDonors(core.sessions, core.database));

  const donations = donationRoutes(core);
  const profile = profileRoutes(core);
  // Used for rendering pages on the server. These read-only calls have no session and don't count as requests.
  const wishes = wishRoutes(core);
  const inner = new Hono<Environment>().route('/', donations).route('/', profile).route('/', wishes);
  inner.onError(core.onError);

  addDocument(app);
  app.route('/', donations);
  app.route('/', photoRoutes(core));
  app.route('/', chatRoutes(core));
  app.route('/', accountRoutes(core));
  app.route('/', profile);
  app.route('/', handOverRoutes(core));
  app.route('/', moderationRoutes(core));
  app.route('/', organizationRoutes(core));
  app.route('/', alertRoutes(core));
  app.route('/', wishes);
  app.route('/', eventRoutes(core));
  app.route('/', observeRoutes(core));
  app.all('/api/*', rejectUnknownCall);
  addPictures(app, core.picture);
  app.route(
    '/',
    siteRoutes({
      ...core,
      call: async (c, address, init) => inner.fetch(new Request(new URL(address, c.req.url), init), c.env),
    }),
  );
  return app;
}
