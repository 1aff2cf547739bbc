import { Icon, type IconProps } from './Icon.tsx';

export const CalendarIcon = (props: IconProps) => <Icon {...props} d="M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7" />;
