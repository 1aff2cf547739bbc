import { Icon, type IconProps } from './Icon.tsx';

export const SlidesFileIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h8l4.5 4.5v12.5H6ZM13.5 3.5V8.5h5M8.8 12h6.4v4H8.8ZM12 16v2" />
);
