import { Icon, type IconProps } from './Icon.tsx';

export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.3 4H5a1 1 0 0 0-1 1.1C4.6 13.3 10.7 19.4 18.9 20a1 1 0 0 0 1.1-1v-3.3l-4.2-1.5-1.9 2.2a12 12 0 0 1-6.3-6.3l2.2-1.9Z"
  />
);
