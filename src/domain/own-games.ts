/** Where the pages of the games of a brand with own code lie on its site. */
export const OWN_GAMES = '/assets/games/';

const FILES = /^[\w-]+\.js(?:,[\w-]+\.css)*$/;

/** What a page of a game begins with, below `OWN_GAMES`. */
export interface OwnGames {
  /** Its script. */
  entry: string;
  /** Its stylesheets. */
  css: readonly string[];
}

/** The files in one text, as the address of a game names them: `main-1a2b.js,look-3c4d.css`. */
export const writeOwnGames = ({ entry, css }: OwnGames): string => [entry, ...css].join();

/**
 * Reads what `writeOwnGames` wrote.
 *
 * @returns undefined for any other text
 */
export const readOwnGames = (text: string): OwnGames | undefined => {
  if (!FILES.test(text)) return undefined;
  const [entry = '', ...css] = text.split(',');
  return { entry, css };
};
