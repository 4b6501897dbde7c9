import { createTransport } from 'nodemailer';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Requires TLS because emails contain codes and the URL may contain a password, except for localhost and URLs with
 * `?requireTLS=false`.
 * @param timeout The limit in milliseconds for connecting, for the greeting, and for being idle
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
