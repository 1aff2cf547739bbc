import { Icon, type IconProps } from './Icon.tsx';

export const CloseIcon = (props: IconProps) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />;
