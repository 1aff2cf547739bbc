import { Icon, type IconProps } from './Icon.tsx';

export const HeartIcon = (props: IconProps) => (
  <Icon {...props} d="M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7.6 4.2 4.2 0 0 1 20 9.5C20 15 12 20 12 20Z" />
);
