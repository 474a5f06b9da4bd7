import { modifiers } from './modifiers.ts';
import { tables } from './tables.ts';
import { things } from './things.ts';
import type { Word } from './word.ts';

/** Nouns of sport, e-sport, cockfight and house games with their art's motif. */
const arenas = {
  sportsbook: ['Sportsbook', '体育博彩', 'အားကစားလောင်း', 'stadium', 145],
  football: ['Football', '足球', 'ဘောလုံး', 'football', 145],
  basketball: ['Basketball', '篮球', 'ဘတ်စကက်ဘော', 'basketball', 45],
  tennis: ['Tennis', '网球', 'တင်းနစ်', 'tennis', 125],
  badminton: ['Badminton', '羽毛球', 'ကြက်တောင်', 'shuttlecock', 200],
  volleyball: ['Volleyball', '排球', 'ဘော်လီဘော', 'volleyball', 250],
  caneball: ['Cane Ball', '藤球', 'ခြင်းလုံး', 'caneball', 70],
  cricket: ['Cricket', '板球', 'ခရစ်ကတ်', 'cricket', 25],
  boxing: ['Boxing', '拳击', 'လက်ဝှေ့', 'boxing', 18],
  racing: ['Racing', '赛车', 'ကားပြိုင်ပွဲ', 'racecar', 28],
  derby: ['Derby', '赛马', 'မြင်းပြိုင်ပွဲ', 'horse', 60],
  hockey: ['Hockey', '冰球', 'ရေခဲပြင်ဟော်ကီ', 'hockey', 220],
  tabletennis: ['Table Tennis', '乒乓球', 'စားပွဲတင်တင်းနစ်', 'paddle', 10],
  cup: ['Cup', '杯赛', 'ဖလား', 'trophy', 85],
  league: ['League', '联赛', 'လိဂ်', 'stadium', 240],
  // e-sports
  arena: ['Arena', '竞技场', 'ပြိုင်ကွင်း', 'esports', 270],
  legion: ['Legion', '军团', 'တပ်မ', 'helmet', 285],
  strike: ['Strike', '突击', 'ထိုးစစ်', 'crosshair', 20],
  circuit: ['Circuit', '赛道', 'ပြိုင်လမ်း', 'racecar', 200],
  duel: ['Duel', '对决', 'စီးချင်း', 'swords', 300],
  siege: ['Siege', '攻城', 'ခံတပ်တိုက်ပွဲ', 'castle', 260],
  mech: ['Mech', '机甲', 'စက်တပ်သား', 'robot', 195],
  royale: ['Royale', '大逃杀', 'နောက်ဆုံးတစ်ဦး', 'crosshair', 130],
  striker: ['Striker', '射手', 'တိုက်စစ်မှူး', 'controller', 150],
  rumble: ['Rumble', '乱斗', 'အုံကျိုး', 'fist', 40],
  championship: ['Championship', '冠军赛', 'ချန်ပီယံရှစ်', 'trophy', 60],
  // the ring
  rooster: ['Rooster', '雄鸡', 'ကြက်ဖ', 'rooster', 25],
  spur: ['Spur', '金距', 'ကြက်ခွပ်', 'roosters', 40],
  gamecock: ['Gamecock', '斗鸡', 'တိုက်ကြက်', 'roosters', 15],
  crest: ['Crest', '红冠', 'ကြက်မောက်', 'rooster', 5],
  // the house's own
  balloon: ['Balloon', '热气球', 'မိုးပျံပူဖောင်း', 'balloon', 345],
  coinflip: ['Coin Flip', '掷硬币', 'ခေါင်းပန်းလှန်', 'coinflip', 85],
  crash: ['Crash', '飞升', 'ကရက်ရှ်', 'crash', 20],
  dice: ['Dice', '骰子', 'အန်စာတုံး', 'dice', 300],
  hilo: ['Hi-Lo', '猜大小', 'အမြင့်အနိမ့်', 'cards', 190],
  limbo: ['Limbo', '极限', 'လင်ဘို', 'crash', 275],
  mines: ['Mines', '扫雷', 'မိုင်းကွင်း', 'mines', 200],
  plane: ['Plane', '飞机', 'လေယာဉ်', 'plane', 225],
  plinko: ['Plinko', '弹珠', 'ပလင်ကို', 'plinko', 290],
  tower: ['Tower', '高塔', 'မျှော်စင်', 'tower', 55],
  wheel: ['Wheel', '转盘', 'စက်ဝိုင်း', 'wheel', 330],
  goal: ['Goal', '射门', 'ဂိုး', 'football', 140],
  egg: ['Egg', '金蛋', 'ရွှေဥ', 'egg', 75],
  stairs: ['Stairs', '天梯', 'လှေကား', 'tower', 175],
} as const satisfies Record<string, Word>;

