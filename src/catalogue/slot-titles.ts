/**
 * The slot games of each vendor, written in the small grammar of `compose-name.ts`:
 * `moonlit rabbit`, `rabbit's lantern`, `temple<tiger` (Temple of the Tiger), `tiger&crane`;
 * commas part the games; `@XX` gives the class (SC scratch, VP video poker, JP jackpot, TG table,
 * AC arcade, BG bingo).
 */
export const slotTitles: Record<string, string> = {
  MOONFERRY: `
    moonlit rabbit, silver crane, rabbit's lantern, moon<fox, starry ferry, fox&crane,
    midnight carp, sleeping dragon, owl's lantern, pearl moon, moonlit lotus,
    hidden garden orchid, river lantern, jade rabbit, sapphire butterfly, tiger&moon,
    frozen moon, floating lantern, moonlit bell, moon jackpot@JP, moonlit scratch@SC`,
  EMBERWICK: `
    burning phoenix, heart<volcano, forge<dragon, iron bull, crimson wolf, amber bear,
    wolf's hammer, shield<sun, thunder hammer, crown<phoenix, volcano jackpot@JP, burning chilli,
    copper dragon, mighty lion, sword<star, dragon&phoenix, king's shield, burning gate,
    ruby serpent, burning sevens, iron wolf`,
  TAMARIND: `
    lucky chilli, golden mango, midnight market, laughing elephant, painted elephant,
    dancing peacock, summer orchard, sugar mango, lucky cat, copper teapot, monkey's bazaar,
    golden frog, dancing umbrella, scarlet drum, wild monkey, market jackpot@JP,
    mango scratch@SC, fruits&chilli, lantern parade, lucky fruits`,
  GILDEDKITE: `
    golden kite, emperor's fan, golden dragon, royal crane, phoenix court, silk fan,
    flying horse, golden pagoda, empress's butterfly, crown<dragon, jade tiger, golden carp,
    lion&drum, royal peacock, golden bell, gate<dragon, jade turtle, golden sun,
    dragon's treasure, emperor jackpot@JP, bamboo panda`,
  NINTHHARBOUR: `
    treasure<kraken, stormy ship, golden anchor, kraken's chest, pearl shell, harbour lantern,
    sapphire voyage, hidden treasure, compass<star, silver ship, deepsea diamond, queen's anchor,
    emerald compass, coastal carnival, midnight voyage, atlas<treasure, turtle&shell, pearl key,
    ship jackpot@JP, treasure scratch@SC`,
  SAFFRONLOOM: `
    temple<elephant, silk butterfly, painted mask, ancient pyramid, temple<peacock,
    queen's scarab, golden scarab, lotus palace, book<sun, ivory elephant, mask<tiger,
    emerald serpent, candlelit temple, ancient scroll, velvet orchid, lotus&crane, scarab's ring,
    jade palace, sunset pagoda, pyramid jackpot@JP`,
  BRASSHERON: `
    brass gears, brass clock, owl's clock, copper robot, classic bell, classic cherry,
    classic sevens, triple diamond, double cherry, brass feather, iron horse, morning crane,
    frog orchard, robot's heart, copper key, gears&star, triple crown, brass pinball@AC,
    copper slide@AC, classic roulette@TG, copper blackjack@TG`,
  POLARQUILL: `
    polar bear, aurora wolf, frozen crown, aurora<owl, frozen diamond, northern saga,
    silver wolf, bear's mountain, crystal deer, thunder saga, iron shield, polar comet,
    frozen phoenix, crystal mountain, wolf's moon, ring<aurora, northern star, frozen queen,
    deer&owl, aurora jackpot@JP, frozen scratch@SC`,
  SUGARFORGE: `
    sugar candy, rainbow candy, candy carnival, sugar cake, rainbow mushroom, cherry cake,
    laughing panda, candy palace, prism gem, sugar rabbit, candy bear, dancing fruits,
    rainbow fruits, sugar cherry, wizard's candy, carnival scratch@SC, candy pinball@AC,
    rainbow bingo@BG, sugar bingo@BG, carnival bingo@BG, sugar star`,
  STATICFOX: `
    neon fox, electric robot, neon dragon, midnight disco, turbo rocket, neon sevens,
    electric guitar, prism planet, neon tiger, lightning cat, comet<fox, double rocket,
    starry planet, neon fruits, electric diamond, disco jackpot@JP, turbo pinball@AC,
    neon slide@AC, neon reels, shadow panda, electric bull`,
  CARDHAVEN: `
    royal poker@VP, double poker@VP, wild poker@VP, golden poker@VP, queen&king, triple poker@VP,
    crimson blackjack@TG, prism roulette@TG, wizard<crown, shadow wizard, potion<queen,
    wizard's book, hidden key, emerald ring, king's sword, silver deer`,
};
