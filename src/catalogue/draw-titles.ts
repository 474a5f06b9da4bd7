/** Lottery, arena and house games, by category and vendor, in the grammar of `compose-name.ts`. */
export const drawTitles: Record<string, Record<string, string>> = {
  LOTT: {
    DRAWHOUSE: `
      oneminute ssc@SSC, fiveminute ssc@SSC, tenminute ssc@SSC, harbour eleven@11X5,
      oneminute eleven@11X5, fiveminute eleven@11X5, oneminute pk10@PK10, speed pk10@PK10,
      fiveminute pk10@PK10, evening lhc@LHC, fiveminute lhc@LHC, evening lf@LF`,
    BAMBOODRUM: `
      bamboo ssc@SSC, river ssc@SSC, lucky ssc@SSC, bamboo eleven@11X5, garden eleven@11X5,
      highland eleven@11X5, bamboo pk10@PK10, thunder pk10@PK10, golden lhc@LHC, hourly lhc@LHC,
      bamboo lf@LF, morning lf@LF`,
    NINESTREAMS: `
      northern draw@VN, central draw@VN, southern draw@VN, highland draw@VN, coastal draw@VN,
      river draw@VN, oneminute draw@VN, fiveminute draw@VN, lotus draw@VN, jade draw@VN,
      dawn draw@VN, evening draw@VN`,
    MONSOONNUMBERS: `
      morning twod@SEA, evening twod@SEA, golden twod@SEA, hourly twod@SEA, golden threed@SEA,
      dawn threed@SEA, fiveminute threed@SEA, grand fourd@SEA, speed fourd@SEA, summer fourd@SEA,
      lucky numbers@SEA, stormy numbers@SEA`,
  },
  ELOTT: {
    DRAWHOUSE: `
      oneminute keno, starry keno, oneminute dicedraw, classic numbers`,
    QUICKPOST: `
      golden ticket, lucky ticket, rainbow ticket, candy ticket, treasure ticket,
      oneminute numbers, turbo keno, speed dicedraw, panda ticket, paper bingo`,
    TALLYBIRD: `
      garden keno, morning bingo, blossom ticket, summer numbers, dancing keno, flying bingo,
      jade dicedraw, peacock ticket, butterfly bingo, sunset keno`,
  },
  COCKFIGHT: {
    SPURFIELD: `
      golden spur, crimson crest, highland gamecock, burning rooster, iron spur,
      scarlet gamecock`,
    DAWNRING: `
      dawn rooster, sunset gamecock, royal crest, stormy spur, midnight rooster, silver gamecock`,
  },
  INHOUSE: {
    COACHHOUSE: `
      comet crash@CR, rocket crash@CR, paper plane@CR, floating balloon@CR, neon limbo@CR,
      moon crash@CR, crystal mines@MI, temple mines@MI, treasure mines@MI, prism plinko@PL,
      candy plinko@PL, starry plinko@PL, crystal dice@DI, golden dice@DI, velvet hilo@DI,
      golden coinflip@DI, dragon tower@MI, jade stairs@MI, rainbow wheel@WH, royal wheel@WH,
      penalty goal@AC, golden egg@AC, lucky keno@KE, neon keno@KE`,
    BRASSHERON: `
      brass plinko@PL, brass crash@CR, copper dice@DI, brass wheel@WH, classic hilo@DI,
      clock tower@MI, copper mines@MI, brass coinflip@DI`,
  },
};
