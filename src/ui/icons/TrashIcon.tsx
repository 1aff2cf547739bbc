import { Icon, type IconProps } from './Icon.tsx';

export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 13.5h9l1-13.5M10 10.5v5.5M14 10.5v5.5" />
);
