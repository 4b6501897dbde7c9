import { createTransport } from 'nodemailer';

/** Hosts without a network. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Requires TLS, since mails contain codes and the URL may contain a password; except on localhost, or with
 * `?requireTLS=false`.
 * @param timeout Limit for connecting, greeting, and idle time, in ms
 */
export function smtpTransport(url: string, timeout: number) {
  return createTransport({
    url,
    requireTLS: !loopback.test(new URL(url).hostname),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}
