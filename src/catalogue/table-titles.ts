/** The other categories' games, by category and vendor, in the grammar of `compose-name.ts`. */
export const tableTitles: Record<string, Record<string, string>> = {
  LIVE: {
    VELVETATRIUM: `
      velvet lobby@LB, velvet baccarat@BAC, speed baccarat@BAC, midnight baccarat@BAC,
      velvet roulette@ROU, lightning roulette@ROU, royal blackjack@BJ, grand blackjack@BJ,
      velvet threecard@PK, velvet holdem@PK, starry moneywheel@GS, evening sicbo@SB`,
    PARLOURNINE: `
      brass lobby@LB, classic baccarat@BAC, brass baccarat@BAC, silver roulette@ROU,
      speed roulette@ROU, classic blackjack@BJ, emerald blackjack@BJ, ivory threecard@PK,
      classic holdem@PK, garden moneywheel@GS, crimson dragontiger@DT, ivory sicbo@SB`,
    JADEBALCONY: `
      jade lobby@LB, jade baccarat@BAC, lotus baccarat@BAC, golden baccarat@BAC,
      jade dragontiger@DT, speed dragontiger@DT, jade sicbo@SB, golden sicbo@SB, jade fantan@FT,
      river seddie@FT, jade bullbull@BB, golden bullbull@BB`,
    SAFFRONLOOM: `
      silk lobby@LB, silk baccarat@BAC, saffron andarbahar@AB, golden andarbahar@AB,
      silk teenpatti@PK, royal teenpatti@PK, sunset roulette@ROU, ruby moneywheel@GS`,
  },
  SPORTS: {
    TOUCHLINEROW: `
      touchline sportsbook, virtual football cup, virtual football league, evening tennis,
      summer cricket, golden caneball`,
    FARPOST: `
      farpost sportsbook, midnight football, electric basketball, coastal volleyball,
      frozen hockey, iron boxing, speed tabletennis`,
    LONGSTRIDE: `
      longstride sportsbook, golden derby, thunder derby, turbo racing, virtual racing,
      silver badminton, sunset derby`,
  },
  ESPORTS: {
    REDSHIFTARENA: `
      redshift arena, starry legion, crimson strike, turbo circuit, shadow duel, iron mech,
      neon striker, thunder royale, electric rumble, grand championship`,
    PIXELBASTION: `
      pixel arena, ancient siege, dragon legion, midnight strike, rainbow circuit, crystal duel,
      copper mech, virtual striker, frozen royale, wild rumble`,
    STATICFOX: `
      electric arena, neon championship, neon circuit`,
  },
  PVP: {
    RIVERDECK: `
      river holdem@PK, river omaha@PK, golden shankoemee@SK, river bugyi@SK, royal rummy@RM,
      river ginrummy@RM, midnight teenpatti@PK, river bullbull@BB, lucky ludo@BD,
      river checkers@BD, amber domino@DM, river thirteen@TC, turbo holdem@PK, river bigtwo@TC`,
    TABLEMONSOON: `
      jade mahjong@MJ, bamboo mahjong@MJ, turbo mahjong@MJ, golden tienlen@TC, jade tienlen@TC,
      lucky landlord@TC, double landlord@TC, jade bigtwo@TC, jade thirteen@TC, lucky bullbull@BB,
      bamboo domino@DM, jade shankoemee@SK, candlelit andarbahar@AB, silk rummy@RM`,
    CARDHAVEN: `
      royal holdem@PK, crimson omaha@PK, royal ginrummy@RM, velvet bullbull@BB,
      royal shankoemee@SK, royal ludo@BD`,
    TAMARIND: `
      golden bugyi@SK, lucky shankoemee@SK, lucky teenpatti@PK, painted ludo@BD, spice rummy@RM,
      lucky tienlen@TC, summer checkers@BD, lucky domino@DM`,
  },
  FISH: {
    CORALFOUNDRY: `
      coral fishing, golden shark hunter, copper octopus, coral lagoon, thunder crab,
      rainbow reef, emerald turtle, coral seahorse, dragon hunter, burning manta`,
    TIDEWHEEL: `
      deepsea angler, moonlit whale, neon jellyfish, stormy kraken, midnight shoal,
      silver dolphin, deepsea fishing, electric manta, frozen shark, starry lagoon, crystal crab,
      pearl reef`,
    GILDEDKITE: `
      golden fishing, golden crab, jade carp hunter, golden angler, royal seahorse,
      dragon fishing, golden octopus, lucky shoal`,
  },
};
