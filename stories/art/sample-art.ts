/** Pictures drawn as the platform draws a game's art, for stories: no server is asked. */
export const sampleArt = {
  koi: new URL('golden-koi.svg', import.meta.url).href,
  lantern: new URL('night-market.svg', import.meta.url).href,
  roulette: new URL('aurora-roulette.svg', import.meta.url).href,
  crash: new URL('turbo-crash.svg', import.meta.url).href,
  derby: new URL('derby-kings.svg', import.meta.url).href,
  reef: new URL('deep-reef.svg', import.meta.url).href,
  cards: new URL('emperor-hold-em.svg', import.meta.url).href,
  balls: new URL('lucky-balls.svg', import.meta.url).href,
  league: new URL('cyber-league.svg', import.meta.url).href,
  reels: new URL('ruby-reels.svg', import.meta.url).href,
} as const;

/** Wide pictures, borrowed from the brands that ship with the project. */
export const sampleBanners = {
  dunes: new URL('../../merchants/oasis/assets/banner-dune-trail.svg', import.meta.url).href,
  arena: new URL('../../merchants/volt/assets/banner-crash-arena.svg', import.meta.url).href,
  snow: new URL('../../merchants/northlight/assets/banner-first-snow.svg', import.meta.url).href,
  pond: new URL('../../merchants/lotus/assets/banner-deep-pond.svg', import.meta.url).href,
  market: new URL('../../merchants/shwe/assets/banner-night-market.svg', import.meta.url).href,
} as const;

/** Pictures of promotions, borrowed as well. */
export const samplePromotions = {
  moon: new URL('../../merchants/shwe/assets/promo-full-moon.svg', import.meta.url).href,
  ladder: new URL('../../merchants/volt/assets/promo-crash-ladder.svg', import.meta.url).href,
  rebate: new URL('../../merchants/lotus/assets/promo-fish-rebate.svg', import.meta.url).href,
  weekend: new URL('../../merchants/oasis/assets/promo-dune-weekend.svg', import.meta.url).href,
} as const;

/** A game as a list of stories shows it. */
export interface SampleGame {
  id: string;
  name: string;
  vendor: string;
  iconUrl: string;
}

const games: readonly Omit<SampleGame, 'id'>[] = [
  { name: 'Golden Koi', vendor: 'Gilded Kite', iconUrl: sampleArt.koi },
  { name: 'Aurora Roulette', vendor: 'Northern Table', iconUrl: sampleArt.roulette },
  { name: 'Turbo Crash', vendor: 'Volt Works', iconUrl: sampleArt.crash },
  { name: 'Lanterns of the Night Market', vendor: 'Gilded Kite', iconUrl: sampleArt.lantern },
  { name: 'Derby Kings', vendor: 'Pitchside', iconUrl: sampleArt.derby },
  { name: 'Deep Reef Hunters', vendor: 'Tidal', iconUrl: sampleArt.reef },
  { name: 'Emperor Hold’em', vendor: 'Jade Table', iconUrl: sampleArt.cards },
  { name: 'Lucky Balls', vendor: 'Drawhouse', iconUrl: sampleArt.balls },
  { name: 'Cyber League', vendor: 'Arena One', iconUrl: sampleArt.league },
  { name: 'Ruby Reels', vendor: 'Gilded Kite', iconUrl: sampleArt.reels },
];

/** So many games, the ten known ones over and over with a number each. */
export const sampleGames = (count: number): SampleGame[] =>
  Array.from({ length: count }, (_game, index) => {
    const round = Math.floor(index / games.length);
    const game = games[index % games.length] as Omit<SampleGame, 'id'>;
    return {
      ...game,
      id: `game-${index + 1}`,
      name: round === 0 ? game.name : `${game.name} ${round + 1}`,
    };
  });
