import type { FastifyInstance } from 'fastify';
import { findSession } from '../../people/access/sessions.ts';
import { onlyBrand } from '../../base/database/brand-scope.ts';
import type { Database } from '../../base/database/tables.ts';
import { readUploadBytes } from '../../base/uploads/upload-bytes.ts';
import { sendRefusal } from '../../base/http/answers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import { bearerOf } from '../../base/http/request-secrets.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';

interface UploadServices {
  database: Database;
  sites: SiteRegistry;
}

/** Where an uploaded picture is read: only by its owner, and never shown in place of a page. */
export const registerUploadRoutes = (
  app: FastifyInstance,
  { database, sites }: UploadServices,
): void => {
  app.get<{ Params: { id: string } }>(
    '/uploads/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const site = sites.find(calledHost(request.raw).name);
      if (!site) return sendRefusal(reply, 'not_found');
      const ofBrand = onlyBrand(database, site.merchant.id);
      const token = bearerOf(request);
      const session = token ? await findSession(ofBrand, site.merchant, token) : null;
      if (!session) return sendRefusal(reply, 'not_logged_in');
      const found = await readUpload(
        ofBrand,
        site.merchant.id,
        session.memberId,
        request.params.id,
      );
      // Somebody else's picture is answered as one that does not exist.
      if (!found) return sendRefusal(reply, 'not_found');
      const bytes = await readUploadBytes(found);
      return reply
        .header('content-type', found.mime)
        .header('content-disposition', `attachment; filename="${fileName(found)}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(bytes));
    },
  );
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const readUpload = async (database: Database, merchantId: number, memberId: number, id: string) =>
  UUID.test(id)
    ? database
        .selectFrom('upload')
        .select(['merchantId', 'id', 'mime', 'bytes'])
        .where('merchantId', '=', merchantId)
        .where('memberId', '=', memberId)
        .where('id', '=', id)
        // Whoever has a stolen session shall not have the papers.
        .where('purpose', '<>', 'identity')
        .executeTakeFirst()
    : null;

const fileName = ({ id, mime }: { id: string; mime: string }): string =>
  `${id}.${mime === 'image/jpeg' ? 'jpg' : mime.slice('image/'.length)}`;
