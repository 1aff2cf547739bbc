import { Icon, type IconProps } from './Icon.tsx';

export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />;
