import { Icon, type IconProps } from './Icon.tsx';

export const WordFileIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h8l4.5 4.5v12.5H6ZM13.5 3.5V8.5h5M8.5 12l1.3 5 1.7-4 1.7 4 1.3-5" />
);
