import { ART_VERSION } from '#art/art-url.ts';

/** What a game's picture depends on beside its code; known without drawing it. */
export const artRecipe = ART_VERSION;

/**
 * Draws a game's picture as the platform draws it.
 *
 * @returns SVG text
 * @throws {Error} for a code that no game has
 */
export const drawGameArt = async (code: string): Promise<string> => {
  const [{ catalogue }, { renderGameArt }] = await Promise.all([
    import('#catalogue/catalogue.ts'),
    import('#art/render-game-art.ts'),
  ]);
  const game = catalogue.find(({ gameCode }) => gameCode === code);
  if (!game) throw new Error(`There is no game “${code}”.`);
  return renderGameArt(game);
};
