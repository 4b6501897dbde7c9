/* Sentry's feedback widget as its documentation sets it up, without error monitoring. */
import { feedbackIntegration, init } from '@sentry/browser';

init({
  dsn: `http://key@${location.host}/1`,
  defaultIntegrations: false,
  integrations: [feedbackIntegration({ colorScheme: 'light' })],
});
