import { styled } from 'storybook/theming';

export const Frame = styled.div(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  color: theme.color.defaultText,
  boxShadow: '0 12px 32px rgba(0, 0, 0, 0.22)',
  font: `400 13px ${theme.typography.fonts.base}`,
}));

export const Search = styled.input(({ theme }) => ({
  inlineSize: '100%',
  blockSize: 44,
  paddingInline: 14,
  border: 0,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

export const List = styled.div({ maxBlockSize: 360, overflowY: 'auto' });

export const Option = styled.div(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingInline: 14,
  cursor: 'pointer',
  '&:hover, &[data-active]': { background: theme.background.hoverable },
  '&[data-active]': { boxShadow: `inset 3px 0 ${theme.color.secondary}` },
  '&[aria-selected="true"]': { fontWeight: 700 },
}));

export const Name = styled.span({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const Empty = styled.p({ margin: 0, padding: 14 });
