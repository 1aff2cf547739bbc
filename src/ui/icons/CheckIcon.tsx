import { Icon, type IconProps } from './Icon.tsx';

export const CheckIcon = (props: IconProps) => <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
