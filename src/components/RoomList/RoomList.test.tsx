import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoomList, type RoomListProps } from './RoomList.tsx';

const rooms: RoomListProps['rooms'] = [
  { id: 'a', name: 'Calm', height: 1, stakes: '$1 to $20', players: 'nobody' },
  { id: 'b', name: 'Bold', height: 3, stakes: '$50 to $500', players: '3 players' },
];

const draw = (props: Partial<RoomListProps> = {}): string =>
  renderToString(
    <RoomList
      intro="Same rules"
      rooms={rooms}
      stakesLabel="Stake"
      enterLabel="Enter"
      onEnter={() => {}}
      {...props}
    />,
  );

test('each room says its stakes and its players, and its button says which room', () => {
  const html = draw();

  expect(html).toContain('$50 to $500');
  expect(html).toContain('3 players');
  expect(html).toContain('aria-label="Enter: Bold"');
});

test('the higher the stakes, the more chips are filled', () => {
  expect(draw({ rooms: rooms.slice(0, 1) }).match(/data-filled/gu)).toHaveLength(1);
  expect(draw({ rooms: rooms.slice(1) }).match(/data-filled/gu)).toHaveLength(3);
});

test('while the rooms are on their way nothing can be entered', () => {
  const html = draw({ loading: true });

  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('<button');
});
