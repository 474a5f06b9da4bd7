import { expect, test } from 'vitest';
import { composeName } from './compose-name.ts';

test('words that stand together are joined as each language joins them', () => {
  expect(composeName('jade tiger')).toMatchObject({
    en: 'Jade Tiger',
    'zh-Hans': '翡翠猛虎',
    my: 'ကျောက်စိမ်းကျား',
    motifs: ['tiger'],
  });
});

test('what belongs to another turns around in Chinese and Burmese', () => {
  expect(composeName('temple<tiger')).toMatchObject({
    en: 'Temple of the Tiger',
    'zh-Hans': '猛虎之神殿',
    my: 'ကျား၏ ဘုံဗိမာန်',
    motifs: ['temple', 'tiger'],
  });
  expect(composeName("rabbit's lantern")).toMatchObject({
    en: 'Rabbit’s Lantern',
    motifs: ['lantern', 'rabbit'],
  });
});

test('two of a kind are named with an and', () => {
  expect(composeName('fox&crane')).toMatchObject({ en: 'Fox & Crane', 'zh-Hans': '灵狐与仙鹤' });
});

test('an unknown word is a fault of ours', () => {
  expect(() => composeName('jade zeppelin')).toThrow('zeppelin');
});
