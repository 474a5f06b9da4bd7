import type { FastifyInstance } from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { SYMBOLS_VERSION } from '#games/slot/rules/symbol-url.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { renderSymbol } from './render-symbol.ts';
import { plansOf } from './pictures-of.ts';

interface Picture {
  plain: Buffer;
  br: Buffer;
}

const games = new Map(catalogue.map((game) => [game.gameCode, game]));

/** Each is drawn when it is first asked for: some ten a game, about four kilobytes each. */
const pictures = new Map<string, Picture>();

const draw = (gameCode: string, symbol: number): Picture | undefined => {
  const game = games.get(gameCode);
  const plan = game && plansOf(gameCode, modelOf(game))?.[symbol];
  if (!plan) return undefined;
  const plain = Buffer.from(renderSymbol(`${gameCode}:${symbol}`, plan));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };
  return { plain, br: brotliCompressSync(plain, { params }) };
};

/**
 * Serves `/symbols/<gameCode>/<number>.svg`, a slot's pictures by their number in its table. An
 * address that names this version may be kept for ever, any other for a day.
 */
export const registerSymbolRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { gameCode: string; file: string }; Querystring: { v?: string } }>(
    '/symbols/:gameCode/:file',
    { schema: { hide: true } },
    (request, reply) => {
      const { gameCode, file } = request.params;
      const number = /^(\d{1,2})\.svg$/u.exec(file)?.[1];
      const key = `${gameCode}/${number}`;
      const picture =
        number === undefined ? undefined : (pictures.get(key) ?? draw(gameCode, Number(number)));
      if (!picture) return reply.code(404).type('text/plain').send('No such picture.');
      pictures.set(key, picture);
      const forEver = request.query.v === String(SYMBOLS_VERSION);
      void reply
        .header('cache-control', `public, max-age=${forEver ? '31536000, immutable' : '86400'}`)
        .header('vary', 'accept-encoding')
        .type('image/svg+xml');
      if (!/\bbr\b/u.test(request.headers['accept-encoding'] ?? ''))
        return reply.send(picture.plain);
      return reply.header('content-encoding', 'br').send(picture.br);
    },
  );
};
