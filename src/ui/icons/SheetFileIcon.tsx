import { Icon, type IconProps } from './Icon.tsx';

export const SheetFileIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h8l4.5 4.5v12.5H6ZM13.5 3.5V8.5h5M8.8 12h6.4v5.5H8.8ZM8.8 14.7h6.4M12 12v5.5" />
);
