import { Icon, type IconProps } from './Icon.tsx';

export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 21c4.3-4.6 6.5-8.2 6.5-11a6.5 6.5 0 0 0-13 0c0 2.8 2.2 6.4 6.5 11ZM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z"
  />
);
