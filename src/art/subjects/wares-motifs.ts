import type { Subject } from '../pencils/subject.ts';
import { anchor } from './wares/anchor.ts';
import { book } from './wares/book.ts';
import { cake } from './wares/cake.ts';
import { candy } from './wares/candy.ts';
import { chest } from './wares/chest.ts';
import { clock } from './wares/clock.ts';
import { compass } from './wares/compass.ts';
import { disco } from './wares/disco.ts';
import { gears } from './wares/gears.ts';
import { guitar } from './wares/guitar.ts';
import { hammer } from './wares/hammer.ts';
import { potion } from './wares/potion.ts';
import { scroll } from './wares/scroll.ts';
import { shell } from './wares/shell.ts';
import { shield } from './wares/shield.ts';
import { sword } from './wares/sword.ts';
import { swords } from './wares/swords.ts';
import { wizard } from './wares/wizard.ts';

/** Things that people make, by the word that the catalogue uses. */
export const waresMotifs = {
  anchor,
  book,
  cake,
  candy,
  chest,
  clock,
  compass,
  disco,
  gears,
  guitar,
  hammer,
  potion,
  scroll,
  shell,
  shield,
  sword,
  swords,
  wizard,
} as const satisfies Record<string, Subject>;
