import { createHash } from 'node:crypto';
import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import { dateStyle, intlLanguage } from '#domain/intl-language.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { escapeHtml } from '../../../base/content/escape-html.ts';
import type { SandboxPayment } from '../../../base/database/payment-tables.ts';
import { amountText } from '../../../base/messages/amount-text.ts';
import { isPayable } from './sandbox-payments.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { sandboxMessages, type SandboxMessages } from './sandbox-messages.ts';

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64');

/** Nothing but the page's own style and its own forms; it has no script at all. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page of one payment, in one language.
 *
 * @param payment null when there is none at that address
 */
export const renderSandboxPage = (
  payment: SandboxPayment | null,
  { address, language }: { address: string; language: LanguageCode },
): string => {
  const words = sandboxMessages(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>${sandboxStyle}</style>
</head>
<body>
<header><strong>${words.title}</strong>${renderLanguages(address, language)}</header>
<main>
<p class="note">${words.sandbox}</p>
${payment ? renderPayment(payment, address, language) : renderMissing(words)}
</main>
</body>
</html>
`;
};

const renderLanguages = (address: string, chosen: LanguageCode): string => {
  const links = translatedLanguages().map((language) => {
    const current = language === chosen ? ' aria-current="true"' : '';
    const href = escapeHtml(`${address}?language=${language}`);
    return `<a href="${href}" lang="${language}"${current}>${readWords('language', language).name}</a>`;
  });
  return `<nav aria-label="${sandboxMessages(chosen).languages}">${links.join('')}</nav>`;
};

const renderPayment = (
  payment: SandboxPayment,
  address: string,
  language: LanguageCode,
): string => {
  const words = sandboxMessages(language);
  const { amountMinor, currency, payee, reference, returnUrl } = payment;
  const state = stateOf(payment);
  return `<h1>${escapeHtml(amountText(amountMinor, currency, language))}</h1>
<dl>
<div><dt>${words.to}</dt><dd>${escapeHtml(payee)}</dd></div>
<div><dt>${words.reference}</dt><dd><code>${escapeHtml(reference)}</code></dd></div>
<div><dt>${words.until}</dt><dd>${renderMoment(payment.expiresAt, language)}</dd></div>
</dl>
${
  state === 'payable'
    ? renderChoice(words, address)
    : `<p role="status" class="${state}">${words[state]}</p>
<a class="button" href="${escapeHtml(returnUrl)}">${words.back}</a>`
}`;
};

const stateOf = (
  payment: SandboxPayment,
): 'payable' | 'settled' | 'failed' | 'refunded' | 'expired' => {
  if (payment.status !== 'pending') return payment.status;
  return isPayable(payment) ? 'payable' : 'expired';
};

const renderChoice = (words: SandboxMessages, address: string): string => {
  const button = (action: 'settle' | 'fail' | 'leave', text: string) =>
    `<button class="${action}" formaction="${escapeHtml(`${address}/${action}`)}">${text}</button>`;
  return `<form method="post">
<fieldset>
<legend>${words.choose}</legend>
${button('settle', words.pay)}
${button('fail', words.fail)}
${button('leave', words.leave)}
</fieldset>
<p>${words.leaveHint}</p>
</form>`;
};

const renderMissing = (words: SandboxMessages): string =>
  `<h1>${words.missing}</h1><p>${words.missingHint}</p>`;

/** In UTC, and says so: the sandbox does not know where the payer is. */
const renderMoment = (at: Date, language: LanguageCode): string => {
  const text = new Intl.DateTimeFormat(intlLanguage(language), {
    dateStyle: dateStyle(language),
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return `<time datetime="${at.toISOString()}">${text} UTC</time>`;
};
