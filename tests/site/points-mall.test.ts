import { movePoints } from '#platform/money/points/move-points.ts';
import { decideOrder, type OrderDecision } from '#platform/money/mall/decide-order.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys } from '../support/browser.ts';
import { overflow } from '../support/browser-layout.ts';
import { newPlayer, PAYMENT_PASSWORD } from '../support/browser-money.ts';
import { operator } from '../support/operator.ts';
import { contentOf, textIn } from '../support/site-content.ts';
import { say } from '../support/site-messages.ts';

const POINTS = 800_000;

journeys(['volt', 'shwe'])(
  'goods are redeemed, shipped, and followed to the door: %s',
  async (code, { visit, database }) => {
    const { memberId, merchantId, token } = await newPlayer(database, code);
    await database.transaction().execute((tx) =>
      movePoints(tx, {
        merchantId,
        memberId,
        reason: 'granted',
        key: `journey ${memberId}`,
        points: POINTS * 100,
      }),
    );
    const [goods] = contentOf(code, 'point-mall');
    const title = textIn(goods?.title);
    const page = await visit(code, { path: '/pointMall', token, language: 'en', phone: true });

    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog');
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('mall.redeem') }).click();
    await dialog.getByLabel(say('mall.mobile')).fill('+95 9 123 456');
    await dialog.getByRole('button', { name: say('mall.confirm') }).click();
    // What is missing is told at its field, and nothing is taken.
    await expect(dialog.getByText(say('fieldRules.required')).first()).toBeVisible();
    await dialog.getByLabel(say('mall.address')).fill('1 Gold Street');
    await dialog.getByLabel(say('fields.paymentPassword')).fill(PAYMENT_PASSWORD);
    expect(await audit(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await dialog.getByRole('button', { name: say('mall.confirm') }).click();
    await expect(page.getByText(say('mall.ordered'))).toBeVisible();

    await page.getByRole('tab', { name: say('pointMall.sections.orders') }).click();
    await expect(page.getByText(say('mall.states.APPLYING'), { exact: true })).toBeVisible();
    const { id } = await database
      .selectFrom('mallOrder')
      .select('id')
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    const steps: OrderDecision[] = [
      { step: 'confirm' },
      { step: 'ship', tracking: 'YGN-77', carrier: 'Golden Post' },
    ];
    for (const decision of steps)
      expect(await decideOrder(database, merchantId, id, decision, operator)).toMatchObject({
        ok: true,
      });

    await page.goto('/pointMall#orders');
    await expect(page.getByText(say('mall.states.PROCESSING'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: title }).click();
    const order = page.getByRole('dialog');
    await expect(order.getByText('YGN-77')).toBeVisible();
    await expect(order.getByText('1 Gold Street')).toBeVisible();
    expect(await audit(page)).toEqual([]);
  },
);