const words: Record<string, Word> = { ...modifiers, ...things, ...tables, ...arenas };

/** A game's name in the languages that are translated, with what its words say about its art. */
export interface ComposedName {
  en: string;
  'zh-Hans': string;
  my: string;
  /** What the name shows, the leading thing first. */
  motifs: string[];
  /** The hues that the words bring, in degrees of OKLCH, the leading word's first. */
  hues: number[];
}

const wordOf = (key: string): Word => {
  const word = words[key];
  if (!word) throw new Error(`The catalogue has no word "${key}".`);
  return word;
};

const joined = (keys: string[], index: 0 | 1 | 2): string =>
  keys.map((key) => wordOf(key)[index]).join(index === 0 ? ' ' : '');

type Join = (part: (keys: string[]) => string, left: string[], right: string[]) => string;

const joins: Record<string, { en: Join; zh: Join; my: Join; head: 'left' | 'right' }> = {
  "'s ": {
    en: (part, left, right) => `${part(left)}’s ${part(right)}`,
    zh: (part, left, right) => `${part(left)}之${part(right).replace(/^之/, '')}`,
    my: (part, left, right) => `${part(left)}၏ ${part(right)}`,
    head: 'right',
  },
  '<': {
    en: (part, left, right) => `${part(left)} of the ${part(right)}`,
    zh: (part, left, right) => `${part(right)}之${part(left).replace(/^之/, '')}`,
    my: (part, left, right) => `${part(right)}၏ ${part(left)}`,
    head: 'left',
  },
  '&': {
    en: (part, left, right) => `${part(left)} & ${part(right)}`,
    zh: (part, left, right) => `${part(left)}与${part(right)}`,
    my: (part, left, right) => `${part(left)}နှင့် ${part(right)}`,
    head: 'left',
  },
};

/** The motifs of some words, the last word's first: it is what the others describe. */
const motifsOf = (keys: string[]): string[] =>
  keys
    .map((key) => wordOf(key)[3])
    .filter((motif) => motif !== '')
    .toReversed();

const huesOf = (keys: string[]): number[] => keys.map((key) => wordOf(key)[4]);

/**
 * Puts a name together in every translated language.
 *
 * @param title `moonlit rabbit` · `rabbit's lantern` · `temple<tiger` · `tiger&crane`
 * @throws {Error} when a word is not in the word lists
 */
export const composeName = (title: string): ComposedName => {
  for (const [mark, join] of Object.entries(joins)) {
    if (!title.includes(mark)) continue;
    const [left = [], right = []] = title.split(mark).map((side) => side.split(' '));
    return {
      en: join.en((keys) => joined(keys, 0), left, right),
      'zh-Hans': join.zh((keys) => joined(keys, 1), left, right),
      my: join.my((keys) => joined(keys, 2), left, right),
      motifs:
        join.head === 'left'
          ? [...motifsOf(left), ...motifsOf(right)]
          : motifsOf([...left, ...right]),
      hues: [...huesOf(left), ...huesOf(right)],
    };
  }
  const keys = title.split(' ');
  return {
    en: joined(keys, 0),
    'zh-Hans': joined(keys, 1),
    my: joined(keys, 2),
    motifs: motifsOf(keys),
    hues: huesOf(keys),
  };
};
