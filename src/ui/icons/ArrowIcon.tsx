import { Icon, type IconProps } from './Icon.tsx';

export const ArrowIcon = (props: IconProps) => <Icon {...props} d="M5 12h14M13 6l6 6-6 6" />;
