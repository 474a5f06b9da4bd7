/** How a host is drawn. Colors are those of people and cloth, not of a brand. */
export interface HostLook {
  skin: string;
  hair: string;
  cut: 'bun' | 'bob' | 'long' | 'short' | 'curls' | 'scarf' | 'parted' | 'braid';
  garment: 'vest' | 'gown' | 'jacket';
  extra?: 'glasses' | 'beard' | 'flower' | 'earrings';
}

/** The twelve hosts, by number. */
export const hostLooks: readonly HostLook[] = [
  { skin: '#c98a5e', hair: '#1d1512', cut: 'bun', garment: 'gown', extra: 'flower' },
  { skin: '#f0c8a8', hair: '#c48a3f', cut: 'bob', garment: 'vest' },
  { skin: '#b97a50', hair: '#2b1b14', cut: 'scarf', garment: 'gown' },
  { skin: '#e3b088', hair: '#3a2418', cut: 'short', garment: 'vest', extra: 'beard' },
  { skin: '#eec19c', hair: '#1a1413', cut: 'long', garment: 'jacket', extra: 'earrings' },
  { skin: '#6f4227', hair: '#14100e', cut: 'short', garment: 'vest' },
  { skin: '#f3d0b4', hair: '#7a3b22', cut: 'braid', garment: 'gown' },
  { skin: '#a8683f', hair: '#17110f', cut: 'parted', garment: 'jacket', extra: 'glasses' },
  { skin: '#8d5634', hair: '#191210', cut: 'curls', garment: 'gown', extra: 'earrings' },
  { skin: '#eac09a', hair: '#151113', cut: 'parted', garment: 'vest' },
  { skin: '#d9a377', hair: '#4a2d1c', cut: 'curls', garment: 'vest' },
  { skin: '#f2cdb2', hair: '#b9a58c', cut: 'short', garment: 'jacket', extra: 'glasses' },
];

/** The look of a number, also of one beyond the last. */
export const lookOf = (look: number): HostLook => {
  const found = hostLooks[Math.abs(Math.trunc(look)) % hostLooks.length] ?? hostLooks[0];
  if (!found) throw new Error('There are no hosts.');
  return found;
};
