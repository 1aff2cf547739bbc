import { Icon, type IconProps } from './Icon.tsx';

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m6 9.5 6 6 6-6" />;
