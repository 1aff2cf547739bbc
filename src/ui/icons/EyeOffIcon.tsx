import { Icon, type IconProps } from './Icon.tsx';

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9.5 6.3a9.6 9.6 0 0 1 2.5-.3c3.9 0 7.1 2 9.5 6a14 14 0 0 1-2.3 3M6 7.8A13.6 13.6 0 0 0 2.5 12c2.4 4 5.6 6 9.5 6a9.8 9.8 0 0 0 4.3-1M4 4l16 16"
  />
);
