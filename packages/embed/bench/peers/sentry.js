/* Sentry's feedback widget without error monitoring, set up as described in its docs. */
import { feedbackIntegration, init } from '@sentry/browser';

init({
  dsn: `http://key@${location.host}/1`,
  defaultIntegrations: false,
  integrations: [feedbackIntegration({ colorScheme: 'light' })],
});
