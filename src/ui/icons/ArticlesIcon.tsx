import { Icon, type IconProps } from './Icon.tsx';

export const ArticlesIcon = (props: IconProps) => (
  <Icon {...props} d="M12 6.5C10 4.9 7.3 4.5 4 4.6v13.2c3.3-.1 6 .3 8 1.9 2-1.6 4.7-2 8-1.9V4.6c-3.3-.1-6 .3-8 1.9ZM12 6.5v13.2" />
);
