import { addressOf, expect, journeys, nightly, test } from '../support/browser.ts';
import { configOf, contentOf, plainText, textIn } from '../support/site-content.ts';
import { say, sayMy, sayZh } from '../support/site-messages.ts';

nightly('a promotion’s own address opens it and scrolls to it', async ({ visit }) => {
  const promotions = contentOf('northlight', 'promotions');
  const last = promotions.at(-1);

  const page = await visit('northlight', { path: `/promotions#${last?.id}` });

  await expect(page).toHaveTitle(new RegExp(`^${say('nav.promotions')}`));
  const article = page.locator(`[id="${last?.id}"]`);
  await expect(article.getByText(plainText(last?.content['en']).slice(0, 40))).toBeVisible();
  await expect(article.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(promotions.length);
});

nightly('the details of a promotion unfold and fold', async ({ visit }) => {
  const page = await visit('northlight', { path: '/promotions' });
  const article = page.getByRole('article').filter({ hasText: 'Welcome bonus' });
  const text = plainText(
    contentOf('northlight', 'promotions').find(({ id }) => id === 'welcome')?.content['en'],
  ).slice(0, 40);
  await expect(article.getByText(text)).toBeHidden();

  await article.getByRole('button', { name: say('promotionList.open') }).click();
  await expect(article.getByText(text)).toBeVisible();
  await article.getByRole('button', { name: say('promotionList.close') }).click();

  await expect(article.getByText(text)).toBeHidden();
});

nightly('“more” on the home page leads to the promotion’s place', async ({ visit }) => {
  const page = await visit('northlight');
  const section = page.getByRole('region', { name: say('home.promotionsTitle'), exact: true });

  await section.getByRole('link', { name: 'Welcome bonus' }).click();

  await expect(page).toHaveURL(addressOf('northlight', '/promotions#welcome'));
  await expect(page.locator('#welcome').getByRole('heading')).toBeInViewport();
});

test('an address that was cut off within a letter opens its page all the same', async ({
  visit,
}) => {
  const page = await visit('northlight', { path: '/promotions#50%' });
  const { length } = contentOf('northlight', 'promotions');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(length);

  await page.goto('/help#%E0%A4');
  const help = page.getByRole('dialog', { name: say('help.title') });
  await expect(help.getByRole('listitem').first()).toBeVisible();
});

test('the help center stands over the home page, finds answers, and closes to it', async ({
  visit,
}) => {
  const page = await visit('northlight', { path: '/help' });
  const help = page.getByRole('dialog', { name: say('help.title') });
  const articles = contentOf('northlight', 'help');
  await expect(help.getByRole('listitem')).toHaveCount(articles.length);

  const limits = articles.find(({ id }) => id === 'limits');
  await help.getByRole('searchbox', { name: say('help.search') }).fill(textIn(limits?.title));
  await help
    .getByRole('listitem')
    .getByRole('button', { name: textIn(limits?.title) })
    .first()
    .click();
  await expect(help.getByRole('article')).toContainText(
    plainText(limits?.content['en']).slice(0, 30),
  );
  await help.getByRole('button', { name: say('common.close') }).click();

  await expect(help).toBeHidden();
  await expect(page).toHaveURL(addressOf('northlight'));
  await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
});

nightly(
  'beside the help center’s list an article is always open; a phone shows the list first',
  async ({ visit }) => {
    const first = contentOf('northlight', 'help').find(({ group }) => group === 'about');
    const openHelp = async (phone: boolean) => {
      const page = await visit('northlight', { path: '/help', phone });
      const help = page.getByRole('dialog', { name: say('help.title') });
      const entry = help.getByRole('listitem').getByRole('button', { name: textIn(first?.title) });
      await expect(entry).toBeVisible();
      return help.getByRole('article');
    };

    await expect(await openHelp(false)).toContainText(textIn(first?.title));
    await expect(await openHelp(true)).toBeHidden();
  },
);

nightly(
  'the help center’s own address opens one article, and goes with the back button',
  async ({ visit }) => {
    const page = await visit('northlight');
    await page
      .getByRole('navigation', { name: say('nav.label') })
      .getByRole('link', { name: say('nav.help') })
      .click();
    const help = page.getByRole('dialog', { name: say('help.title') });
    await expect(help).toBeVisible();
    await expect(page).toHaveURL(addressOf('northlight', '/help'));

    await page.goBack();

    await expect(help).toBeHidden();
    await page.goto('/help#terms');
    const terms = contentOf('northlight', 'help').find(({ id }) => id === 'terms');
    await expect(
      help.getByRole('article').getByRole('heading', { name: textIn(terms?.title) }),
    ).toBeVisible();
  },
);

nightly(
  'each app has a code to scan, a download and the steps to install it',
  async ({ visit }) => {
    const page = await visit('shwe', { path: '/down', language: 'en' });
    const { resources } = configOf('shwe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('down.title'));

    for (const [kind, resource, steps] of [
      ['ios', 'MOBILECONFIG', 5],
      ['android', 'Android', 5],
      ['lite', 'LITEAPP', 3],
    ] as const) {
      const platform = say(`down.${kind}`);
      await page.getByRole('tab', { name: platform }).click();
      const panel = page.getByRole('tabpanel', { name: platform });
      await expect(
        panel.getByRole('img', { name: say('down.qrLabel', { platform }) }),
      ).toBeVisible();
      await expect(
        panel.getByRole('link', { name: say('down.downloadFor', { platform }) }),
      ).toHaveAttribute('href', resources[resource]?.url ?? '');
      await expect(panel.getByRole('listitem')).toHaveCount(steps);
    }
  },
);

nightly('a merchant without apps has no download page', async ({ visit }) => {
  const page = await visit('northlight', { path: '/down' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('status.notFoundTitle'));
  await expect(page.getByRole('link', { name: say('nav.download'), exact: true })).toHaveCount(0);
});

journeys([
  { language: 'my', t: sayMy },
  { language: 'en', t: say },
  { language: 'zh-Hans', t: sayZh },
] as const)(
  'promotions and help of a merchant are told in $language',
  async ({ language, t }, { visit }) => {
    const page = await visit('shwe', { path: '/promotions', language });

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promotions.title'));
    for (const { title } of contentOf('shwe', 'promotions'))
      await expect(page.getByRole('heading', { name: title[language], exact: true })).toBeVisible();
    await page.goto('/help');
    const help = page.getByRole('dialog', { name: t('help.title') });
    for (const { title } of contentOf('shwe', 'help'))
      await expect(help.getByRole('button', { name: title[language], exact: true })).toBeVisible();
  },
);

nightly('feedback reaches the platform', async ({ visit, database }) => {
  const page = await visit('northlight');
  const text = `The snow falls softly, number ${Date.now()}.`;
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('footer.feedback') })
    .click();
  const popup = page.getByRole('dialog', { name: say('feedback.title') });

  await popup.getByRole('textbox', { name: say('feedback.content') }).fill('Hm');
  await popup.getByRole('button', { name: say('common.send') }).click();
  await expect(popup.getByText(say('feedback.tooShort', { min: 5 })).first()).toBeVisible();
  await popup.getByRole('textbox', { name: say('feedback.content') }).fill(text);
  await popup
    .getByRole('button', { name: new RegExp(say('feedback.type').replace('?', '\\?')) })
    .click();
  await page.getByRole('option', { name: say('feedback.types.game') }).click();
  await popup.getByRole('button', { name: say('common.send') }).click();

  await expect(page.getByText(say('feedback.sent'))).toBeVisible();
  const row = await database
    .selectFrom('feedback')
    .select(['questionType', 'content'])
    .where('content', '=', text)
    .executeTakeFirst();
  expect(row).toEqual({ questionType: 'game', content: text });
});

test('the footer leads to what the brand says of itself, filled in from its file', async ({
  visit,
}) => {
  const page = await visit('oasis', { language: 'en' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('brandPage.description'), exact: true })
    .click();

  await expect(page).toHaveURL(addressOf('oasis', '/description'));
  const main = page.getByRole('main');
  await expect(main).toContainText('Waha Leisure FZ');
  await expect(main).toContainText('LSR-2026-0005');
  await expect(main).not.toContainText('{{');
  await page.goto('/sponsor');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Whom Waha sponsors');
});
