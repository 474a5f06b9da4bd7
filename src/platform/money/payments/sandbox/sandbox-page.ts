import { createHash } from 'node:crypto';
import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import { dateStyle, intlLanguage } from '#domain/intl-language.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { escapeHtml } from '../../../base/content/escape-html.ts';
import type { SandboxPayment } from '../../../base/database/payment-tables.ts';
import { amountText } from '../../../base/messages/amount-text.ts';
import { isPayable } from './sandbox-payments.ts';
import { sandboxMessages, type SandboxMessages } from './sandbox-messages.ts';

/** The sandbox's own neutral look, in light and dark; it wears no brand. */
const sandboxStyle = `
:root { --paper: #f3f4f6; --card: #ffffff; --ink: #17191d; --soft: #535a66; --line: #c9ced6;
  --act: #1f4fa3; --act-ink: #ffffff; --good: #14603a; --bad: #9b1c1c; }
@media (prefers-color-scheme: dark) { :root { --paper: #121418; --card: #1c1f25; --ink: #eceef2;
  --soft: #a9b0bc; --line: #3d434d; --act: #9cc0ff; --act-ink: #10131a; --good: #79d6a3;
  --bad: #ffa3a3; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr;
  background: var(--paper); color: var(--ink); line-height: 1.6;
  font-family: system-ui, "Noto Sans", "Noto Sans Myanmar", "Padauk", "Myanmar Text",
    "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
header { padding: 0.75rem 1rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem;
  justify-content: space-between; align-items: center; }
nav { display: flex; flex-wrap: wrap; }
nav a { color: var(--soft); min-height: 44px; padding: 0.5rem 0.75rem;
  text-underline-offset: 0.35em; }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
main { width: min(28rem, calc(100% - 2rem)); margin: 1rem auto; align-self: start; padding: 1.5rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
.note { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-left: 4px solid var(--act);
  background: var(--paper); color: var(--soft); }
h1 { margin: 0 0 1rem; font-size: clamp(1.3rem, 6.5vw, 2rem); line-height: 1.3; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere; }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem;
  padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: 1rem; letter-spacing: 0.05em; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 0.75rem; }
legend { padding: 0; margin-bottom: 0.75rem; font-weight: 600; }
button, a.button { display: block; width: 100%; min-height: 48px; padding: 0.6rem 1rem;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
  color: var(--ink); background: none; border: 1px solid var(--soft); border-radius: 0.5rem; }
button.settle, a.button { color: var(--act-ink); background: var(--act); border-color: var(--act); }
button.fail { color: var(--bad); border-color: currentColor; }
button:hover, a.button:hover { text-decoration: underline; text-underline-offset: 0.3em; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
form p { margin: 0.75rem 0 0; color: var(--soft); }
p[role="status"] { margin: 0 0 1rem; font-weight: 600; }
.settled { color: var(--good); }
.failed, .expired { color: var(--bad); }
`;

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
