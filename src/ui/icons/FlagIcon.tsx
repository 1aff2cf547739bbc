import { Icon, type IconProps } from './Icon.tsx';

export const FlagIcon = (props: IconProps) => <Icon {...props} d="M6 20.5V4h12l-2.5 4 2.5 4H6" />;
