import { createTransport } from 'nodemailer';

/** Hosts that a mail reaches without a network. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Creates a transport for an `smtp:` URL. Mails contain codes, and the URL may contain a password, so TLS is required,
 * except for localhost or if the URL ends with `?requireTLS=false`.
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
