import { Icon, type IconProps } from './Icon.tsx';

export const OfflineIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 4l16 16M8 8.2A11 11 0 0 0 4.5 10.5M12 7.2c3 0 5.6 1.1 7.7 3.3M7.5 13.8A6.5 6.5 0 0 1 11 12M15.2 13a7 7 0 0 1 1.3.8M12 17.8v.2"
  />
);
