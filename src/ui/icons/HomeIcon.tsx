import { Icon, type IconProps } from './Icon.tsx';

export const HomeIcon = (props: IconProps) => <Icon {...props} d="M3.5 11 12 4l8.5 7M5.5 9.5V20h4.8v-5.5h3.4V20h4.8V9.5" />;
