import { Icon, type IconProps } from './Icon.tsx';

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z"
  />
);
