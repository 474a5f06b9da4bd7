import { formatMoney } from '#domain/format-money.ts';
import { addressOf, expect, test } from '../support/browser.ts';
import { newPlayer } from '../support/browser-money.ts';
import { openPlainBrowser } from '../support/plain-browser.ts';

/** A page of the site's origin that is none of the site. */
const ELSEWHERE = addressOf('northlight', '/healthz');

test('a page that the browser kept shows nothing of a member who has signed out since', async ({
  database,
}) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 123_456 });
  const balance = formatMoney(123_456, { currency: 'EUR', language: 'en' });
  const { tab, close } = await openPlainBrowser();
  const see = (expression: string) => expect.poll(() => tab.evaluate(expression));
  const seesBalance = `document.body.innerText.includes(${JSON.stringify(balance)})`;
  try {
    await tab.goTo(ELSEWHERE);
    await see('location.pathname').toBe('/healthz');
    await tab.evaluate(`sessionStorage.setItem('livery.token', ${JSON.stringify(player.token)})`);
    await tab.goTo(addressOf('northlight', '/depositv2'));
    await see(seesBalance).toBe(true);
    // The site's worker takes over what is open: a page that is kept then is thrown away by the browser.
    await see('navigator.serviceWorker.controller !== null').toBe(true);
    await tab.evaluate(
      `addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept', String(persisted)))`,
    );

    // The member goes elsewhere and signs out there.
    await tab.goTo(ELSEWHERE);
    await see('location.pathname').toBe('/healthz');
    await tab.evaluate(`sessionStorage.removeItem('livery.token')`);
    await tab.evaluate('history.back()');

    await see('location.pathname').not.toBe('/healthz');
    await see(`sessionStorage.getItem('kept')`).toBe('true');
    await see(`document.querySelector('header') !== null && !${seesBalance}`).toBe(true);
  } finally {
    await close();
  }
});
