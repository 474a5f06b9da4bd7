/* Runs in the browser, on the pages of `livery dev`: shows over the page what is wrong with the
   merchant's files, and goes when they are right again. */
import { type ChangeMessage, type OverlayMessage, NEWS, type ShownError } from './shown-error.ts';

const STYLE = `
:host { position: fixed; inset: 0; z-index: 99999; display: grid; grid-template-columns: minmax(0, 1fr); overflow: auto; padding: 5vmin;
  background: rgb(8 10 14 / 72%); color: #f4f1ea; font: 15px/1.55 system-ui, sans-serif; direction: ltr; text-align: left; }
main { box-sizing: border-box; inline-size: min(60rem, 100%); margin: auto; padding: 24px; border-radius: 12px;
  background: #171a21; border-block-start: 4px solid #ff6b5e; box-shadow: 0 16px 60px rgb(0 0 0 / 60%); }
header { display: flex; gap: 16px; align-items: start; justify-content: space-between; }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; }
p { margin: 0; } p { overflow-wrap: anywhere; } .hint { color: #b9b4a8; }
ol { margin: 20px 0 0; padding: 0; list-style: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
.place { color: #8fd0ff; font: 600 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 8px 0 0; padding: 12px; overflow-x: auto; border-radius: 8px; background: #0d0f14; color: #dcd8ce; font: 13px/1.5 ui-monospace, monospace; }
.suggestion { margin-block-start: 8px; color: #a7e3b0; }
button { min-inline-size: 44px; min-block-size: 44px; border: 1px solid #4a4f5c; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible, pre:focus-visible { outline: 3px solid #8fd0ff; outline-offset: 2px; }`;

const page = document.documentElement;
const merchant = page.dataset['merchant'] ?? '';
const isBroken = 'broken' in page.dataset;
let host: HTMLElement | null = null;
/** The faults that are shown, and those that were closed by hand: they do not come back by themselves. */
let shown = '';
let closed = '';
/** The reading that was told last. */
let newest = 0;
/** What of the merchant this page shows; a page of faults alone shows nothing. */
let version = page.dataset['version'];

const element = (name: string, text: string, className = ''): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
};

const hide = (): void => {
  host?.remove();
  host = null;
};

const close = (): void => {
  if (host) closed = shown;
  hide();
};

const itemOf = ({ place, message, frame, suggestion }: ShownError): HTMLElement => {
  const item = document.createElement('li');
  item.append(element('p', place, 'place'), element('p', message));
  if (frame) {
    const lines = element('pre', frame);
    lines.tabIndex = 0;
    item.append(lines);
  }
  if (suggestion) item.append(element('p', suggestion, 'suggestion'));
  return item;
};

const closeButton = (): HTMLElement => {
  const button = element('button', '✕');
  button.setAttribute('aria-label', 'Close');
  button.addEventListener('click', close);
  return button;
};

const show = (errors: readonly ShownError[]): void => {
  hide();
  shown = JSON.stringify(errors);
  host = document.createElement('livery-faults');
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  const head = document.createElement('header');
  const words = document.createElement('div');
  const count = errors.length === 1 ? 'One fault' : `${errors.length} faults`;
  words.append(
    element('h1', `${count} in the files of ${merchant}`),
    element('p', 'Save the file when it is right: this goes away by itself.', 'hint'),
  );
  head.append(words, ...(isBroken ? [] : [closeButton()]));
  const list = document.createElement('ol');
  list.append(...errors.map(itemOf));
  box.append(head, list);
  host.attachShadow({ mode: 'open' }).append(element('style', STYLE), box);
  document.body.append(host);
};

const take = ({ reading, faults }: Pick<OverlayMessage, 'reading' | 'faults'>): void => {
  if (reading < newest) return;
  newest = reading;
  if (JSON.stringify(faults) === closed) return;
  closed = '';
  if (faults.length > 0) show(faults);
  else if (isBroken) location.reload();
  else hide();
};

/** Asks what there is: an edit before the connection stood was told to nobody. */
const ask = async (): Promise<void> => {
  const answer = await fetch(page.dataset['faults'] ?? '');
  const message = (await answer.json()) as OverlayMessage;
  if (version !== undefined && message.version !== version) location.reload();
  else take(message);
};

/** New css reaches a page only once it has the css of before. */
const hasTheme = (): boolean =>
  document.querySelector(`style[data-vite-dev-id$="/${merchant}/theme.css"]`) !== null;

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !isBroken) close();
});
import.meta.hot?.on(NEWS.faults, (news: OverlayMessage) => {
  if (news.merchant === merchant) take(news);
});
import.meta.hot?.on(NEWS.changed, (news: ChangeMessage) => {
  if (news.merchant !== merchant) return;
  if (news.isTheme && hasTheme()) ({ version } = news);
  else location.reload();
});
// What happened while the connection was away, or not there yet.
import.meta.hot?.on('vite:ws:connect', () => void ask());
void ask();
