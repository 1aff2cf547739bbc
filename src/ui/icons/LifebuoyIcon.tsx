import { Icon, type IconProps } from './Icon.tsx';

export const LifebuoyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM6 6l3.5 3.5M14.5 14.5 18 18M18 6l-3.5 3.5M9.5 14.5 6 18"
  />
);
