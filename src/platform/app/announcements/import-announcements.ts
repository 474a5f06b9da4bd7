import type { MerchantContent } from '#generated/merchant-content.ts';
import { sanitiseLocalized } from '../../base/content/sanitise-html.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { ImportContent } from '../../base/merchants/merchant-files.ts';

const asJson = (text: object | undefined): string => JSON.stringify(text ?? {});

/** From when until when something is shown; what the file leaves open is open. */
const asWindow = ({ startsAt, endsAt }: { startsAt?: string; endsAt?: string }) => ({
  startsAt: startsAt ? new Date(startsAt) : null,
  endsAt: endsAt ? new Date(endsAt) : null,
});

const asHtml = (text: Partial<Record<string, string>>): string =>
  JSON.stringify(sanitiseLocalized(text));

/** Writes a merchant's banners, notices, popups and promotions in place of what is there. */
export const importAnnouncements: ImportContent = async (tx, { id: merchantId }, content) => {
  await writeBanners(tx, merchantId, content.banners);
  await writeNotices(tx, merchantId, content.notices);
  await writePopups(tx, merchantId, content.popups);
  await writePromotions(tx, merchantId, content.promotions);
};

const writeBanners = async (
  tx: OpenTransaction,
  merchantId: number,
  banners: MerchantContent['banners'],
): Promise<void> => {
  await tx.deleteFrom('banner').where('merchantId', '=', merchantId).execute();
  const rows = banners.map(
    ({ id, groupName, title, subtitle, cta, link, art, linkageType, ...rest }, position) => ({
      merchantId,
      id,
      position,
      groupName,
      link,
      art,
      linkageType,
      ...asWindow(rest),
      title: asJson(title),
      subtitle: asJson(subtitle),
      cta: asJson(cta),
    }),
  );
  if (rows.length > 0) await tx.insertInto('banner').values(rows).execute();
};

const writeNotices = async (
  tx: OpenTransaction,
  merchantId: number,
  notices: MerchantContent['notices'],
): Promise<void> => {
  await tx.deleteFrom('notice').where('merchantId', '=', merchantId).execute();
  const rows = notices.map(({ id, title, content, publishedAt, ...rest }) => ({
    merchantId,
    id,
    publishedAt,
    audience: rest.for ?? 'everyone',
    promotionType: rest.promotionType ?? null,
    ...asWindow(rest),
    title: asJson(title),
    content: asHtml(content),
  }));
  if (rows.length > 0) await tx.insertInto('notice').values(rows).execute();
  // What is gone for good was read by nobody any more.
  await sql`delete from notice_read r where r.merchant_id = ${merchantId} and not exists (
      select from notice n where n.merchant_id = r.merchant_id and n.id = r.notice_id)`.execute(tx);
};

const writePopups = async (
  tx: OpenTransaction,
  merchantId: number,
  popups: MerchantContent['popups'],
): Promise<void> => {
  await tx.deleteFrom('popup').where('merchantId', '=', merchantId).execute();
  const rows = popups.map(({ id, execution, title, content, ...rest }, position) => ({
    merchantId,
    id,
    position,
    execution,
    promotionType: rest.promotionType ?? null,
    ...asWindow(rest),
    title: asJson(title),
    content: asHtml(content),
  }));
  if (rows.length > 0) await tx.insertInto('popup').values(rows).execute();
};

const writePromotions = async (
  tx: OpenTransaction,
  merchantId: number,
  promotions: MerchantContent['promotions'],
): Promise<void> => {
  await tx.deleteFrom('promotion').where('merchantId', '=', merchantId).execute();
  const rows = promotions.map(
    ({ id, sequence, category, art, title, summary, content, ...rest }) => ({
      merchantId,
      id,
      sequence,
      category,
      art,
      announcedAt: rest.announcedAt ? new Date(rest.announcedAt) : null,
      startsAt: rest.startsAt ?? null,
      endsAt: rest.endsAt ?? null,
      mechanic: rest.mechanic ? JSON.stringify(rest.mechanic) : null,
      audience: rest.audience ? JSON.stringify(rest.audience) : null,
      title: asJson(title),
      summary: asJson(summary),
      content: asHtml(content),
    }),
  );
  if (rows.length > 0) await tx.insertInto('promotion').values(rows).execute();
};
