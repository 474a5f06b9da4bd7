/** Clubs of towns that are on no map. */
export const clubs = [
  'Alderwick',
  'Brannockport',
  'Caldmere',
  'Dovecliff',
  'Eastrill',
  'Fernhollow',
  'Glasspoint',
  'Hearthby',
  'Ivanmoor',
  'Juniper Bay',
  'Kestrelton',
  'Larkham',
  'Mossgate',
  'Northbeck',
  'Otterley',
  'Pinewell',
] as const;

/** Players of the games of one against one. */
export const players = [
  'A. Vellmar',
  'B. Osterra',
  'C. Ndalo',
  'D. Quillan',
  'E. Saraphon',
  'F. Brevik',
  'G. Takemor',
  'H. Lindauer',
  'I. Marroquin',
  'J. Pellerin',
  'K. Thandiwa',
  'L. Oyelar',
] as const;

/** Teams of the games that are played on screens. */
export const squads = [
  'Amber Circuit',
  'Basalt Nine',
  'Copper Lanterns',
  'Dusk Parade',
  'Echo Foundry',
  'Frostline',
  'Granite Choir',
  'Hollow Signal',
  'Indigo Forge',
  'Jasper Union',
] as const;

/** Horses, cars and whatever else races. */
export const racers = [
  'Apricot Thunder',
  'Borrowed Moon',
  'Cinder Lane',
  'Ditto Dancer',
  'Evening Post',
  'Fiddler’s Luck',
  'Ginger Comet',
  'Hush Money',
  'Inkwell',
  'Jubilee Bell',
  'Kite String',
  'Lemon Rocket',
] as const;
