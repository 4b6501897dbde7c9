/* Sentry's feedback widget as its documentation writes it, without its error monitoring: the widget alone. */
import { feedbackIntegration, init } from '@sentry/browser';

init({
  dsn: `http://key@${location.host}/1`,
  defaultIntegrations: false,
  integrations: [feedbackIntegration({ colorScheme: 'light' })],
});
