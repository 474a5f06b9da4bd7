import type { Transporter } from 'nodemailer';
import type { Transport } from './transport.ts';

/** A mail server that is slower is asked again later. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

/**
 * Sends e-mail by SMTP.
 *
 * @param url such as `smtps://user:password@mail.example:465`; add `?requireTLS=true` to `smtp:`
 * @param from the sender's address; `no-reply@` the brand's own domain when left out
 */
export const smtpTransport = (url: string, from?: string): Transport => {
  let mailer: Promise<Transporter> | undefined;
  return async ({ id, brand, to, language, subject, body }) => {
    mailer ??= openMailer(url);
    await (
      await mailer
    ).sendMail({
      from: { name: brand.name, address: from ?? `no-reply@${brand.domain}` },
      // An object, so that no text can become a second recipient.
      to: { name: '', address: to },
      subject,
      text: body,
      messageId: `<${id}@${brand.domain}>`,
      headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    });
  };
};

/** Its program is loaded with the first mail. */
const openMailer = async (url: string): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // Nothing of a message may name a file of ours or make us fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};
