/** What stands for a game's art that cannot be had; served by the platform. */
export const DEFAULT_ART = '/game-art/default.svg';
