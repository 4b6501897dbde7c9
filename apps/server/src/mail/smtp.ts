import { createTransport } from 'nodemailer';

/**
 * The mail server of an `smtp:` address.
 * @param timeout Milliseconds that it may take to connect, to greet, and to go on
 */
export function smtpTransport(url: string, timeout: number) {
  return createTransport({ url, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout });
}
