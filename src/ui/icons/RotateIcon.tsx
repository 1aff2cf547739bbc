import { Icon, type IconProps } from './Icon.tsx';

export const RotateIcon = (props: IconProps) => <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7M20 3.5v4.5h-4.5" />;
