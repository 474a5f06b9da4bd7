import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '#catalogue/catalogue.ts';
import { ART_VERSION } from '#art/art-url.ts';
import { renderDefaultArt, renderGameArt } from '#art/render-game-art.ts';

interface Picture {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

const games = new Map(catalogue.map((game) => [game.gameCode, game]));

/** Each is drawn when it is first asked for: about five hundred, some four kilobytes each. */
const pictures = new Map<string, Picture>();

const compress = (gameCode: string, svg: string): Picture => {
  const plain = Buffer.from(svg);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    plain,
    br: brotliCompressSync(plain, { params }),
    gzip: gzipSync(plain, { level: 9 }),
    etag: `"${gameCode}-${ART_VERSION}"`,
  };
};

const pictureOf = (gameCode: string): Picture | undefined => {
  const drawn = pictures.get(gameCode);
  if (drawn) return drawn;
  const game = games.get(gameCode);
  if (!game && gameCode !== 'default') return undefined;
  const picture = compress(gameCode, game ? renderGameArt(game) : renderDefaultArt());
  pictures.set(gameCode, picture);
  return picture;
};

const encodingOf = (accepted: string): 'br' | 'gzip' | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;

/**
 * Serves `/game-art/<gameCode>.svg` and `/game-art/default.svg` on every host. An address that
 * names this version of the art may be kept for ever, any other for a day.
 */
export const registerArtRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/game-art/:file',
    { schema: { hide: true } },
    (request, reply) => {
      const picture = pictureOf(request.params.file.replace(/\.svg$/, ''));
      if (!picture || !request.params.file.endsWith('.svg'))
        return reply.code(404).type('text/plain').send('No such picture.');
      const forEver = request.query.v === String(ART_VERSION);
      void reply
        .header('cache-control', `public, max-age=${forEver ? '31536000, immutable' : '86400'}`)
        .header('vary', 'accept-encoding')
        .header('etag', picture.etag)
        // Any site of the platform may show it, also from an image CDN.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/svg+xml');
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
      const encoding = encodingOf(request.headers['accept-encoding'] ?? '');
      if (encoding) void reply.header('content-encoding', encoding);
      return reply.send(picture[encoding ?? 'plain']);
    },
  );
};
