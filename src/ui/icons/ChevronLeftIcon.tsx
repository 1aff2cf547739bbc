import { Icon, type IconProps } from './Icon.tsx';

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="m14.5 6-6 6 6 6" />;
